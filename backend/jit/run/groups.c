/* SPDX-License-Identifier: MIT */
/*
 * Work-groups of the jit engine. Translated code runs a whole group in one call where it can (group.c of the
 * translator, or the path from one thread to the next), and this file runs group after group.
 */
#include <assert.h>

#include "code.h"
#include "emu/kernel.h"

static void
start_threads(struct engine_round *round, uint32_t first)
{
    for (uint32_t i = first; i < round->count; i++) {
        emu_start_state(round->start, &round->threads[i], round->group, i, round->slot + i);
        round->ended[i] = false;
    }
}

/* A group from its start to its end, in one call. Returns 0 if it has done nothing, else the count. */
static uint32_t
run_group(const struct jit_code *code, struct engine_round *round, uint32_t row_lanes, struct jit_ctx *x,
          enum emu_stop *stop)
{
    struct emu_thread *const t = &round->threads[0];
    struct jit_tier *heats;
    uint32_t traits = 0;
    emu_start_state(round->start, t, round->group, 0, round->slot);
    jit_function *entry = jit_find_entry(jit_tiers_of(code, t, row_lanes), &traits, &heats);
    const bool alike = round->count == 1 || emu_start_full_threads(round->start) == round->count;
    if (!entry || !(traits & JIT_GROUPS) || !alike)
        return 0;
    t->fresh = false;
    if (t->fpmode != round->fpmode)
        emu_fpmode_enter(t->fpmode);
    round->fpmode = t->fpmode;
    x->t = t;
    x->group = (struct jit_group){round->ended, t->image, round->rf_stride, round->count, 0, round->slot, 1};
    const uint32_t result = jit_run_entry(entry, x, heats);
    assert(result != JIT_STOP_BAIL || x->t == t); /* all threads are alike there, see jit_takes_groups */
    if (result == JIT_STOP_BAIL)
        return 0;
    *stop = (enum emu_stop)result;
    return round->count;
}

/* The threads from `first` on that have not ended, each to its next stop. */
static uint32_t
run_each(const struct jit_code *code, struct engine_round *round, uint32_t first, uint32_t row_lanes,
         struct jit_ctx *x)
{
    for (uint32_t i = first; i < round->count; i++) {
        struct emu_thread *t = &round->threads[i];
        if (round->ended[i])
            continue;
        if (t->fpmode != round->fpmode)
            emu_fpmode_enter(t->fpmode);
        const enum emu_stop stop = jit_run_thread(code, t, row_lanes, x);
        round->fpmode = t->fpmode;
        if (stop == EMU_STOP_FAULT)
            return i;
        round->ended[i] = stop == EMU_STOP_END;
    }
    return round->count;
}

uint32_t
jit_run_round(const struct backend_code *base, struct engine_round *round)
{
    assert(round->count > 0);
    const struct jit_code *code = (const struct jit_code *)base;
    struct jit_ctx x = jit_context_of(code);
    const uint32_t row_lanes = emu_row_lanes(round->threads[0].launch);
    enum emu_stop end = EMU_STOP_END;
    const uint32_t begun = round->start ? run_group(code, round, row_lanes, &x, &end) : 0;
    if (end == EMU_STOP_FAULT)
        return (uint32_t)(x.t - round->threads);
    if (round->start)
        start_threads(round, begun);
    return run_each(code, round, begun, row_lanes, &x);
}

/* --- groups that follow one another --- */

/* What a run of groups has in common. */
struct course {
    const struct jit_code *code;
    struct engine_groups *groups;
    jit_function *entry;
    struct jit_ctx x;
    uint64_t exec; /* of a thread that starts */
    const uint8_t *images;
    uint32_t image_bytes, row_lanes;
};

/* Returned instead of a thread's number: the group has not begun. */
enum { NOT_BEGUN = UINT32_MAX };

static void
count_progress(const struct course *c)
{
    __atomic_store_n(c->groups->progress, *c->groups->progress + 1, __ATOMIC_RELAXED);
}

/* Thread `index` of the next group, on t. */
static void
begin_thread(struct course *c, struct emu_thread *t, uint32_t index)
{
    struct engine_round *round = &c->groups->round;
    t->pc = 0;
    t->exec = c->exec;
    t->image = c->images + (size_t)index * c->image_bytes;
    for (unsigned d = 0; d < 3; d++)
        t->group[d] = c->groups->group[d];
    t->slot = round->slot + index;
    t->fresh = false;
    t->fault.kind = EMU_FAULT_NONE;
    t->fpmode = c->code->base.program->fpmode;
    if (t->fpmode != round->fpmode)
        emu_fpmode_enter(t->fpmode);
    round->fpmode = t->fpmode;
    c->x.t = t;
}

/* Without barriers: one register file serves the threads one after another. */
static uint32_t
run_plain(struct course *c)
{
    struct engine_round *round = &c->groups->round;
    struct emu_thread *const t = &round->threads[0];
    for (uint32_t i = 0; i < round->count; i++) {
        const uint32_t after = round->count - i - 1;
        begin_thread(c, t, i);
        t->after = after;
        uint32_t stop = c->entry(t->rf, &c->x, 0);
        if (stop == JIT_STOP_BAIL && i == 0)
            return NOT_BEGUN;
        if (stop == JIT_STOP_BAIL) {
            emu_start_registers(t);
            stop = c->code->simd->run(c->code->simd, t);
        }
        round->fpmode = t->fpmode;
        i += after - t->after;
        if (stop == EMU_STOP_FAULT)
            return i;
    }
    return round->count;
}

static uint32_t
hang(struct engine_round *round)
{
    round->threads[0].fault = (struct emu_fault){.kind = EMU_FAULT_HANG};
    return 0;
}

/* With barriers. */
static uint32_t
run_waiting(struct course *c)
{
    struct engine_round *round = &c->groups->round;
    begin_thread(c, &round->threads[0], 0);
    c->x.group =
        (struct jit_group){round->ended, c->images, round->rf_stride, round->count, 0, round->slot, 1};
    const uint32_t stop = c->entry(round->threads[0].rf, &c->x, 0);
    const uint32_t last = (uint32_t)(c->x.t - round->threads);
    switch (stop) {
    case EMU_STOP_END:
        return round->count;
    case EMU_STOP_BARRIER:
        return hang(round);
    case JIT_STOP_BAIL:
        assert(!last); /* all threads are alike there, see jit_takes_groups */
        return NOT_BEGUN;
    default:
        return last;
    }
}

/* False: there is no code that runs whole groups, or better code is awaited. */
static bool
begin_course(struct course *c)
{
    struct engine_round *round = &c->groups->round;
    struct emu_thread *const t = &round->threads[0];
    const bool waits = c->code->base.has_barrier;
    struct jit_tier *heats;
    uint32_t traits = 0, rf;
    emu_start_state(round->start, t, c->groups->group, 0, round->slot);
    c->entry = jit_find_entry(jit_tiers_of(c->code, t, c->row_lanes), &traits, &heats);
    c->exec = t->exec;
    c->images = t->image;
    emu_start_image(t->launch->kernel, &rf, &c->image_bytes);
    const bool alike = round->count == 1 || emu_start_full_threads(round->start) == round->count;
    return c->entry && !heats && alike && (traits & (waits ? JIT_GROUPS : JIT_OWN_START));
}

uint32_t
jit_run_groups(const struct backend_code *base, struct engine_groups *groups)
{
    const struct jit_code *code = (const struct jit_code *)base;
    struct course c = {.code = code,
                       .groups = groups,
                       .x = jit_context_of(code),
                       .row_lanes = emu_row_lanes(groups->round.threads[0].launch)};
    if (!begin_course(&c))
        return groups->round.count;
    while (groups->left && !__atomic_load_n(groups->stop, __ATOMIC_RELAXED)) {
        count_progress(&c);
        const uint32_t failed = base->has_barrier ? run_waiting(&c) : run_plain(&c);
        count_progress(&c);
        if (failed == NOT_BEGUN)
            break;
        if (failed < groups->round.count)
            return failed;
        groups->left--;
        engine_next_group(groups->group, groups->first, groups->count);
    }
    return groups->round.count;
}
