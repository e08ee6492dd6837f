/* SPDX-License-Identifier: MIT */
#include "strides.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "rewrite.h"

enum {
    TURNS_AHEAD = 8,
    MOST_BLOCKS = 128 /* of a loop that is looked at */
};

/* The blocks from which a loop's last block is reached without its first one, and these two. */
struct loop {
    LLVMBasicBlockRef blocks[MOST_BLOCKS];
    unsigned count;
};

static bool
holds(const struct loop *loop, LLVMBasicBlockRef block)
{
    for (unsigned i = 0; i < loop->count; i++)
        if (loop->blocks[i] == block)
            return true;
    return false;
}

/* False: there is no room. */
static bool
add_block(struct loop *loop, LLVMBasicBlockRef block)
{
    if (holds(loop, block))
        return true;
    if (loop->count == MOST_BLOCKS)
        return false;
    loop->blocks[loop->count++] = block;
    return true;
}

static bool
find_loop(struct loop *loop, LLVMBasicBlockRef first, LLVMBasicBlockRef last)
{
    loop->count = 0;
    bool fits = add_block(loop, first) && add_block(loop, last);
    for (unsigned i = 1; fits && i < loop->count; i++)
        for (LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(loop->blocks[i])); use && fits;
             use = LLVMGetNextUse(use)) {
            const LLVMValueRef user = LLVMGetUser(use); /* a phi has no uses of blocks */
            if (LLVMIsATerminatorInst(user))
                fits = add_block(loop, LLVMGetInstructionParent(user));
        }
    return fits;
}

/* A number that the turns of the loop leave alone, and that is not known when the code is made. */
static bool
is_step(const struct loop *loop, LLVMValueRef v)
{
    return LLVMIsAArgument(v) || (LLVMIsAInstruction(v) && !holds(loop, LLVMGetInstructionParent(v)));
}

/* What is added to a number in each turn of a loop, or NULL. */
static LLVMValueRef
step_of(LLVMValueRef phi, struct loop *loop)
{
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
        const LLVMValueRef next = LLVMGetIncomingValue(phi, i);
        if (!LLVMIsABinaryOperator(next) || LLVMGetInstructionOpcode(next) != LLVMAdd)
            continue;
        const bool first = LLVMGetOperand(next, 0) == phi;
        const LLVMValueRef step = LLVMGetOperand(next, first);
        if ((first || LLVMGetOperand(next, 1) == phi) &&
            find_loop(loop, LLVMGetInstructionParent(phi), LLVMGetIncomingBlock(phi, i)) &&
            is_step(loop, step))
            return step;
    }
    return NULL;
}

static void
fetch(LLVMBuilderRef b, LLVMValueRef load, LLVMValueRef base, LLVMValueRef phi, LLVMValueRef step)
{
    const LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(phi));
    const LLVMTypeRef i32 = LLVMInt32TypeInContext(context), i64 = LLVMInt64TypeInContext(context);
    LLVMPositionBuilderBefore(b, load);
    const LLVMValueRef far = LLVMBuildMul(b, step, LLVMConstInt(i32, TURNS_AHEAD, false), "");
    LLVMValueRef offset = LLVMBuildZExt(b, LLVMBuildAdd(b, phi, far, ""), i64, "");
    LLVMTypeRef type = LLVMTypeOf(base);
    LLVMValueRef args[4] = {LLVMBuildGEP2(b, LLVMInt8TypeInContext(context), base, &offset, 1, ""),
                            LLVMConstInt(i32, 0, false), LLVMConstInt(i32, 3, false),
                            LLVMConstInt(i32, 1, false)}; /* to be read; into all caches; data */
    const unsigned id = LLVMLookupIntrinsicID("llvm.prefetch", strlen("llvm.prefetch"));
    const LLVMModuleRef module = LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(load)));
    const LLVMValueRef function = LLVMGetIntrinsicDeclaration(module, id, &type, 1);
    LLVMBuildCall2(b, LLVMIntrinsicGetType(context, id, &type, 1), function, args, 4, "");
}

/* A row at `base` and a number of bytes, which a load reads whole. */
static void
look_at(LLVMBuilderRef b, LLVMValueRef load)
{
    if (!LLVMIsALoadInst(load) || LLVMGetTypeKind(LLVMTypeOf(load)) != LLVMVectorTypeKind)
        return;
    const LLVMValueRef address = LLVMGetOperand(load, 0);
    if (!LLVMIsAGetElementPtrInst(address) || LLVMGetNumOperands(address) != 2)
        return;
    const LLVMValueRef wide = LLVMGetOperand(address, 1);
    const LLVMValueRef phi = LLVMIsAZExtInst(wide) ? LLVMGetOperand(wide, 0) : NULL;
    struct loop loop;
    if (!phi || !LLVMIsAPHINode(phi) || LLVMGetTypeKind(LLVMTypeOf(phi)) != LLVMIntegerTypeKind ||
        LLVMGetIntTypeWidth(LLVMTypeOf(phi)) != 32)
        return;
    const LLVMValueRef step = step_of(phi, &loop);
    if (step && holds(&loop, LLVMGetInstructionParent(load)))
        fetch(b, load, LLVMGetOperand(address, 0), phi, step);
}

void
jit_fetch_ahead(LLVMModuleRef module)
{
    jit_rewrite(module, look_at);
}
