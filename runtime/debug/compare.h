/* SPDX-License-Identifier: MIT */
/*
 * Finds the first op at which an engine and the reference differ, in a recorded launch.
 *
 * First the whole launch runs on both, then as many work-groups as are needed for a difference. In the
 * work-group that makes it the reference says in which order ops run. Between its beginning and its end lies
 * a place where both hold the same before an op and something else behind it; that is found by halving. The
 * reference is stepped to a place; the other engine runs a program that stops there (stop_program.h). NaNs
 * whose sign or payload nothing defines are left out.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include <stdio.h>

#include "emu/error.h"

struct backend_code;
struct emu_kernel;
struct rt_replay;

/* What is compared with the reference. */
struct rt_compared {
    const char *name;
    int (*make)(void *user, const struct emu_kernel *kernel, struct backend_code **out,
                struct emu_error *error);
    void *user;
    double seconds; /* of a processor's time that a work-group may take; 0: no limit */
};

enum rt_comparison {
    RT_COMPARE_EQUAL,
    RT_COMPARE_DIFFERENT, /* what was found is told */
    RT_COMPARE_FAILED     /* an engine refuses the program, or no memory */
};

enum rt_comparison rt_compare(struct rt_replay *replay, const struct rt_compared *engine, FILE *out);

#endif
