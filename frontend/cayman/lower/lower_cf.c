/* SPDX-License-Identifier: MIT */
/* Control flow instructions that start clauses or end programs, and the table of all of them. */
#include <assert.h>

#include "lower_cf.h"

void
cay_cf_end(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    (void)cf, (void)at;
    cay_emit(l, LANE_OP_end);
}

/* Only the host's driver could make the wavefront go on. */
void
cay_cf_halt(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    (void)cf, (void)at;
    cay_emit_trap(l, EMU_FAULT_HALT);
}

/* Killed lanes stay active until an instruction in valid pixel mode leaves them out. */
void
cay_cf_kill(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    if (l->bindings->stage != CAY_STAGE_PIXEL) {
        cay_refuse(l, cay_cf_rows[cf->op].name, "only pixel programs have it");
        return;
    }
    const uint32_t valid = cay_late_cell(l, CAY_LATE_VALID);
    cay_emit_mask(l, LANE_OP_mandn, valid, valid, cay_test(l, cf));
    cay_jump_if_empty(l, cf, at, valid);
}

/* A clause with other lanes than the active ones, which come back behind it; those it switches off stay off.
 */
static void
masked_clause(struct cay_lower *l, const struct cay_cf *cf, uint32_t node)
{
    const uint32_t outer = cay_late_cell(l, CAY_LATE_OUTER);
    cay_emit_mask(l, LANE_OP_mmov, outer, CAY_CELL_EXEC, 0);
    if (cf->whole_quad_mode) {
        cay_whole_quads(l, cay_late_cell(l, CAY_LATE_TEST), outer);
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cay_late_cell(l, CAY_LATE_TEST), 0);
    } else {
        cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, outer, cay_late_cell(l, CAY_LATE_VALID));
    }
    l->outside = outer;
    cay_lower_alu_clause(l, cf, node);
    l->outside = 0;
    l->inst = cf->offset;
    cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, CAY_CELL_EXEC, outer);
    if (!cf->whole_quad_mode) {
        const uint32_t test = cay_late_cell(l, CAY_LATE_TEST), valid = cay_late_cell(l, CAY_LATE_VALID);
        cay_emit_mask(l, LANE_OP_mandn, test, outer, valid);
        cay_emit_mask(l, LANE_OP_mor, CAY_CELL_EXEC, CAY_CELL_EXEC, test);
    }
}

static void
clause(struct cay_lower *l, const struct cay_cf *cf, uint32_t node)
{
    if (cf->whole_quad_mode || (cf->op == CAY_CF_ALU_VALID_PIXEL_MODE && l->has_kill))
        masked_clause(l, cf, node);
    else
        cay_lower_alu_clause(l, cf, node);
}

void
cay_cf_alu(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    uint32_t node = cay_stack_of(l, at);
    const uint32_t next = cay_stack_of(l, cay_next_of(l, at));
    if (cf->op == CAY_CF_ALU_PUSH_BEFORE) {
        node = next;
        cay_push(l, node);
    }
    if (cf->op == CAY_CF_ALU_REACTIVATE_BEFORE)
        cay_cf_reactivate(l, cf, at);
    clause(l, cf, node);
    l->inst = cf->offset;
    if (cf->op == CAY_CF_ALU_ELSE_AFTER)
        cay_invert(l, node);
    cay_restore(l, node, next);
}

/* VALID_PIXEL_MODE of clauses and exports: killed lanes do not take part. */
static void
message(struct cay_lower *l, const struct cay_cf *cf,
        void (*lower)(struct cay_lower *, const struct cay_cf *))
{
    if (!cf->valid_pixel_mode || !l->has_kill) {
        lower(l, cf);
        return;
    }
    const uint32_t outer = cay_late_cell(l, CAY_LATE_INVALID);
    cay_emit_mask(l, LANE_OP_mmov, outer, CAY_CELL_EXEC, 0);
    cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, CAY_CELL_EXEC, cay_late_cell(l, CAY_LATE_VALID));
    lower(l, cf);
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, outer, 0);
}

#define MESSAGE(action, lower)                                                                               \
    void cay_cf_##action(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)                          \
    {                                                                                                        \
        (void)at;                                                                                            \
        message(l, cf, lower);                                                                               \
    }
MESSAGE(fetch, cay_lower_fetch_clause)
MESSAGE(rat, cay_lower_rat)
MESSAGE(write, cay_lower_write)
MESSAGE(export, cay_lower_export)
MESSAGE(vertex, cay_lower_vertex)
MESSAGE(interrupt, cay_lower_interrupt)
MESSAGE(gws, cay_lower_gws)

void
cay_lower_cf(struct cay_lower *l, uint32_t at)
{
    static cay_cf_fn *const actions[] = {
#define CAY_CF(id, opcode, listing, format, clause, action) cay_cf_##action,
#include "cayman/isa/cay_cf.def"
#undef CAY_CF
    };
    const struct cay_cf *cf = &l->p->cf[l->flow[at].cf];
    l->inst = cf->offset;
    l->cf = cf;
    l->pred_sel = CAY_PRED_SEL_OFF;
    l->flow[at].op = l->lane->op_count;
    if (l->flow[at].overflow)
        cay_emit_trap(l, EMU_FAULT_STACK);
    else
        actions[cf->op](l, cf, at);
}
