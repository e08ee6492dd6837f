/* SPDX-License-Identifier: MIT */
/*
 * Features that only Align16 has (Gen8 PRM, Volume 7, "Execution Environment", Align16 access mode): swizzled
 * sources, write masks and predicates of one channel in four. Compilers of OpenCL C use none of them, except
 * the mask .x that makes a scalar of a three-source instruction. Here they become lane ops in front of the
 * instruction's own.
 */
#include <assert.h>

#include "gen/isa/gen_isa.h"
#include "lower_ops.h"

enum { ROW = 4, ALL = 15, PRED_X = 2, PRED_W = 5, FLAG_BITS = 16 };

/* Channels of a row: four, or two of 64 bits. */
static unsigned
row_channels(enum lane_type type)
{
    return lane_type_bytes(type) == 8 ? 2 : ROW;
}

/* Element of the row that its channel k takes. 64-bit elements are named by the pair of their halves, xy or
 * zw. */
static unsigned
picked_element(const struct gen_operand *o, enum lane_type type, unsigned k)
{
    if (row_channels(type) == ROW)
        return (o->swizzle >> 2 * k) & 3u;
    return (o->swizzle >> 4 * k & 3u) / 2;
}

/* Halves that are no pair. */
static bool
splits_elements(const struct gen_operand *o)
{
    for (unsigned k = 0; k < 2; k++) {
        const unsigned pair = o->swizzle >> 4 * k & 15u;
        if (pair != 0x4 && pair != 0xe)
            return true;
    }
    return false;
}

bool
lower_align16_region(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *r,
                     const struct gen_operand *o)
{
    const unsigned bytes = lane_type_bytes(r->type), n = row_channels(r->type);
    bool in_order = true, alike = true;
    if (n == 2 && splits_elements(o))
        lower_refuse_with(l, inst, EMU_INVALID, "Align16 swizzle 0x%x on 64-bit elements", o->swizzle);
    for (unsigned k = 0; k < n; k++) {
        in_order = in_order && picked_element(o, r->type, k) == k;
        alike = alike && picked_element(o, r->type, k) == picked_element(o, r->type, 0);
    }
    r->width = (uint8_t)n;
    r->vstride = (int16_t)(o->vstride ? n * bytes : 0);
    r->hstride = (int16_t)(in_order ? bytes : 0);
    if (alike)
        r->base += picked_element(o, r->type, 0) * bytes;
    return in_order || alike;
}

/* Copies the channels of each place in a row, one op per place. r: the region's rows. */
struct lane_operand
lower_swizzle(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
              const struct gen_operand *o, unsigned n)
{
    const unsigned bytes = lane_type_bytes(r.type), row = row_channels(r.type);
    const enum lane_type type = lower_unsigned_type((enum lane_type)r.type);
    const uint32_t temp = lower_temp(l, ARF_TEMP_SWIZZLED + n);
    for (unsigned k = 0; k < row && k < inst->exec_size; k++) {
        struct lane_op *op = lower_op(l, inst, LANE_OP_mov, type);
        op->flags = LANE_NOMASK;
        op->chan = 0;
        op->lanes = (uint8_t)((inst->exec_size + row - 1) / row);
        op->dst = lower_region(type, temp + k * bytes, (int)(row * bytes));
        op->src[0] = r;
        op->src[0].type = (uint8_t)type;
        op->src[0].width = 1;
        op->src[0].hstride = 0;
        op->src[0].base += picked_element(o, (enum lane_type)r.type, k) * bytes;
    }
    return lower_region((enum lane_type)r.type, temp, (int)bytes);
}

void
lower_clear_cell(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_mandn, LANE_UD);
    op->ctrl.cell[0] = op->ctrl.cell[1] = op->ctrl.cell[2] = cell;
}

/* Sets a cell's bits for the channels of an op whose place in their row is in the mask. */
static struct lane_op *
set_places(struct gen_lower *l, const struct gen_inst *inst, unsigned mask, uint32_t cell)
{
    const uint16_t places[ROW] = {mask & 1, mask >> 1 & 1, mask >> 2 & 1, mask >> 3 & 1};
    const uint32_t at = lane_program_add_const(l->program, places, sizeof places);
    if (at == UINT32_MAX)
        lower_no_memory(l);
    lower_clear_cell(l, inst, cell);
    struct lane_op *op = lower_op(l, inst, LANE_OP_cmp, LANE_UD);
    op->dst.kind = LANE_NONE;
    op->dst.type = LANE_UD;
    op->src[0] = lower_region(LANE_UW, l->program->const_rf + (at == UINT32_MAX ? 0 : at), 0);
    op->src[0].width = ROW;
    op->src[0].hstride = 2;
    op->src[1] = lower_imm(LANE_UD, 0);
    op->cond = LANE_COND_NE;
    op->write_flag = true;
    op->cond_cell = cell;
    return op;
}

/* Predicates .x to .w: the flag's bits of that place, and then any of four. */
static void
pick_place(struct gen_lower *l, const struct gen_inst *inst)
{
    struct lane_op *set = set_places(l, inst, 1u << (inst->pred_ctrl - PRED_X), RF_PICKED);
    set->chan = 0;
    set->lanes = inst->flag_subreg ? FLAG_BITS : 2 * FLAG_BITS;
    set->flags = LANE_NOMASK;
    set->cond_shift = (uint8_t)(FLAG_BITS * inst->flag_subreg);
    struct lane_op *op = lower_op(l, inst, LANE_OP_mand, LANE_UD);
    op->ctrl.cell[0] = op->ctrl.cell[1] = RF_PICKED;
    op->ctrl.cell[2] = RF_FLAGS + 4u * inst->flag_reg;
    l->now.picked = true;
}

/* The mask as one bit for each channel of a row; 64-bit elements have two in the instruction, xy and zw. */
static unsigned
channel_mask(const struct gen_operand *dst)
{
    const unsigned mask = dst->chan_mask, pair = (mask & 1) | (mask >> 1 & 2);
    return row_channels(lower_type(dst->type)) == ROW ? mask : pair | pair << 2;
}

static bool
has_write_mask(const struct gen_inst *inst)
{
    return inst->dst.align16 && !gen_is_macro(inst) && inst->dst.chan_mask != ALL &&
           inst->dst.file != GEN_FILE_NONE;
}

void
lower_align16_begin(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!inst->align16)
        return;
    if (inst->pred_ctrl >= PRED_X && inst->pred_ctrl <= PRED_W)
        pick_place(l, inst);
    if (!has_write_mask(inst))
        return;
    struct lane_op *op = set_places(l, inst, channel_mask(&inst->dst), RF_CHANNELS);
    if (inst->op != GEN_OP_sel)
        lower_predicate(l, inst, op);
    l->now.channels = true;
}

void
lower_align16_end(struct gen_lower *l)
{
    l->now.channels = l->now.picked = false;
}
