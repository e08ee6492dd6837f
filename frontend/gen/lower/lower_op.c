/* SPDX-License-Identifier: MIT */
/* Appends lane ops with the fields that every Gen instruction has: channels, masks, predicate, condition. */
#include <assert.h>

#include "lower_ops.h"

/* Predicate codes (Gen8 PRM, Volume 2d, "Predicate Control"). Align16's .x to .w are any of four in
 * RF_PICKED. */
static const uint8_t align1_preds[] = {
    0,
    LANE_PRED_NORMAL,
    LANE_PRED_ANYV,
    LANE_PRED_ALLV,
    LANE_PRED_ANY2,
    LANE_PRED_ALL2,
    LANE_PRED_ANY4,
    LANE_PRED_ALL4,
    LANE_PRED_ANY8,
    LANE_PRED_ALL8,
    LANE_PRED_ANY16,
    LANE_PRED_ALL16,
    LANE_PRED_ANY32,
    LANE_PRED_ALL32,
};
static const uint8_t align16_preds[] = {
    0,
    LANE_PRED_NORMAL,
    LANE_PRED_ANY4,
    LANE_PRED_ANY4,
    LANE_PRED_ANY4,
    LANE_PRED_ANY4,
    LANE_PRED_ANY4,
    LANE_PRED_ALL4,
};
/* Condition codes as encoded (Volume 2d, "Conditional Modifier"); 7 is reserved. */
static const uint8_t conditions[16] = {
    [1] = LANE_COND_EQ, [2] = LANE_COND_NE, [3] = LANE_COND_GT, [4] = LANE_COND_GE,
    [5] = LANE_COND_LT, [6] = LANE_COND_LE, [8] = LANE_COND_OV, [9] = LANE_COND_UN,
};

struct lane_op *
lower_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, enum lane_type type)
{
    struct lane_op *op = lane_program_append(l->program);
    if (!op) {
        lower_no_memory(l);
        l->scratch_op = (struct lane_op){0};
        return &l->scratch_op;
    }
    op->code = (uint16_t)code;
    op->type = (uint8_t)type;
    op->lanes = inst->exec_size;
    op->chan = inst->chan_offset;
    op->flags = inst->nomask ? LANE_NOMASK : 0;
    op->inst = inst->offset;
    return op;
}

struct lane_op *
lower_mask_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, uint32_t d, uint32_t a,
              uint32_t b)
{
    struct lane_op *op = lower_op(l, inst, code, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = d;
    op->ctrl.cell[1] = a;
    op->ctrl.cell[2] = b;
    return op;
}

void
lower_flag(struct gen_lower *l, const struct gen_inst *inst, uint32_t *cell, uint8_t *shift)
{
    if (inst->flag_subreg && inst->chan_offset + inst->exec_size > 16)
        lower_refuse_with(l, inst, EMU_INVALID, "f%u.%u has no bits for channels above 15", inst->flag_reg,
                          inst->flag_subreg);
    *cell = RF_FLAGS + 4u * inst->flag_reg;
    *shift = (uint8_t)(16 * inst->flag_subreg);
}

void
lower_predicate(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op)
{
    if (l->now.channels) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = RF_CHANNELS;
        return;
    }
    if (!inst->pred_ctrl)
        return;
    if (inst->pred_ctrl >= sizeof align1_preds ||
        (inst->align16 && inst->pred_ctrl >= sizeof align16_preds)) {
        lower_refuse_with(l, inst, EMU_INVALID, "predicate control %u is reserved", inst->pred_ctrl);
        return;
    }
    op->pred = inst->align16 ? align16_preds[inst->pred_ctrl] : align1_preds[inst->pred_ctrl];
    if (inst->pred_inv)
        op->flags |= LANE_PRED_INV;
    lower_flag(l, inst, &op->pred_cell, &op->pred_shift);
    if (op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV)
        op->pred_cell = RF_FLAGS; /* f0 and f1 together */
    if (l->now.picked)
        op->pred_cell = RF_PICKED;
}

void
lower_condition(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op)
{
    op->cond = conditions[inst->cond_mod & 15];
    if (!op->cond && inst->cond_mod)
        lower_refuse_with(l, inst, EMU_INVALID, "condition modifier %u is reserved", inst->cond_mod);
    if (!op->cond)
        return;
    op->write_flag = true;
    lower_flag(l, inst, &op->cond_cell, &op->cond_shift);
}

struct lane_op *
lower_scalar(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, struct lane_operand dst,
             struct lane_operand src)
{
    struct lane_op *op = lower_op(l, inst, code, dst.type);
    op->lanes = 1;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->dst = dst;
    op->src[0] = src;
    return op;
}

/* Execution type (Gen8 PRM, Volume 7, "Execution Data Type"): any float makes it float, else the widest;
 * bytes compute as words. Signed unless all are unsigned and unmodified. The destination does not matter,
 * except for half and single precision: if these are mixed among the sources, or between sources and
 * destination, they execute in F. */
enum lane_type
lower_exec_type(const struct gen_inst *inst, const struct lane_operand *src, unsigned count)
{
    static const enum lane_type floats[] = {[2] = LANE_HF, [4] = LANE_F, [8] = LANE_DF};
    static const enum lane_type ints[2][9] = {{[2] = LANE_UW, [4] = LANE_UD, [8] = LANE_UQ},
                                              {[2] = LANE_W, [4] = LANE_D, [8] = LANE_Q}};
    unsigned float_bytes = 0, int_bytes = 2;
    bool is_signed = false;
    for (unsigned n = 0; n < count; n++) {
        const unsigned bytes = lane_type_bytes(src[n].type);
        if (lane_type_is_float(src[n].type))
            float_bytes = bytes > float_bytes ? bytes : float_bytes;
        else
            int_bytes = bytes > int_bytes ? bytes : int_bytes;
        if (lane_type_is_signed(src[n].type) || (src[n].mods & (LANE_MOD_ABS | LANE_MOD_NEG)))
            is_signed = true;
    }
    if (float_bytes == 2 && inst->dst.type == GEN_F)
        float_bytes = 4;
    return float_bytes ? floats[float_bytes] : ints[is_signed][int_bytes];
}
