/* SPDX-License-Identifier: MIT */
/*
 * Finds the first op at which an engine and the reference differ, in a recorded launch.
 *
 * First the whole launch runs on both, then as many work-groups as are needed for a difference. In the
 * work-group that makes the difference, the reference gives the order in which ops run. Somewhere in this
 * order the states of both are equal before an op and differ behind it; bisection finds that op. The
 * reference is stepped to a place; the other engine runs a program that stops there (stop_program.h). NaNs
 * with undefined sign or payload are left out.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include <stdio.h>

#include "emu/error.h"

struct backend_code;
struct emu_kernel;
struct rt_replay;

/* The engine that is compared with the reference. */
struct rt_compared {
    const char *name;
    int (*make)(void *user, const struct emu_kernel *kernel, struct backend_code **out,
                struct emu_error *error);
    void *user;
    /* Processor time that a work-group may take on this engine and on the reference, where each op is
     * watched: microseconds an op. 0: no limit. */
    double seconds, ref_seconds;
};

enum rt_comparison {
    RT_COMPARE_EQUAL,
    RT_COMPARE_DIFFERENT, /* the difference was printed */
    RT_COMPARE_FAILED     /* an engine refuses the program, the reference does not end, or no memory */
};

enum rt_comparison rt_compare(struct rt_replay *replay, const struct rt_compared *engine, FILE *out);

#endif
