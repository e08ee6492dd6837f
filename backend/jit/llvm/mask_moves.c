/* SPDX-License-Identifier: MIT */
/*
 * Masks that go from block to block, below AVX-512. LLVM hands a mask of many lanes to another block lane by
 * lane, each in a register of its own, and puts it together there. A number of as many bits goes in one
 * register.
 */
#include "mask_moves.h"

#include <stdbool.h>
#include <stddef.h>

#include "mask_numbers.h"
#include "rewrite.h"

/* So many are bytes of one register on every host. */
enum { MOST_IN_REGISTER = 16 };

static bool
is_long_mask(LLVMValueRef v)
{
    return jit_is_mask(LLVMTypeOf(v)) && LLVMGetVectorSize(LLVMTypeOf(v)) > MOST_IN_REGISTER;
}

static bool
has_number(LLVMValueRef phi)
{
    for (unsigned n = 0; n < LLVMCountIncoming(phi); n++)
        if (!LLVMIsConstant(LLVMGetIncomingValue(phi, n)) && jit_number_of(LLVMGetIncomingValue(phi, n)))
            return true;
    return false;
}

/* The number that comes from block n of a phi of masks. A block that is there twice brings the same one. */
static LLVMValueRef
incoming_number(LLVMBuilderRef b, LLVMValueRef phi, LLVMValueRef numbers, unsigned n)
{
    const LLVMValueRef mask = LLVMGetIncomingValue(phi, n), known = jit_number_of(mask);
    const LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, n);
    if (known)
        return known;
    for (unsigned i = 0; i < n; i++)
        if (LLVMGetIncomingBlock(phi, i) == from)
            return LLVMGetIncomingValue(numbers, i);
    LLVMPositionBuilderBefore(b, LLVMGetBasicBlockTerminator(from));
    return LLVMBuildBitCast(b, mask, LLVMTypeOf(numbers), "");
}

static void
mend_phi(LLVMBuilderRef b, LLVMValueRef phi)
{
    if (!LLVMIsAPHINode(phi) || !jit_is_mask(LLVMTypeOf(phi)) || (!is_long_mask(phi) && !has_number(phi)))
        return;
    LLVMPositionBuilderBefore(b, phi);
    const LLVMValueRef numbers = LLVMBuildPhi(b, jit_number_type(LLVMTypeOf(phi)), "");
    for (unsigned n = 0; n < LLVMCountIncoming(phi); n++) {
        LLVMValueRef number = incoming_number(b, phi, numbers, n);
        LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, n);
        LLVMAddIncoming(numbers, &number, &from, 1);
    }
    LLVMPositionBuilderBefore(b, jit_first_behind_phis(LLVMGetInstructionParent(phi)));
    jit_replace(phi, LLVMBuildBitCast(b, numbers, LLVMTypeOf(phi), ""));
}

void
jit_choose_masks_as_numbers(LLVMModuleRef module)
{
    jit_rewrite(module, mend_phi);
}

/* The first user of a mask in another block, or NULL. */
static LLVMValueRef
user_elsewhere(LLVMValueRef mask)
{
    for (LLVMUseRef use = LLVMGetFirstUse(mask); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        if (!LLVMIsAPHINode(user) && LLVMGetInstructionParent(user) != LLVMGetInstructionParent(mask))
            return user;
    }
    return NULL;
}

static void
use_number(LLVMBuilderRef b, LLVMValueRef user, LLVMValueRef mask, LLVMValueRef number)
{
    if (LLVMIsABitCastInst(user) && LLVMTypeOf(user) == LLVMTypeOf(number)) {
        jit_replace(user, number);
        return;
    }
    LLVMPositionBuilderBefore(b, user);
    jit_use_instead(user, mask, LLVMBuildBitCast(b, number, LLVMTypeOf(mask), ""));
}

static void
mend_uses(LLVMBuilderRef b, LLVMValueRef mask)
{
    const LLVMValueRef next = LLVMGetNextInstruction(mask);
    LLVMValueRef user = is_long_mask(mask) && !LLVMIsAPHINode(mask) ? user_elsewhere(mask) : NULL;
    if (!user || !next)
        return;
    LLVMPositionBuilderBefore(b, next);
    const LLVMValueRef number = jit_make_number(b, mask);
    for (; user; user = user_elsewhere(mask))
        use_number(b, user, mask, number);
}

void
jit_hand_masks_as_numbers(LLVMModuleRef module)
{
    jit_rewrite(module, mend_uses);
}
