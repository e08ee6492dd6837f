/* SPDX-License-Identifier: MIT */
/*
 * Text on its way to standard output. It is formatted here first, so that standard output is locked for a
 * write and no longer. Each text has a budget of work and of bytes: a kernel decides how much it prints.
 */
#ifndef TEXT_OUT_H
#define TEXT_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RT_TEXT_PIECE = 24 << 10 }; /* what one rt_text_format() may write */

struct rt_text {
    char *bytes; /* `first`, or larger memory of its own */
    size_t used, room;
    uint64_t work;  /* steps that are left */
    uint64_t space; /* bytes that are left */
    char first[RT_TEXT_PIECE];
};

void rt_text_begin(struct rt_text *text, uint64_t work, uint64_t space);
/* Takes steps of work, one for about a nanosecond; false: none are left. */
bool rt_text_spend(struct rt_text *text, uint64_t steps);
/* Both drop what there is no space for. */
void rt_text_put(struct rt_text *text, const char *bytes, size_t count);
__attribute__((format(printf, 2, 3))) void rt_text_format(struct rt_text *text, const char *format, ...);
/* Whether all went in so far. */
bool rt_text_is_whole(const struct rt_text *text);
/* A last line that always goes in. */
void rt_text_note(struct rt_text *text, const char *line);
/* Writes what is left and gives the memory back. */
void rt_text_end(struct rt_text *text);

#endif
