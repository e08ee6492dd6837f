/* SPDX-License-Identifier: MIT */
#include "count.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "emu/kernel.h"
#include "emu/ref.h"
#include "message.h"

static uint64_t
low_bits(unsigned n)
{
    return n >= 64 ? UINT64_MAX : (UINT64_C(1) << n) - 1;
}

static uint64_t
exec_of(const struct emu_thread *t)
{
    uint64_t exec;
    memcpy(&exec, t->rf + LANE_EXEC_CELL, sizeof exec);
    return exec;
}

static unsigned
count_bits(uint64_t bits)
{
    return (unsigned)__builtin_popcountll(bits);
}

static uint64_t
now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

/* --- groups, barriers --- */

static struct counted_thread *
thread_of(const struct profile_counter *c, const struct emu_thread *t)
{
    return &c->threads[t->slot % c->thread_count];
}

/* All threads have arrived that will. Each has waited until the one with the longest way was there. */
static void
end_round(struct profile_counter *c)
{
    const uint32_t owner = c->arrived ? c->map.owner[c->barrier] : 0;
    if (owner && c->waits)
        c->of[owner - 1].waited += c->most * c->arrived - c->sum;
    c->most = c->sum = c->arrived = 0;
    for (uint32_t i = 0; i < c->thread_count; i++)
        c->threads[i].arrived = false;
}

static void
end_group(struct profile_counter *c)
{
    if (!c->began)
        return;
    end_round(c);
    if (c->group_ran)
        c->group_ran(c->user, c->group, c->group_begin, now());
    c->began = false;
}

static void
begin_group(struct profile_counter *c, const uint32_t group[3])
{
    end_group(c);
    c->began = true;
    memcpy(c->group, group, sizeof c->group);
    memset(c->threads, 0, c->thread_count * sizeof *c->threads);
    c->group_begin = c->group_ran ? now() : 0;
}

static void
arrive(struct profile_counter *c, const struct emu_thread *t)
{
    struct counted_thread *thread = thread_of(c, t);
    assert(c->began);
    if (thread->arrived) /* it is the first one of the next round */
        end_round(c);
    const uint64_t way = thread->instructions - thread->since;
    assert(t->pc > 0);
    thread->since = thread->instructions;
    thread->arrived = true;
    c->barrier = t->pc - 1;
    c->most = way > c->most ? way : c->most;
    c->sum += way;
    c->arrived++;
}

static void
start(void *user, struct emu_thread *t)
{
    struct profile_counter *c = user;
    if (!c->began || memcmp(c->group, t->group, sizeof c->group) != 0)
        begin_group(c, t->group);
}

static void
stop(void *user, struct emu_thread *t, enum emu_stop why)
{
    if (why == EMU_STOP_BARRIER)
        arrive(user, t);
}

/* --- ops --- */

static struct profile_counts *
counts_of(const struct profile_counter *c, uint32_t op)
{
    const uint32_t owner = c->map.owner[op];
    return owner ? &c->of[owner - 1] : NULL;
}

static void
count_stretch(struct profile_counter *c, const struct emu_thread *t, uint32_t leader)
{
    struct counted_stretch *s = &c->stretches[leader];
    const uint64_t exec = exec_of(t);
    assert(c->map.leader[leader] == leader);
    thread_of(c, t)->instructions += c->map.length[leader];
    if (exec == c->mask) {
        s->full++;
        return;
    }
    s->partial++;
    if (!s->lanes)
        s->lanes = calloc(LANE_MAX, sizeof *s->lanes);
    for (uint64_t left = exec; left && s->lanes; left &= left - 1)
        s->lanes[__builtin_ctzll(left)]++;
}

static void
count_decision(struct profile_counts *to, unsigned lanes, unsigned taken)
{
    assert(taken <= lanes);
    to->branches++;
    to->branch_all += taken == 0 || taken == lanes;
    to->branch_split += taken != 0 && taken != lanes;
}

/* A jump for the whole thread divides no lanes. */
static void
count_branch(struct profile_counts *to, const struct emu_thread *t, const struct lane_op *op)
{
    const uint64_t exec = exec_of(t);
    if (op->code == LANE_OP_brf)
        count_decision(to, 1, 1);
    else
        count_decision(to, count_bits(exec & low_bits(op->lanes) << op->chan),
                       count_bits(emu_ref_lanes(op, t->rf)));
}

static bool
is_message(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return (family == LANE_MEM || family == LANE_IMAGE) && !lane_code_is(op->code, LANE_LANELESS);
}

/* What is looked at each time the op runs. */
static void
look_at(struct profile_counter *c, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &c->map.program->ops[index];
    struct profile_counts *to = counts_of(c, index);
    const bool control = lane_code_family(op->code) == LANE_CTRL;
    if (is_message(op) && to)
        profile_count_message(c, t, op, emu_ref_lanes(op, t->rf), to);
    else if (profile_decides(op) && control && to)
        count_branch(to, t, op);
    else if (profile_decides(op))
        c->before = exec_of(t);
}

/* The op has narrowed the execution mask. */
static void
count_narrowing(struct profile_counter *c, const struct emu_thread *t, uint32_t index)
{
    struct profile_counts *to = counts_of(c, index);
    if (to)
        count_decision(to, count_bits(c->before), count_bits(exec_of(t)));
}

static void
before(void *user, struct emu_thread *t, uint32_t index)
{
    struct profile_counter *c = user;
    const struct lane_op *op = &c->map.program->ops[index];
    if (c->map.leader[index] == index)
        count_stretch(c, t, index);
    if (profile_is_predicated(op))
        c->op_lanes[index] += count_bits(emu_ref_lanes(op, t->rf));
    look_at(c, t, index);
}

static void
after(void *user, struct emu_thread *t, uint32_t index)
{
    count_narrowing(user, t, index);
}

struct backend_observer
profile_observer(struct profile_counter *c)
{
    return (struct backend_observer){
        .user = c, .moments = c->map.moments, .start = start, .before = before, .after = after, .stop = stop};
}

/* --- the reference engine --- */

static bool
ref_wants(void *user, const uint32_t group[3], uint32_t thread)
{
    struct profile_counter *c = user;
    (void)thread;
    if (!c->began || memcmp(c->group, group, sizeof c->group) != 0)
        begin_group(c, group);
    return true;
}

/* Control ops and sel say nothing of lanes by a predicate. */
static uint64_t
lanes_now(const struct emu_thread *t, const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    if (family == LANE_CTRL || family == LANE_MASK || lane_code_is(op->code, LANE_LANELESS))
        return count_bits(exec_of(t));
    if (op->code == LANE_OP_sel)
        return op->flags & LANE_NOMASK ? op->lanes : count_bits(exec_of(t) >> op->chan & low_bits(op->lanes));
    return count_bits(emu_ref_lanes(op, t->rf));
}

static bool
ref_before(void *user, const struct emu_thread *t)
{
    struct profile_counter *c = user;
    const uint32_t index = t->pc;
    c->op_count[index]++;
    c->op_lanes[index] += lanes_now(t, &c->map.program->ops[index]);
    thread_of(c, t)->instructions += c->map.begins[index] != 0;
    look_at(c, t, index);
    return true;
}

static void
ref_after(void *user, struct emu_thread *t, uint32_t index, const enum emu_stop *why)
{
    struct profile_counter *c = user;
    const struct lane_op *op = &c->map.program->ops[index];
    if (profile_decides(op) && lane_code_family(op->code) != LANE_CTRL)
        count_narrowing(c, t, index);
    if (why && *why == EMU_STOP_BARRIER)
        arrive(c, t);
}

struct backend_watch
profile_watch(struct profile_counter *c)
{
    return (struct backend_watch){.user = c, .wants = ref_wants, .before = ref_before, .after = ref_after};
}

/* --- the sums --- */

static uint64_t
count_of(const struct profile_counter *c, uint32_t op)
{
    const struct counted_stretch *s = &c->stretches[c->map.leader[op]];
    return c->by_op ? c->op_count[op] : s->full + s->partial;
}

/* Channels [chan, chan + lanes) that were on, in all visits of the stretch. */
static uint64_t
channels_of(const struct profile_counter *c, uint32_t op, unsigned chan, unsigned lanes)
{
    const struct counted_stretch *s = &c->stretches[c->map.leader[op]];
    const uint64_t channels = low_bits(lanes) << chan;
    uint64_t sum = s->full * count_bits(c->mask & channels);
    for (unsigned i = chan; s->lanes && i < chan + lanes && i < LANE_MAX; i++)
        sum += s->lanes[i];
    return sum;
}

static uint64_t
lanes_of(const struct profile_counter *c, uint32_t index)
{
    const struct lane_op *op = &c->map.program->ops[index];
    const enum lane_family family = lane_code_family(op->code);
    if (c->by_op || profile_is_predicated(op))
        return c->op_lanes[index];
    if (family == LANE_CTRL || family == LANE_MASK || lane_code_is(op->code, LANE_LANELESS))
        return channels_of(c, index, 0, LANE_MAX);
    return op->flags & LANE_NOMASK ? count_of(c, index) * op->lanes
                                   : channels_of(c, index, op->chan, op->lanes);
}

static void
add_instruction(struct profile_counter *c, uint32_t index)
{
    assert(c->map.begins[index] && c->map.measure[index] < c->map.program->op_count);
    const struct lane_op *op = &c->map.program->ops[c->map.measure[index]];
    const enum lane_family family = lane_code_family(op->code);
    const bool whole = family == LANE_CTRL || family == LANE_MASK || lane_code_is(op->code, LANE_LANELESS);
    struct profile_counts *to = counts_of(c, index);
    const uint64_t lanes = lanes_of(c, c->map.measure[index]);
    const uint64_t width = count_of(c, c->map.measure[index]) * (whole ? c->lanes : op->lanes);
    to->count += count_of(c, index);
    to->lanes += lanes;
    to->width += width;
    if (!(op->flags & LANE_NOMASK) && !whole) {
        to->masked_lanes += lanes;
        to->masked_width += width;
    }
}

static void
add_ops(struct profile_counter *c)
{
    for (uint32_t i = 0; i < c->map.program->op_count; i++) {
        const struct profile_work work = profile_work_of(&c->map.program->ops[i]);
        struct profile_counts *to = counts_of(c, i);
        if (c->map.begins[i])
            add_instruction(c, i);
        if (to && (work.floats || work.integers)) {
            const uint64_t lanes = lanes_of(c, i);
            to->float_ops += work.floats * lanes;
            to->integer_ops += work.integers * lanes;
        }
    }
}

/* Instructions for which there is no op run as often as another one. */
static void
add_silent(struct profile_counter *c)
{
    for (uint32_t i = 0; i < c->kernel->count; i++)
        if (c->map.same_as[i])
            c->of[i].count = c->of[c->map.same_as[i] - 1].count;
}

void
profile_counter_end(struct profile_counter *c, struct profile_launch *launch)
{
    end_group(c);
    add_ops(c);
    add_silent(c);
    for (uint32_t i = 0; i < c->kernel->count; i++) {
        profile_counts_add(&c->kernel->instructions[i].counts, &c->of[i]);
        profile_counts_add(&launch->counts, &c->of[i]);
        launch->kinds[c->kernel->instructions[i].kind] += c->of[i].count;
    }
}

/* --- its memory --- */

bool
profile_counter_make(struct profile_counter *c, const struct emu_kernel *emu, struct profile_kernel *kernel,
                     uint32_t code_bytes)
{
    const size_t ops = (size_t)emu->program->op_count + 1;
    assert(emu->lanes > 0 && emu->lanes <= LANE_MAX);
    c->kernel = kernel;
    c->lanes = emu->lanes;
    c->mask = low_bits(emu->lanes);
    c->waits = !emu->wait_rf;
    c->stretches = calloc(ops, sizeof *c->stretches);
    c->op_count = calloc(ops, sizeof *c->op_count);
    c->op_lanes = calloc(ops, sizeof *c->op_lanes);
    c->of = calloc((size_t)kernel->count + 1, sizeof *c->of);
    return profile_map_make(&c->map, emu->program, kernel, code_bytes) && c->stretches && c->op_count &&
           c->op_lanes && c->of;
}

void
profile_counter_free(struct profile_counter *c)
{
    for (uint32_t i = 0; c->stretches && c->map.program && i < c->map.program->op_count; i++)
        free(c->stretches[i].lanes);
    profile_map_free(&c->map);
    free(c->stretches);
    free(c->op_count);
    free(c->op_lanes);
    free(c->of);
    free(c->threads);
}

bool
profile_counter_part(struct profile_counter *c, const struct emu_launch *emu)
{
    const size_t items = (size_t)emu->local_size[0] * emu->local_size[1] * emu->local_size[2];
    end_group(c);
    free(c->threads);
    c->emu = emu;
    c->thread_count = (uint32_t)((items + c->lanes - 1) / c->lanes);
    c->threads = calloc(c->thread_count, sizeof *c->threads);
    return c->threads != NULL;
}
