/* SPDX-License-Identifier: MIT */
/* Text from binaries and from the environment, made safe for a terminal. */
#ifndef SHOWN_H
#define SHOWN_H

#include <stddef.h>

/*
 * The length of the character that a text begins with, in bytes, if a terminal shows it: printable ASCII, or
 * UTF-8 that is neither a control character nor one that changes the direction of writing. 0: it is not
 * shown.
 */
unsigned rt_shown_length(const char *text);

/* Copies as much of the text as there is room for. Bytes that are not shown become \xNN. Returns `to`. */
char *rt_show(const char *from, char *to, size_t size);
/* The same, but tabs and ends of lines stay. */
char *rt_show_lines(const char *from, char *to, size_t size);

#endif
