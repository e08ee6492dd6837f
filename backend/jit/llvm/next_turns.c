/* SPDX-License-Identifier: MIT */
#include "next_turns.h"

#include <stddef.h>
#include <stdint.h>

#include "derive.h"
#include "fetch.h"
#include "rewrite.h"

enum { NO_PLACE = -1 };

/* Which of a thread's registers it is: the bytes from the first one to it. */
static int64_t
place_of(LLVMValueRef at)
{
    if (!LLVMIsAGetElementPtrInst(at) || LLVMGetNumOperands(at) != 2)
        return NO_PLACE;
    const LLVMValueRef index = LLVMGetOperand(at, 1);
    return LLVMIsAConstantInt(index) ? LLVMConstIntGetSExtValue(index) : NO_PLACE;
}

static bool
is_kept_at(LLVMValueRef v, int64_t place)
{
    for (LLVMUseRef use = LLVMGetFirstUse(v); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 0) == v &&
            place_of(LLVMGetOperand(user, 1)) == place)
            return true;
    }
    return false;
}

/* What is added behind a barrier to the number that was kept there, or NULL: `next` is no such sum. */
static LLVMValueRef
step_of(LLVMValueRef next, LLVMValueRef number)
{
    if (!LLVMIsABinaryOperator(next) || LLVMGetInstructionOpcode(next) != LLVMAdd)
        return NULL;
    const LLVMValueRef load = LLVMGetOperand(next, 0), step = LLVMGetOperand(next, 1);
    const int64_t place = LLVMIsALoadInst(load) ? place_of(LLVMGetOperand(load, 0)) : NO_PLACE;
    const bool known = LLVMIsAConstantInt(step) || LLVMIsAArgument(step);
    return place != NO_PLACE && known && is_kept_at(number, place) ? step : NULL;
}

/* The same of the number that has been kept there the turn before. */
static LLVMValueRef
step_to_next(LLVMValueRef load)
{
    LLVMValueRef step = NULL;
    for (LLVMUseRef use = LLVMGetFirstUse(load); use && !step; use = LLVMGetNextUse(use))
        step = step_of(LLVMGetUser(use), LLVMGetUser(use));
    return step;
}

/* With respect to the turns. Other numbers do not change with them, or nothing is fetched that helps. */
static LLVMValueRef
by_turn(struct derivative *d, LLVMValueRef v)
{
    LLVMValueRef step = LLVMIsALoadInst(v) ? step_to_next(v) : NULL;
    (void)d;
    for (unsigned i = 0; LLVMIsAPHINode(v) && !step && i < LLVMCountIncoming(v); i++)
        step = step_of(LLVMGetIncomingValue(v, i), v);
    return step;
}

/* A step that is known when the code is made is so short that the host finds the next row itself. */
static void
fetch_next(LLVMBuilderRef b, const struct jit_access_row *row)
{
    struct derivative d = {.b = b, .leaf = by_turn};
    LLVMPositionBuilderBefore(b, row->before);
    const LLVMValueRef step = row->is_store ? NULL : derive(&d, row->offset);
    if (step && !d.unknown && !LLVMIsAConstant(step))
        jit_build_fetch(b, row, step, 1);
}

static void
look_at(LLVMBuilderRef b, LLVMValueRef i)
{
    jit_visit_rows(b, i, fetch_next);
}

void
jit_fetch_next_turns(LLVMModuleRef module)
{
    jit_rewrite(module, look_at);
}
