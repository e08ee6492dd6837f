/* SPDX-License-Identifier: MIT */
/*
 * math: the extended math functions.
 *
 * invm and rsqtm start the exactly rounded division and square root. On hardware they give an approximation
 * and set the early-out flag EO for the channels whose result is already final (zeros, infinities, NaNs); the
 * others go through a dozen madm behind `(~EO) if`, the last of which writes the register invm or rsqtm
 * wrote. Doubles have these two alone (IGA's tables of Gen8 and Gen9). Here every channel is early: invm
 * gives the rounded quotient src0 / src1 and rsqtm the rounded square root of src0, EO is set for all, and
 * the block behind the `if` is skipped.
 */
#include "lower_priv.h"

enum { FC_IDIV = 11, FC_IQOT, FC_IREM, FC_INVM, FC_RSQTM };

struct math_row {
    const char *name; /* NULL: reserved */
    uint8_t code, sources;
    bool integer;
};

/* By function control (Gen8 PRM, Volume 2d, "Math Function Control"). */
static const struct math_row rows[16] = {
    [1] = {"inv", LANE_OP_inv, 1, false},         [2] = {"log", LANE_OP_log2, 1, false},
    [3] = {"exp", LANE_OP_exp2, 1, false},        [4] = {"sqt", LANE_OP_sqrt, 1, false},
    [5] = {"rsqt", LANE_OP_rsqrt, 1, false},      [6] = {"sin", LANE_OP_sin, 1, false},
    [7] = {"cos", LANE_OP_cos, 1, false},         [9] = {"fdiv", LANE_OP_fdiv, 2, false},
    [10] = {"pow", LANE_OP_pow, 2, false},        [FC_IDIV] = {"idiv", LANE_OP_divq, 2, true},
    [FC_IQOT] = {"iqot", LANE_OP_divq, 2, true},  [FC_IREM] = {"irem", LANE_OP_divr, 2, true},
    [FC_INVM] = {"invm", LANE_OP_fdiv, 2, false}, [FC_RSQTM] = {"rsqtm", LANE_OP_sqrt, 1, false},
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
    const uint32_t bytes = inst->exec_size <= 8 ? GRF_BYTES : 2 * GRF_BYTES;
    rest.base += bytes;
    if (inst->dst.file != GEN_FILE_GRF || inst->dst.indirect || rest.base + bytes > l->grf + GRF_END) {
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
    const struct math_row *row = &rows[inst->math_fc & 15];
    const struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    if (!row->name || row->integer == lane_type_is_float(src[0].type)) {
        lower_refuse_with(l, inst, EMU_INVALID, "math function %u on this type", inst->math_fc);
        return;
    }
    if (inst->src[0].type == GEN_DF && inst->math_fc != FC_INVM && inst->math_fc != FC_RSQTM) {
        lower_refuse_with(l, inst, EMU_INVALID, "math.%s is not defined in double precision", row->name);
        return;
    }
    if (inst->math_fc == FC_IDIV) {
        divide(l, inst, src);
        return;
    }
    math_op(l, inst, row->code, src, row->sources, lower_dst(l, inst));
    if (inst->math_fc == FC_INVM || inst->math_fc == FC_RSQTM)
        set_early_out(l, inst);
    else
        lower_mirror_to_acc(l, inst);
}
