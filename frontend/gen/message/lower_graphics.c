/* SPDX-License-Identifier: MIT */
/*
 * Instructions over more than one channel: dot products, line and plane equations, sums of absolute
 * differences.
 *
 * The manual gives formulas and no roundings. Products are added one after the other, x first, each sum
 * rounded once, as mac and mad do; so do the two multiply-adds that Mesa takes for pln where there is none.
 */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_modes.h"
#include "gen/lower/lower_ops.h"

/* Element k of every row of `row` channels, for all channels of the row. */
static struct lane_operand
in_rows(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand o, unsigned row, unsigned k,
        unsigned n)
{
    const int32_t stride = lane_operand_stride(&o, inst->exec_size);
    if (o.kind == LANE_IMM || stride == 0)
        return o;
    if (o.kind != LANE_REG || stride == INT32_MIN) {
        const enum lane_type type = lower_unsigned_type((enum lane_type)o.type);
        struct lane_operand plain = o;
        plain.mods = 0;
        plain.type = (uint8_t)type;
        const uint8_t mods = o.mods, own = o.type;
        o = lower_step(l, inst, LANE_OP_mov, type, ARF_TEMP_SWIZZLED + n, plain, lower_imm(type, 0));
        o.mods = mods;
        o.type = own;
    }
    const int step = stride == INT32_MIN || o.kind != LANE_REG ? (int)lane_type_bytes(o.type) : (int)stride;
    o.base += (uint32_t)((int)k * step);
    o.width = (uint8_t)row;
    o.vstride = (int16_t)((int)row * step);
    o.hstride = 0;
    return o;
}

static bool
is_single(struct gen_lower *l, const struct gen_inst *inst)
{
    const bool single = inst->src[0].type == GEN_F && inst->dst.type == GEN_F &&
                        inst->src[1].type != GEN_HF && lane_type_is_float(lower_type(inst->src[1].type));
    if (!single)
        lower_refuse_with(l, inst, EMU_INVALID, "only single precision");
    return single;
}

void
lower_dot(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    enum { ROW = 4 };
    const unsigned terms = inst->op == GEN_OP_dp2 ? 2 : inst->op == GEN_OP_dp3 ? 3 : 4;
    const struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    struct lane_operand sum = lower_imm(LANE_F, 0);
    if (!is_single(l, inst))
        return;
    if (inst->exec_size < ROW) {
        lower_refuse_with(l, inst, EMU_INVALID, "ExecSize %u", inst->exec_size);
        return;
    }
    for (unsigned k = 0; k < terms; k++) {
        struct lane_operand part[3] = {in_rows(l, inst, src[0], ROW, k, 0),
                                       in_rows(l, inst, src[1], ROW, k, 1), sum};
        if (inst->op == GEN_OP_dph && k == 3)
            part[0] = lower_imm(LANE_F, 0x3f800000);
        if (k + 1 == terms) {
            lower_finish(l, inst, lower_elementwise(l, inst, code, LANE_F, part, 3));
            return;
        }
        sum = lower_step(l, inst, k ? code : LANE_OP_mul, LANE_F, 1 + k % 2, part[0], part[1]);
        if (k && !l->failed)
            l->program->ops[l->program->op_count - 1].src[2] = part[2];
    }
}

/* A source as it lies in its registers, whatever the mode. */
static struct lane_operand
plain_source(struct gen_lower *l, const struct gen_inst *inst, unsigned n)
{
    const bool alt = l->now.alt;
    l->now.alt = false;
    const struct lane_operand o = lower_src(l, inst, n);
    l->now.alt = alt;
    return o;
}

/* As the mode takes it. */
static struct lane_operand
in_mode(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand o, unsigned n)
{
    return l->now.alt ? lower_alt_source(l, inst, o, n) : o;
}

/* Element k of the four that src0's scalar belongs to. */
static struct lane_operand
of_four(const struct gen_lower *l, struct lane_operand scalar, unsigned k)
{
    enum { FOUR = 16 };
    scalar.base = l->rf.grf + (scalar.base - l->rf.grf) / FOUR * FOUR + 4 * k;
    scalar.width = 1;
    scalar.vstride = scalar.hstride = 0;
    return scalar;
}

static bool
has_scalar(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *o = &inst->src[0];
    const bool good = o->file == GEN_FILE_GRF && !o->indirect && !inst->align16 && !o->vstride &&
                      !o->hstride && (inst->exec_size == 8 || inst->exec_size == 16);
    if (!good)
        lower_refuse_with(l, inst, EMU_INVALID, "src0 is a scalar of a register, ExecSize 8 or 16");
    return good;
}

/* p * u + q: p is src0, q the last of its four. */
void
lower_line(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const struct lane_operand scalar = plain_source(l, inst, 0);
    if (!is_single(l, inst) || !has_scalar(l, inst))
        return;
    struct lane_operand part[3] = {in_mode(l, inst, scalar, 0), lower_src(l, inst, 1),
                                   in_mode(l, inst, of_four(l, scalar, 3), 2)};
    lower_finish(l, inst, lower_elementwise(l, inst, code, LANE_F, part, 3));
}

/*
 * p * u + q * v + r. u and v lie in turns of eight channels: the registers behind src1 are v of the first
 * eight, then u and v of the others. (The Ivy Bridge PRM, Volume 4 Part 3, 6.47, has v behind all of u; Mesa
 * feeds pln with barycentric coordinates as they come with a pixel shader's payload, and those are
 * interleaved.)
 */
void
lower_pln(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    enum { EIGHT = 8 };
    const struct lane_operand scalar = plain_source(l, inst, 0);
    struct lane_operand u = plain_source(l, inst, 1);
    const struct gen_operand *o = &inst->src[1];
    if (!is_single(l, inst) || !has_scalar(l, inst))
        return;
    const unsigned registers = inst->exec_size / EIGHT * 2u;
    if (o->file != GEN_FILE_GRF || o->indirect || o->reg + registers > GEN_GRF_COUNT || o->subreg) {
        lower_refuse_with(l, inst, EMU_INVALID, "src1 is a register followed by others");
        return;
    }
    u.width = EIGHT;
    u.hstride = 4;
    u.vstride = 2 * GEN_GRF_BYTES;
    struct lane_operand v = u;
    v.base += GEN_GRF_BYTES;
    const struct lane_operand p = in_mode(l, inst, scalar, 0), r = in_mode(l, inst, of_four(l, scalar, 3), 2);
    u = in_mode(l, inst, u, 1);
    struct lane_operand sum = lower_step(l, inst, code, LANE_F, 1, p, u);
    if (!l->failed)
        l->program->ops[l->program->op_count - 1].src[2] = r;
    struct lane_operand part[3] = {in_mode(l, inst, of_four(l, scalar, 1), 0), in_mode(l, inst, v, 1), sum};
    lower_finish(l, inst, lower_elementwise(l, inst, code, LANE_F, part, 3));
}

/* sad2, sada2: |a0 - b0| + |a1 - b1| of two channels, for the first of them. The second becomes undefined:
 * the same. */
void
lower_sad(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct lane_operand src[2] = {lower_src(l, inst, 0), lower_src(l, inst, 1)};
    const bool bytes = lane_type_bytes(src[0].type) == 1 && lane_type_bytes(src[1].type) == 1;
    if (!bytes || lane_type_is_float(lower_type(inst->dst.type)) || inst->exec_size < 2) {
        lower_refuse_with(l, inst, EMU_INVALID, "the sources are bytes, the destination is of words");
        return;
    }
    src[1].mods ^= LANE_MOD_NEG;
    const struct lane_operand difference = lower_step(l, inst, LANE_OP_add, LANE_W, 1, src[0], src[1]);
    struct lane_operand part[2] = {in_rows(l, inst, difference, 2, 0, 0),
                                   in_rows(l, inst, difference, 2, 1, 1)};
    part[0].mods = part[1].mods = LANE_MOD_ABS;
    if (inst->op == GEN_OP_sada2) {
        part[0] = lower_step(l, inst, LANE_OP_add, LANE_W, 2, part[0], part[1]);
        part[1] = in_rows(l, inst, lower_acc_region(l, inst, LANE_Q), 2, 0, 1);
    }
    lower_finish(l, inst, lower_elementwise(l, inst, code, LANE_Q, part, 2));
}
