/* SPDX-License-Identifier: MIT */
#include "widen.h"

#include <stdint.h>
#include <stdlib.h>

#include "ranges.h"

/* How far behind the first half the second one is looked for. */
enum { WINDOW = 24 };

/* Whether a handler of twice as many lanes can read the predicate where it is. */
static bool
predicate_fits(const struct lane_op *op)
{
    const unsigned bit = op->pred_shift + op->chan;
    return op->pred == LANE_PRED_NONE ||
           (op->pred == LANE_PRED_NORMAL && bit % 8 == 0 && bit + 2 * op->lanes <= 64);
}

/* All that it reads and writes beside its operands are bits of its own channels in a cell. */
static bool
is_elementwise(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return (family == LANE_ALU || family == LANE_MATH) && predicate_fits(op);
}

/* Loads or stores an element of each lane. */
static bool
is_message(const struct lane_op *op)
{
    return (op->code == LANE_OP_load || op->code == LANE_OP_store) && !op->mem.linear &&
           op->mem.comp_mask == 1 && op->mem.elem <= 4 && predicate_fits(op);
}

static bool
is_same_message(const struct lane_mem *a, const struct lane_mem *b)
{
    return a->space == b->space && a->elem == b->elem && a->addr_shift == b->addr_shift &&
           a->surface == b->surface && a->offset == b->offset && a->addr_mask == b->addr_mask;
}

/* The same but for the channels and the operands. */
static bool
do_the_same(const struct lane_op *a, const struct lane_op *b)
{
    return a->code == b->code && a->type == b->type && a->lanes == b->lanes && a->flags == b->flags &&
           a->pred == b->pred && a->pred_cell == b->pred_cell && a->pred_shift == b->pred_shift &&
           a->cond == b->cond && a->cond_cell == b->cond_cell && a->cond_shift == b->cond_shift &&
           a->write_flag == b->write_flag;
}

/* Whether b's lanes are the ones behind a's, in as regular a row; the same element for all; or none. */
static bool
continues(const struct lane_operand *a, const struct lane_operand *b, unsigned lanes)
{
    if (a->kind != b->kind || a->type != b->type || a->mods != b->mods)
        return false;
    if (a->kind == LANE_IMM)
        return a->imm == b->imm;
    if (a->kind != LANE_REG)
        return a->kind == LANE_NONE;
    const int32_t stride = lane_operand_stride(a, 2 * lanes);
    return stride != INT32_MIN && stride == lane_operand_stride(b, lanes) && stride >= 0 &&
           b->base == a->base + lanes * (uint32_t)stride;
}

struct search {
    const struct lane_program *program;
    const struct lane_op *ops;
    const bool *entered, *gone;
};

static bool
reads_result(const struct lane_op *op, const struct lane_op *of)
{
    return of->dst.kind == LANE_REG && simd_reads(op, simd_range_of(&of->dst, of->lanes));
}

static bool
touches_flag(const struct lane_op *op, const struct lane_op *of)
{
    return of->write_flag &&
           (simd_reads(op, simd_range_of_flag(of)) || simd_writes(op, simd_range_of_flag(of)));
}

static bool
are_halves(const struct lane_op *a, const struct lane_op *b)
{
    bool fit = (is_elementwise(a) || (is_message(a) && is_message(b) && is_same_message(&a->mem, &b->mem))) &&
               do_the_same(a, b) && !simd_writes_mask(a) && (a->lanes == 8 || a->lanes == 16) &&
               a->chan % (2 * a->lanes) == 0 && b->chan == a->chan + a->lanes &&
               continues(&a->dst, &b->dst, a->lanes) &&
               !(a->dst.kind == LANE_REG && lane_operand_stride(&a->dst, 2 * a->lanes) <= 0);
    for (unsigned s = 0; s < 3; s++)
        fit = fit && continues(&a->src[s], &b->src[s], a->lanes);
    return fit && !reads_result(b, a) && !touches_flag(b, a);
}

/* Whether nothing that the op reads or writes is written by the other one. */
static bool
is_untouched(const struct lane_op *op, const struct lane_op *other)
{
    bool quiet = !(op->pred != LANE_PRED_NONE && simd_writes(other, simd_range_of_predicate(op))) &&
                 !(op->write_flag && simd_writes(other, simd_range_of_flag(op))) &&
                 !(op->dst.kind == LANE_REG && simd_writes(other, simd_range_of(&op->dst, op->lanes)));
    for (unsigned s = 0; s < 3; s++)
        quiet = quiet &&
                !(op->src[s].kind == LANE_REG && simd_writes(other, simd_range_of(&op->src[s], op->lanes)));
    return quiet;
}

/* Whether the op may be done before the other one, which comes before it now. Messages stay in order: they
 * could touch the same memory, or both fail. */
static bool
may_pass(const struct lane_op *op, const struct lane_op *other)
{
    return !(is_message(op) && lane_code_family(other->code) > LANE_MATH) && is_untouched(op, other) &&
           !reads_result(other, op) && !(op->write_flag && simd_reads(other, simd_range_of_flag(op)));
}

/* Ops that go on to the next one, and under the same mask. */
static bool
goes_on(const struct lane_op *op)
{
    return lane_code_family(op->code) <= LANE_MEM && !simd_writes_mask(op);
}

/* The second half of op `index`, or 0. */
static uint32_t
find_second(const struct search *s, uint32_t index, const uint32_t *halves)
{
    const uint32_t count = s->program->op_count;
    uint32_t at = index + 1;
    for (; at < count && at <= index + WINDOW && !s->entered[at]; at++) {
        if (s->gone[at] || halves[at] == SIMD_SECOND)
            continue;
        if (are_halves(&s->ops[index], &s->ops[at]))
            break;
        if (!goes_on(&s->ops[at]))
            return 0;
    }
    if (at == count || at > index + WINDOW || s->entered[at])
        return 0;
    for (uint32_t i = index + 1; i < at; i++) /* second halves have been done by then */
        if (!s->gone[i] && halves[i] != SIMD_SECOND && !may_pass(&s->ops[at], &s->ops[i]))
            return 0;
    return at;
}

uint32_t *
simd_find_halves(const struct lane_program *program, const struct lane_op *ops, const bool *entered,
                 const bool *gone)
{
    const struct search s = {program, ops, entered, gone};
    uint32_t *halves = calloc((size_t)program->op_count + 1, sizeof *halves);
    for (uint32_t i = 0; halves && i < program->op_count; i++) {
        if (gone[i] || halves[i] || !(is_elementwise(&ops[i]) || is_message(&ops[i])))
            continue;
        const uint32_t second = find_second(&s, i, halves);
        if (!second)
            continue;
        halves[i] = SIMD_FIRST + second;
        halves[second] = SIMD_SECOND;
    }
    return halves;
}

struct lane_op
simd_widened(const struct lane_op *first)
{
    struct lane_op wide = *first;
    wide.lanes = (uint8_t)(2 * first->lanes);
    return wide;
}
