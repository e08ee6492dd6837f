/* SPDX-License-Identifier: MIT */
/*
 * Waiting for a moment before a thread goes to sleep. To wake a thread takes as long as a small launch, and
 * launches often come in a row.
 */
#ifndef BACKEND_POLL_H
#define BACKEND_POLL_H

#include <stdbool.h>
#include <stdint.h>

/* Nanoseconds on the monotonic clock. */
uint64_t pool_clock(void);

/* Reads *word, which other threads store atomically, until it is not `seen` any more. False: it is, and it
 * has been long enough (some 20 microseconds). Gives the core to nobody: it is shorter than a change of
 * threads. */
bool pool_poll(const unsigned *word, unsigned seen);
/* The same, but it also ends with false when *news changes, or *needed is not 0. */
bool pool_poll_beside(const unsigned *word, unsigned seen, const unsigned *news, const unsigned *needed);

#endif
