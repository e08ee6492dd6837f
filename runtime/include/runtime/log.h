/* SPDX-License-Identifier: MIT */
/* Lines on stderr, each "caygen: ...". */
#ifndef RUNTIME_LOG_H
#define RUNTIME_LOG_H

#include "runtime/options.h"

/* Always printed. */
void rt_warn(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Printed when CAYGEN_DEBUG has the word. */
void rt_debug(enum rt_debug what, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
