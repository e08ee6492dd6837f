/* SPDX-License-Identifier: MIT */
/* Clamps (flow/flow.h): one scalar comparison tells that no lane of the row changes. */
#include <assert.h>
#include <stddef.h>

#include "emu/thread.h"
#include "jit.h"

/* Runs this thread in the second function. The next one begins in the first function again: mostly only
 * threads at a border need the second. */
static void
run_again(struct jit_fn *f)
{
    const LLVMTypeRef type = LLVMGlobalGetValueType(f->fn);
    LLVMValueRef args[3] = {jit_rf(f), f->x, jit_i32(f, 0)};
    jit_place_thread(f);
    const LLVMValueRef stop = LLVMBuildCall2(f->b, type, f->plain, args, 3, "");
    if (f->next_thread) {
        const LLVMBasicBlockRef out = jit_new_block(f, "out");
        const LLVMValueRef ended = LLVMBuildICmp(f->b, LLVMIntEQ, stop, jit_i32(f, EMU_STOP_END), "");
        LLVMBuildCondBr(f->b, ended, f->next_thread, out);
        LLVMPositionBuilderAtEnd(f->b, out);
    }
    LLVMBuildRet(f->b, stop);
}

LLVMBasicBlockRef
jit_begin_again(struct jit_fn *f)
{
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b);
    if (f->again)
        return f->again;
    if (!f->plain) {
        f->plain = LLVMAddFunction(f->module, "plain", LLVMGlobalGetValueType(f->fn));
        LLVMSetLinkage(f->plain, LLVMInternalLinkage);
    }
    f->again = jit_new_block(f, "again");
    LLVMPositionBuilderAtEnd(f->b, f->again);
    run_again(f);
    LLVMPositionBuilderAtEnd(f->b, here);
    return f->again;
}

/* In 64 bits, so that nothing wraps. */
static LLVMValueRef
widened(struct jit_fn *f, LLVMValueRef v)
{
    const LLVMTypeRef type = jit_shape(f->i64, v);
    return f->op->type == LANE_D ? LLVMBuildSExt(f->b, v, type, "") : LLVMBuildZExt(f->b, v, type, "");
}

/* i1, or one for each row: is some lane beyond the limit, or does the row begin again at 0? Steps are
 * positive. */
static LLVMValueRef
changes(struct jit_fn *f, LLVMValueRef first, LLVMValueRef limit, uint64_t way)
{
    const LLVMTypeRef type = LLVMTypeOf(first);
    const LLVMValueRef last = LLVMBuildAdd(f->b, first, jit_constant(f, type, way), "");
    if (f->op->code == LANE_OP_min)
        return LLVMBuildICmp(f->b, LLVMIntSGT, last, limit, "");
    const LLVMValueRef most = jit_constant(f, type, f->op->type == LANE_D ? INT32_MAX : UINT32_MAX);
    return LLVMBuildOr(f->b, LLVMBuildICmp(f->b, LLVMIntSLT, first, limit, ""),
                       LLVMBuildICmp(f->b, LLVMIntSGT, last, most, ""), "");
}

void
jit_emit_clamp(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    const unsigned parts = jit_computes_rows(f);
    assert(parts && jit_is_clamp(f->flow, f->index));
    const struct jit_value x = jit_firsts(f, 0, parts), y = jit_firsts(f, 1, parts);
    const struct jit_value row = x.step ? x : y, limit = x.step ? y : x;
    assert(row.step && !limit.step && row.step == f->flow->webs[jit_find_access(f, JIT_DST)->web].row.step);
    const LLVMValueRef differs =
        changes(f, widened(f, jit_for_each_row(f, row.v, parts)),
                widened(f, jit_for_each_row(f, limit.v, parts)), (op->lanes / parts - 1) * row.step);
    const LLVMValueRef bits = jit_to_bits(f, differs);
    const LLVMBasicBlockRef on = jit_new_block(f, "unchanged");
    jit_branch_rare(f, LLVMBuildICmp(f->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), ""),
                    jit_begin_again(f), on);
    LLVMPositionBuilderAtEnd(f->b, on);
    jit_write(f, &op->dst, JIT_DST, (struct jit_value){.v = row.v, .scalar = parts == 1}, NULL);
}
