/* SPDX-License-Identifier: MIT */
/* The finder's parts: runs of the reference (compare_ref.c) and of the other engine (compare_run.c), the
 * search (compare.c), the output (compare_tell.c). */
#ifndef COMPARE_PRIV_H
#define COMPARE_PRIV_H

#include <stdbool.h>
#include <stdint.h>

#include "backend/backend.h"
#include "compare.h"
#include "record/record.h"

/* One op that ran. */
struct step {
    uint32_t thread, op;
};

/* The state when a run stopped or ended. */
struct state {
    bool stopped; /* where it should, else it ended or has a fault */
    bool failed;  /* a fault, not the stop */
    struct emu_fault fault;
    uint8_t *memory;    /* of the replay's regions */
    uint8_t *rf;        /* of the thread */
    uint8_t *known;     /* which bytes of rf mean something: written by now */
    uint8_t *own;       /* local memory, then scratch memory */
    uint8_t *own_known; /* which bytes of it were written */
};

enum { NAN_KINDS = 3 }; /* as they are, and two others */

struct finder {
    struct rt_replay *replay;
    const struct rt_compared *engine;
    FILE *out;
    struct backend_pool *pool; /* one worker: work-groups and threads in order */
    struct backend_code *ref, *other;
    size_t bytes; /* of memory */
    uint32_t rf_bytes, threads;
    uint32_t local_bytes, scratch_bytes; /* as much as is compared */
    uint64_t groups;
    uint8_t *initial, *at_group; /* memory before all groups, before the group in question */
    uint64_t group;
    struct step *steps;
    uint64_t step_count;
    bool no_memory;
    struct state mine[NAN_KINDS], theirs;
};

/* The ids of a work-group by its number. */
void finder_group_ids(const struct finder *f, uint64_t number, uint32_t ids[3]);
/* Runs one work-group of this launch with this code, for so long (rt_compared). 0 or -1 with the fault. */
int finder_run_group(const struct finder *f, const struct backend_code *code, double seconds,
                     const struct emu_launch *launch, uint64_t number, struct emu_fault *fault);

/* Restores memory, then runs so many work-groups, or all at once. */
enum { ALL_AT_ONCE = -1 };
void finder_run_groups(const struct finder *f, const struct backend_code *code, double seconds, int64_t count,
                       struct state *end);
/* The same on the reference with other NaNs. Returns how many NaNs ops made. */
uint64_t finder_run_nans(struct finder *f, unsigned kind, int64_t count, struct state *end);

/* Fills steps; the group begins with at_group. The state behind them is in mine[0]: it has stopped if the
 * group has more steps than are looked at. */
void finder_list_steps(struct finder *f);
/* Runs the group on the reference up to before a step. step_count: to its end. Returns as finder_run_nans. */
uint64_t finder_step_to(struct finder *f, unsigned kind, uint64_t step, struct state *at);
/* The same on the other engine. -1: it cannot be done. */
int finder_stop_at(struct finder *f, uint64_t step, struct state *at);

/* Prints the op of a step; mine and theirs are the states behind it. */
void finder_tell(const struct finder *f, uint64_t step);
/* The n-th time, from 1, that its thread executes the op. */
uint32_t finder_visit(const struct finder *f, uint64_t step);

#endif
