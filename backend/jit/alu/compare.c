/* SPDX-License-Identifier: MIT */
/* Comparing, and choosing by it. */
#include <assert.h>

#include "alu.h"

LLVMValueRef
alu_compare(struct alu *a, LLVMValueRef x, LLVMValueRef y, unsigned cond, bool is_float, bool is_signed)
{
    assert(alu_condition_is_native(cond, is_float)); /* is_native has asked */
    static const LLVMRealPredicate real[] = {
        [LANE_COND_EQ] = LLVMRealOEQ, [LANE_COND_NE] = LLVMRealUNE, [LANE_COND_GT] = LLVMRealOGT,
        [LANE_COND_GE] = LLVMRealOGE, [LANE_COND_LT] = LLVMRealOLT, [LANE_COND_LE] = LLVMRealOLE,
        [LANE_COND_UN] = LLVMRealUNO,
    };
    if (is_float && !jit_keeps_denormals(a->f))
        return jit_compare_flushing(a->f, x, y, cond);
    if (is_float)
        return LLVMBuildFCmp(a->b, real[cond], x, y, "");
    return LLVMBuildICmp(a->b, jit_int_predicate(cond, is_signed), x, y, "");
}

bool
alu_condition_is_native(unsigned cond, bool is_float)
{
    return (cond >= LANE_COND_EQ && cond <= LANE_COND_LE) || (is_float && cond == LANE_COND_UN);
}

LLVMValueRef
alu_pick(struct alu *a, LLVMValueRef condition, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildSelect(a->b, condition, x, y, "");
}
