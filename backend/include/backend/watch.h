/* SPDX-License-Identifier: MIT */
/* Watches some hardware threads of a launch run, op by op. The others run as usual. */
#ifndef BACKEND_WATCH_H
#define BACKEND_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/thread.h"

struct backend_code;
struct lane_program;

/*
 * The watcher. `wants` is called at each start of a hardware thread and behind each barrier, and must give
 * the same answer for a thread each time. Workers call at the same time, each for its own thread. The host's
 * floating-point mode is the default one in these calls.
 */
struct backend_watch {
    void *user;
    bool (*wants)(void *user, const uint32_t group[3], uint32_t thread);
    /* Called before op t->pc. False: the thread stops there with a fault of kind HANG. */
    bool (*before)(void *user, const struct emu_thread *t);
    /* Called behind op `op`. stop: why the thread stops, NULL: it goes on at t->pc. May change registers. */
    void (*after)(void *user, struct emu_thread *t, uint32_t op, const enum emu_stop *stop);
};

/* Code that does the same as `code`, but watched threads run on the reference engine. Free it before `code`
 * and before the watcher. NULL: out of memory. */
struct backend_code *backend_watched(const struct backend_code *code, const struct backend_watch *watch);
/* The same, but one worker runs the launch, so that calls come one after another. */
struct backend_code *backend_watched_alone(const struct backend_code *code,
                                           const struct backend_watch *watch);

#endif
