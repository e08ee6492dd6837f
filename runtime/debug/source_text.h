/* SPDX-License-Identifier: MIT */
/* The text of source lines, for messages about GPU code. */
#ifndef SOURCE_TEXT_H
#define SOURCE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A source file. The path comes from a binary's debug data. Only regular files of at most 4 MiB whose names
 * end in .cl are read, and none in a process with more rights than its user. The caller frees the bytes;
 * NULL: there is no such file.
 */
char *rt_source_read(const char *path, size_t *size);

/* Copies a line (1: the first) without the blanks around it, as rt_source_show shows it. False: there is no
 * such line, or it is empty. */
bool rt_source_line(const char *source, size_t source_size, uint32_t line, char *text, size_t size);

/* Copies as much of the text as there is room for. What is not printable ASCII becomes a space.
 */
void rt_source_show(const char *from, size_t length, char *text, size_t size);

#endif
