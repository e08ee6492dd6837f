/* SPDX-License-Identifier: MIT */
/* Lanes one after the other. They go through memory: picking them out of vector registers costs more. */
#include "message.h"

/* Volatile, or LLVM would pick them out. */
LLVMValueRef
msg_spill(struct message *m, LLVMValueRef v)
{
    const LLVMValueRef at = jit_variable(m->f, LLVMTypeOf(v), "lanes");
    LLVMSetVolatile(LLVMBuildStore(m->b, v, at), 1);
    return at;
}

LLVMValueRef
jit_lane_of(struct jit_fn *f, LLVMValueRef at, LLVMTypeRef type, LLVMValueRef lane)
{
    LLVMValueRef index[1] = {lane};
    const LLVMValueRef v = LLVMBuildLoad2(f->b, type, LLVMBuildGEP2(f->b, type, at, index, 1, ""), "");
    LLVMSetVolatile(v, 1);
    return v;
}

void
jit_each_lane(struct jit_fn *f, LLVMValueRef bits, void (*visit)(void *user, LLVMValueRef lane), void *user)
{
    const LLVMBasicBlockRef before = LLVMGetInsertBlock(f->b), loop = jit_new_block(f, "lane"),
                            over = jit_new_block(f, "over");
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, bits, jit_i64(f, 0), ""), over, loop);
    LLVMPositionBuilderAtEnd(f->b, loop);
    const LLVMValueRef left = LLVMBuildPhi(f->b, f->i64, "");
    LLVMValueRef args[2] = {left, LLVMConstInt(f->i1, 1, 0)};
    visit(user, jit_call(f, "llvm.cttz", f->i64, args, 2));
    const LLVMValueRef rest = LLVMBuildAnd(f->b, left, LLVMBuildSub(f->b, left, jit_i64(f, 1), ""), "");
    LLVMValueRef values[2] = {bits, rest};
    LLVMBasicBlockRef from[2] = {before, LLVMGetInsertBlock(f->b)};
    LLVMAddIncoming(left, values, from, 2);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, rest, jit_i64(f, 0), ""), over, loop);
    LLVMPositionBuilderAtEnd(f->b, over);
}

void
msg_each_enabled(struct message *m, void (*visit)(void *user, LLVMValueRef lane), void *user)
{
    struct jit_fn *f = m->f;
    LLVMValueRef bits = m->enabled ? jit_to_bits(f, m->enabled) : LLVMConstAllOnes(jit_int(f, m->lanes));
    if (m->lanes < 64)
        bits = LLVMBuildZExt(f->b, bits, f->i64, "");
    jit_each_lane(f, bits, visit, user);
}
