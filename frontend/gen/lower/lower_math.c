/* SPDX-License-Identifier: MIT */
/*
 * math: the extended math functions.
 *
 * invm and rsqtm start the exactly rounded division and square root. On hardware they give an approximation
 * and set the early-out flag EO for the channels whose result is already final (zeros, infinities, NaNs); the
 * others go through a dozen madm behind `(~EO) if`, the last of which writes the register invm or rsqtm
 * wrote. Doubles have only these two (IGA's tables of Gen8 and Gen9). Here every channel is early: invm gives
 * the rounded quotient src0 / src1 and rsqtm the rounded square root of src0, EO is set for all, and the
 * block behind the `if` is skipped.
 */
#include "gen/isa/gen_isa.h"
#include "lower_functions.h"
#include "lower_modes.h"
#include "lower_ops.h"

static const uint8_t codes[GEN_FC_COUNT] = {
    [GEN_FC_inv] = LANE_OP_inv,   [GEN_FC_log] = LANE_OP_log2,   [GEN_FC_exp] = LANE_OP_exp2,
    [GEN_FC_sqt] = LANE_OP_sqrt,  [GEN_FC_rsqt] = LANE_OP_rsqrt, [GEN_FC_sin] = LANE_OP_sin,
    [GEN_FC_cos] = LANE_OP_cos,   [GEN_FC_fdiv] = LANE_OP_fdiv,  [GEN_FC_pow] = LANE_OP_pow,
    [GEN_FC_idiv] = LANE_OP_divq, [GEN_FC_iqot] = LANE_OP_divq,  [GEN_FC_irem] = LANE_OP_divr,
    [GEN_FC_invm] = LANE_OP_fdiv, [GEN_FC_rsqtm] = LANE_OP_sqrt,
};

static struct lane_op *
math_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, const struct lane_operand *src,
        unsigned count, struct lane_operand dst)
{
    struct lane_op *op = lower_op(l, inst, code, lower_exec_type(inst, src, count));
    op->dst = dst;
    for (unsigned n = 0; n < count; n++)
        op->src[n] = src[n];
    if (inst->saturate)
        op->flags |= LANE_SAT;
    lower_predicate(l, inst, op);
    return op;
}

/* All enabled channels are early. The condition field holds the function, so the flag is the instruction's.
 */
static void
set_early_out(struct gen_lower *l, const struct gen_inst *inst)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_cmp, LANE_UD);
    op->dst.kind = LANE_NONE;
    op->src[0] = op->src[1] = lower_imm(LANE_UD, 0);
    op->cond = LANE_COND_EQ;
    op->write_flag = true;
    lower_flag(l, inst, &op->cond_cell, &op->cond_shift);
    lower_predicate(l, inst, op);
}

/* idiv writes the quotient to dst and the remainder behind it; the quotient waits in a temporary so that dst
 * may be a source. */
static void
divide(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *src)
{
    const enum lane_type type = lower_exec_type(inst, src, 2);
    const struct lane_operand quotient = lower_region(type, lower_temp(l, 2), 4);
    struct lane_operand dst = lower_dst(l, inst), rest = dst;
    const uint32_t bytes = inst->exec_size <= 8 ? GEN_GRF_BYTES : 2 * GEN_GRF_BYTES;
    rest.base += bytes;
    if (inst->dst.file != GEN_FILE_GRF || inst->dst.indirect || rest.base + bytes > l->rf.grf + GRF_END) {
        lower_refuse_with(l, inst, EMU_INVALID, "no room for the remainder");
        return;
    }
    math_op(l, inst, LANE_OP_divq, src, 2, quotient);
    math_op(l, inst, LANE_OP_divr, src, 2, rest);
    math_op(l, inst, LANE_OP_mov, &quotient, 1, dst);
}

void
lower_math(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const struct gen_math_info *info = gen_math_info(inst->math_fc);
    const struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    if (info->integer == lane_type_is_float(src[0].type)) {
        lower_refuse_with(l, inst, EMU_INVALID, "math function %u on this type", inst->math_fc);
        return;
    }
    if (inst->src[0].type == GEN_DF && !info->macro) {
        lower_refuse_with(l, inst, EMU_INVALID, "math.%s is not defined in double precision", info->name);
        return;
    }
    if (inst->math_fc == GEN_FC_idiv) {
        divide(l, inst, src);
        return;
    }
    math_op(l, inst, codes[inst->math_fc], src, info->sources, lower_dst(l, inst));
    if (info->macro)
        set_early_out(l, inst);
    else
        lower_mirror_to_acc(l, inst);
}
