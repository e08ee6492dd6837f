/* SPDX-License-Identifier: MIT */
/*
 * ALT floating point mode, cr0.0 bit 0: single precision of old shaders (Ivy Bridge PRM, Volume 4 Part 3, the
 * glossary and 2.3.2). Sources have no infinities, denormals and NaNs: they count as the largest number, zero
 * and +0; results become the largest number instead of an infinity and zero instead of a denormal. math: log,
 * rsqt and sqt take absolute values, pow by 0 is 1, NaNs stay (6.41.2 to 6.41.8).
 *
 * Moves, and selection by a predicate, copy values unchanged. Where the manual says that the mode is not
 * supported (beside half and double precision, fdiv) or says nothing (the macros of IEEE division), the
 * launch ends with a fault.
 *
 * Samplers know the mode (3.3.3.8), but no manual at hand says how they use it. Here they return the image's
 * values: in this mode every instruction that computes maps infinities, denormals and NaNs at its sources, so
 * only moves, and filters of such texels, could show a difference.
 *
 * Programs that never turn it on are lowered without it. In the others every such instruction exists twice,
 * and cr0 decides which one runs.
 */
#include <assert.h>

#include "gen/isa/gen_isa.h"
#include "lower_flow.h"
#include "lower_modes.h"
#include "lower_ops.h"

/* A cell that computing instructions leave alone. */
enum { FOUND = RF_TEMP_CELL_2 };

enum { INFINITE = 0x7f800000, ONE = 0x3f800000 };

static bool
names(const struct gen_inst *inst, enum gen_type type)
{
    bool found = inst->dst.file != GEN_FILE_NONE && inst->dst.type == type;
    for (unsigned n = 0; n < 3; n++)
        found = found || (inst->src[n].file != GEN_FILE_NONE && inst->src[n].type == type);
    return found;
}

static bool
is_move(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_mov || inst->op == GEN_OP_movi || inst->op == GEN_OP_smov ||
           (inst->op == GEN_OP_sel && !inst->cond_mod) ||
           (inst->op >= GEN_OP_send && inst->op <= GEN_OP_sendsc);
}

/* Conversions from and to other floats are not supported in this mode either. */
static bool
converts(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_mov && names(inst, GEN_F) && (names(inst, GEN_HF) || names(inst, GEN_DF));
}

bool
lower_alt_concerns(const struct gen_lower *l, const struct gen_inst *inst)
{
    return l->facts.modes & CR0_ALT && (converts(inst) || (!is_move(inst) && names(inst, GEN_F)));
}

static bool
is_unsupported(const struct gen_inst *inst)
{
    const bool divides = inst->op == GEN_OP_math && inst->math_fc == GEN_FC_fdiv;
    return divides || gen_is_macro(inst) || names(inst, GEN_HF) || names(inst, GEN_DF);
}

/* FOUND is set where `a cond b`, of the channels in a cell, or of all of them when that is 0. */
static void
find(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand a, enum lane_cond cond,
     struct lane_operand b, uint32_t cell)
{
    if (cell != FOUND)
        lower_clear_cell(l, inst, FOUND);
    struct lane_op *op = lower_op(l, inst, LANE_OP_cmp, LANE_F);
    op->flags = LANE_NOMASK;
    op->dst.kind = LANE_NONE;
    op->dst.type = LANE_UD;
    op->src[0] = a;
    op->src[1] = b;
    op->cond = (uint8_t)cond;
    op->write_flag = true;
    op->cond_cell = FOUND;
    op->pred = cell ? LANE_PRED_NORMAL : 0;
    op->pred_cell = cell;
}

/* dst = code(a, b) of dwords where FOUND is set. */
static void
replace(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, struct lane_operand dst,
        struct lane_operand a, uint32_t b)
{
    struct lane_op *op = lower_op(l, inst, code, LANE_UD);
    op->flags = LANE_NOMASK;
    op->dst = dst;
    op->dst.type = LANE_UD;
    op->src[0] = a;
    op->src[0].type = LANE_UD;
    if (code != LANE_OP_mov)
        op->src[1] = lower_imm(LANE_UD, b);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FOUND;
}

/* Infinities become the largest number, whose bits are theirs minus 1; NaNs become +0. */
static void
cap(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand value, uint32_t cell)
{
    struct lane_operand magnitude = value;
    magnitude.mods = LANE_MOD_ABS;
    find(l, inst, magnitude, LANE_COND_EQ, lower_imm(LANE_F, INFINITE), cell);
    replace(l, inst, LANE_OP_add, value, value, UINT32_MAX);
    if (inst->op == GEN_OP_math)
        return;
    find(l, inst, value, LANE_COND_UN, value, cell);
    replace(l, inst, LANE_OP_mov, value, lower_imm(LANE_UD, 0), 0);
}

static bool
takes_absolute(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_math &&
           (inst->math_fc == GEN_FC_log || inst->math_fc == GEN_FC_sqt || inst->math_fc == GEN_FC_rsqt);
}

struct lane_operand
lower_alt_source(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r, unsigned n)
{
    assert(n < 3);
    if (r.type != LANE_F)
        return r;
    if (takes_absolute(inst))
        r.mods = LANE_MOD_ABS;
    /* times 1: denormals are flushed, and modifiers done */
    const struct lane_operand value =
        lower_step(l, inst, LANE_OP_mul, LANE_F, ARF_TEMP_SWIZZLED + n, r, lower_imm(LANE_F, ONE));
    cap(l, inst, value, 0);
    return value;
}

/* Both sources are zeros: 1. */
static void
finish_power(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dst)
{
    const struct lane_operand zero = lower_imm(LANE_F, 0);
    find(l, inst, lower_region(LANE_F, lower_temp(l, ARF_TEMP_SWIZZLED), 4), LANE_COND_EQ, zero,
         RF_ALT_CHANNELS);
    find(l, inst, lower_region(LANE_F, lower_temp(l, ARF_TEMP_SWIZZLED + 1), 4), LANE_COND_EQ, zero, FOUND);
    replace(l, inst, LANE_OP_mov, dst, lower_imm(LANE_UD, ONE), 0);
}

static void
finish(struct gen_lower *l, const struct gen_inst *inst)
{
    if (inst->dst.type != GEN_F || inst->op == GEN_OP_cmp || inst->op == GEN_OP_cmpn)
        return;
    if (!lower_is_null(&inst->dst)) {
        const struct lane_operand dst = lower_dst(l, inst);
        if (inst->op == GEN_OP_math && inst->math_fc == GEN_FC_pow)
            finish_power(l, inst, dst);
        cap(l, inst, dst, RF_ALT_CHANNELS);
    }
    if (inst->acc_wr_en)
        cap(l, inst, lower_acc_region(l, inst, LANE_F), RF_ALT_CHANNELS);
}

void
lower_alt_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower)
{
    assert(lower_alt_concerns(l, inst) && !l->now.alt);
    const uint32_t ieee = lower_branch_if_clear(l, inst, lower_region(LANE_UD, RF_CR0, 0), CR0_ALT);
    if (is_unsupported(inst)) {
        lower_trap_with(l, inst, EMU_FAULT_MODE);
        lower_label(l, ieee);
        lower(l, inst);
        return;
    }
    lower_keep_predicate(l, inst, RF_ALT_CHANNELS);
    l->now.alt = true;
    lower(l, inst);
    l->now.alt = false;
    finish(l, inst);
    lower_op(l, inst, LANE_OP_br, LANE_UD)->flags = 0;
    const uint32_t end = lower_last_op(l);
    lower_label(l, ieee);
    lower(l, inst);
    lower_label(l, end);
}
