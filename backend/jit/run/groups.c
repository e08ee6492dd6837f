/* SPDX-License-Identifier: MIT */
/*
 * Work-groups of the jit engine. Translated code runs a whole group in one call where it can (group.c of the
 * translator, or the path from one thread to the next), and this file runs group after group.
 */
#include <assert.h>

#include "code.h"
#include "emu/kernel.h"

uint32_t
jit_run_round(const struct backend_code *base, struct engine_round *round)
{
    assert(round->count > 0);
    const struct jit_code *code = (const struct jit_code *)base;
    struct jit_ctx x = jit_context_of(code);
    const struct engine_starts starts = engine_starts_of(round->threads[0].launch);
    const unsigned full = jit_full_tier(&starts);
    for (uint32_t i = 0; i < round->count; i++) {
        struct emu_thread *t = &round->threads[i];
        if (round->ended[i])
            continue;
        if (t->fpmode != round->fpmode)
            emu_fpmode_enter(t->fpmode);
        const enum emu_stop stop = jit_run_thread(code, t, full, &x);
        round->fpmode = t->fpmode;
        if (stop == EMU_STOP_FAULT)
            return i;
        round->ended[i] = stop == EMU_STOP_END;
    }
    return round->count;
}

/* --- groups that follow one another --- */

/* What a run of groups has in common. */
struct course {
    const struct jit_code *code;
    struct engine_groups *groups;
    jit_function *entry;
    struct jit_tier *heats; /* what the code's time counts for, or NULL */
    struct jit_ctx x;
    uint64_t exec; /* of a thread that starts */
    const uint8_t *images;
    uint32_t image_bytes;
    unsigned full; /* see jit_full_tier */
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
    t->slot = c->groups->slot + index;
    t->fresh = false;
    t->fault.kind = EMU_FAULT_NONE;
    t->fpmode = c->code->base.program->fpmode;
    if (t->fpmode != round->fpmode)
        emu_fpmode_enter(t->fpmode);
    round->fpmode = t->fpmode;
    c->x.t = t;
}

static struct jit_course
course_of(const struct course *c)
{
    const struct engine_groups *g = c->groups;
    struct jit_course course = {.left =
                                    c->heats ? 0 : g->left - 1, /* hot code may be replaced by better one */
                                .images = c->images,
                                .progress = g->progress,
                                .stop = g->stop,
                                .threads = g->round.count,
                                .slot = g->slot};
    for (unsigned d = 0; d < 3; d++) {
        course.first[d] = g->first[d];
        course.end[d] = g->first[d] + g->count[d];
    }
    return course;
}

/* The code has gone on to another group, perhaps. True: it has. */
static bool
follow(struct course *c, uint64_t left_before)
{
    const struct emu_thread *t = &c->groups->round.threads[0];
    const uint64_t done = left_before - c->x.course.left;
    c->groups->left -= done;
    for (unsigned d = 0; d < 3; d++)
        c->groups->group[d] = t->group[d];
    return done > 0;
}

/* The code has not the mode of the thread that it came to. */
static enum emu_stop
interpret(const struct course *c, struct emu_thread *t)
{
    t->pc = 0;
    emu_start_registers(t);
    return c->code->simd->run(c->code->simd, t);
}

/* Without barriers: one register file serves the threads one after another. The code may run all groups that
 * are left; what it has not run is left still. */
static uint32_t
run_plain(struct course *c)
{
    struct engine_round *round = &c->groups->round;
    struct emu_thread *const t = &round->threads[0];
    for (uint32_t i = 0; i < round->count;) {
        begin_thread(c, t, i);
        t->after = round->count - i - 1;
        c->x.course = course_of(c);
        const uint64_t left = c->x.course.left;
        uint32_t stop = jit_run_entry(c->entry, &c->x, c->heats);
        const bool moved = follow(c, left);
        const uint32_t at = round->count - t->after - 1;
        if (stop == JIT_STOP_BAIL && !moved && !at)
            return NOT_BEGUN;
        if (stop == JIT_STOP_BAIL)
            stop = interpret(c, t);
        round->fpmode = t->fpmode;
        if (stop == EMU_STOP_FAULT)
            return at;
        i = at + 1;
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
        (struct jit_group){round->ended, c->images, c->groups->rf_stride, round->count, c->groups->slot, 1};
    const uint32_t stop = jit_run_entry(c->entry, &c->x, c->heats);
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

/* False: there is no code that runs whole groups. */
static bool
begin_course(struct course *c)
{
    const struct engine_groups *groups = c->groups;
    const struct engine_round *round = &groups->round;
    struct emu_thread *const t = &round->threads[0];
    const bool waits = c->code->base.has_barrier;
    uint32_t traits = 0, rf;
    emu_start_state(groups->start, t, groups->group, 0, groups->slot);
    c->entry = jit_find_entry(c->code, jit_tiers_of(c->code, t, c->full), t->launch, &traits, &c->heats);
    c->exec = t->exec;
    c->images = t->image;
    emu_start_image(t->launch->kernel, &rf, &c->image_bytes);
    for (uint32_t i = 0; waits && i < round->count; i++) /* the interpreter may have left another one */
        round->threads[i].fpmode = t->fpmode;
    const bool alike = round->count == 1 || emu_start_full_threads(groups->start) == round->count;
    return c->entry && alike && (traits & (waits ? JIT_GROUPS : JIT_OWN_START));
}

uint32_t
jit_run_groups(const struct backend_code *base, struct engine_groups *groups)
{
    const struct jit_code *code = (const struct jit_code *)base;
    const struct engine_starts starts = engine_starts_of(groups->round.threads[0].launch);
    struct course c = {
        .code = code, .groups = groups, .x = jit_context_of(code), .full = jit_full_tier(&starts)};
    bool runs = begin_course(&c);
    while (runs && groups->left && !__atomic_load_n(groups->stop, __ATOMIC_RELAXED)) {
        count_progress(&c);
        const uint32_t failed = base->has_barrier ? run_waiting(&c) : run_plain(&c);
        count_progress(&c);
        if (failed == NOT_BEGUN)
            break;
        if (failed < groups->round.count)
            return failed;
        groups->left--;
        engine_next_group(groups->group, groups->first, groups->count);
        if (c.heats) /* better code may be there */
            runs = begin_course(&c);
    }
    return groups->round.count;
}
