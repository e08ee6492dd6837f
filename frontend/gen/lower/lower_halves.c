/* SPDX-License-Identifier: MIT */
/*
 * Instructions that Gen7 executes as two of half their size (Ivy Bridge PRM, Volume 4 Part 3, 3.3.9):
 *
 *   6  an indirect operand of two registers has an index register for each: a0.n for the first half, a0.n+1
 * for the second. A scalar has one. 7  at ExecSize 32 the low 16 bits of the mask are those of both halves.
 */
#include "gen/isa/gen_isa.h"
#include "lower_ops.h"

enum { MASKED = 16 };

static unsigned
bytes_of(const struct gen_operand *o)
{
    return lane_type_bytes(lower_type(o->type));
}

static bool
is_scalar(const struct gen_operand *o)
{
    return !o->vstride && !o->hstride;
}

static bool
spans_two(const struct gen_inst *inst)
{
    const struct gen_operand *o = &inst->dst;
    return o->file == GEN_FILE_GRF &&
           inst->exec_size * (o->hstride ? o->hstride : 1u) * bytes_of(o) > GEN_GRF_BYTES;
}

static bool
has_index_per_register(const struct gen_inst *inst)
{
    bool found = inst->dst.indirect;
    for (unsigned n = 0; n < 3; n++) {
        const struct gen_operand *o = &inst->src[n];
        found = found || (o->indirect && o->vstride != GEN_VSTRIDE_VXH && !is_scalar(o));
    }
    return found && spans_two(inst);
}

static bool
has_half_masks(const struct gen_inst *inst)
{
    return inst->exec_size == 2 * MASKED && !inst->nomask;
}

static bool
concerns(const struct gen_inst *inst)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    if (format != GEN_FORMAT_UNARY && format != GEN_FORMAT_BINARY)
        return false;
    return !inst->align16 && inst->op != GEN_OP_movi &&
           ((gen_has(inst->platform, GEN_INDEX_PER_REGISTER) && has_index_per_register(inst)) ||
            (gen_has(inst->platform, GEN_HALF_MASKS) && has_half_masks(inst)));
}

/* The byte at which channel `n` of a direct region begins, from the region's begin. */
static unsigned
distance(const struct gen_operand *o, unsigned n, bool is_dst)
{
    if (is_dst)
        return n * (o->hstride ? o->hstride : 1u) * bytes_of(o);
    return (n / o->width * o->vstride + n % o->width * o->hstride) * bytes_of(o);
}

static void
advance(struct gen_operand *o, const struct gen_operand *whole, unsigned channels, bool is_dst, bool indexes)
{
    if (o->file != GEN_FILE_GRF && !(o->file == GEN_FILE_ARF && o->arf == GEN_ARF_ACC))
        return;
    if (o->indirect && indexes) {
        o->addr_subreg = (uint8_t)(o->addr_subreg + (is_dst || !is_scalar(o)));
        return;
    }
    if (o->indirect) {
        o->addr_imm = (int16_t)(o->addr_imm + (int)distance(whole, channels, is_dst));
        return;
    }
    const unsigned at = o->subreg + distance(whole, channels, is_dst);
    o->reg = (uint8_t)(o->reg + at / GEN_GRF_BYTES);
    o->subreg = (uint8_t)(at % GEN_GRF_BYTES);
}

/* A row that is longer than the half. */
static void
shorten(struct gen_operand *o, unsigned channels)
{
    if (o->file != GEN_FILE_IMM && o->width > channels)
        o->width = (uint8_t)channels;
}

/* The first half's condition may change the flags that the second half's predicate looks at. */
static bool
keep_predicate(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!inst->cond_mod || !inst->pred_ctrl || inst->op == GEN_OP_sel)
        return false;
    lower_keep_predicate(l, inst, RF_CHANNELS);
    l->now.channels = true;
    return true;
}

bool
lower_halves(struct gen_lower *l, const struct gen_inst *inst,
             void (*lower)(struct gen_lower *, const struct gen_inst *))
{
    if (!concerns(inst))
        return false;
    struct gen_inst half = *inst;
    half.exec_size /= 2;
    const bool indexes = has_index_per_register(inst), kept = keep_predicate(l, inst);
    for (unsigned n = 0; n < 3; n++)
        shorten(&half.src[n], half.exec_size);
    lower(l, &half);
    l->now.acc_first = half.exec_size;
    if (!has_half_masks(inst))
        half.chan_offset = (uint8_t)(half.chan_offset + half.exec_size);
    advance(&half.dst, &inst->dst, half.exec_size, true, indexes);
    for (unsigned n = 0; n < 3; n++)
        advance(&half.src[n], &inst->src[n], half.exec_size, false, indexes);
    lower(l, &half);
    l->now.acc_first = 0;
    if (kept)
        l->now.channels = false;
    return true;
}
