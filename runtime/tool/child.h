/* SPDX-License-Identifier: MIT */
/* A program that a tool of `caygen` starts and whose processes leave reports in a folder. */
#ifndef TOOL_CHILD_H
#define TOOL_CHILD_H

#include <limits.h>
#include <stddef.h>

/* Makes an empty folder for reports and sets the environment's variable to its name. TOOL_OK, or what
 * tool_fail returned. */
int tool_folder_make(const char *name, const char *variable, char folder[PATH_MAX]);
/* Removes it, with its files. */
void tool_folder_remove(const char *folder);
/* Runs the program to its end as tool_execute does; returns its exit code, or 128 + N if signal N ended it.
 */
int tool_child_run(char **argv);
/* The words of a command in one text. */
void tool_child_name(char **argv, char *text, size_t size);
/* Makes the file that a report will be written to, so that it is said before the program runs if that cannot
 * be done. TOOL_OK, or what tool_fail returned. */
int tool_report_begin(const char *option, const char *path);
/* No launch was looked at. If these variables ask for a kernel or a launch, that is most likely a mistake in
 * the command: what tool_fail returned. Else TOOL_OK. */
int tool_launch_missed(const char *kernel_variable, const char *launch_variable);

#endif
