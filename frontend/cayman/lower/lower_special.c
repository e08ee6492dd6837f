/* SPDX-License-Identifier: MIT */
/*
 * What ALU instructions need in the register file beside registers, and sources that are neither registers
 * nor constants: "HD 6900 Series ISA" section 9.2 (ALU_WORD0), 7.3.1 for direct reads of the LDS.
 */
#include <assert.h>

#include "lower_export.h"

static bool
reads(const struct cay_alu *i, unsigned first, unsigned last)
{
    for (unsigned n = 0; n < 3; n++)
        if (i->src[n].sel >= first && i->src[n].sel <= last)
            return true;
    return false;
}

void
cay_alu_scan(struct cay_lower *l, const struct cay_alu *i)
{
    const enum cay_alu_action action = cay_alu_rows[i->op].action;
    const bool to_scalar = action == CAY_DO_MOVA && i->dst_gpr != 0;
    bool shared = cay_is_shared(i, i->dst_rel);
    for (unsigned n = 0; n < 3; n++)
        shared |= cay_is_shared(i, i->src[n].rel);
    l->uses_shared |= shared;
    l->uses_area |= action >= CAY_DO_UINT4 || action == CAY_DO_FLAGS || to_scalar;
    l->uses_clause_global |= to_scalar || reads(i, CAY_SEL_CLAUSE_GLOBAL, CAY_SEL_CLAUSE_GLOBAL);
    l->uses_clock |= reads(i, CAY_SEL_TIME_HI, CAY_SEL_TIME_LO);
    l->uses_wave |= reads(i, CAY_SEL_HW_WAVE_ID, CAY_SEL_HW_WAVE_ID) ||
                    reads(i, CAY_SEL_HW_THREADGRP_ID, CAY_SEL_NUM_THREADGRP_WAVES);
    l->uses_lane_masks |= action == CAY_DO_MBCNT || i->op == CAY_OP2_MBCNT_32LO_ACCUM_PREV_INT;
    l->uses_lane_numbers |= shared || l->uses_lane_masks || action == CAY_DO_INTERP ||
                            action == CAY_DO_LOAD_PARAM ||
                            reads(i, CAY_SEL_LDS_DIRECT_A, CAY_SEL_LDS_DIRECT_B);
}

void
cay_alu_lay_out(struct cay_lower *l, uint32_t *at)
{
    if (l->uses_area)
        l->area = cay_reserve(at, CAY_AREA_VECTORS * CAY_VECTOR);
    if (l->uses_clause_global)
        l->clause_global = cay_reserve(at, 4);
    if (l->uses_clock)
        l->clock = cay_reserve(at, 8);
    if (l->uses_wave)
        l->wave = cay_reserve(at, 12);
}

/* Behind the lanes' numbers. */
void
cay_add_lane_masks(struct cay_lower *l)
{
    uint32_t masks[2 * CAY_LANES];
    for (unsigned k = 0; k < CAY_LANES; k++) {
        const uint64_t below = ((uint64_t)1 << k) - 1;
        masks[k] = (uint32_t)below;
        masks[CAY_LANES + k] = (uint32_t)(below >> 32);
    }
    if (lane_program_add_const(l->lane, masks, sizeof masks) != CAY_VECTOR)
        cay_no_memory(l);
}

struct lane_operand
cay_lane_masks(const struct cay_lower *l, unsigned which)
{
    assert(l->uses_lane_masks && which < 2);
    return cay_vector(l->lane->const_rf + CAY_VECTOR * (1 + which), LANE_UD);
}

uint32_t
cay_area_rf(const struct cay_lower *l, unsigned vector)
{
    assert(l->area && vector < CAY_AREA_VECTORS);
    return l->area + CAY_VECTOR * vector;
}

/* Both halves of one time, however many slots of a group read it. */
static struct lane_operand
time_source(struct cay_lower *l, unsigned sel, enum lane_type type)
{
    if (!l->has_clock)
        cay_emit(l, LANE_OP_clock)->dst = cay_scalar(l->clock, LANE_UQ);
    l->has_clock = true;
    return cay_scalar(l->clock + (sel == CAY_SEL_TIME_HI ? 4 : 0), type);
}

/* LDS_DIRECT_*: OFFSET + STRIDE * lane, in dwords; both are in the group's first literals. */
static struct lane_operand
direct_read(struct cay_lower *l, const struct cay_alu *i, const struct cay_src *s, enum lane_type type)
{
    const uint32_t word = l->group->literal[s->sel == CAY_SEL_LDS_DIRECT_B];
    const unsigned n = (unsigned)(s - i->src);
    const uint32_t offset = word & 0x1fff, stride = word >> 13 & 0x7f;
    const struct lane_operand to = cay_vector(cay_temp_rf(l, CAY_TEMP_SOURCE + n), LANE_UD);
    assert(n < 3);
    if (word >> 22 & 1)
        cay_refuse(l, cay_alu_rows[i->op].name, "THREAD_REL of a direct read");
    cay_emit_alu(l, LANE_OP_mul, LANE_UD, to, cay_lane_numbers(l), cay_imm(LANE_UD, 4 * stride), cay_none);
    cay_emit_mem(l, LANE_OP_load, LANE_SPACE_LOCAL, 4, to, 4 * offset)->dst = to;
    return cay_vector(cay_temp_rf(l, CAY_TEMP_SOURCE + n), type);
}

/* Wavefronts are numbered over all work-groups that are live; those of a group follow each other. */
static struct lane_operand
group_source(struct cay_lower *l, const struct cay_alu *i, unsigned sel, enum lane_type type)
{
    const uint32_t sizes = l->uniform + l->bindings->local_size_offset;
    const struct lane_operand count = cay_scalar(l->wave + 4, LANE_UD), to = cay_scalar(l->wave + 8, LANE_UD);
    const struct lane_operand x = cay_scalar(sizes, LANE_UD), y = cay_scalar(sizes + 4, LANE_UD);
    if (!l->bindings->local_size_offset) {
        cay_refuse(l, cay_alu_rows[i->op].name,
                   "source %u: the launch does not say how large work-groups are", sel);
        return cay_imm(type, 0);
    }
    cay_emit_scalar(l, LANE_OP_mul, LANE_UD, count, x, y, cay_none);
    cay_emit_scalar(l, LANE_OP_mad, LANE_UD, count, count, cay_scalar(sizes + 8, LANE_UD),
                    cay_imm(LANE_UD, CAY_LANES - 1));
    cay_emit_scalar(l, LANE_OP_shr, LANE_UD, count, count, cay_imm(LANE_UD, 6), cay_none);
    if (sel == CAY_SEL_NUM_THREADGRP_WAVES)
        return cay_scalar(count.base, type);
    cay_emit_scalar(l, sel == CAY_SEL_WAVE_ID_IN_GRP ? LANE_OP_divr : LANE_OP_divq, LANE_UD, to,
                    cay_scalar(l->wave, LANE_UD), count, cay_none);
    return cay_scalar(to.base, type);
}

/* A name for the sentence that refuses a source. */
static const char *
name_of(unsigned sel)
{
    switch (sel) {
    case CAY_SEL_LDS_SIZE:
        return "LDS_SIZE";
    case CAY_SEL_LOOP_IDX:
        return "LOOP_IDX outside a loop with an index";
    default:
        return sel >= CAY_SEL_PARAM ? "a parameter" : "PRIM_MASK, which the guide does not define";
    }
}

/* One compute unit in one shader engine, on the even path: every program has to take any numbers. */
struct lane_operand
cay_special_source(struct cay_lower *l, const struct cay_alu *i, const struct cay_src *s, enum lane_type type)
{
    switch (s->sel) {
    case CAY_SEL_TIME_HI:
    case CAY_SEL_TIME_LO:
        return time_source(l, s->sel, type);
    case CAY_SEL_MASK_HI:
    case CAY_SEL_MASK_LO:
        return cay_scalar(LANE_EXEC_CELL + (s->sel == CAY_SEL_MASK_HI ? 4 : 0), type);
    case CAY_SEL_LDS_DIRECT_A:
    case CAY_SEL_LDS_DIRECT_B:
        return direct_read(l, i, s, type);
    case CAY_SEL_CLAUSE_GLOBAL:
        return cay_scalar(l->clause_global, type);
    case CAY_SEL_HW_WAVE_ID:
        return cay_scalar(l->wave, type);
    case CAY_SEL_HW_THREADGRP_ID:
    case CAY_SEL_WAVE_ID_IN_GRP:
    case CAY_SEL_NUM_THREADGRP_WAVES:
        return group_source(l, i, s->sel, type);
    case CAY_SEL_SIMD_ID:
    case CAY_SEL_SE_ID:
    case CAY_SEL_HW_ALU_ODD:
        return cay_imm(type, 0);
    case CAY_SEL_PARAM_BASE:
    case CAY_SEL_NEW_PRIM_MASK:
        return cay_has_params(l, i) ? cay_param_source(l, s->sel) : cay_imm(type, 0);
    case CAY_SEL_LOOP_IDX:
        if (l->loop_index)
            return cay_scalar(l->loop_index, type);
        break;
    default:
        break;
    }
    cay_refuse(l, cay_alu_rows[i->op].name, "source %u, %s", s->sel, name_of(s->sel));
    return cay_imm(type, 0);
}

/* --- MOVA_INT --- */

/*
 * The value of the first active lane, as one dword: `have` says which lanes have one, and neighbours are
 * joined until one is left. The guide does not say whose value a register of the wavefront gets; programs
 * give the same one in all lanes.
 */
static struct lane_operand
neighbour(struct lane_operand o, unsigned which)
{
    o.base += 4 * which;
    o.hstride = 8;
    o.vstride = 2 * CAY_VECTOR;
    return o;
}

/* An op on the first lanes, whatever is active. */
static struct lane_op *
unmasked(struct cay_lower *l, enum lane_code code, unsigned lanes, struct lane_operand to,
         struct lane_operand a, struct lane_operand b, struct lane_operand c)
{
    struct lane_op *op = cay_emit_alu(l, code, LANE_D, to, a, b, c);
    op->lanes = (uint8_t)lanes;
    op->flags = LANE_NOMASK;
    op->pred = LANE_PRED_NONE;
    op->pred_cell = 0;
    return op;
}

static void
first_lane(struct cay_lower *l, struct lane_operand from, struct lane_operand to)
{
    const uint32_t value_rf = cay_area_rf(l, CAY_AREA_SCRATCH),
                   have_rf = cay_area_rf(l, CAY_AREA_SCRATCH + 1);
    const struct lane_operand value = cay_vector(value_rf, LANE_D), have = cay_vector(have_rf, LANE_D);
    unmasked(l, LANE_OP_mov, CAY_LANES, have, cay_imm(LANE_D, 0), cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_mov, LANE_D, value, from, cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_mov, LANE_D, have, cay_imm(LANE_D, 1), cay_none, cay_none);
    for (unsigned lanes = CAY_LANES / 2; lanes; lanes /= 2) {
        unmasked(l, LANE_OP_csel, lanes, value, neighbour(value, 0), neighbour(value, 1), neighbour(have, 0))
            ->cond = LANE_COND_NE;
        unmasked(l, LANE_OP_or, lanes, have, neighbour(have, 0), neighbour(have, 1), cay_none);
    }
    /* no active lane: the register keeps its value */
    unmasked(l, LANE_OP_csel, 1, to, cay_scalar(value_rf, LANE_D), to, cay_scalar(have_rf, LANE_D))->cond =
        LANE_COND_NE;
}

/* CLAUSE_GLOBAL's byte n takes the low byte. */
static void
move_to_clause_global(struct cay_lower *l, struct lane_operand value, unsigned byte)
{
    const uint32_t one = cay_area_rf(l, CAY_AREA_SCRATCH + 2);
    const struct lane_operand to = cay_scalar(l->clause_global + byte, LANE_UB);
    unmasked(l, LANE_OP_mov, 1, cay_scalar(one, LANE_UB), to, cay_none, cay_none);
    first_lane(l, value, cay_scalar(one, LANE_D));
    unmasked(l, LANE_OP_mov, 1, to, cay_scalar(one, LANE_UB), cay_none, cay_none);
}

/* Nine bits, signed. */
static void
move_to_cf_index(struct cay_lower *l, struct lane_operand value, unsigned which)
{
    const struct lane_operand to = cay_scalar(l->cf_index + 4 * which, LANE_D);
    first_lane(l, value, to);
    unmasked(l, LANE_OP_bfe, 1, to, cay_imm(LANE_UD, 9), cay_imm(LANE_UD, 0), to);
}

/* Where MOVA_INT writes says MOVA_DST, in the field of DST_GPR; section 9.2, ALU_WORD1_OP2_MOVA. */
void
cay_lower_mova(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst)
{
    enum { AR_X = 0, CF_PC = 1, CF_IDX0 = 2, CF_IDX1 = 3, CLAUSE_GLOBAL = 4, DST_END = 8 };
    const unsigned to = i->dst_gpr;
    if (i->write_mask || to >= DST_END || to == CF_PC) {
        cay_refuse(l, cay_alu_rows[i->op].name, "destination %u%s", to, i->write_mask ? " and a GPR" : "");
        return;
    }
    const struct lane_operand value = cay_source(l, i, 0, LANE_D);
    if (to == AR_X) {
        dst.type = LANE_D;
        cay_emit_alu(l, LANE_OP_mov, LANE_D, dst, value, cay_none, cay_none);
    } else if (to >= CLAUSE_GLOBAL) {
        move_to_clause_global(l, value, to - CLAUSE_GLOBAL);
    } else if (l->cf_index) {
        move_to_cf_index(l, value, to - CF_IDX0);
    }
}
