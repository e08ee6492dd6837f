/* SPDX-License-Identifier: MIT */
/* Halves: the result's bits, copied from a source or rounded from a float. Other ops are computed as floats.
 */
#include "native.h"

/* Chooses one of two sources and returns its bits. */
static LLVMValueRef
chosen(struct alu *a, LLVMValueRef condition)
{
    return alu_pick(a, condition, a->half[0], a->half[1]);
}

static LLVMValueRef
rounded(struct alu *a, LLVMValueRef v)
{
    return v ? jit_flush_half(a->f, jit_narrow_half(a->f, v)) : NULL;
}

/* Sums of products whose product is a half first. */
static LLVMValueRef
sum(struct alu *a, LLVMValueRef product)
{
    const LLVMValueRef half = jit_widen_half(a->f, jit_narrow_half(a->f, product));
    return rounded(a, LLVMBuildFAdd(a->b, half, a->src[2], ""));
}

static LLVMValueRef
select_by_condition(struct alu *a)
{
    if (!alu_condition_is_native(a->op->cond, true))
        return NULL;
    return chosen(a, alu_compare(a, a->src[2], LLVMConstNull(a->type), a->op->cond, true, false));
}

LLVMValueRef
alu_compute_half(struct alu *a)
{
    alu_fn *const function = alu_float_function(a->op->code);
    switch (a->op->code) {
    case LANE_OP_mov:
        return a->half[0];
    case LANE_OP_min:
        return chosen(a, alu_is_extreme(a, LANE_COND_LT));
    case LANE_OP_max:
        return chosen(a, alu_is_extreme(a, LANE_COND_GE));
    case LANE_OP_minl:
        return chosen(a, alu_sources_compare(a, LANE_COND_LT));
    case LANE_OP_maxl:
        return chosen(a, alu_sources_compare(a, LANE_COND_GE));
    case LANE_OP_csel:
        return select_by_condition(a);
    case LANE_OP_mad:
        return rounded(a, jit_fused_half(a->f, a->src[0], a->src[1], a->src[2]));
    case LANE_OP_muladd:
        return sum(a, jit_float_mul(a));
    case LANE_OP_madz:
        return sum(a, jit_float_mulz(a));
    default:
        return function ? rounded(a, function(a)) : NULL;
    }
}
