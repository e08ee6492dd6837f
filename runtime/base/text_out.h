/* SPDX-License-Identifier: MIT */
/*
 * Text on its way to standard output. It is formatted in memory first, so that standard output is locked only
 * while it is written. Each text has a budget of work and of bytes, because a kernel decides how much it
 * prints.
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
/* Uses up steps of work, each about a nanosecond. False: none are left. */
bool rt_text_spend(struct rt_text *text, uint64_t steps);
/* Both drop the text that exceeds the budget of bytes. */
void rt_text_put(struct rt_text *text, const char *bytes, size_t count);
__attribute__((format(printf, 2, 3))) void rt_text_format(struct rt_text *text, const char *format, ...);
/* Whether both budgets have sufficed so far. */
bool rt_text_is_whole(const struct rt_text *text);
/* A last line. It is written even if the budgets are used up. */
void rt_text_note(struct rt_text *text, const char *line);
/* Writes the rest of the text and frees the memory. */
void rt_text_end(struct rt_text *text);

#endif
