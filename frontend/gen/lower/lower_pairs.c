/* SPDX-License-Identifier: MIT */
/*
 * Doubles of Ivy Bridge: "all regioning parameters must use the syntax of a pair of packed floats" (Ivy
 * Bridge PRM, Volume 4 Part 3, 3.3.9, rule 5). ExecSize, Width, VertStride count floats: `mov (8) r10<1>:df
 * r11<8;8,1>:df` moves four doubles. Here such an instruction becomes the one that later generations write. A
 * region must be rows of pairs, or one pair for all channels.
 *
 * The manual does not say how operands of 32 bits lie beside doubles. Mesa's compiler for these GPUs does:
 * each double takes two channels; a conversion reads the element of the first (so Mesa writes <1;2,0>, which
 * gives both the same) and writes the result to the first one's place. What the second one's place gets Mesa
 * calls garbage; here it stays as it was.
 */
#include "lower_ops.h"

static bool
is_double(const struct gen_operand *o)
{
    return o->type == GEN_DF && !lower_is_null(o);
}

static bool
is_scalar(const struct gen_operand *o)
{
    return o->file == GEN_FILE_IMM || lower_is_null(o) || (!o->align16 && !o->vstride && !o->hstride);
}

/* <V;W,1> of floats as doubles; false: it is not pairs. */
static bool
halve(struct gen_operand *o)
{
    if (o->align16 || o->replicate)
        return true;
    if (o->indirect || o->hstride != 1 || o->width < 2 || o->vstride % 2)
        return false;
    o->width /= 2;
    o->vstride /= 2;
    o->hstride = o->width > 1;
    return true;
}

static bool
is_single(const struct gen_operand *o)
{
    return (o->type == GEN_F || o->type == GEN_D || o->type == GEN_UD) && !o->align16 && !o->indirect;
}

/* The elements of the even channels. */
static bool
take_even(const struct gen_inst *inst, struct gen_operand *o)
{
    if (is_scalar(o))
        return true;
    if (inst->op != GEN_OP_mov || !is_single(o))
        return false;
    if (o->width > 1) {
        o->width /= 2;
        o->hstride = (uint8_t)(o->width > 1 ? 2 * o->hstride : 0);
    } else {
        o->vstride = (uint8_t)(2 * o->vstride);
    }
    return true;
}

static bool
convert_dst(const struct gen_inst *inst, struct gen_operand *dst)
{
    if (is_double(dst) || lower_is_null(dst))
        return dst->align16 || dst->hstride == 1;
    dst->hstride = (uint8_t)(2 * dst->hstride);
    return inst->op == GEN_OP_mov && is_single(dst);
}

static bool
halve_all(struct gen_inst *inst)
{
    bool pairs = inst->exec_size > 1 && convert_dst(inst, &inst->dst);
    for (unsigned n = 0; n < 3; n++) {
        struct gen_operand *o = &inst->src[n];
        if (o->file != GEN_FILE_NONE)
            pairs = pairs && (is_double(o) && o->file != GEN_FILE_IMM ? halve(o) : take_even(inst, o));
    }
    return pairs;
}

void
lower_pairs(struct gen_lower *l, struct gen_inst *inst)
{
    bool doubles = is_double(&inst->dst) && inst->dst.file != GEN_FILE_NONE;
    for (unsigned n = 0; n < 3; n++)
        doubles = doubles || is_double(&inst->src[n]);
    if (!doubles || inst->op == GEN_OP_send || inst->op == GEN_OP_sendc)
        return;
    if (!halve_all(inst))
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "doubles that are not pairs of floats");
    inst->exec_size /= 2;
}
