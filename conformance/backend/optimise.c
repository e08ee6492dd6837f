/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/translate/optimise.c does to a loop that computes the same values in every turn: some of
 * them move out of it, but not thousands.
 */
#include "jit/translate/optimise.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <stdio.h>

struct loop {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef b;
    LLVMTypeRef i32;
    LLVMValueRef fn;
};

/* void kernel(i32 x, i32 turns, ptr p) */
static void
open_function(struct loop *l)
{
    l->context = LLVMContextCreate();
    l->module = LLVMModuleCreateWithNameInContext("loop", l->context);
    l->b = LLVMCreateBuilderInContext(l->context);
    l->i32 = LLVMInt32TypeInContext(l->context);
    LLVMTypeRef types[] = {l->i32, l->i32, LLVMPointerTypeInContext(l->context, 0)};
    const LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(l->context), types, 3, 0);
    l->fn = LLVMAddFunction(l->module, "kernel", type);
}

/* Stores turn + x * c to *p, for as many odd constants c as there are to be values. */
static void
add_values(struct loop *l, LLVMValueRef turn, unsigned values)
{
    for (unsigned i = 0; i < values; i++) {
        const LLVMValueRef c = LLVMConstInt(l->i32, 2 * i + 3, 0);
        const LLVMValueRef same = LLVMBuildMul(l->b, LLVMGetParam(l->fn, 0), c, "");
        const LLVMValueRef store =
            LLVMBuildStore(l->b, LLVMBuildAdd(l->b, turn, same, ""), LLVMGetParam(l->fn, 2));
        LLVMSetVolatile(store, 1);
    }
}

static void
make_loop(struct loop *l, unsigned values)
{
    open_function(l);
    const LLVMBasicBlockRef start = LLVMAppendBasicBlockInContext(l->context, l->fn, "start");
    const LLVMBasicBlockRef end = LLVMAppendBasicBlockInContext(l->context, l->fn, "end");
    const LLVMBasicBlockRef body = LLVMInsertBasicBlockInContext(l->context, end, "body");
    LLVMPositionBuilderAtEnd(l->b, start);
    LLVMBuildBr(l->b, body);
    LLVMPositionBuilderAtEnd(l->b, body);
    const LLVMValueRef turn = LLVMBuildPhi(l->b, l->i32, "");
    add_values(l, turn, values);
    LLVMValueRef froms[] = {LLVMConstInt(l->i32, 0, 0),
                            LLVMBuildAdd(l->b, turn, LLVMConstInt(l->i32, 1, 0), "")};
    LLVMBasicBlockRef blocks[] = {start, body};
    LLVMAddIncoming(turn, froms, blocks, 2);
    const LLVMValueRef more = LLVMBuildICmp(l->b, LLVMIntULT, froms[1], LLVMGetParam(l->fn, 1), "");
    LLVMBuildCondBr(l->b, more, body, end);
    LLVMPositionBuilderAtEnd(l->b, end);
    LLVMBuildRetVoid(l->b);
}

static void
free_loop(struct loop *l)
{
    LLVMDisposeBuilder(l->b);
    LLVMDisposeModule(l->module);
    LLVMContextDispose(l->context);
}

/* The products of the block that jumps to itself. */
static unsigned
products_in_loop(LLVMModuleRef module)
{
    unsigned count = 0;
    const LLVMValueRef fn = LLVMGetNamedFunction(module, "kernel");
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(fn); block; block = LLVMGetNextBasicBlock(block)) {
        const LLVMValueRef last = LLVMGetBasicBlockTerminator(block);
        bool is_loop = false;
        for (unsigned i = 0; i < LLVMGetNumSuccessors(last); i++)
            is_loop |= LLVMGetSuccessor(last, i) == block;
        for (LLVMValueRef i = LLVMGetFirstInstruction(block); is_loop && i; i = LLVMGetNextInstruction(i))
            count += LLVMGetInstructionOpcode(i) == LLVMMul;
    }
    return count;
}

static bool
is_right(unsigned values, unsigned expected)
{
    struct loop l;
    struct emu_error error = {0};
    char *message = NULL;
    make_loop(&l, values);
    bool right = products_in_loop(l.module) == values;
    if (jit_optimise(&l.module, NULL, false, &error)) {
        printf("%s\n", error.text);
        right = false;
    }
    const unsigned left = products_in_loop(l.module);
    right &= left == expected && !LLVMVerifyModule(l.module, LLVMReturnStatusAction, &message);
    LLVMDisposeMessage(message);
    free_loop(&l);
    if (!right)
        printf("%u of %u values stay in the loop, not %u\n", left, values, expected);
    return right;
}

int
main(void)
{
    const bool right = is_right(10, 0) & is_right(900, 0) & is_right(1500, 1500);
    printf("%s\n", right ? "3 loops" : "FAILED");
    return !right;
}
