/* SPDX-License-Identifier: MIT */
/*
 * Work-groups that wait for each other (emu_kernel.wait_rf). All of them are resident in one worker, which
 * runs their hardware threads in turn: each from its stop to its next one. A thread that waits for others of
 * the launch is run again in every round, to look; one at its group's barrier when the whole group is there.
 * A round in which nothing happens is a deadlock, since only these threads could change what they look at.
 */
#include <assert.h>
#include <string.h>

#include "context.h"
#include "emu/lane.h"

enum note { RUNS, AT_BARRIER, WAITS, ENDED };

struct wait {
    uint32_t waits, ended;
};

static struct wait
wait_of(const struct context *x, const struct emu_thread *t)
{
    struct wait wait;
    memcpy(&wait, t->rf + x->job->launch->kernel->wait_rf, sizeof wait);
    return wait;
}

static void
start_all(struct context *x)
{
    const uint32_t threads = x->job->threads;
    uint32_t group[3];
    for (uint32_t i = 0; i < x->job->contexts; i++) {
        context_group(x->job, i / threads, group);
        context_start(x, &x->threads[i], group, i % threads, i);
        x->notes[i] = RUNS;
    }
}

static void
fail(struct context *x, uint32_t i)
{
    uint32_t group[3];
    context_group(x->job, i / x->job->threads, group);
    context_fail(x, &x->threads[i], group, i % x->job->threads);
}

/* -1: a fault. 1: something has happened. */
static int
step(struct context *x, uint32_t i)
{
    struct emu_thread *t = &x->threads[i];
    const uint32_t before = wait_of(x, t).ended;
    const bool starts = x->notes[i] == RUNS;
    const enum emu_stop stop = context_run(x, t);
    if (stop == EMU_STOP_FAULT) {
        fail(x, i);
        return -1;
    }
    const struct wait now = wait_of(x, t);
    x->notes[i] = stop == EMU_STOP_END ? ENDED : now.waits ? WAITS : AT_BARRIER;
    return starts || x->notes[i] != WAITS || now.ended != before;
}

/* Whether the group's barrier has opened: all are there who have not ended. */
static bool
open_barrier(struct context *x, uint32_t first)
{
    bool any = false;
    for (uint32_t i = first; i < first + x->job->threads; i++) {
        if (x->notes[i] == RUNS || x->notes[i] == WAITS)
            return false;
        any |= x->notes[i] == AT_BARRIER;
    }
    for (uint32_t i = first; any && i < first + x->job->threads; i++)
        if (x->notes[i] == AT_BARRIER)
            x->notes[i] = RUNS;
    return any;
}

/* Every thread that can run, once. -1: a fault. 1: something has happened. */
static int
run_round(struct context *x)
{
    int happened = 0;
    for (uint32_t i = 0; i < x->job->contexts; i++) {
        const int one = x->notes[i] == RUNS || x->notes[i] == WAITS ? step(x, i) : 0;
        if (one < 0)
            return -1;
        happened |= one;
    }
    for (uint32_t first = 0; first < x->job->contexts; first += x->job->threads)
        happened |= open_barrier(x, first);
    return happened;
}

/* A thread that has not ended; contexts: all have. */
static uint32_t
live_thread(const struct context *x)
{
    uint32_t i = 0;
    while (i < x->job->contexts && x->notes[i] == ENDED)
        i++;
    return i;
}

/* The instruction at which t stopped. */
static uint32_t
instruction_of(const struct context *x, const struct emu_thread *t)
{
    const struct lane_program *program = x->job->code->program;
    return t->pc < program->op_count ? program->ops[t->pc].inst : 0;
}

static void
stop_at(struct context *x, uint32_t i, enum emu_fault_kind kind)
{
    struct emu_thread *t = &x->threads[i];
    t->fault = (struct emu_fault){.kind = kind, .inst = instruction_of(x, t)};
    fail(x, i);
}

static void
run_rounds(struct context *x)
{
    for (uint32_t live; (live = live_thread(x)) < x->job->contexts;) {
        const int happened = run_round(x);
        if (happened < 0)
            return;
        const bool stopped = __atomic_load_n(&x->worker->stop, __ATOMIC_RELAXED);
        if (stopped || !happened) {
            stop_at(x, live, stopped ? EMU_FAULT_HANG : EMU_FAULT_DEADLOCK);
            return;
        }
    }
}

/* For the watchdog, the launch is one group. */
void
context_run_resident(struct context *x)
{
    struct pool_worker *w = x->worker;
    assert(x->job->workers == 1 && x->job->locals == x->job->groups);
    uint64_t first, end;
    if (!shares_take(&x->whole->shares, w->seat, &first, &end))
        return;
    start_all(x);
    __atomic_store_n(&w->progress, w->progress + 1, __ATOMIC_RELAXED);
    run_rounds(x);
    __atomic_store_n(&w->progress, w->progress + 1, __ATOMIC_RELAXED);
}
