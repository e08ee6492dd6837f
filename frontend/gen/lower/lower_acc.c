/* SPDX-License-Identifier: MIT */
/*
 * Instructions that need the accumulator's extra bits: mul into it, mach, mac, addc, subb.
 *
 * A 32 x 32 product is made of two instructions: mul acc = a * low16(b), then mach acc += a * (b >> 16) <<
 * 16, whose destination gets bits 63:32 (Ivy Bridge PRM, Volume 4 Part 3, "mach"). With 64-bit accumulator
 * elements that holds as written. Where the mach of a mul is found, mul computes the whole product at once
 * and mach only moves its high half: two lane ops instead of six. In between only the accumulator could show
 * the difference, so the search stops at anything that touches it, at control flow and at rejoin points.
 */
#include <assert.h>

#include "lower_flow.h"
#include "lower_functions.h"
#include "lower_modes.h"
#include "lower_ops.h"

enum { SEARCH = 24 };

/*
 * Floats have acc1 as well: instructions of one register on the second quarter (half, for HF) use it;
 * integers and doubles have only acc0 (Apollo Lake PRM, Volume 6, "Accumulator Registers").
 */
struct lane_operand
lower_acc_region(const struct gen_lower *l, const struct gen_inst *inst, enum lane_type type)
{
    const unsigned channels = type == LANE_F ? 8 : type == LANE_HF ? 16 : 0;
    const bool second = channels && inst->exec_size <= channels && inst->chan_offset / channels % 2;
    return lower_region(type, l->rf.arf + ARF_ACC + (second ? 8 * channels : 0) + 8 * l->now.acc_first, 8);
}

void
lower_mirror_to_acc(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!inst->acc_wr_en || lower_is_acc(&inst->dst) || l->failed)
        return;
    const struct lane_op last = l->program->ops[l->program->op_count - 1];
    if (last.dst.kind != LANE_REG || (last.write_flag && last.pred)) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "AccWrEn with this destination");
        return;
    }
    const bool is_float = lane_type_is_float(last.dst.type);
    const enum lane_type bits = lower_unsigned_type((enum lane_type)last.dst.type);
    const enum lane_type type = is_float ? bits : lane_type_is_signed(last.dst.type) ? LANE_Q : LANE_UQ;
    struct lane_operand acc = lower_acc_region(l, inst, is_float ? (enum lane_type)last.dst.type : LANE_Q);
    acc.type = (uint8_t)type;
    struct lane_op *op = lower_op(l, inst, LANE_OP_mov, type);
    op->dst = acc;
    op->src[0] = last.dst;
    if (is_float)
        op->src[0].type = (uint8_t)type;
    lower_predicate(l, inst, op);
}

/* Half of each integer element: byte 4 is its high dword. */
static struct lane_operand
acc_region(const struct gen_lower *l, enum lane_type type, uint32_t byte)
{
    return lower_region(type, l->rf.arf + ARF_ACC + 8 * l->now.acc_first + byte, 8);
}

static bool
is_dword(enum gen_type type)
{
    return type == GEN_D || type == GEN_UD;
}

static bool
same_register(const struct gen_operand *a, const struct gen_operand *b)
{
    return a->file == GEN_FILE_GRF && b->file == GEN_FILE_GRF && !a->indirect && !b->indirect &&
           a->reg == b->reg && a->subreg == b->subreg && a->negate == b->negate && a->absolute == b->absolute;
}

/* Region as byte distances of the lanes. */
static bool
same_lanes(const struct gen_operand *a, unsigned a_bytes, const struct gen_operand *b, unsigned b_bytes,
           unsigned lanes)
{
    for (unsigned i = 0; i < lanes; i++) {
        const unsigned at_a = (i / a->width * a->vstride + i % a->width * a->hstride) * a_bytes;
        const unsigned at_b = (i / b->width * b->vstride + i % b->width * b->hstride) * b_bytes;
        if (at_a != at_b)
            return false;
    }
    return true;
}

/* Gen7's mul takes the low word of a dword by itself. */
static bool
takes_word(const struct gen_inst *mul)
{
    return gen_has(mul->platform, GEN_WORD_FACTOR) && is_dword(mul->src[0].type) &&
           is_dword(mul->src[1].type);
}

/* The low word of each dword. A modifier works on the dword. */
static struct lane_operand
word_factor(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand factor)
{
    if (factor.kind == LANE_IMM)
        return lower_imm(LANE_UW, factor.imm);
    if (factor.mods)
        factor = lower_step(l, inst, LANE_OP_mov, LANE_UD, 1, factor, factor);
    factor.type = LANE_UW;
    return factor;
}

static bool
is_low_half(const struct gen_operand *low, const struct gen_operand *whole, unsigned lanes)
{
    if (low->type != GEN_UW || !is_dword(whole->type))
        return false;
    if (low->file == GEN_FILE_IMM && whole->file == GEN_FILE_IMM)
        return (low->imm & 0xffff) == (whole->imm & 0xffff);
    return same_register(low, whole) && !low->negate && !low->absolute && same_lanes(low, 2, whole, 4, lanes);
}

static bool
is_factor(const struct gen_inst *mul, const struct gen_operand *whole)
{
    const struct gen_operand *low = &mul->src[1];
    if (!takes_word(mul))
        return is_low_half(low, whole, mul->exec_size);
    if (low->file == GEN_FILE_IMM && whole->file == GEN_FILE_IMM)
        return low->imm == whole->imm && low->type == whole->type;
    return low->type == whole->type && same_register(low, whole) &&
           same_lanes(low, 4, whole, 4, mul->exec_size);
}

static bool
completes(const struct gen_inst *mul, const struct gen_inst *mach)
{
    const bool lanes =
        mul->exec_size == mach->exec_size &&
        ((mul->nomask && !mul->pred_ctrl) ||
         (!mach->nomask && !mul->nomask && !mul->pred_ctrl && mul->chan_offset == mach->chan_offset));
    return lanes && mul->src[0].type == mach->src[0].type && same_register(&mul->src[0], &mach->src[0]) &&
           same_lanes(&mul->src[0], 4, &mach->src[0], 4, mul->exec_size) && is_factor(mul, &mach->src[1]);
}

static bool
touches_acc(const struct gen_inst *inst)
{
    bool touches =
        inst->acc_wr_en || lower_is_acc(&inst->dst) || inst->op == GEN_OP_mac || inst->op == GEN_OP_mach;
    for (unsigned n = 0; n < 3; n++)
        touches = touches || lower_is_acc(&inst->src[n]);
    return touches;
}

/* Whether an instruction writes GRFs that the operand reads; dst extents are taken generously. */
static bool
overwrites(const struct gen_inst *inst, const struct gen_operand *o, unsigned lanes)
{
    if (inst->dst.file != GEN_FILE_GRF || o->file != GEN_FILE_GRF)
        return false;
    if (inst->dst.indirect)
        return true;
    const unsigned message = inst->op == GEN_OP_send || inst->op == GEN_OP_sendc ||
                                     inst->op == GEN_OP_sends || inst->op == GEN_OP_sendsc
                                 ? (inst->desc >> 20) & 31
                                 : 0;
    const unsigned element = 8u * (inst->dst.hstride ? inst->dst.hstride : 1);
    const unsigned end =
        inst->dst.reg + (message ? message : (inst->dst.subreg + inst->exec_size * element) / 32 + 1);
    return o->reg < end && inst->dst.reg <= o->reg + lanes / 4;
}

static uint32_t
find_mach(const struct gen_lower *l, uint32_t index)
{
    if (l->facts.modes & CR0_ACC_DISABLE)
        return UINT32_MAX;
    const struct gen_inst *mul = &l->insts[index];
    for (uint32_t i = index + 1; i < l->count && i <= index + SEARCH; i++) {
        const struct gen_inst *inst = &l->insts[i];
        if (l->points[i].cell || inst->has_jip || inst->op == GEN_OP_ret || inst->eot ||
            (l->kernel->system && l->points[i].landing)) /* a System Routine may keep 32 bits of acc */
            return UINT32_MAX;
        if (inst->op == GEN_OP_mach)
            return completes(mul, inst) ? i : UINT32_MAX;
        if (touches_acc(inst) || overwrites(inst, &mul->src[0], mul->exec_size) ||
            overwrites(inst, &mul->src[1], mul->exec_size))
            return UINT32_MAX;
    }
    return UINT32_MAX;
}

static void
mul_to_acc(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t index = (uint32_t)(inst - l->insts);
    const uint32_t mach = inst->cond_mod ? UINT32_MAX : find_mach(l, index);
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    if (mach != UINT32_MAX) {
        src[1] = lower_src(l, &l->insts[mach], 1);
        l->now.full_acc = mach;
    } else if (takes_word(inst)) {
        src[1] = word_factor(l, inst, src[1]);
    }
    lower_widen(l, inst, src, 2, LANE_Q);
    struct lane_op *op = lower_op(l, inst, LANE_OP_mul, LANE_Q);
    op->dst = lower_dst(l, inst);
    op->dst.type = LANE_Q;
    op->src[0] = src[0];
    op->src[1] = src[1];
    lower_predicate(l, inst, op);
    lower_condition(l, inst, op);
}

static void
mul_by_word(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    src[1] = word_factor(l, inst, src[1]);
    const enum lane_type exec = lower_widen_to_dst(lower_exec_type(inst, src, 2), inst);
    lower_finish(l, inst, lower_elementwise(l, inst, code, exec, src, 2));
}

void
lower_mul(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (lower_is_acc(&inst->dst) && is_dword(inst->dst.type) && !inst->saturate)
        mul_to_acc(l, inst);
    else if (takes_word(inst))
        mul_by_word(l, inst, code);
    else
        lower_alu(l, inst, code);
}

/* acc += src0 * (src1 >> 16) << 16, exactly. */
static void
add_high_product(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src)
{
    const struct lane_operand t = lower_region(LANE_Q, lower_temp(l, 2), 8);
    const struct lane_operand sixteen = lower_imm(LANE_UD, 16), acc = acc_region(l, LANE_Q, 0);
    const struct {
        enum lane_code code;
        struct lane_operand dst, a, b;
    } steps[] = {
        {LANE_OP_asr, t, src[1], sixteen},
        {LANE_OP_mul, t, src[0], t},
        {LANE_OP_shl, t, t, sixteen},
        {LANE_OP_add, acc, acc, t},
    };
    for (unsigned n = 0; n < sizeof steps / sizeof *steps; n++) {
        struct lane_op *op = lower_op(l, inst, steps[n].code, LANE_Q);
        op->dst = steps[n].dst;
        op->src[0] = steps[n].a;
        op->src[1] = steps[n].b;
        lower_predicate(l, inst, op);
    }
}

void
lower_mach(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t index = (uint32_t)(inst - l->insts);
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    if (lane_type_is_float(src[0].type) || lane_type_is_float(src[1].type) || inst->saturate) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "floating point or saturating");
        return;
    }
    if (l->now.full_acc != index) {
        lower_widen(l, inst, src, 2, LANE_Q);
        add_high_product(l, inst, src);
    }
    if (lower_is_null(&inst->dst) && !inst->cond_mod)
        return;
    struct lane_op *op = lower_op(l, inst, LANE_OP_mov, LANE_UD);
    op->dst = lower_dst(l, inst);
    op->src[0] = acc_region(l, LANE_UD, 4);
    if (lane_type_is_signed(op->dst.type)) {
        op->type = LANE_D;
        op->src[0].type = LANE_D;
    }
    lower_predicate(l, inst, op);
    lower_condition(l, inst, op);
}

/* Floats round once, as mad does; integers use all of the accumulator. */
void
lower_mac(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[3] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    const enum lane_type exec = lower_exec_type(inst, src, 2);
    const bool is_float = lane_type_is_float(exec);
    src[2] = lower_acc_region(l, inst, is_float ? exec : LANE_Q);
    if (l->now.alt)
        src[2] = lower_alt_source(l, inst, src[2], 2);
    if (!is_float)
        lower_widen(l, inst, src, 2, LANE_Q);
    struct lane_op *op = lower_op(l, inst, code, is_float ? exec : LANE_Q);
    op->dst = lower_dst(l, inst);
    if (lower_is_acc(&inst->dst) && !is_float)
        op->dst.type = LANE_Q;
    for (unsigned n = 0; n < 3; n++)
        op->src[n] = src[n];
    if (inst->saturate)
        op->flags |= LANE_SAT;
    lower_predicate(l, inst, op);
    lower_condition(l, inst, op);
    lower_mirror_to_acc(l, inst);
}

static void
emit_binary(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, struct lane_operand dst,
            const struct lane_operand *src)
{
    struct lane_op *op = lower_op(l, inst, code, LANE_UD);
    op->dst = dst;
    op->src[0] = src[0];
    op->src[1] = src[1];
    lower_predicate(l, inst, op);
}

/* addc and subb: the carry or borrow goes to the accumulator, before the sum so that the destination may be a
 * source; when the accumulator is one, the sum waits in a temporary. */
void
lower_addc(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    const bool from_acc = lower_is_acc(&inst->src[0]) || lower_is_acc(&inst->src[1]);
    const struct lane_operand temp = lower_region(LANE_UD, lower_temp(l, 2), 4);
    if (inst->src[0].type != GEN_UD || inst->saturate || src[0].mods || src[1].mods) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "only unsigned dwords");
        return;
    }
    struct lane_operand sum[2] = {src[0], src[1]};
    if (code == LANE_OP_borrow)
        sum[1].mods = LANE_MOD_NEG;
    if (sum[1].mods && lane_type_bytes(sum[1].type) < 4)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "only unsigned dwords");
    if (from_acc)
        emit_binary(l, inst, LANE_OP_add, temp, sum);
    emit_binary(l, inst, code, acc_region(l, LANE_UQ, 0), src);
    if (lower_is_null(&inst->dst) && !inst->cond_mod)
        return;
    const struct lane_operand moved[2] = {temp, lower_imm(LANE_UD, 0)};
    emit_binary(l, inst, LANE_OP_add, lower_dst(l, inst), from_acc ? moved : sum);
    if (!l->failed)
        lower_condition(l, inst, &l->program->ops[l->program->op_count - 1]);
}

/* cr0.0 bit 1: an instruction changes the accumulator only if it is the explicit destination. */
bool
lower_acc_disable_concerns(const struct gen_lower *l, const struct gen_inst *inst)
{
    if (!(l->facts.modes & CR0_ACC_DISABLE))
        return false;
    return inst->acc_wr_en || inst->op == GEN_OP_mach || inst->op == GEN_OP_addc || inst->op == GEN_OP_subb;
}

static void
move_acc(struct gen_lower *l, const struct gen_inst *inst, unsigned to, unsigned from)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_mov, LANE_UQ);
    op->lanes = ARF_ACC_ELEMENTS;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->dst = lower_region(LANE_UQ, l->rf.arf + to, 8);
    op->src[0] = lower_region(LANE_UQ, l->rf.arf + from, 8);
}

void
lower_acc_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower)
{
    move_acc(l, inst, ARF_KEPT, ARF_ACC);
    lower(l, inst);
    const uint32_t enabled =
        lower_branch_if_clear(l, inst, lower_region(LANE_UD, RF_CR0, 0), CR0_ACC_DISABLE);
    move_acc(l, inst, ARF_ACC, ARF_KEPT);
    lower_label(l, enabled);
}
