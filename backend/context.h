/* SPDX-License-Identifier: MIT */
/* A worker's memory for one launch, and the hardware threads in it. */
#ifndef BACKEND_CONTEXT_H
#define BACKEND_CONTEXT_H

#include "pool.h"
#include "round.h"

struct context {
    struct pool_worker *worker;
    struct pool_job *whole;     /* whose groups are shared out */
    const struct pool_job *job; /* how they run: the same, or whole->parts */
    struct emu_thread *threads; /* job->contexts of them */
    uint8_t *notes;             /* the scheduler's about each */
    uint8_t *rf, *local, *scratch;
    size_t rf_stride, local_stride, scratch_stride;
    uint32_t full_threads; /* see emu_start_full_threads */
    engine_run_round *run_round;
    engine_run_groups *run_groups; /* NULL: the scheduler runs each group */
    uint32_t fpmode;
};

/* Starts hardware thread `index` of the group on t; number: it is unique among the worker's live threads. */
void context_start(struct context *x, struct emu_thread *t, const uint32_t group[3], uint32_t index,
                   uint32_t number);
/* Runs t to its next stop under its own floating-point mode. */
enum emu_stop context_run(struct context *x, struct emu_thread *t);
/* Reports t's fault. Returns -1. */
int context_fail(struct context *x, struct emu_thread *t, const uint32_t group[3], uint32_t index);
/* The ids of the launch's work-group of this number. */
void context_group(const struct pool_job *job, uint64_t number, uint32_t group[3]);

/* resident.c: runs all the launch's work-groups, resident together. */
void context_run_resident(struct context *x);

#endif
