/* SPDX-License-Identifier: MIT */
/*
 * The condition test, "HD 6900 Series ISA" sections 3.6.2 to 3.6.4, and the masks of pixel programs.
 *
 * A boolean constant is the same for all lanes, so a test passes for the active lanes or for none. Table 3.4
 * says so of BOOL; its row NOT_BOOL repeats BOOL's words, and is taken as 3.6.3 has it: the boolean is 0.
 *
 * What follows for compute programs: no lane is killed, and only valid lanes are ever active, so
 * VALID_PIXEL_MODE changes nothing. Whole quad mode switches on the other lanes of each quad that has an
 * active one; lanes beyond the end of the work-group have no work-item and stay off. In pixel programs they
 * are helper pixels and run.
 */
#include <assert.h>

#include "lower.h"

enum { COND_ACTIVE, COND_FALSE, COND_BOOL, COND_NOT_BOOL, BOOLEANS = 32 };

/* What Mesa's r600 driver writes to its loop constant: COUNT 4095, INIT 0, INC 1. */
enum { DEFAULT_LOOP = 0x01000fff };

uint32_t
cay_late_cell(const struct cay_lower *l, enum cay_late_cell cell)
{
    assert(l->late_cells && cell < CAY_LATE_CELLS);
    return l->late_cells + 8 * cell;
}

struct lane_operand
cay_loop_constant(struct cay_lower *l, unsigned n)
{
    assert(n < 32);
    if (!l->bindings->flow_offset)
        return cay_imm(LANE_UD, DEFAULT_LOOP);
    return cay_scalar(l->uniform + l->bindings->flow_offset + 4 * n, LANE_UD);
}

uint32_t
cay_skip_unless(struct cay_lower *l, const struct cay_cf *cf)
{
    if (cf->cond != COND_BOOL && cf->cond != COND_NOT_BOOL)
        return UINT32_MAX;
    if (!l->bindings->flow_offset) {
        cay_refuse(l, cay_cf_rows[cf->op].name, "boolean constants are not bound");
        return UINT32_MAX;
    }
    const struct lane_operand booleans =
        cay_scalar(l->uniform + l->bindings->flow_offset + 4 * BOOLEANS, LANE_UD);
    cay_emit_scalar_test(l, LANE_OP_and, cf->cond == COND_BOOL ? LANE_COND_NE : LANE_COND_EQ, cay_none,
                         booleans, cay_imm(LANE_UD, 1u << cf->cf_const));
    return cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
}

static void
clear(struct cay_lower *l, uint32_t cell)
{
    cay_emit_mask(l, LANE_OP_mandn, cell, cell, cell);
}

/* cell = the lanes that execute the instruction if its constant says so */
static void
candidates(struct cay_lower *l, const struct cay_cf *cf, uint32_t cell)
{
    if (cf->valid_pixel_mode && l->has_kill)
        cay_emit_mask(l, LANE_OP_mand, cell, CAY_CELL_EXEC, cay_late_cell(l, CAY_LATE_VALID));
    else
        cay_emit_mask(l, LANE_OP_mmov, cell, CAY_CELL_EXEC, 0);
}

uint32_t
cay_test(struct cay_lower *l, const struct cay_cf *cf)
{
    if (cf->cond == COND_ACTIVE && !(cf->valid_pixel_mode && l->has_kill))
        return CAY_CELL_EXEC;
    const uint32_t test = cay_late_cell(l, CAY_LATE_TEST);
    if (cf->cond == COND_ACTIVE) {
        candidates(l, cf, test);
        return test;
    }
    clear(l, test);
    const uint32_t skip = cay_skip_unless(l, cf);
    if (skip == UINT32_MAX)
        return test;
    candidates(l, cf, test);
    cay_bind_here(l, skip);
    return test;
}

/* A comparison that always holds, in the lanes of quads that have a lane of `from`. */
void
cay_whole_quads(struct cay_lower *l, uint32_t cell, uint32_t from)
{
    const struct lane_operand zero = cay_imm(LANE_UD, 0);
    assert(cell != from);
    clear(l, cell);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_cmp, LANE_UD, cay_none, zero, zero, cay_none);
    op->flags = LANE_NOMASK;
    op->pred = LANE_PRED_ANY4;
    op->pred_cell = from;
    op->cond = LANE_COND_EQ;
    op->write_flag = true;
    op->cond_cell = cell;
    if (l->bindings->stage != CAY_STAGE_PIXEL)
        cay_emit_mask(l, LANE_OP_mand, cell, cell, cay_late_cell(l, CAY_LATE_VALID));
}
