/* SPDX-License-Identifier: MIT */
/* Elementwise instructions that are one lane op: moves, logic, shifts, comparisons, selections, arithmetic.
 */
#include <assert.h>

#include "lower_functions.h"
#include "lower_modes.h"
#include "lower_ops.h"

static const enum lane_type unsigned_of[LANE_TYPE_COUNT] = {
    [LANE_UB] = LANE_UB, [LANE_B] = LANE_UB, [LANE_UW] = LANE_UW, [LANE_W] = LANE_UW,
    [LANE_UD] = LANE_UD, [LANE_D] = LANE_UD, [LANE_UQ] = LANE_UQ, [LANE_Q] = LANE_UQ,
    [LANE_HF] = LANE_UW, [LANE_F] = LANE_UD, [LANE_DF] = LANE_UQ,
};

enum lane_type
lower_unsigned_type(enum lane_type type)
{
    return unsigned_of[type];
}

/* A complement is taken in the source's own type; where that is narrower than the execution type, Gen's is
 * not (~0:uw is -1, not 0xffff). Such a source is widened first. */
static void
widen_one(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src, unsigned n,
          enum lane_type exec)
{
    const unsigned bytes = lane_type_bytes(exec);
    if (!(src->mods & LANE_MOD_NOT) || lane_type_bytes(src->type) >= bytes)
        return;
    const struct lane_operand wide = lower_region(exec, lower_temp(l, n), (int)bytes);
    struct lane_op *op = lower_op(l, inst, LANE_OP_mov, exec);
    op->flags = LANE_NOMASK;
    op->dst = wide;
    op->src[0] = *src;
    op->src[0].mods = 0;
    const uint8_t mods = src->mods;
    *src = wide;
    src->mods = mods;
}

void
lower_widen(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src, unsigned count,
            enum lane_type exec)
{
    for (unsigned n = 0; n < count; n++)
        widen_one(l, inst, &src[n], n, exec);
}

/* An unsigned value that the signed type of its size does not have. */
static bool
is_beyond(const struct lane_operand *imm, enum lane_type exec)
{
    const unsigned bytes = lane_type_bytes(imm->type);
    return lane_type_is_signed(exec) && !lane_type_is_signed(imm->type) && bytes == lane_type_bytes(exec) &&
           imm->imm >> (8 * bytes - 1) & 1;
}

/* Immediates take the execution type at once: the engines like them alike. */
static void
convert_imm(struct lane_operand *src, enum lane_type exec)
{
    if (src->kind != LANE_IMM || src->mods || lane_type_is_float(src->type) || lane_type_is_float(exec) ||
        lane_type_bytes(src->type) > lane_type_bytes(exec) || is_beyond(src, exec))
        return;
    const unsigned shift = 64 - 8 * lane_type_bytes(src->type);
    const uint64_t value =
        lane_type_is_signed(src->type) ? (uint64_t)((int64_t)(src->imm << shift) >> shift) : src->imm;
    *src = lower_imm(exec, value);
}

/* Whether an integer result needs a second step: an accumulator gets a saturated result in that step. With
 * AccWrEn the accumulator gets the whole result, and the destination the part that fits. */
static bool
goes_on(const struct gen_inst *inst)
{
    return !lane_type_is_float(lower_type(inst->dst.type)) &&
           ((lower_is_acc(&inst->dst) && inst->saturate) || (inst->acc_wr_en && !inst->saturate));
}

/* A second op writes a saturated result to the accumulator. The first op's condition may have overwritten its
 * predicate. */
static bool
keeps_predicate(const struct gen_inst *inst)
{
    return lower_is_acc(&inst->dst) && inst->cond_mod && inst->pred_ctrl;
}

void
lower_keep_predicate(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell)
{
    lower_clear_cell(l, inst, cell);
    struct lane_op *op = lower_op(l, inst, LANE_OP_cmp, LANE_UD);
    op->dst.kind = LANE_NONE;
    op->dst.type = LANE_UD;
    op->src[0] = op->src[1] = lower_imm(LANE_UD, 0);
    op->cond = LANE_COND_EQ;
    op->write_flag = true;
    op->cond_cell = cell;
    lower_predicate(l, inst, op);
}

/* A condition looks at the result in the destination's type, also when that is the null register. */
static struct lane_operand
result_place(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, enum lane_type exec)
{
    struct lane_operand dst = lower_dst(l, inst);
    const enum lane_type wide = lane_type_is_signed(dst.type) ? LANE_Q : LANE_UQ;
    if (goes_on(inst) && keeps_predicate(inst))
        lower_keep_predicate(l, inst, RF_COMPARED);
    if (goes_on(inst) && lower_is_acc(&inst->dst))
        return lower_region(dst.type, lower_temp(l, ARF_TEMP_RESULT), (int)lane_type_bytes(dst.type));
    if (goes_on(inst))
        return lower_acc_region(l, inst, wide);
    if (dst.kind == LANE_NONE && inst->cond_mod && code != LANE_OP_cmp && exec != dst.type)
        return lower_region(dst.type, lower_temp(l, 3), (int)lane_type_bytes(dst.type));
    if (lower_is_acc(&inst->dst) && !lane_type_is_float(dst.type))
        dst.type = (uint8_t)wide;
    return dst;
}

struct lane_op *
lower_elementwise(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, enum lane_type exec,
                  struct lane_operand *src, unsigned count)
{
    const struct lane_operand dst = result_place(l, inst, code, exec);
    if (!lane_type_is_float(exec))
        lower_widen(l, inst, src, count, exec);
    for (unsigned n = 0; n < count; n++)
        convert_imm(&src[n], exec);
    struct lane_op *op = lower_op(l, inst, code, exec);
    op->dst = dst;
    for (unsigned n = 0; n < count; n++)
        op->src[n] = src[n];
    if (inst->saturate)
        op->flags |= LANE_SAT;
    lower_predicate(l, inst, op);
    return op;
}

/* From the accumulator or the temporary to the destination or the accumulator. */
static void
go_on(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand result)
{
    struct lane_operand dst = lower_dst(l, inst);
    const bool to_acc = lower_is_acc(&inst->dst);
    if (dst.kind == LANE_NONE && !inst->cond_mod)
        return;
    if (dst.kind == LANE_NONE)
        dst = lower_region(dst.type, lower_temp(l, 3), (int)lane_type_bytes(dst.type));
    if (to_acc)
        dst.type = lane_type_is_signed(dst.type) ? LANE_Q : LANE_UQ;
    struct lane_op *op = lower_op(l, inst, LANE_OP_mov, to_acc ? dst.type : result.type);
    op->dst = dst;
    op->src[0] = result;
    lower_predicate(l, inst, op);
    if (keeps_predicate(inst)) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = RF_COMPARED;
        op->pred_shift = 0;
        op->flags &= (uint8_t)~LANE_PRED_INV;
    }
    if (!to_acc)
        lower_condition(l, inst, op);
}

void
lower_finish(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op)
{
    const struct lane_operand result = op->dst;
    if (!goes_on(inst) || lower_is_acc(&inst->dst))
        lower_condition(l, inst, op);
    if (goes_on(inst))
        go_on(l, inst, result);
    else
        lower_mirror_to_acc(l, inst);
}

enum lane_type
lower_widen_to_dst(enum lane_type exec, const struct gen_inst *inst)
{
    const enum lane_type dst = lower_type(inst->dst.type);
    if (lane_type_is_float(exec) || lane_type_is_float(dst) || lane_type_bytes(dst) <= lane_type_bytes(exec))
        return exec;
    return lane_type_is_signed(exec)   ? lane_type_bytes(dst) == 8 ? LANE_Q : LANE_D
           : lane_type_bytes(dst) == 8 ? LANE_UQ
                                       : LANE_UD;
}

/* A mov between equal types without modifiers moves bits: no denormal is flushed, no NaN is touched (Gen8
 * PRM, Volume 2a, "mov": raw move). Integers of one size are raw as well. */
static bool
is_raw(const struct gen_inst *inst, const struct lane_operand *src, const struct lane_operand *dst)
{
    const bool floats = lane_type_is_float(src->type) || lane_type_is_float(dst->type);
    return !src->mods && !inst->saturate && !inst->cond_mod &&
           lane_type_bytes(src->type) == lane_type_bytes(dst->type) && (!floats || src->type == dst->type);
}

/* Two bits of each dword count. */
static void
move_to_mme(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand src)
{
    if (lane_type_bytes(src.type) != 4 || lane_type_is_float(src.type) || src.mods || inst->saturate ||
        inst->cond_mod || inst->dst.type > GEN_D) {
        lower_refuse_with(l, inst, EMU_INVALID, "acc%u takes dwords as they are", inst->dst.reg);
        return;
    }
    struct lane_operand part[2] = {src, lower_imm(LANE_UD, 3)};
    lower_elementwise(l, inst, LANE_OP_and, LANE_UD, part, 2);
}

/* A modifier can take an integer out of its type, and a float shows it. */
static enum lane_type
modified_for_float(enum lane_type exec, const struct gen_inst *inst, const struct lane_operand *src)
{
    if (!src->mods || lane_type_is_float(exec) || !lane_type_is_float(lower_type(inst->dst.type)))
        return exec;
    return lane_type_bytes(src->type) < 4 ? LANE_D : LANE_Q;
}

void
lower_move(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src = lower_src(l, inst, 0);
    if (lower_is_mme(&inst->dst)) {
        move_to_mme(l, inst, src);
        return;
    }
    const struct lane_operand dst = lower_dst(l, inst);
    const bool raw = is_raw(inst, &src, &dst) && !lower_is_acc(&inst->dst) && !inst->acc_wr_en;
    if (raw)
        src.type = (uint8_t)unsigned_of[src.type];
    enum lane_type exec = raw ? src.type : lower_exec_type(inst, &src, 1);
    if (!raw && !inst->cond_mod)
        exec = lower_widen_to_dst(exec, inst);
    if (!raw)
        exec = modified_for_float(exec, inst, &src);
    struct lane_op *op = lower_elementwise(l, inst, code, exec, &src, 1);
    if (raw && op->dst.kind != LANE_NONE)
        op->dst.type = src.type;
    lower_finish(l, inst, op);
}

void
lower_mov(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (!lower_split_store(l, inst))
        lower_move(l, inst, code);
}

/* Haswell's way to write a double: 64 bits of immediate, whose type says F. */
void
lower_dim(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (inst->src[0].file != GEN_FILE_IMM)
        lower_refuse_with(l, inst, EMU_INVALID, "the source is not an immediate");
    else
        lower_move(l, inst, code);
}

/* Both types give the same bits. With the destination's signedness, conditions need no conversion. */
static enum lane_type
logic_type(const struct gen_inst *inst, const struct lane_operand *src, unsigned count)
{
    static const enum lane_type signed_of[LANE_TYPE_COUNT] = {
        [LANE_UB] = LANE_B, [LANE_UW] = LANE_W, [LANE_UD] = LANE_D, [LANE_UQ] = LANE_Q};
    const enum lane_type exec = unsigned_of[lower_widen_to_dst(lower_exec_type(inst, src, count), inst)];
    return inst->cond_mod && lane_type_is_signed(lower_type(inst->dst.type)) ? signed_of[exec] : exec;
}

void
lower_not(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src = lower_src(l, inst, 0);
    if (src.mods & (LANE_MOD_NEG | LANE_MOD_ABS)) /* Gen7: numeric, before the complement */
        src = lower_step(l, inst, LANE_OP_mov, LANE_D, 1, src, src);
    src.mods ^= LANE_MOD_NOT;
    lower_finish(l, inst, lower_elementwise(l, inst, code, logic_type(inst, &src, 1), &src, 1));
}

void
lower_logic(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    for (unsigned n = 0; n < 2; n++)
        if (lane_type_is_float(src[n].type))
            src[n].type = (uint8_t)unsigned_of[src[n].type];
    lower_finish(l, inst, lower_elementwise(l, inst, code, logic_type(inst, src, 2), src, 2));
}

/* The negated lowest dword, and the value before saturation, need one bit more than a dword. */
static bool
needs_33_bits(const struct gen_inst *inst, const struct lane_operand *value, enum lane_code code)
{
    return (code == LANE_OP_asr && value->mods && lane_type_bytes(value->type) == 4) ||
           (code == LANE_OP_shl && inst->saturate);
}

/* Broadwell PRM, Volume 2a, shl, shr and asr: the value's type and the destination's, not the count's, make a
 * shift one of 64 bits. IGC relies on it: its division by 64-bit numbers shifts a word by up to 63 into a
 * qword. */
static bool
is_qword_shift(const struct gen_inst *inst, const struct lane_operand *value)
{
    return lane_type_bytes(value->type) == 8 || lane_type_bytes(lower_type(inst->dst.type)) == 8;
}

/* The count is taken modulo 32 or 64, also where the value is narrower. The value alone says whether the
 * shift is signed. */
void
lower_shift(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    enum lane_type exec = is_qword_shift(inst, &src[0]) ? LANE_UQ : LANE_UD;
    const bool is_signed = lane_type_is_signed(src[0].type) || src[0].mods;
    if (is_signed && code != LANE_OP_shr)
        exec = exec == LANE_UQ ? LANE_Q : LANE_D;
    if (code == LANE_OP_asr && !is_signed)
        code = LANE_OP_shr;
    if (needs_33_bits(inst, &src[0], code) && lane_type_bytes(exec) == 4) {
        src[1] = lower_step(l, inst, LANE_OP_and, LANE_UD, 2, src[1], lower_imm(LANE_UD, 31));
        exec = LANE_Q;
    }
    lower_finish(l, inst, lower_elementwise(l, inst, code, exec, src, 2));
}

static void
lower_typed(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, bool keep_sign)
{
    struct lane_operand src[3];
    const unsigned count = lane_code_sources(code);
    for (unsigned n = 0; n < count; n++) {
        src[n] = lower_src(l, inst, n);
        src[n].type = lane_type_is_float(src[n].type) ? (uint8_t)unsigned_of[src[n].type] : src[n].type;
    }
    enum lane_type exec = lower_exec_type(inst, src, count);
    if (!lane_type_is_float(exec) && lane_type_bytes(exec) < 4)
        exec = lane_type_is_signed(exec) ? LANE_D : LANE_UD;
    lower_finish(l, inst, lower_elementwise(l, inst, code, keep_sign ? exec : unsigned_of[exec], src, count));
}

/* Bit counts and fields work on dwords, whatever type the source claims. */
void
lower_bits(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    lower_typed(l, inst, code, code == LANE_OP_bfe || code == LANE_OP_fbh);
}

/* A float destination gets the whole sum or product of integers, and a lane op would wrap it first. */
static enum lane_type
exact_for_float(enum lane_type exec, const struct gen_inst *inst)
{
    return lane_type_is_float(lower_type(inst->dst.type)) && !lane_type_is_float(exec) ? LANE_Q : exec;
}

static void
lower_sources(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2];
    const unsigned count = lane_code_sources(code);
    for (unsigned n = 0; n < count; n++)
        src[n] = lower_src(l, inst, n);
    const enum lane_type exec =
        exact_for_float(lower_widen_to_dst(lower_exec_type(inst, src, count), inst), inst);
    lower_finish(l, inst, lower_elementwise(l, inst, code, exec, src, count));
}

void
lower_alu(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    lower_sources(l, inst, code);
}

/* If a modifier takes a source out of its type's range, the mean is computed in a wider type. */
void
lower_avg(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    enum lane_type exec = lower_widen_to_dst(lower_exec_type(inst, src, 2), inst);
    const bool wider = src[0].mods || src[1].mods || src[0].type != src[1].type || inst->acc_wr_en;
    if (wider && lane_type_bytes(exec) < 8)
        exec = lane_type_bytes(exec) < 4 ? LANE_D : LANE_Q;
    lower_finish(l, inst, lower_elementwise(l, inst, code, exec, src, 2));
}

/*
 * src1 moves up to the mask's lowest bit n: (src1 << n) & mask | src2 & ~mask. The pseudocode's "- 1" is at
 * odds with its own comment and with what bfi1 gives (Ivy Bridge PRM, Volume 4 Part 3, 6.10); Mesa, which
 * emits bfi2 for its bitfield insertion, defines that one by the shift as well.
 */
void
lower_bfi2(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[3] = {lower_src(l, inst, 0), lower_src(l, inst, 1), lower_src(l, inst, 2)};
    for (unsigned n = 0; n < 3; n++)
        src[n].type = (uint8_t)unsigned_of[src[n].type];
    const struct lane_operand move =
        lower_step(l, inst, LANE_OP_fbl, LANE_UD, 1, src[0], lower_imm(LANE_UD, 0));
    src[1] = lower_step(l, inst, LANE_OP_shl, LANE_UD, 2, src[1], move);
    lower_finish(l, inst, lower_elementwise(l, inst, code, LANE_UD, src, 3));
}

void
lower_add(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    lower_sources(l, inst, code);
}

/* Gen's mad adds its first source. */
void
lower_mad(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[3] = {lower_src(l, inst, 1), lower_src(l, inst, 2), lower_src(l, inst, 0)};
    const enum lane_type exec = lower_widen_to_dst(lower_exec_type(inst, src, 3), inst);
    lower_finish(l, inst, lower_elementwise(l, inst, code, exec, src, 3));
}

struct lane_operand
lower_step(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, enum lane_type type,
           unsigned temp, struct lane_operand a, struct lane_operand b)
{
    struct lane_op *op = lower_op(l, inst, code, type);
    op->flags = LANE_NOMASK;
    op->dst = lower_region(type, lower_temp(l, temp), (int)lane_type_bytes(type));
    op->src[0] = a;
    if (lane_code_sources(code) > 1)
        op->src[1] = b;
    return op->dst;
}

/* src0 * src1 + (1 - src0) * src2. The manual (Ivy Bridge PRM, Volume 4 Part 3, 6.36) gives the formula and
 * not its roundings, and Intel's compiler takes lrp, mad or single steps for the same expression. Every
 * operation rounds here, as in the one definition with numbers, Mesa's constant folding of flrp. */
void
lower_lrp(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[3] = {lower_src(l, inst, 0), lower_src(l, inst, 1), lower_src(l, inst, 2)};
    const enum lane_type exec = lower_exec_type(inst, src, 3);
    if (exec != LANE_F) {
        lower_refuse_with(l, inst, EMU_INVALID, "only single precision");
        return;
    }
    struct lane_operand minus = src[0];
    minus.mods ^= LANE_MOD_NEG;
    const struct lane_operand rest =
        lower_step(l, inst, LANE_OP_add, exec, 1, lower_imm(LANE_F, 0x3f800000), minus);
    src[2] = lower_step(l, inst, LANE_OP_mul, exec, 2, rest, src[2]);
    lower_finish(l, inst, lower_elementwise(l, inst, code, exec, src, 3));
}

/* The steps between math.invm or rsqtm and its result. Those already give the final value (lower_math.c), so
 * no channel comes here; as plain fused multiply-adds the steps are right except for exponents out of range.
 */
void
lower_madm(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    lower_mad(l, inst, code);
}
