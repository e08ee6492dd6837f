/* SPDX-License-Identifier: MIT */
/*
 * A message finds its lanes' addresses and masks before it knows which way it takes, and mostly takes the one
 * that needs neither. LLVM leaves such values where they are if several blocks use them, so each thread
 * computes them. Here each rare block gets its own.
 */
#include "rare.h"

#include <stdbool.h>
#include <string.h>

#include "rewrite.h"

/* How many uses a value may have, how often it may be copied, and how often the function is gone through. */
enum { MOST_USES = 16, MOST_COPIES = 8, MOST_ROUNDS = 3, RARE = 100 };

/* A branch's weights come from jit_branch_rare; a pass may have turned them round. */
static bool
is_rare_way(LLVMValueRef branch, LLVMBasicBlockRef to)
{
    LLVMValueRef parts[3];
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || !LLVMIsConditional(branch))
        return false;
    const LLVMValueRef weights =
        LLVMGetMetadata(branch, LLVMGetMDKindIDInContext(LLVMGetTypeContext(LLVMTypeOf(branch)), "prof", 4));
    if (!weights || LLVMGetMDNodeNumOperands(weights) != 3 ||
        LLVMGetSuccessor(branch, 0) == LLVMGetSuccessor(branch, 1))
        return false;
    LLVMGetMDNodeOperands(weights, parts);
    const unsigned which = LLVMGetSuccessor(branch, 0) == to ? 0 : 1;
    return LLVMConstIntGetZExtValue(parts[1 + which]) * RARE < LLVMConstIntGetZExtValue(parts[2 - which]);
}

/* Only rare ways lead to it, or blocks that only rare ways lead to. What lies further behind may be a loop.
 */
static bool
is_rare_within(LLVMBasicBlockRef block, unsigned steps)
{
    const LLVMUseRef first = LLVMGetFirstUse(LLVMBasicBlockAsValue(block));
    bool rare = first != NULL;
    for (LLVMUseRef use = first; use && rare; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        rare = LLVMIsAInstruction(user) &&
               (is_rare_way(user, block) ||
                (steps && is_rare_within(LLVMGetInstructionParent(user), steps - 1)));
    }
    return rare;
}

static bool
is_rare(LLVMBasicBlockRef block)
{
    return is_rare_within(block, 1);
}

static bool
is_cheap(LLVMValueRef i)
{
    switch (LLVMGetInstructionOpcode(i)) {
    case LLVMAdd:
    case LLVMSub:
    case LLVMMul:
    case LLVMShl:
    case LLVMLShr:
    case LLVMAShr:
    case LLVMAnd:
    case LLVMOr:
    case LLVMXor:
    case LLVMZExt:
    case LLVMSExt:
    case LLVMTrunc:
    case LLVMBitCast:
    case LLVMICmp:
    case LLVMSelect:
    case LLVMGetElementPtr:
    case LLVMInsertElement:
    case LLVMShuffleVector:
        return true;
    default:
        return false;
    }
}

/* Where the value is needed: a phi needs it at the end of a block that leads to it. */
static LLVMBasicBlockRef
place_of(LLVMValueRef user, unsigned operand)
{
    return LLVMIsAPHINode(user) ? LLVMGetIncomingBlock(user, operand) : LLVMGetInstructionParent(user);
}

struct uses {
    struct {
        LLVMValueRef user;
        unsigned operand;
    } of[MOST_USES];
    unsigned count;
};

/* False: there are too many, none, or some in usual blocks. */
static bool
find_rare_uses(LLVMValueRef i, struct uses *uses)
{
    uses->count = 0;
    for (LLVMUseRef use = LLVMGetFirstUse(i); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        for (int k = 0; k < LLVMGetNumOperands(user); k++) {
            if (LLVMGetOperand(user, (unsigned)k) != i)
                continue;
            if (uses->count == MOST_USES || !is_rare(place_of(user, (unsigned)k)))
                return false;
            uses->of[uses->count].user = user;
            uses->of[uses->count++].operand = (unsigned)k;
        }
    }
    return uses->count > 0;
}

struct copies {
    LLVMValueRef of[MOST_COPIES];
    unsigned count;
};

static unsigned
count_places(const struct uses *uses)
{
    unsigned count = 0;
    for (unsigned n = 0; n < uses->count; n++) {
        const LLVMBasicBlockRef place = place_of(uses->of[n].user, uses->of[n].operand);
        bool first = true;
        for (unsigned k = 0; k < n; k++)
            first &= place_of(uses->of[k].user, uses->of[k].operand) != place;
        count += first;
    }
    return count;
}

static LLVMValueRef
copy_in(LLVMBuilderRef b, LLVMValueRef i, LLVMBasicBlockRef place, struct copies *copies)
{
    for (unsigned n = 0; n < copies->count; n++)
        if (LLVMGetInstructionParent(copies->of[n]) == place)
            return copies->of[n];
    LLVMValueRef first = LLVMGetFirstInstruction(place);
    while (LLVMIsAPHINode(first))
        first = LLVMGetNextInstruction(first);
    LLVMPositionBuilderBefore(b, first);
    const LLVMValueRef copy = LLVMInstructionClone(i);
    LLVMInsertIntoBuilder(b, copy);
    copies->of[copies->count++] = copy;
    return copy;
}

static bool
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    struct uses uses;
    struct copies copies = {.count = 0};
    if (!is_cheap(i) || !find_rare_uses(i, &uses) || count_places(&uses) > MOST_COPIES)
        return false;
    for (unsigned n = 0; n < uses.count; n++) {
        const LLVMValueRef user = uses.of[n].user;
        LLVMSetOperand(user, uses.of[n].operand, copy_in(b, i, place_of(user, uses.of[n].operand), &copies));
    }
    LLVMInstructionEraseFromParent(i);
    return true;
}

/* From the end to the start, so that what an instruction needs follows it. */
static bool
mend_block(LLVMBuilderRef b, LLVMBasicBlockRef block)
{
    bool any = false;
    for (LLVMValueRef i = LLVMGetLastInstruction(block), before; i; i = before) {
        before = LLVMGetPreviousInstruction(i);
        any |= mend(b, i);
    }
    return any;
}

static bool
mend_function(LLVMBuilderRef b, LLVMValueRef fn)
{
    bool any = false;
    for (LLVMBasicBlockRef block = LLVMGetLastBasicBlock(fn); block; block = LLVMGetPreviousBasicBlock(block))
        if (!is_rare(block))
            any |= mend_block(b, block);
    return any;
}

void
jit_compute_rarely(LLVMModuleRef module)
{
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (unsigned round = 0; round < MOST_ROUNDS && mend_function(b, fn); round++)
            ;
    LLVMDisposeBuilder(b);
}
