/* SPDX-License-Identifier: MIT */
/* A program that a tool of `caygen` starts and whose processes leave reports in a folder. */
#ifndef TOOL_CHILD_H
#define TOOL_CHILD_H

#include <limits.h>
#include <stddef.h>

/* Makes an empty folder for reports and sets the environment's variable to its name. TOOL_OK, or what
 * tool_fail returned. */
int tool_folder_make(const char *name, const char *variable, char folder[PATH_MAX]);
/* TOOL_OK, or a message that some process could not write all of its report there. */
int tool_folder_whole(const char *folder);
/* Removes it, with its files. */
void tool_folder_remove(const char *folder);
/* How a program ended: its exit code, or 128 + N if signal N ended it. signal 0: none. */
struct tool_end {
    int code, signal;
};
/* Runs the program to its end as tool_execute does. */
struct tool_end tool_child_run(char **argv);
/* From now on, who writes to a closed pipe or beyond the limit of a file's size gets an error and no signal.
 * Programs that are started later would have it so, too. */
void tool_write_always(void);
/* The words of a command in one text. */
void tool_child_name(char **argv, char *text, size_t size);
/* Makes the file that a report will be written to, so that it is said before the program runs if that cannot
 * be done. files: the paths of a command's reports; NULL: not wanted. An option that is given twice and a
 * path that another one has are errors. TOOL_OK, or what tool_fail returned. */
int tool_report_begin(const char *option, const char *path, const char **files, unsigned count,
                      unsigned which);

#endif
