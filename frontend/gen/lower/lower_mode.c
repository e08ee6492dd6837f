/* SPDX-License-Identifier: MIT */
/*
 * cr0.0: rounding, and denormals by precision. fpmode ops have one denormal mode for float and double, the
 * one of float. Where cr0 has the two differ (compiled so when the program's denormals may be zero),
 * instructions on doubles run in a mode of their own, with double's bit in the place of float's; and
 * conversions between the two flush nothing (Ivy Bridge PRM, Volume 4 Part 3, 2.3.1.2). A run of such
 * instructions is switched to once. Nothing waits or is jumped to in those modes. A program that computes in
 * double alone starts in the mode of doubles.
 */
#include <assert.h>

#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_modes.h"
#include "lower_ops.h"

enum { DOUBLE_KEEPS = 1 << 6, SINGLE_KEEPS = 1 << 7 };

/* cr0's value with float's bit as the instructions want it. */
static uint32_t
bits_of(enum lower_mode mode, uint32_t cr0)
{
    if (mode == MODE_CONVERT)
        return cr0 | SINGLE_KEEPS;
    return mode == MODE_DOUBLE ? (cr0 & ~(uint32_t)SINGLE_KEEPS) | (cr0 & DOUBLE_KEEPS) << 1 : cr0;
}

static bool
is_message(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_send || inst->op == GEN_OP_sendc || inst->op == GEN_OP_sends ||
           inst->op == GEN_OP_sendsc;
}

static bool
has_type(const struct gen_inst *inst, enum gen_type type)
{
    bool found = inst->dst.file != GEN_FILE_NONE && inst->dst.type == type;
    for (unsigned n = 0; n < 3; n++)
        found = found || (inst->src[n].file != GEN_FILE_NONE && inst->src[n].type == type);
    return found && !is_message(inst);
}

/* Moves of bits are the same in any mode. */
static bool
computes_in_single(const struct gen_inst *inst)
{
    const bool copies = inst->op == GEN_OP_mov && inst->dst.type == inst->src[0].type;
    return !copies && !has_type(inst, GEN_DF) &&
           (has_type(inst, GEN_F) || has_type(inst, GEN_HF) || has_type(inst, GEN_VF));
}

/* sel without a condition keeps denormals "in the manner of a raw move" (6.55), and saturates. In programs
 * with ALT mode, whose denormals are flushed anyway, it does as other instructions. */
static bool
selects_as_is(const struct gen_lower *l, const struct gen_inst *inst)
{
    return inst->op == GEN_OP_sel && !inst->cond_mod && inst->saturate && !(l->facts.modes & CR0_ALT) &&
           (inst->dst.type == GEN_F || inst->dst.type == GEN_DF);
}

static enum lower_mode
wanted(const struct gen_lower *l, const struct gen_inst *inst)
{
    if (selects_as_is(l, inst))
        return MODE_CONVERT;
    const bool converts = inst->op == GEN_OP_mov && inst->dst.type != inst->src[0].type;
    const bool copies = inst->op == GEN_OP_mov && inst->dst.type == inst->src[0].type;
    if (copies || !has_type(inst, GEN_DF))
        return MODE_OWN;
    return converts && has_type(inst, GEN_F) ? MODE_CONVERT : MODE_DOUBLE;
}

static bool
writes_mode(const struct gen_inst *inst)
{
    return inst->dst.file == GEN_FILE_ARF && inst->dst.arf == GEN_ARF_CR;
}

void
lower_find_precisions(struct gen_lower *l)
{
    bool writes = lower_has_routine(l);
    for (uint32_t i = 0; i < l->count; i++) {
        l->facts.single = l->facts.single || computes_in_single(&l->insts[i]);
        l->facts.many_modes = l->facts.many_modes || (writes && writes_mode(&l->insts[i]));
        writes = writes || writes_mode(&l->insts[i]);
    }
}

static void
switch_mode(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand mode)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_fpmode, LANE_UD);
    op->lanes = 1;
    op->chan = 0;
    op->src[0] = mode;
}

/*
 * Compiled kernels begin by switching denormals on. If no earlier instruction depends on the mode, the thread
 * starts in the new mode, and the switch costs nothing at run time.
 */
static void
start_in_mode(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_program *p = l->program;
    for (uint32_t i = 0; i + 1 < p->op_count; i++)
        if (lane_code_family((enum lane_code)p->ops[i].code) != LANE_ALU ||
            lane_type_is_float((enum lane_type)p->ops[i].type))
            return;
    if (inst->op == GEN_OP_or && inst->pred_ctrl == 0 && inst->src[0].arf == GEN_ARF_CR &&
        inst->src[0].file == GEN_FILE_ARF && inst->src[1].file == GEN_FILE_IMM)
        l->program->fpmode |= (uint32_t)inst->src[1].imm & 0xffff; /* a word immediate is there twice */
    if (l->program->fpmode & CR0_ALT)
        l->program->fpmode &= ~(uint32_t)SINGLE_KEEPS;
}

/* cr0, but that ALT mode keeps no denormals of single precision. */
static struct lane_operand
own_mode(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand cr0 = lower_region(LANE_UD, RF_CR0, 0),
                              t = lower_region(LANE_UD, lower_temp(l, 0), 0);
    if (!(l->facts.modes & CR0_ALT))
        return cr0;
    lower_scalar(l, inst, LANE_OP_and, t, cr0)->src[1] = lower_imm(LANE_UD, CR0_ALT);
    lower_scalar(l, inst, LANE_OP_mul, t, t)->src[1] = lower_imm(LANE_UD, SINGLE_KEEPS);
    struct lane_op *op = lower_scalar(l, inst, LANE_OP_and, t, t);
    op->src[0].mods = LANE_MOD_NOT;
    op->src[1] = cr0;
    return t;
}

/* Rounding and denormal bits count from the next instruction on. */
void
lower_mode_change(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!lower_has_routine(l))
        start_in_mode(l, inst);
    const uint32_t doubles = bits_of(MODE_DOUBLE, l->program->fpmode);
    if (doubles != l->program->fpmode && !l->facts.single && !l->facts.many_modes) {
        l->program->fpmode = doubles;
        return;
    }
    switch_mode(l, inst, own_mode(l, inst));
}

/* bits_of(mode, cr0) where cr0 changes: for doubles cr0 ^ (cr0 ^ cr0 << 1) & float's. */
static struct lane_operand
mode_at_run_time(struct gen_lower *l, const struct gen_inst *inst, enum lower_mode mode)
{
    assert(mode == MODE_CONVERT || mode == MODE_DOUBLE);
    const struct lane_operand cr0 = lower_region(LANE_UD, RF_CR0, 0),
                              t = lower_region(LANE_UD, lower_temp(l, 0), 0),
                              bit = lower_imm(LANE_UD, SINGLE_KEEPS);
    struct lane_op *op = lower_scalar(l, inst, mode == MODE_CONVERT ? LANE_OP_or : LANE_OP_shl, t, cr0);
    op->src[1] = mode == MODE_CONVERT ? bit : lower_imm(LANE_UD, 1);
    const struct {
        enum lane_code code;
        struct lane_operand with;
    } steps[] = {{LANE_OP_xor, cr0}, {LANE_OP_and, bit}, {LANE_OP_xor, cr0}};
    for (unsigned n = 0; n < sizeof steps / sizeof *steps && mode == MODE_DOUBLE; n++) {
        op = lower_scalar(l, inst, steps[n].code, t, t);
        op->src[1] = steps[n].with;
    }
    return t;
}

void
lower_mode_enter(struct gen_lower *l, const struct gen_inst *inst)
{
    const enum lower_mode mode = wanted(l, inst);
    const uint32_t cr0 = l->program->fpmode;
    if (mode == MODE_OWN || bits_of(mode, cr0) == bits_of(l->now.mode, cr0))
        return;
    switch_mode(l, inst,
                l->facts.many_modes ? mode_at_run_time(l, inst, mode)
                                    : lower_imm(LANE_UD, bits_of(mode, cr0)));
    l->now.mode = mode;
}

/* Before an instruction that computes in single precision, that control flow may come to or go on from, or
 * that is a message. */
void
lower_mode_leave(struct gen_lower *l, uint32_t index)
{
    assert(index < l->count);
    const struct gen_inst *inst = &l->insts[index];
    const bool meets = l->points[index].cell || l->points[index].landed_on || l->points[index].landing ||
                       lower_by_register(inst) || inst->has_jip || inst->has_uip || inst->op == GEN_OP_ret ||
                       inst->op == GEN_OP_call || inst->op == GEN_OP_calla || inst->op == GEN_OP_wait ||
                       inst->eot || is_message(inst);
    if (l->now.mode == MODE_OWN || !(meets || computes_in_single(inst) || writes_mode(inst)))
        return;
    switch_mode(l, inst, own_mode(l, inst));
    l->now.mode = MODE_OWN;
}
