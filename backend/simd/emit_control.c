/* SPDX-License-Identifier: MIT */
/* Records of control flow and whole-mask ops. */
#include <assert.h>

#include "control.h"
#include "emit.h"

/* A predicate that no cell holds: computed into a temporary, channel aligned. */
static uint32_t
computed_predicate(struct simd_code *code, const struct lane_op *lane)
{
    const uint32_t cell = simd_temp(code, SIMD_TEMPS - 1) + 16;
    struct simd_op *op = simd_append(code);
    if (!op)
        return 0;
    op->fn = simd_do_predicate;
    op->dst = cell;
    op->lane = lane;
    op->flag_shift = lane->chan;
    return cell;
}

enum simd_emit
simd_emit_control(struct simd_code *code, const struct lane_op *lane)
{
    uint32_t pred;
    bool direct = false;
    if (lane->pred == LANE_PRED_NONE) {
        pred = simd_const(code, ~UINT64_C(0));
    } else if (lane->pred == LANE_PRED_NORMAL) {
        pred = lane->pred_cell;
        direct = true;
    } else {
        pred = computed_predicate(code, lane);
    }
    const bool immediate = lane->src[0].kind == LANE_IMM;
    const uint32_t source = immediate ? simd_const(code, lane->src[0].imm) : lane->src[0].base;
    struct simd_op *op = simd_append(code);
    if (!op || (!direct && !pred) || (immediate && !source))
        return SIMD_NO_MEMORY;
    op->fn = simd_control(lane->code);
    assert(op->fn && lane->chan < SIMD_HAS_TARGET); /* spare holds both */
    op->lane = lane;
    const bool to_register = lane->code == LANE_OP_call || lane->code == LANE_OP_clock;
    op->dst = to_register ? lane->dst.base : lane->ctrl.cell[0];
    op->cell[0] = lane->ctrl.cell[1];
    op->cell[1] = lane->ctrl.cell[2];
    op->src[0] = source;
    op->pred = pred;
    op->pinv = direct && lane->flags & LANE_PRED_INV ? -1 : 0;
    op->flag_shift = direct ? lane->pred_shift : 0;
    op->lanes = lane->lanes;
    op->spare = lane->chan;
    if (lane_code_is(lane->code, LANE_TARGET))
        op->spare |= SIMD_HAS_TARGET;
    return SIMD_DONE;
}
