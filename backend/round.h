/* SPDX-License-Identifier: MIT */
/*
 * The threads of a work-group, or of several, between two barriers. An engine that runs them all in one call
 * decides once for all of them which code to run, and there is little between the end of one and the start of
 * the next.
 */
#ifndef BACKEND_ROUND_H
#define BACKEND_ROUND_H

#include "engine.h"

struct engine_round {
    struct emu_thread *threads;
    uint8_t *ended; /* of each */
    uint32_t count;
    uint32_t fpmode; /* the host's; the engine keeps it up to date */
    uint32_t group;  /* threads of each work-group, if there are several; 0: all threads are of one */
    /* Set by the engine: the threads are of several groups, and do not all go the same way. None of them has
     * come to its stop. Each group must go on alone. */
    bool parted;
};

/* Runs the threads that have not ended, in ascending order, each to its next stop under its own mode, and
 * sets what has ended. Returns the number of the one that failed, else the count. */
typedef uint32_t engine_run_round(const struct backend_code *code, struct engine_round *round);

/* NULL: the scheduler must run the threads one by one. */
engine_run_round *engine_round_of(const struct backend_code *code);
engine_run_round *backend_jit_round(const struct backend_code *code); /* NULL: the code is not the jit's */

/* Work-groups that follow one another, on the same threads. */
struct engine_groups {
    struct engine_round round; /* ended: nothing yet; without barriers the first thread serves for all */
    uint64_t rf_stride;        /* from one thread's register file to the next */
    const struct emu_start *start;
    uint32_t slot;         /* of a group's first thread */
    uint32_t group[3];     /* of the next group */
    const uint32_t *first; /* a launch's groups have ids from these on, */
    const uint32_t *count; /* so many of them */
    uint64_t left;
    uint64_t *progress; /* counted up at each start and end of a group, see struct pool_worker */
    const int *stop;    /* of the watchdog */
};

/* Runs groups, as long as it can do without the scheduler: `left` says of how many it has done nothing, from
 * `group` on. Returns the number of the thread that failed, of the group before that, else the count. */
typedef uint32_t engine_run_groups(const struct backend_code *code, struct engine_groups *groups);
engine_run_groups *engine_groups_of(const struct backend_code *code); /* NULL: it cannot */
engine_run_groups *backend_jit_groups(const struct backend_code *code);

/* The ids of the group behind this one. */
static inline void
engine_next_group(uint32_t group[3], const uint32_t first[3], const uint32_t count[3])
{
    for (unsigned d = 0; d < 3 && ++group[d] == first[d] + count[d] && d < 2; d++)
        group[d] = first[d];
}

#endif
