/* SPDX-License-Identifier: MIT */
/*
 * A byte is written early enough if the first op that touches it, in the order of the code, writes it, and no
 * jump from before that op leads behind it and still to a reader: then every lane that reads the byte has
 * been at the write. A write for the enabled lanes counts as one for all: those that are off there come back
 * only where a jump leads to.
 *
 * Code with calls is not looked at so: everything in it may be read early.
 */
#include "first_use.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "emu/lane_places.h"

enum { CELL = 8, MOST_STEPS = 1 << 22 };

struct work {
    const struct lane_program *p;
    struct first_use *use;
    uint32_t *first;   /* by byte: the first op, plus 1, that touches it */
    uint8_t *written;  /* by byte: and that op writes it */
    uint32_t *skipped; /* by op: the least target of jumps over it; UINT32_MAX: none */
    uint32_t *again;   /* by op: the end of a loop around it */
    bool simple;       /* no calls, and few jumps */
};

/* --- jumps --- */

static void
take_jump(struct work *w, uint32_t from, uint32_t to)
{
    for (uint32_t i = from + 1; i < to; i++)
        w->skipped[i] = to < w->skipped[i] ? to : w->skipped[i];
    for (uint32_t i = to; i <= from; i++)
        w->again[i] = from > w->again[i] ? from : w->again[i];
}

static void
find_jumps(struct work *w)
{
    uint64_t steps = 0;
    for (uint32_t i = 0; i < w->p->op_count; i++) {
        const struct lane_op *op = &w->p->ops[i];
        const uint32_t to = op->ctrl.target;
        w->simple &= op->code != LANE_OP_call && op->code != LANE_OP_ret;
        if (lane_code_family(op->code) != LANE_CTRL || !lane_code_is(op->code, LANE_TARGET) || !w->simple)
            continue;
        steps += to > i ? to - i : i - to + 1;
        w->simple &= steps < MOST_STEPS;
        if (w->simple)
            take_jump(w, i, to);
    }
}

/* The least op that may run after op i: that of the loops around it and behind it. */
static void
find_lowest(struct work *w)
{
    uint32_t least = w->p->op_count;
    for (uint32_t i = w->p->op_count; i-- > 0;) {
        const struct lane_op *op = &w->p->ops[i];
        if (lane_code_family(op->code) == LANE_CTRL && lane_code_is(op->code, LANE_TARGET))
            least = op->ctrl.target < least ? op->ctrl.target : least;
        w->use->lowest[i] = !w->simple ? 0 : least < i ? least : i;
    }
}

/* --- accesses --- */

static void
touch(struct work *w, uint32_t op, uint32_t lo, uint32_t hi, bool written)
{
    lo = lo < w->use->lo ? w->use->lo : lo;
    hi = hi > w->use->hi ? w->use->hi : hi;
    for (uint32_t at = lo; at < hi; at++) {
        const uint32_t i = at - w->use->lo;
        if (!w->first[i])
            w->written[i] = written;
        if (!w->first[i])
            w->first[i] = op + 1;
        if (!written)
            w->use->last_read[i] = op + 1;
    }
}

static void
touch_place(struct work *w, uint32_t op, const struct lane_place *place, bool written)
{
    const struct lane_operand *o = &place->operand;
    const uint32_t bytes = lane_type_bytes((enum lane_type)o->type);
    const int32_t stride = lane_operand_stride(o, place->lanes);
    const bool alike = place->lanes == 1 || stride == 0, packed = stride == (int32_t)bytes;
    for (unsigned i = 0; i < (alike || packed ? 1u : place->lanes); i++) {
        const uint32_t at = lane_operand_offset(o, i);
        touch(w, op, at, at + (packed ? place->lanes : 1u) * bytes, written);
    }
}

/* An index may lead anywhere. */
static void
read_place(struct work *w, uint32_t op, const struct lane_place *place)
{
    if (place->operand.kind == LANE_INDIRECT)
        touch(w, op, w->use->lo, w->use->hi, false);
    else
        touch_place(w, op, place, false);
}

/* The bytes of a cell that have the bits of an op's channels. */
static void
touch_flags(struct work *w, uint32_t op, uint32_t cell, uint32_t bit, bool written)
{
    const uint32_t end = bit + w->p->ops[op].lanes;
    touch(w, op, cell + bit / 8, cell + (end + 7) / 8, written);
}

/* The forms over groups of channels look at the flag register, or at both. */
static void
read_predicate(struct work *w, uint32_t index)
{
    const struct lane_op *op = &w->p->ops[index];
    if (op->pred == LANE_PRED_NORMAL)
        touch_flags(w, index, op->pred_cell, (uint32_t)op->pred_shift + op->chan, false);
    else if (op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV)
        touch(w, index, op->pred_cell, op->pred_cell + CELL, false);
    else if (op->pred != LANE_PRED_NONE)
        touch(w, index, op->pred_cell, op->pred_cell + CELL / 2, false);
}

static void
read_cells(struct work *w, uint32_t index)
{
    const struct lane_op *op = &w->p->ops[index];
    const enum lane_family family = lane_code_family(op->code);
    read_predicate(w, index);
    for (unsigned i = 1; i < 3 && (family == LANE_MASK || family == LANE_CTRL); i++)
        touch(w, index, op->ctrl.cell[i], op->ctrl.cell[i] + CELL, false);
}

/* Of the flags that an op writes, the bytes that are its own. */
static void
write_cells(struct work *w, uint32_t index)
{
    const struct lane_op *op = &w->p->ops[index];
    const uint32_t bit = op->cond_shift + op->chan;
    if (op->write_flag && bit % 8 == 0 && op->lanes % 8 == 0)
        touch_flags(w, index, op->cond_cell, bit, true);
    if (lane_code_family(op->code) == LANE_MASK)
        touch(w, index, op->ctrl.cell[0], op->ctrl.cell[0] + CELL, true);
}

static bool
is_for_some_lanes(const struct lane_op *op)
{
    return op->pred != LANE_PRED_NONE && op->code != LANE_OP_sel;
}

/* A write of some lanes, or at an index, keeps the rest: it does not count. */
static void
take_op(struct work *w, uint32_t index)
{
    const struct lane_op *op = &w->p->ops[index];
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    read_cells(w, index);
    for (unsigned i = 0; i < count; i++)
        if (places[i].role != LANE_PLACE_RESULT)
            read_place(w, index, &places[i]);
    if (is_for_some_lanes(op))
        return;
    write_cells(w, index);
    for (unsigned i = 0; i < count; i++)
        if (places[i].role == LANE_PLACE_RESULT && places[i].operand.kind == LANE_REG)
            touch_place(w, index, &places[i], true);
}

/* --- bytes --- */

/* The end of the loops around an op that is read in. */
static uint32_t
end_of(const struct work *w, uint32_t op)
{
    while (w->again[op] > op)
        op = w->again[op];
    return op;
}

static bool
is_early(const struct work *w, uint32_t byte)
{
    const uint32_t last = w->use->last_read[byte];
    if (!last)
        return false;
    return !w->simple || !w->written[byte] || w->skipped[w->first[byte] - 1] <= end_of(w, last - 1);
}

static void
find_early(struct work *w)
{
    struct first_use *use = w->use;
    for (uint32_t i = 0; i < use->hi - use->lo; i++) {
        use->early[i] = is_early(w, i);
        use->any |= use->early[i];
    }
}

static void
find(struct work *w)
{
    memset(w->skipped, 0xff, w->p->op_count * sizeof *w->skipped);
    find_jumps(w);
    find_lowest(w);
    for (uint32_t i = 0; i < w->p->op_count; i++)
        take_op(w, i);
    find_early(w);
}

bool
first_use_find(struct first_use *use, const struct lane_program *p, uint32_t lo, uint32_t hi)
{
    const size_t bytes = (size_t)(hi - lo) + 1, ops = (size_t)p->op_count + 1;
    assert(lo <= hi && hi <= p->rf_bytes);
    *use = (struct first_use){
        lo, hi, calloc(bytes, sizeof(uint32_t)), calloc(bytes, 1), calloc(ops, sizeof(uint32_t)), false};
    struct work w = {.p = p,
                     .use = use,
                     .first = calloc(bytes, sizeof *w.first),
                     .written = calloc(bytes, 1),
                     .skipped = calloc(ops, sizeof *w.skipped),
                     .again = calloc(ops, sizeof *w.again),
                     .simple = true};
    const bool ready =
        use->last_read && use->early && use->lowest && w.first && w.written && w.skipped && w.again;
    if (ready)
        find(&w);
    else
        first_use_free(use);
    free(w.first);
    free(w.written);
    free(w.skipped);
    free(w.again);
    return ready;
}

void
first_use_free(struct first_use *use)
{
    free(use->last_read);
    free(use->early);
    free(use->lowest);
    *use = (struct first_use){0};
}
