/* SPDX-License-Identifier: MIT */
/* The search: the work-group, then the op. */
#include "compare.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "compare_priv.h"
#include "emu/lane.h"

/* --- are two states the same? --- */

/* A byte that differs on the other engine and does not depend on NaNs of any of these kinds. */
static bool
differs_at(const struct finder *f, unsigned kinds, size_t i)
{
    bool same = f->mine[0].memory[i] == f->theirs.memory[i];
    for (unsigned k = 1; k < kinds; k++)
        same = same || f->mine[k].memory[i] != f->mine[0].memory[i];
    return !same;
}

static bool
memory_differs(const struct finder *f, unsigned kinds)
{
    if (memcmp(f->mine[0].memory, f->theirs.memory, f->bytes) == 0)
        return false;
    for (size_t i = 0; i < f->bytes; i++)
        if (differs_at(f, kinds, i))
            return true;
    return false;
}

static bool
registers_differ(const struct finder *f, unsigned kinds)
{
    for (uint32_t i = 0; i < f->rf_bytes; i++) {
        bool same = f->mine[0].rf[i] == f->theirs.rf[i] || !f->mine[0].known[i] || !f->theirs.known[i];
        for (unsigned k = 1; k < kinds; k++)
            same = same || f->mine[k].rf[i] != f->mine[0].rf[i];
        if (!same)
            return true;
    }
    return false;
}

/* Bytes that were not written are left from other work-groups. */
static bool
own_memory_differs(const struct finder *f, unsigned kinds)
{
    for (uint32_t i = 0; i < f->local_bytes + f->scratch_bytes; i++) {
        bool same = f->mine[0].own[i] == f->theirs.own[i] || !f->mine[0].own_known[i];
        for (unsigned k = 1; k < kinds; k++)
            same = same || f->mine[k].own[i] != f->mine[0].own[i];
        if (!same)
            return true;
    }
    return false;
}

static bool
faults_differ(const struct state *a, const struct state *b)
{
    const struct emu_fault *x = &a->fault, *y = &b->fault;
    if (a->stopped != b->stopped || a->failed != b->failed)
        return true;
    return a->failed &&
           (x->kind != y->kind || x->inst != y->inst || x->lanes != y->lanes || x->address != y->address);
}

static bool
states_differ(const struct finder *f, unsigned kinds)
{
    if (faults_differ(&f->mine[0], &f->theirs) || memory_differs(f, kinds))
        return true;
    return f->mine[0].stopped && (registers_differ(f, kinds) || own_memory_differs(f, kinds));
}

/* --- work-groups --- */

/* Do both hold something else after so many work-groups? */
static bool
groups_differ(struct finder *f, int64_t count)
{
    finder_run_groups(f, f->ref, f->engine->ref_seconds, count, &f->mine[0]);
    finder_run_groups(f, f->other, f->engine->seconds, count, &f->theirs);
    if (!states_differ(f, 1))
        return false;
    if (faults_differ(&f->mine[0], &f->theirs) || !finder_run_nans(f, 1, count, &f->mine[1]))
        return true;
    finder_run_nans(f, 2, count, &f->mine[2]);
    return states_differ(f, NAN_KINDS);
}

/* The number of the work-group that makes the first difference. */
static uint64_t
find_group(struct finder *f)
{
    uint64_t same = 0, different = f->groups;
    while (different - same > 1) {
        const uint64_t middle = same + (different - same) / 2;
        if (groups_differ(f, (int64_t)middle))
            different = middle;
        else
            same = middle;
    }
    return same;
}

/* Where a launch was stopped depends on the clock: nothing can be compared with that. */
static bool
ref_hangs(const struct finder *f)
{
    const struct state *ref = &f->mine[0];
    if (!ref->failed || ref->fault.kind != EMU_FAULT_HANG)
        return false;
    fprintf(f->out, "a work-group on ref does not end within %g s of processor time\n",
            f->engine->ref_seconds);
    return true;
}

/* --- steps --- */

/* Whether the states of both differ before a step. Sets `failed` if that cannot be found out. */
static bool
steps_differ(struct finder *f, uint64_t step, bool *failed)
{
    uint64_t nans = 0;
    if (finder_stop_at(f, step, &f->theirs))
        *failed = true;
    for (unsigned k = 0; k < NAN_KINDS && !*failed && (k < 2 || nans); k++)
        nans += finder_step_to(f, k, step, &f->mine[k]);
    return !*failed && states_differ(f, nans ? NAN_KINDS : 1);
}

/* Looks at the steps of `thread`, or at all (UINT32_MAX). Finds a step before which the states are equal,
 * while they differ before the next one. */
static uint64_t
find_step(struct finder *f, uint32_t thread, uint64_t same, uint64_t different, bool *failed)
{
    while (!*failed) {
        uint64_t middle = same + (different - same) / 2;
        while (middle > same && thread != UINT32_MAX && f->steps[middle].thread != thread)
            middle--;
        if (middle == same) {
            middle = same + 1;
            while (middle < different && thread != UINT32_MAX && f->steps[middle].thread != thread)
                middle++;
            if (middle >= different)
                break;
        }
        if (steps_differ(f, middle, failed))
            different = middle;
        else
            same = middle;
    }
    return same;
}

static uint64_t
first_of(const struct finder *f, uint32_t thread)
{
    uint64_t i = 0;
    while (f->steps[i].thread != thread)
        i++;
    return i;
}

/* The step of the same thread behind this one; step_count: there is none. */
static uint64_t
next_of(const struct finder *f, uint64_t step)
{
    uint64_t i = step + 1;
    while (i < f->step_count && f->steps[i].thread != f->steps[step].thread)
        i++;
    return i;
}

/* Both at the end of the group. */
static bool
ends_differ(struct finder *f)
{
    uint64_t nans = 0;
    for (unsigned k = 0; k < NAN_KINDS && (k < 2 || nans); k++)
        nans += finder_step_to(f, k, UINT64_MAX, &f->mine[k]);
    rt_replay_restore(f->replay, f->at_group);
    f->theirs.stopped = false;
    f->theirs.fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
    f->theirs.failed = finder_run_group(f, f->other, f->engine->seconds, &f->replay->launch, f->group,
                                        &f->theirs.fault) != 0;
    rt_replay_save(f->replay, f->theirs.memory);
    return states_differ(f, nans ? NAN_KINDS : 1);
}

static enum rt_comparison
find_op(struct finder *f)
{
    bool failed = false;
    finder_list_steps(f);
    if (f->no_memory || !f->step_count || ref_hangs(f))
        return RT_COMPARE_FAILED;
    if (f->mine[0].stopped && !steps_differ(f, f->step_count - 1, &failed)) {
        fprintf(f->out, "%s and ref differ behind the first %" PRIu64 " ops of the work-group\n",
                f->engine->name, f->step_count);
        return RT_COMPARE_DIFFERENT;
    }
    if (!f->mine[0].stopped && !ends_differ(f)) {
        fprintf(f->out,
                "%s and ref agree when the work-group runs alone: the order of work-groups matters, or "
                "one reads what it has not written\n",
                f->engine->name);
        return RT_COMPARE_DIFFERENT;
    }
    uint64_t step = find_step(f, UINT32_MAX, 0, f->step_count, &failed);
    const uint32_t next_thread = step + 1 < f->step_count ? f->steps[step + 1].thread : f->steps[step].thread;
    if (!failed && next_thread != f->steps[step].thread && first_of(f, next_thread) == step + 1) {
        fprintf(f->out, "hardware thread %u of the work-group starts with other registers\n", next_thread);
        return RT_COMPARE_DIFFERENT;
    }
    if (!failed && next_thread != f->steps[step].thread) /* what differs is older, in the other thread */
        step = find_step(f, next_thread, first_of(f, next_thread), step + 1, &failed);
    if (failed) {
        fprintf(f->out, "the op cannot be found: %s does not take a program that stops\n", f->engine->name);
        return RT_COMPARE_DIFFERENT;
    }
    const uint64_t next = next_of(f, step);
    if (next < f->step_count)
        steps_differ(f, next, &failed);
    else
        ends_differ(f);
    finder_tell(f, step);
    return RT_COMPARE_DIFFERENT;
}

/* --- the whole --- */

static bool
make_state(const struct finder *f, struct state *s)
{
    s->memory = malloc(f->bytes + 1);
    s->rf = calloc(1, f->rf_bytes);
    s->known = calloc(1, f->rf_bytes);
    s->own = calloc(1, f->local_bytes + f->scratch_bytes + 1);
    s->own_known = calloc(1, f->local_bytes + f->scratch_bytes + 1);
    return s->memory && s->rf && s->known && s->own && s->own_known;
}

static void
free_state(struct state *s)
{
    free(s->memory);
    free(s->rf);
    free(s->known);
    free(s->own);
    free(s->own_known);
}

/* Not more than this is compared of a thread's scratch memory. */
enum { MOST_SCRATCH = 64 << 10 };

static bool
begin(struct finder *f)
{
    const struct emu_launch *l = &f->replay->launch;
    struct emu_error error = {EMU_OK, ""};
    const uint64_t items = (uint64_t)l->local_size[0] * l->local_size[1] * l->local_size[2];
    const struct emu_kernel *kernel = &f->replay->kernel.emu;
    f->groups = (uint64_t)l->group_count[0] * l->group_count[1] * l->group_count[2];
    f->threads = (uint32_t)((items + kernel->lanes - 1) / kernel->lanes);
    f->bytes = rt_replay_bytes(f->replay);
    f->rf_bytes = kernel->program->rf_bytes;
    f->local_bytes = f->replay->launch.local_bytes & ~7u;
    f->scratch_bytes = (kernel->scratch_bytes < MOST_SCRATCH ? kernel->scratch_bytes : MOST_SCRATCH) & ~7u;
    f->initial = malloc(f->bytes + 1);
    f->at_group = malloc(f->bytes + 1);
    f->pool = backend_pool_new(1);
    bool good = f->initial && f->at_group && f->pool && make_state(f, &f->theirs);
    for (unsigned k = 0; k < NAN_KINDS && good; k++)
        good = make_state(f, &f->mine[k]);
    if (!good)
        return false;
    rt_replay_save(f->replay, f->initial);
    if (backend_code_new(kernel, BACKEND_REF, BACKEND_BASELINE, &f->ref, &error) ||
        f->engine->make(f->engine->user, kernel, &f->other, &error)) {
        fprintf(f->out, "%s: %s\n", f->engine->name, error.text);
        return false;
    }
    return true;
}

static void
finish(struct finder *f)
{
    if (f->initial && f->theirs.memory)
        rt_replay_restore(f->replay, f->initial);
    backend_code_free(f->ref);
    backend_code_free(f->other);
    backend_pool_free(f->pool);
    for (unsigned k = 0; k < NAN_KINDS; k++)
        free_state(&f->mine[k]);
    free_state(&f->theirs);
    free(f->initial);
    free(f->at_group);
    free(f->steps);
}

static enum rt_comparison
compare(struct finder *f)
{
    char name[256];
    const bool differ = groups_differ(f, ALL_AT_ONCE);
    if (ref_hangs(f))
        return RT_COMPARE_FAILED;
    if (!differ) {
        fprintf(f->out, "%s and ref agree: kernel %s, %" PRIu64 " work-groups, %zu bytes of memory\n",
                f->engine->name, rt_show(f->replay->kernel_name, name, sizeof name), f->groups, f->bytes);
        return RT_COMPARE_EQUAL;
    }
    if (!groups_differ(f, (int64_t)f->groups)) {
        fprintf(f->out, "%s and ref differ, but not if the work-groups run one by one\n", f->engine->name);
        return RT_COMPARE_DIFFERENT;
    }
    f->group = find_group(f);
    finder_run_groups(f, f->ref, f->engine->ref_seconds, (int64_t)f->group, &f->mine[0]);
    memcpy(f->at_group, f->mine[0].memory, f->bytes);
    return find_op(f);
}

enum rt_comparison
rt_compare(struct rt_replay *replay, const struct rt_compared *engine, FILE *out)
{
    struct finder f = {.replay = replay, .engine = engine, .out = out};
    assert(replay && engine && engine->make && out);
    const enum rt_comparison result = begin(&f) ? compare(&f) : RT_COMPARE_FAILED;
    if (f.no_memory)
        fprintf(out, "out of memory\n");
    finish(&f);
    return f.no_memory ? RT_COMPARE_FAILED : result;
}
