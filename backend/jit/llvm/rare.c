/* SPDX-License-Identifier: MIT */
/*
 * A message finds its lanes' addresses and masks before it knows which way it takes, and mostly takes the one
 * that needs neither. LLVM leaves such values where they are if several blocks use them, so each thread
 * computes them. Here each rare block gets its own.
 */
#include "rare.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

/* How many uses a value may have, in how many blocks, and how often the function is gone through. A way is
 * rare if the other one is taken so many times as often. */
enum { MOST_USES = 16, MOST_PLACES = 8, MOST_ROUNDS = 3, RARE = 100 };

/* A branch's weights come from jit_branch_rare; a pass may have turned them round. */
static bool
is_rare_way(LLVMValueRef branch, LLVMBasicBlockRef to)
{
    LLVMValueRef parts[3];
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || !LLVMIsConditional(branch))
        return false;
    const LLVMValueRef weights = jit_mark(branch, "prof");
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
        unsigned operand, place;
    } of[MOST_USES];
    LLVMBasicBlockRef places[MOST_PLACES];
    unsigned count, place_count;
};

/* The number of the block among the places; MOST_PLACES: it is not rare, or there is no room. */
static unsigned
add_place(struct uses *uses, LLVMBasicBlockRef block)
{
    for (unsigned n = 0; n < uses->place_count; n++)
        if (uses->places[n] == block)
            return n;
    if (uses->place_count == MOST_PLACES || !is_rare(block))
        return MOST_PLACES;
    uses->places[uses->place_count] = block;
    return uses->place_count++;
}

static bool
add_use(struct uses *uses, LLVMValueRef user, unsigned operand)
{
    const unsigned place = uses->count < MOST_USES ? add_place(uses, place_of(user, operand)) : MOST_PLACES;
    if (place == MOST_PLACES)
        return false;
    uses->of[uses->count].user = user;
    uses->of[uses->count].operand = operand;
    uses->of[uses->count++].place = place;
    return true;
}

/* False: there are too many, none, or some in usual blocks. */
static bool
find_rare_uses(LLVMValueRef i, struct uses *uses)
{
    uses->count = uses->place_count = 0;
    for (LLVMUseRef use = LLVMGetFirstUse(i); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        for (int k = 0; k < LLVMGetNumOperands(user); k++)
            if (LLVMGetOperand(user, (unsigned)k) == i && !add_use(uses, user, (unsigned)k))
                return false;
    }
    return uses->count > 0;
}

static LLVMValueRef
copy_to(LLVMBuilderRef b, LLVMValueRef i, LLVMBasicBlockRef place)
{
    const LLVMValueRef copy = LLVMInstructionClone(i);
    LLVMPositionBuilderBefore(b, jit_first_behind_phis(place));
    LLVMInsertIntoBuilder(b, copy);
    return copy;
}

static bool
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    struct uses uses;
    LLVMValueRef copies[MOST_PLACES];
    if (!is_cheap(i) || !find_rare_uses(i, &uses))
        return false;
    for (unsigned n = 0; n < uses.place_count; n++)
        copies[n] = copy_to(b, i, uses.places[n]);
    for (unsigned n = 0; n < uses.count; n++)
        LLVMSetOperand(uses.of[n].user, uses.of[n].operand, copies[uses.of[n].place]);
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
