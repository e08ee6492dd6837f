/* SPDX-License-Identifier: MIT */
/* Makes the records of gangs, and runs them. */
#include "gang.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "control.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "handlers.h"
#include "mask.h"
#include "outline.h"
#include "quicken.h"
#include "ranges.h"

/* A record of wider threads costs little for what it does, and their registers fill the cache. */
uint32_t
simd_gang_size(const struct lane_program *program)
{
    enum { WIDEST = 32 };
    for (uint32_t i = 0; i < program->op_count; i++)
        if (program->ops[i].lanes > WIDEST)
            return 1;
    return SIMD_GANG_MAX;
}

/* Records on their way into a gang's code. */
struct weave {
    struct simd_code *plain, *gang;
    bool *entered; /* lane ops that are entered from elsewhere than the op before */
    uint32_t each; /* the record that runs those behind it thread by thread; UINT32_MAX: there is none */
};

static int
end_each(struct weave *w)
{
    if (w->each == UINT32_MAX)
        return 0;
    w->gang->ops[w->each].comps = w->gang->op_count - w->each - 1;
    w->each = UINT32_MAX;
    return simd_append_handler(w->gang, simd_do_exit);
}

static int
append(struct weave *w, const struct simd_op *record, simd_fn *fn)
{
    struct simd_op *op = simd_append(w->gang);
    if (!op)
        return -1;
    *op = *record;
    op->fn = fn;
    return 0;
}

static int
begin_each(struct weave *w)
{
    if (w->each != UINT32_MAX)
        return 0;
    w->each = w->gang->op_count;
    return simd_append_handler(w->gang, simd_do_each);
}

/* Whether the record's lanes are computed by the record before it, into a temporary. Then they can be off
 * although the execution mask has all lanes. */
static bool
has_own_mask(const struct simd_code *plain, const struct simd_op *record)
{
    return record->mask >= plain->temps_rf && record->mask < plain->const_rf;
}

/* The handler for a gang of an op's record, or NULL. */
static simd_fn *
gang_handler(struct simd_code *plain, const struct simd_op *record, unsigned lane_code)
{
    if (simd_control(lane_code) == record->fn)
        return simd_gang_control(lane_code);
    if (record->fn == simd_do_block_load)
        return simd_each_block_load;
    if (record->fn == simd_do_block_store)
        return simd_each_block_store;
    const struct simd_row *row = simd_row_of(plain->handlers, record->fn);
    if (!row)
        return NULL;
    const bool quick = row->gang && simd_quick_of(plain, record) == row->quick;
    return quick && !has_own_mask(plain, record) ? row->gang : row->each;
}

/* Ops that do nothing in a thread without lanes. */
static bool
is_idle_without_lanes(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    const bool has_lanes = !(op->flags & LANE_NOMASK) && !lane_code_is(op->code, LANE_LANELESS) &&
                           !(family == LANE_MEM && op->mem.linear);
    return family <= LANE_MEM && has_lanes && !simd_writes_mask(op);
}

/* A divert over a few such ops: then threads that would jump can stay with those that do not. */
static bool
keeps_together(const struct lane_program *program, uint32_t index)
{
    enum { FEW = 32 };
    const struct lane_op *op = &program->ops[index];
    if (op->ctrl.target <= index || op->ctrl.target - index > FEW)
        return false;
    for (uint32_t i = index + 1; i < op->ctrl.target; i++)
        if (!is_idle_without_lanes(&program->ops[i]))
            return false;
    return true;
}

static int
weave_record(struct weave *w, const struct simd_op *record, uint32_t index)
{
    const struct lane_program *program = w->plain->base.program;
    const unsigned lane_code = program->ops[index].code;
    const bool diverts = record->fn == simd_control(LANE_OP_divert);
    simd_fn *const fn = diverts && keeps_together(program, index) ? simd_do_divert_together
                                                                  : gang_handler(w->plain, record, lane_code);
    if (!fn)
        return begin_each(w) || append(w, record, simd_quick_of(w->plain, record)) ? -1 : 0;
    if (end_each(w) || append(w, record, fn))
        return -1;
    if (simd_control(lane_code) == record->fn && lane_code_is(lane_code, LANE_TARGET))
        w->gang->ops[w->gang->op_count - 1].spare |= SIMD_HAS_TARGET;
    return 0;
}

static int
append_sense(struct weave *w)
{
    return end_each(w) ? -1 : simd_append_handler(w->gang, simd_do_sense);
}

/* The lanes that ops under the execution mask work on. */
static uint64_t
full_mask(const struct lane_program *program)
{
    uint64_t full = 0;
    for (uint32_t i = 0; i < program->op_count; i++) {
        const struct lane_op *op = &program->ops[i];
        if (lane_code_family(op->code) <= LANE_IMAGE && !(op->flags & LANE_NOMASK))
            full |= simd_ones(op->lanes) << op->chan;
    }
    return full;
}

/* Only computes registers, and the thread ends behind it: a copy of the header, for the message that ends the
 * thread. */
static bool
is_in_vain(const struct lane_program *program, uint32_t index)
{
    enum { FEW = 4 };
    uint32_t i = index;
    while (i < program->op_count && i - index < FEW && lane_code_family(program->ops[i].code) == LANE_ALU &&
           !simd_writes_mask(&program->ops[i]))
        i++;
    return i > index && i < program->op_count && program->ops[i].code == LANE_OP_end;
}

static int
weave_op(struct weave *w, uint32_t index)
{
    const struct simd_code *plain = w->plain;
    if (w->entered[index] && end_each(w))
        return -1;
    w->gang->starts[index] = w->gang->op_count;
    if (is_in_vain(plain->base.program, index))
        return 0;
    for (uint32_t i = plain->starts[index]; i < plain->starts[index + 1]; i++)
        if (weave_record(w, &plain->ops[i], index))
            return -1;
    const struct lane_op *op = &plain->base.program->ops[index];
    const bool narrows = lane_code_family(op->code) <= LANE_MATH && simd_writes_mask(op); /* a compare */
    return narrows && append_sense(w) ? -1 : 0;
}

static int
weave(struct weave *w)
{
    const struct lane_program *program = w->plain->base.program;
    for (uint32_t i = 0; i < program->op_count; i++)
        if (weave_op(w, i))
            return -1;
    w->gang->starts[program->op_count] = w->gang->op_count;
    const struct simd_op *last = &w->plain->ops[w->plain->op_count - 1];
    if (end_each(w) || append(w, last, simd_gang_control(LANE_OP_trap)))
        return -1;
    simd_link_targets(w->gang);
    return 0;
}

/* Room for the records of `plain`, all else as there. */
static struct simd_code *
new_gang_code(const struct simd_code *plain)
{
    struct simd_code *code = malloc(sizeof *code);
    uint32_t *starts = malloc(((size_t)plain->base.program->op_count + 1) * sizeof *starts);
    if (!code || !starts) {
        free(code);
        free(starts);
        return NULL;
    }
    *code = simd_without_records(plain);
    code->starts = starts;
    code->full = full_mask(plain->base.program);
    return code;
}

static struct simd_code *
gang_of_plain(struct simd_code *plain)
{
    struct weave w = {.plain = plain, .gang = new_gang_code(plain), .each = UINT32_MAX};
    w.entered = simd_find_entered(plain->base.program);
    const bool woven = w.gang && w.entered && !weave(&w);
    free(w.entered);
    if (woven)
        return w.gang;
    if (w.gang)
        w.gang->base.destroy(&w.gang->base);
    return NULL;
}

/* Whether the plain code's constants are where the register files have them. */
static bool
has_constants(const struct simd_code *whole, const struct simd_code *plain)
{
    return plain->const_count <= whole->const_count &&
           (!plain->const_count ||
            !memcmp(plain->consts, whole->consts, plain->const_count * sizeof *plain->consts));
}

struct simd_code *
simd_gang_code(const struct simd_code *whole)
{
    struct simd_code *plain = simd_plain_code(whole);
    if (!plain)
        return NULL;
    struct simd_code *gang = gang_of_plain(plain);
    if (gang && !has_constants(whole, plain)) { /* memory ran out for a moment */
        gang->base.destroy(&gang->base);
        gang = NULL;
    }
    plain->base.destroy(&plain->base);
    return gang;
}

/* Whether thread b can run the same records as a. */
static bool
go_together(const struct emu_thread *a, const struct emu_thread *b)
{
    return a->pc == b->pc && a->fpmode == b->fpmode;
}

/* How many threads from i on make a gang. */
static uint32_t
gang_at(const struct simd_code *code, const struct engine_round *round, uint32_t i)
{
    uint32_t n = 1;
    while (n < code->base.gang && i + n < round->count && !round->ended[i + n] &&
           go_together(&round->threads[i], &round->threads[i + n]))
        n++;
    return n;
}

static void
enter_mode(struct engine_round *round, uint32_t fpmode)
{
    if (round->fpmode != fpmode)
        emu_fpmode_enter(fpmode);
    round->fpmode = fpmode;
}

/* Returns false if the thread failed. */
static bool
run_alone(const struct simd_code *code, struct engine_round *round, uint32_t i)
{
    struct emu_thread *t = &round->threads[i];
    enter_mode(round, t->fpmode);
    const enum emu_stop stop = code->base.run(&code->base, t);
    round->fpmode = t->fpmode;
    round->ended[i] = stop == EMU_STOP_END;
    return stop != EMU_STOP_FAULT;
}

/* Returns how many of the threads did not fail before the first one that did. */
static uint32_t
run_parted(const struct simd_code *code, struct engine_round *round, uint32_t first, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (!run_alone(code, round, first + i))
            return i;
    return count;
}

/* Is the gang the whole round, and of several groups? */
static bool
has_several_groups(const struct engine_round *round, uint32_t count)
{
    return round->group && count == round->count && count > round->group;
}

/* The same. */
static uint32_t
run_gang(const struct simd_code *code, struct engine_round *round, uint32_t first, uint32_t count)
{
    struct emu_thread *t = &round->threads[first];
    struct simd_ctx each[SIMD_GANG_MAX];
    struct simd_ctx x = {.t = t,
                         .code = code->gang,
                         .stop = EMU_STOP_END,
                         .count = count,
                         .stride = (size_t)(t[1].rf - t->rf),
                         .each = each};
    assert(count >= 2 && count <= SIMD_GANG_MAX);
    for (uint32_t i = 0; i < count; i++)
        each[i] = (struct simd_ctx){.t = &t[i], .code = code->gang, .count = 1};
    enter_mode(round, t->fpmode);
    code->level->run_gang(&x);
    round->fpmode = t->fpmode;
    round->parted = x.parted && x.count == count && has_several_groups(round, count);
    if (x.parted && !round->parted)
        return run_parted(code, round, first, x.count);
    for (uint32_t i = 0; i < x.count && !x.parted; i++)
        round->ended[first + i] = x.stop == EMU_STOP_END;
    return x.count;
}

uint32_t
simd_run_round(const struct backend_code *base, struct engine_round *round)
{
    const struct simd_code *code = (const struct simd_code *)base;
    uint32_t n;
    round->parted = false;
    for (uint32_t i = 0; i < round->count; i += n) {
        n = 1;
        if (round->ended[i])
            continue;
        n = gang_at(code, round, i);
        const uint32_t ran = n > 1 ? run_gang(code, round, i, n) : run_parted(code, round, i, 1);
        if (ran < n)
            return i + ran;
    }
    return round->count;
}
