/* SPDX-License-Identifier: MIT */
/* Comparisons and selections. */
#include <assert.h>

#include "lower_functions.h"
#include "lower_modes.h"
#include "lower_ops.h"

/* Operands compare by value. If a modifier takes a value out of the execution type, or the two differ in
 * signedness, the comparison needs a wider type. */
static enum lane_type
compare_type(const struct gen_inst *inst, const struct lane_operand *src)
{
    const enum lane_type exec = lower_exec_type(inst, src, 2);
    const unsigned bytes = lane_type_bytes(exec);
    if (lane_type_is_float(exec) || bytes == 8)
        return exec;
    bool beyond = false;
    for (unsigned n = 0; n < 2; n++) {
        const bool full = lane_type_bytes(src[n].type) == bytes &&
                          !(src[n].kind == LANE_IMM && !src[n].mods && !(src[n].imm >> (8 * bytes - 1)));
        beyond = beyond ||
                 (full && (src[n].mods || lane_type_is_signed(src[n].type) != lane_type_is_signed(exec)));
    }
    if (!beyond)
        return exec;
    return bytes == 2 ? LANE_D : LANE_Q;
}

/* A comparison of the sources into a cell that starts empty, for all channels the instruction may write. */
static struct lane_op *
compare_into(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *a,
             const struct lane_operand *b, enum lane_type type, enum lane_cond cond)
{
    assert(cond != LANE_COND_NONE);
    struct lane_op *op = lower_op(l, inst, LANE_OP_cmp, type);
    op->dst.kind = LANE_NONE;
    op->dst.type = LANE_UD;
    op->src[0] = *a;
    op->src[1] = *b;
    op->cond = (uint8_t)cond;
    op->write_flag = true;
    op->cond_cell = RF_COMPARED;
    return op;
}

static bool
may_be_negative(const struct lane_operand *o)
{
    return !lane_type_is_float(o->type) && (lane_type_is_signed(o->type) || o->mods);
}

static bool
is_positive(const struct lane_operand *o)
{
    return o->kind == LANE_IMM && !o->mods && !(o->imm >> (8 * lane_type_bytes(o->type) - 1) & 1);
}

/*
 * UQ beside a signed source: no type is wide enough for both. Two unsigned quadwords in the same order
 * replace them: 1 and 0 where the signed source is negative.
 */
static bool
order_as_unsigned(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src)
{
    const unsigned other = src[0].type == LANE_UQ && !src[0].mods ? 1 : 0;
    if (src[1 - other].type != LANE_UQ || src[1 - other].mods || !may_be_negative(&src[other]))
        return false;
    if (is_positive(&src[other])) {
        src[other] = lower_imm(LANE_UQ, src[other].imm);
        return false;
    }
    const struct lane_operand zero = lower_imm(LANE_Q, 0), from[2] = {src[0], src[1]};
    lower_clear_cell(l, inst, RF_COMPARED);
    compare_into(l, inst, &from[other], &zero, LANE_Q, LANE_COND_LT);
    for (unsigned n = 0; n < 2; n++) {
        src[n] = lower_step(l, inst, LANE_OP_sel, LANE_UQ, 1 + n, lower_imm(LANE_UQ, n != other), from[n]);
        if (l->failed)
            return true;
        struct lane_op *op = &l->program->ops[l->program->op_count - 1];
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = RF_COMPARED;
    }
    return true;
}

/* Raw comparison of a float destination is its bits. */
void
lower_cmp(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    order_as_unsigned(l, inst, src);
    struct lane_op *op = lower_elementwise(l, inst, code, compare_type(inst, src), src, 2);
    op->dst.type = (uint8_t)lower_unsigned_type((enum lane_type)op->dst.type);
    lower_finish(l, inst, op);
}

/*
 * cmpn differs where src1 is a NaN: every condition holds there but .ne (Ivy Bridge PRM, Volume 4 Part
 * 3, 2.3.1.1). The channels where it is one are found first, since the destination may be a source.
 */
void
lower_cmpn(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    enum { NE = 2 };
    const struct lane_operand src1 = lower_src(l, inst, 1);
    if (!lane_type_is_float(src1.type)) {
        lower_cmp(l, inst, code);
        return;
    }
    lower_clear_cell(l, inst, RF_COMPARED);
    lower_predicate(l, inst, compare_into(l, inst, &src1, &src1, src1.type, LANE_COND_UN));
    lower_cmp(l, inst, code);
    struct lane_operand zeros[2] = {lower_imm(LANE_UD, 0), lower_imm(LANE_UD, 0)};
    struct lane_op *op = lower_elementwise(l, inst, code, LANE_UD, zeros, 2);
    op->dst.type = (uint8_t)lower_unsigned_type((enum lane_type)op->dst.type);
    op->pred = LANE_PRED_NORMAL;
    op->flags &= (uint8_t)~LANE_PRED_INV;
    op->pred_cell = RF_COMPARED;
    op->pred_shift = 0;
    lower_condition(l, inst, op);
    op->cond = inst->cond_mod == NE ? LANE_COND_NE : LANE_COND_EQ;
}

static bool
flushes(const struct gen_lower *l, enum lane_type type)
{
    static const uint8_t keep_bit[LANE_TYPE_COUNT] = {[LANE_HF] = 10, [LANE_F] = 7, [LANE_DF] = 6};
    return keep_bit[type] && !(l->program->fpmode >> keep_bit[type] & 1);
}

/* Flushes a denormal that a conditional sel picked, if the mode says so, by multiplying with 1.0. */
static void
flush_picked(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op, enum lane_type type)
{
    assert(lane_type_is_float(type));
    static const uint64_t ones[] = {
        [LANE_F] = 0x3f800000, [LANE_HF] = 0x3c00, [LANE_DF] = 0x3ff0000000000000};
    const struct lane_operand picked =
        lower_region(type, lower_temp(l, ARF_TEMP_RESULT), (int)lane_type_bytes(type));
    struct lane_operand src[2] = {picked, lower_imm(type, ones[type])};
    op->dst = picked;
    op->flags &= (uint8_t)~LANE_SAT;
    lower_elementwise(l, inst, LANE_OP_mul, type, src, 2);
}

/* If RF_CHANNELS limits the written channels, the selection is first done for all channels. */
static void
write_some(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op)
{
    const struct lane_operand dst = op->dst;
    const enum lane_type type = dst.type;
    const struct lane_operand temp =
        lower_region(type, lower_temp(l, ARF_TEMP_RESULT), (int)lane_type_bytes(type));
    op->dst = temp;
    struct lane_op *move = lower_op(l, inst, LANE_OP_mov, lower_unsigned_type(type));
    move->dst = dst;
    move->src[0] = temp;
    move->dst.type = move->src[0].type = (uint8_t)lower_unsigned_type(type);
    lower_predicate(l, inst, move);
}

/* Of two floats by .e, .ne, .g, .le: src1 wherever one is a NaN (6.55). .ge and .l are minimum and maximum.
 */
static struct lane_op *
select_ordered(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src,
               enum lane_type type, enum lane_cond cond)
{
    const bool unequal = cond == LANE_COND_NE;
    struct lane_operand key[2] = {src[0], src[1]};
    const enum lane_type order = order_as_unsigned(l, inst, key) ? LANE_UQ : compare_type(inst, key);
    lower_clear_cell(l, inst, RF_COMPARED);
    compare_into(l, inst, &key[0], &key[1], order, unequal ? LANE_COND_EQ : cond);
    if (unequal && lane_type_is_float(type)) {
        struct lane_op *op = compare_into(l, inst, &src[0], &src[1], type, LANE_COND_UN);
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = RF_COMPARED;
        op->flags |= LANE_PRED_INV;
    }
    struct lane_op *op = lower_elementwise(l, inst, LANE_OP_sel, type, src, 2);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = RF_COMPARED;
    op->pred_shift = 0;
    op->flags = (uint8_t)((op->flags & ~LANE_PRED_INV) | (unequal ? LANE_PRED_INV : 0));
    return op;
}

/* sel with a condition compares; it writes no flag and has no predicate. */
static void
select_by_condition(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src)
{
    assert(inst->cond_mod);
    enum { GE = 4, LT = 5, LAST = 6 };
    static const uint8_t conditions[] = {
        0, LANE_COND_EQ, LANE_COND_NE, LANE_COND_GT, LANE_COND_GE, LANE_COND_LT, LANE_COND_LE};
    const enum lane_type type = lower_widen_to_dst(compare_type(inst, src), inst);
    if (inst->pred_ctrl || inst->cond_mod > LAST) {
        lower_refuse_with(l, inst, EMU_INVALID, "condition modifier %u%s", inst->cond_mod,
                          inst->pred_ctrl ? " and a predicate" : "");
        return;
    }
    const bool exact = !(src[0].type == LANE_UQ && may_be_negative(&src[1])) &&
                       !(src[1].type == LANE_UQ && may_be_negative(&src[0]));
    const bool extremum = exact && (inst->cond_mod == GE || inst->cond_mod == LT), channels = l->now.channels;
    const enum lane_code code = inst->cond_mod == GE ? LANE_OP_max : LANE_OP_min;
    l->now.channels = channels && extremum;
    struct lane_op *op = extremum ? lower_elementwise(l, inst, code, type, src, 2)
                                  : select_ordered(l, inst, src, type, conditions[inst->cond_mod]);
    l->now.channels = channels;
    if (lane_type_is_float(type) && flushes(l, type))
        flush_picked(l, inst, op, type);
    else if (channels && !extremum)
        write_some(l, inst, op);
    lower_mirror_to_acc(l, inst);
}

/* Equal types and no modifiers select bits. */
void
lower_sel(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    if (inst->cond_mod) {
        select_by_condition(l, inst, src);
        return;
    }
    const enum lane_type dst = lower_type(inst->dst.type);
    const bool raw = !inst->saturate && !inst->acc_wr_en && !src[0].mods && !src[1].mods &&
                     src[0].type == dst && src[1].type == dst;
    if (raw)
        src[0].type = src[1].type = (uint8_t)lower_unsigned_type(dst);
    const enum lane_type exec = raw              ? lower_unsigned_type(dst)
                                : inst->saturate ? compare_type(inst, src)
                                                 : lower_widen_to_dst(lower_exec_type(inst, src, 2), inst);
    const bool channels = l->now.channels;
    l->now.channels = false; /* the predicate chooses, and does not mask */
    struct lane_op *op = lower_elementwise(l, inst, code, exec, src, 2);
    l->now.channels = channels;
    if (raw && !lower_is_acc(&inst->dst))
        op->dst.type = (uint8_t)lower_unsigned_type(dst);
    if (channels)
        write_some(l, inst, op);
    lower_mirror_to_acc(l, inst);
}

void
lower_csel(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[3] = {lower_src(l, inst, 0), lower_src(l, inst, 1), lower_src(l, inst, 2)};
    struct lane_op *op = lower_elementwise(l, inst, code, lower_exec_type(inst, src, 3), src, 3);
    lower_condition(l, inst, op);
    op->write_flag = false;
}
