/* SPDX-License-Identifier: MIT */
#include "strides.h"

#include <stdbool.h>
#include <stddef.h>

#include "fetch.h"
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
fetch_later_turns(LLVMBuilderRef b, const struct jit_access_row *row)
{
    struct loop loop;
    const bool may_step = !row->is_store && LLVMIsAPHINode(row->offset);
    const LLVMValueRef step = may_step ? step_of(row->offset, &loop) : NULL;
    if (step && holds(&loop, LLVMGetInstructionParent(row->before)))
        jit_build_fetch(b, row, step, TURNS_AHEAD);
}

static void
look_at(LLVMBuilderRef b, LLVMValueRef i)
{
    jit_visit_rows(b, i, fetch_later_turns);
}

void
jit_fetch_ahead(LLVMModuleRef module)
{
    jit_rewrite(module, look_at);
}
