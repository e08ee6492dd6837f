/* SPDX-License-Identifier: MIT */
/*
 * The refinement behind math.invm and math.rsqtm, `(~EO) if`, a dozen madm, endif, never runs: lower_math.c
 * makes every channel an early one. Where the block is recognised for sure it is not lowered at all.
 * Recognised means: the `if` asks for the flag the math instruction set, for the same channels, nothing in
 * between touches the flag or can be jumped to, the block holds madm only, and its last one writes the
 * register of the math instruction.
 */
#include <assert.h>

#include "gen/isa/gen_isa.h"
#include "lower_flow.h"
#include "lower_functions.h"

enum { SEARCH = 32 };

static bool
starts_macro(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_math && gen_is_macro(inst) && !inst->pred_ctrl;
}

static bool
same_flag(const struct gen_inst *a, const struct gen_inst *b)
{
    return a->flag_reg == b->flag_reg && a->flag_subreg == b->flag_subreg;
}

static bool
same_channels(const struct gen_inst *a, const struct gen_inst *b)
{
    return a->chan_offset == b->chan_offset && a->exec_size == b->exec_size && a->nomask == b->nomask;
}

static bool
may_write_flag(const struct gen_inst *inst, const struct gen_inst *math)
{
    const bool as_register = inst->dst.file == GEN_FILE_ARF && inst->dst.arf == GEN_ARF_F;
    const bool selects = inst->op == GEN_OP_sel || inst->op == GEN_OP_csel;
    const bool by_condition = inst->cond_mod && !selects && inst->flag_reg == math->flag_reg;
    const bool by_macro = starts_macro(inst) && same_flag(inst, math);
    return as_register || by_condition || by_macro;
}

/* The `if` of a math instruction, or UINT32_MAX. */
static uint32_t
find_if(const struct gen_lower *l, uint32_t index)
{
    const struct gen_inst *math = &l->insts[index];
    assert(index < l->count && starts_macro(math));
    for (uint32_t i = index + 1; i < l->count && i <= index + SEARCH; i++) {
        const struct gen_inst *inst = &l->insts[i];
        if (inst->op == GEN_OP_if)
            return inst->pred_ctrl == 1 && inst->pred_inv && same_flag(inst, math) &&
                           same_channels(inst, math)
                       ? i
                       : UINT32_MAX;
        if (l->points[i].jumped_to || inst->has_jip || inst->eot || may_write_flag(inst, math))
            return UINT32_MAX;
    }
    return UINT32_MAX;
}

/* The endif of a block of madm that ends in the math instruction's register, or UINT32_MAX. */
static uint32_t
find_endif(const struct gen_lower *l, uint32_t math, uint32_t first)
{
    const struct gen_operand *result = &l->insts[math].dst;
    for (uint32_t i = first + 1; i < l->count && i <= first + SEARCH; i++) {
        const struct gen_inst *inst = &l->insts[i], *last = &l->insts[i - 1];
        int64_t jip;
        if (inst->op == GEN_OP_endif)
            return last->op == GEN_OP_madm && last->dst.reg == result->reg &&
                           last->dst.subreg == result->subreg && lower_jip(l, &l->insts[first], &jip) &&
                           jip == inst->offset
                       ? i
                       : UINT32_MAX;
        if (inst->op != GEN_OP_madm || l->points[i].jumped_to)
            return UINT32_MAX;
    }
    return UINT32_MAX;
}

static void
note_targets(struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->count; i++) {
        int64_t to;
        uint32_t index;
        const struct gen_inst *inst = &l->insts[i];
        const bool skips = inst->op == GEN_OP_endif; /* forward, over code without active channels */
        if (lower_jip(l, inst, &to) && (index = lower_find(l, to)) != UINT32_MAX) {
            l->points[index].landed_on = true;
            l->points[index].jumped_to |= !skips;
        }
        if (lower_uip(inst, &to) && (index = lower_find(l, to)) != UINT32_MAX)
            l->points[index].jumped_to = l->points[index].landed_on = true;
    }
}

void
lower_macro_mark(struct gen_lower *l)
{
    note_targets(l);
    for (uint32_t i = 0; i < l->count; i++) {
        if (!starts_macro(&l->insts[i]))
            continue;
        const uint32_t first = find_if(l, i);
        const uint32_t last = first == UINT32_MAX ? UINT32_MAX : find_endif(l, i, first);
        for (uint32_t k = first; last != UINT32_MAX && k <= last; k++)
            l->points[k].skipped = true;
    }
}
