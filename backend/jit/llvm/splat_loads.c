/* SPDX-License-Identifier: MIT */
#include "splat_loads.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

enum { MOST_ELEMENTS = 16, MOST_USES = 64, BITS = 32 };

/* What becomes of a vector: shuffles that copy one of its elements each, straight or of a bitcast. */
struct uses {
    LLVMValueRef shuffles[MOST_USES], casts[MOST_USES];
    unsigned shuffle_count, cast_count;
};

/* So many elements of 32 bits; 0: it is no such vector. */
static unsigned
element_count(LLVMTypeRef type)
{
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return 0;
    const LLVMTypeRef element = LLVMGetElementType(type);
    const bool number =
        LLVMGetTypeKind(element) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(element) == BITS;
    const unsigned count = LLVMGetVectorSize(type);
    return (number || LLVMGetTypeKind(element) == LLVMFloatTypeKind) && count <= MOST_ELEMENTS ? count : 0;
}

static bool
is_splat_of(LLVMValueRef user, LLVMValueRef v)
{
    if (!LLVMIsAShuffleVectorInst(user) || LLVMGetOperand(user, 0) != v)
        return false;
    const unsigned lanes = LLVMGetNumMaskElements(user);
    const int element = LLVMGetMaskValue(user, 0);
    for (unsigned i = 1; i < lanes; i++)
        if (LLVMGetMaskValue(user, i) != element)
            return false;
    return element >= 0 && (unsigned)element < element_count(LLVMTypeOf(v));
}

/* False: there are others as well. */
static bool
add_uses(struct uses *uses, LLVMValueRef v, bool cast)
{
    bool good = true;
    for (LLVMUseRef use = LLVMGetFirstUse(v); use && good; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        if (uses->shuffle_count == MOST_USES)
            return false;
        if (is_splat_of(user, v)) {
            uses->shuffles[uses->shuffle_count++] = user;
            continue;
        }
        good = !cast && uses->cast_count < MOST_USES && LLVMIsABitCastInst(user) &&
               element_count(LLVMTypeOf(user)) == element_count(LLVMTypeOf(v)) && add_uses(uses, user, true);
        if (good)
            uses->casts[uses->cast_count++] = user;
    }
    return good;
}

/* Elements that other blocks use stay in a register each, where the vector was in one. */
static bool
fit_registers(const struct uses *uses, LLVMBasicBlockRef block)
{
    int only = -1;
    for (unsigned i = 0; i < uses->shuffle_count; i++) {
        const int element = LLVMGetMaskValue(uses->shuffles[i], 0);
        if (LLVMGetInstructionParent(uses->shuffles[i]) == block)
            continue;
        if (only >= 0 && only != element)
            return false;
        only = element;
    }
    return uses->shuffle_count > 0;
}

static bool
is_plain_load(LLVMValueRef v)
{
    return LLVMIsALoadInst(v) && !LLVMGetVolatile(v) && LLVMGetOrdering(v) == LLVMAtomicOrderingNotAtomic;
}

static bool
may_write(LLVMValueRef i)
{
    return LLVMIsAStoreInst(i) || LLVMIsACallInst(i) || LLVMIsAAtomicRMWInst(i) ||
           LLVMIsAAtomicCmpXchgInst(i) || LLVMIsAFenceInst(i);
}

/* May it be loaded at the block's end just as well, and is it loaded for `phi` alone? */
static bool
is_last_load(LLVMValueRef v, LLVMValueRef phi, LLVMBasicBlockRef block)
{
    const LLVMUseRef use = is_plain_load(v) ? LLVMGetFirstUse(v) : NULL;
    if (!use || LLVMGetNextUse(use) || LLVMGetUser(use) != phi || LLVMGetInstructionParent(v) != block)
        return false;
    for (LLVMValueRef i = v; i; i = LLVMGetNextInstruction(i))
        if (may_write(i))
            return false;
    return true;
}

static bool
comes_from_memory(LLVMValueRef phi)
{
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
        if (is_last_load(LLVMGetIncomingValue(phi, i), phi, LLVMGetIncomingBlock(phi, i)))
            return true;
    return false;
}

/* --- where the elements are --- */

static LLVMValueRef
new_slot(LLVMBuilderRef b, LLVMValueRef phi)
{
    const LLVMValueRef fn = LLVMGetBasicBlockParent(LLVMGetInstructionParent(phi));
    LLVMPositionBuilderBefore(b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(fn)));
    return LLVMBuildAlloca(b, LLVMTypeOf(phi), "");
}

/* A phi of places: of loads where they load from, of what else there is, such as what has been read with a
 * mask at a buffer's end, a slot in the frame. */
static LLVMValueRef
place_of_phi(LLVMBuilderRef b, LLVMValueRef phi)
{
    const LLVMValueRef slot = new_slot(b, phi);
    LLVMPositionBuilderBefore(b, phi);
    const LLVMValueRef place = LLVMBuildPhi(b, LLVMTypeOf(slot), "");
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
        LLVMValueRef v = LLVMGetIncomingValue(phi, i), at = slot;
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(phi, i);
        if (is_last_load(v, phi, block)) {
            at = LLVMGetOperand(v, 0);
        } else {
            LLVMPositionBuilderBefore(b, LLVMGetBasicBlockTerminator(block));
            LLVMBuildStore(b, v, slot);
        }
        LLVMAddIncoming(place, &at, &block, 1);
    }
    return place;
}

/* --- the loads --- */

/* The element in all lanes of the shuffle's type. */
static LLVMValueRef
load_splat(LLVMBuilderRef b, LLVMValueRef place, LLVMValueRef shuffle)
{
    const LLVMTypeRef type = LLVMTypeOf(shuffle), element = LLVMGetElementType(type);
    const LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(type));
    LLVMValueRef index[1] = {LLVMConstInt(i32, (unsigned)LLVMGetMaskValue(shuffle, 0), false)};
    const LLVMValueRef number = LLVMBuildLoad2(b, element, LLVMBuildGEP2(b, i32, place, index, 1, ""), "");
    LLVMSetAlignment(number, 1);
    return jit_make_splat(b, type, number);
}

static bool
are_alike(LLVMValueRef a, LLVMValueRef b)
{
    return LLVMTypeOf(a) == LLVMTypeOf(b) && LLVMGetMaskValue(a, 0) == LLVMGetMaskValue(b, 0);
}

/* before: where all of them are loaded. */
static void
replace(LLVMBuilderRef b, struct uses *uses, LLVMValueRef place, LLVMValueRef before)
{
    LLVMPositionBuilderBefore(b, before);
    for (unsigned i = 0; i < uses->shuffle_count; i++) {
        if (!uses->shuffles[i])
            continue;
        const LLVMValueRef splat = load_splat(b, place, uses->shuffles[i]);
        for (unsigned k = uses->shuffle_count; k-- > i;)
            if (uses->shuffles[k] && are_alike(uses->shuffles[i], uses->shuffles[k])) {
                LLVMReplaceAllUsesWith(uses->shuffles[k], splat);
                LLVMInstructionEraseFromParent(uses->shuffles[k]);
                uses->shuffles[k] = NULL;
            }
    }
    for (unsigned i = 0; i < uses->cast_count; i++)
        LLVMInstructionEraseFromParent(uses->casts[i]);
}

/* Loads that nobody uses any more go when LLVM selects instructions. */
static void
change_phi(LLVMBuilderRef b, LLVMValueRef phi, struct uses *uses)
{
    const LLVMValueRef place = place_of_phi(b, phi);
    replace(b, uses, place, jit_first_behind_phis(LLVMGetInstructionParent(phi)));
    LLVMInstructionEraseFromParent(phi);
}

/* --- which --- */

static bool
is_candidate(LLVMValueRef v, struct uses *uses)
{
    uses->shuffle_count = uses->cast_count = 0;
    return element_count(LLVMTypeOf(v)) > 1 &&
           (is_plain_load(v) || (LLVMIsAPHINode(v) && comes_from_memory(v))) && add_uses(uses, v, false) &&
           fit_registers(uses, LLVMGetInstructionParent(v));
}

/* v or the next one behind it in the block; NULL: there is none. */
static LLVMValueRef
next_candidate(LLVMValueRef v, struct uses *uses)
{
    while (v && !is_candidate(v, uses))
        v = LLVMGetNextInstruction(v);
    return v;
}

static void
change_block(LLVMBuilderRef b, LLVMBasicBlockRef block)
{
    struct uses uses;
    LLVMValueRef v = next_candidate(LLVMGetFirstInstruction(block), &uses);
    while (v) {
        const LLVMValueRef before = LLVMGetPreviousInstruction(v);
        if (LLVMIsAPHINode(v))
            change_phi(b, v, &uses);
        else
            replace(b, &uses, LLVMGetOperand(v, 0), v);
        const LLVMValueRef from = before ? before : LLVMGetFirstInstruction(block);
        v = next_candidate(from, &uses);
    }
}

void
jit_load_splats(LLVMModuleRef module)
{
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(fn); block;
             block = LLVMGetNextBasicBlock(block))
            change_block(b, block);
    LLVMDisposeBuilder(b);
}
