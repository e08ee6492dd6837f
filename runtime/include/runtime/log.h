/* SPDX-License-Identifier: MIT */
/* Lines on stderr, each "caygen: ...". */
#ifndef RUNTIME_LOG_H
#define RUNTIME_LOG_H

#include <stddef.h>

#include "runtime/options.h"

/* Always printed. */
void rt_warn(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Printed when CAYGEN_DEBUG has the word. */
void rt_debug(enum rt_debug what, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A few lines that other threads and processes put nothing between: they are told by one write. */
struct rt_lines {
    size_t used;      /* 0 at first */
    char text[12000]; /* five lines of the greatest length */
};
void rt_lines_add(struct rt_lines *lines, const char *format, ...) __attribute__((format(printf, 2, 3)));
void rt_lines_tell(const struct rt_lines *lines);

#endif
