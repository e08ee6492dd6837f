/* SPDX-License-Identifier: MIT */
/* Counts one launch: what is observed, and the sums. */
#ifndef PROFILE_COUNT_H
#define PROFILE_COUNT_H

#include <stdbool.h>
#include <stdint.h>

#include "backend/observe.h"
#include "backend/watch.h"
#include "emu/launch.h"
#include "emu/thread.h"
#include "lines.h"
#include "map.h"

/* A hardware thread of the running work-group. */
struct counted_thread {
    uint64_t instructions; /* so far */
    uint64_t since;        /* at the last barrier */
    bool arrived;          /* at the barrier of this round */
};

/* By leader: how often a stretch began, and with which mask. */
struct counted_stretch {
    uint64_t full;    /* all lanes of the kernel on */
    uint64_t partial; /* not all */
    uint64_t *lanes;  /* by lane: how often it was on in partial ones; NULL: there was none */
};

struct profile_counter {
    const struct emu_launch *emu; /* of the part that runs */
    struct profile_map map;
    struct profile_kernel *kernel;
    unsigned lanes; /* of a hardware thread */
    uint64_t mask;  /* all of them */
    struct counted_stretch *stretches;
    uint64_t *op_count, *op_lanes; /* by op: lanes of predicated ops; of every op on the reference engine */
    struct profile_counts *of;     /* by instruction: what is counted where it happens */
    bool by_op;                    /* on the reference engine: each op on its own, not by stretches */
    uint64_t before;               /* the execution mask before the op that narrows it */
    struct profile_lines seen;
    /* the running group */
    struct counted_thread *threads;
    uint32_t thread_count, group[3];
    bool began, waits; /* waits: time at barriers can be told */
    uint32_t barrier;  /* the op where threads wait; and in this round: */
    uint64_t most, sum, arrived;
    uint64_t group_begin;
    void (*group_ran)(void *user, const uint32_t group[3], uint64_t begin,
                      uint64_t end); /* NULL: nobody asks */
    void *user;
};

/* kernel: its instructions are there already. False: no memory; free it all the same. */
bool profile_counter_make(struct profile_counter *c, const struct emu_kernel *emu,
                          struct profile_kernel *kernel, uint32_t code_bytes);
void profile_counter_free(struct profile_counter *c);
/* A part of the launch begins. False: no memory. */
bool profile_counter_part(struct profile_counter *c, const struct emu_launch *emu);
/* The launch has ended: adds the sums to the kernel's instructions, and to those of the launch. */
void profile_counter_end(struct profile_counter *c, struct profile_launch *launch);

/* Two ways to watch: the simd engine in stretches, the reference op by op. */
struct backend_observer profile_observer(struct profile_counter *c);
struct backend_watch profile_watch(struct profile_counter *c);

#endif
