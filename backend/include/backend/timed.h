/* SPDX-License-Identifier: MIT */
/* Tells when hardware threads of a launch run, and on which worker. */
#ifndef BACKEND_TIMED_H
#define BACKEND_TIMED_H

#include <stdint.h>

struct backend_code;
struct emu_thread;

/*
 * Called each time when a hardware thread has run, or several of its group have, up to a barrier or the end.
 * Workers call at the same time. seat: the worker's number in the launch. Times are nanoseconds of the
 * monotonic clock.
 */
struct backend_timer {
    void *user;
    void (*ran)(void *user, const struct emu_thread *t, uint32_t seat, uint64_t begin, uint64_t end);
};

/* Code that does the same as `code` on the same engine. Free it before `code` and the timer. NULL: out of
 * memory. */
struct backend_code *backend_timed(const struct backend_code *code, const struct backend_timer *timer);

#endif
