/* SPDX-License-Identifier: MIT */
/*
 * Masks of eight or sixteen lanes on AVX2, whose selects and masked moves of dwords want a dword for each
 * lane. LLVM hands a mask to other blocks as bytes, so each use there widens it again. So a mask that other
 * blocks use as dwords is widened once, where it is made, and each use compares the dwords with 0, which
 * costs nothing as the host looks at their signs only. A mask that is a number's bits is compared as dwords
 * from the start; and a number of dwords' comparison comes out of their signs, with no narrowing to words and
 * bytes between.
 */
#include "wide_masks.h"

#include <stdbool.h>
#include <stddef.h>

enum { HALF = 8, MOST = 16, DEEP = 4 };

static unsigned
lanes_of(LLVMValueRef v)
{
    const LLVMTypeRef type = LLVMTypeOf(v);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind ||
        LLVMGetTypeKind(LLVMGetElementType(type)) != LLVMIntegerTypeKind ||
        LLVMGetIntTypeWidth(LLVMGetElementType(type)) != 1)
        return 0;
    const unsigned n = LLVMGetVectorSize(type);
    return n == HALF || n == MOST ? n : 0;
}

static LLVMTypeRef
words_type(LLVMValueRef mask)
{
    return LLVMVectorType(LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(mask))), lanes_of(mask));
}

static bool
has_dwords(LLVMTypeRef type)
{
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return false;
    const LLVMTypeRef element = LLVMGetElementType(type);
    const LLVMTypeKind kind = LLVMGetTypeKind(element);
    return kind == LLVMFloatTypeKind || (kind == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(element) == 32);
}

static bool
is_logic(LLVMValueRef v)
{
    return LLVMIsAInstruction(v) && LLVMIsABinaryOperator(v) && lanes_of(v);
}

/* --- dwords of a mask --- */

static LLVMValueRef
eight_of(LLVMBuilderRef b, LLVMValueRef v, unsigned from)
{
    LLVMValueRef which[HALF];
    const LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(v)));
    if (LLVMGetVectorSize(LLVMTypeOf(v)) == HALF)
        return v;
    for (unsigned i = 0; i < HALF; i++)
        which[i] = LLVMConstInt(word, from + i, 0);
    return LLVMBuildShuffleVector(b, v, LLVMGetPoison(LLVMTypeOf(v)), LLVMConstVector(which, HALF), "");
}

/* Eight of a mask's lanes. They are compared by themselves: LLVM makes bytes of sixteen compared dwords. */
static LLVMValueRef
lanes_from(LLVMBuilderRef b, LLVMValueRef mask, unsigned from, unsigned depth)
{
    if (!LLVMIsAInstruction(mask) || lanes_of(mask) == HALF)
        return eight_of(b, mask, from);
    if (LLVMIsACmpInst(mask)) {
        const LLVMValueRef x = eight_of(b, LLVMGetOperand(mask, 0), from);
        const LLVMValueRef y = eight_of(b, LLVMGetOperand(mask, 1), from);
        return LLVMIsAICmpInst(mask) ? LLVMBuildICmp(b, LLVMGetICmpPredicate(mask), x, y, "")
                                     : LLVMBuildFCmp(b, LLVMGetFCmpPredicate(mask), x, y, "");
    }
    if (!depth || !is_logic(mask))
        return eight_of(b, mask, from);
    const LLVMValueRef x = lanes_from(b, LLVMGetOperand(mask, 0), from, depth - 1);
    const LLVMValueRef y = lanes_from(b, LLVMGetOperand(mask, 1), from, depth - 1);
    return LLVMBuildBinOp(b, LLVMGetInstructionOpcode(mask), x, y, "");
}

static LLVMValueRef
words_of(LLVMBuilderRef b, LLVMValueRef mask, unsigned from)
{
    const LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(mask)));
    return LLVMBuildSExt(b, lanes_from(b, mask, from, DEEP), LLVMVectorType(word, HALF), "");
}

/* All of the mask's. */
static LLVMValueRef
all_words_of(LLVMBuilderRef b, LLVMValueRef mask)
{
    LLVMValueRef which[MOST];
    const LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(mask)));
    const LLVMValueRef low = words_of(b, mask, 0);
    if (lanes_of(mask) == HALF)
        return low;
    for (unsigned i = 0; i < MOST; i++)
        which[i] = LLVMConstInt(word, i, 0);
    return LLVMBuildShuffleVector(b, low, words_of(b, mask, HALF), LLVMConstVector(which, MOST), "");
}

/* --- uses in other blocks --- */

/* Is the mask a comparison of dwords in this block, or logic of such? */
static bool
is_of_dwords(LLVMValueRef v, LLVMBasicBlockRef block, unsigned depth)
{
    if (!LLVMIsAInstruction(v))
        return LLVMIsConstant(v);
    if (LLVMGetInstructionParent(v) != block)
        return false;
    if (LLVMIsACmpInst(v))
        return has_dwords(LLVMTypeOf(LLVMGetOperand(v, 0)));
    return depth && is_logic(v) && is_of_dwords(LLVMGetOperand(v, 0), block, depth - 1) &&
           is_of_dwords(LLVMGetOperand(v, 1), block, depth - 1);
}

/* A select or a masked load or store of dwords, logic, or the mask's number where the mask is made of dwords.
 */
static bool
uses_dwords(LLVMValueRef user, LLVMValueRef mask)
{
    if (LLVMIsASelectInst(user))
        return has_dwords(LLVMTypeOf(user));
    if (LLVMIsABitCastInst(user))
        return is_of_dwords(mask, LLVMGetInstructionParent(mask), DEEP);
    if (is_logic(user))
        return true;
    if (!LLVMIsACallInst(user) || !LLVMGetNumArgOperands(user))
        return false;
    return has_dwords(LLVMTypeOf(user)) || has_dwords(LLVMTypeOf(LLVMGetOperand(user, 0)));
}

static bool
is_elsewhere(LLVMValueRef user, LLVMBasicBlockRef block)
{
    return LLVMIsAInstruction(user) && !LLVMIsAPHINode(user) && LLVMGetInstructionParent(user) != block;
}

static bool
is_wanted_elsewhere(LLVMValueRef mask)
{
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(mask);
    for (LLVMUseRef use = LLVMGetFirstUse(mask); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        if (is_elsewhere(user, block) && uses_dwords(user, mask))
            return true;
    }
    return false;
}

static void
use_words(LLVMBuilderRef b, LLVMValueRef user, LLVMValueRef mask, LLVMValueRef words)
{
    LLVMPositionBuilderBefore(b, user);
    const LLVMValueRef again = LLVMBuildICmp(b, LLVMIntSLT, words, LLVMConstNull(LLVMTypeOf(words)), "");
    for (unsigned n = 0; n < (unsigned)LLVMGetNumOperands(user); n++)
        if (LLVMGetOperand(user, n) == mask)
            LLVMSetOperand(user, n, again);
}

/* The mask's dwords are made before `next`, the instruction behind it. */
static void
widen(LLVMBuilderRef b, LLVMValueRef mask, LLVMValueRef next)
{
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(mask);
    LLVMPositionBuilderBefore(b, next);
    const LLVMValueRef words = all_words_of(b, mask);
    for (LLVMUseRef use = LLVMGetFirstUse(mask), other; use; use = other) {
        const LLVMValueRef user = LLVMGetUser(use);
        other = LLVMGetNextUse(use);
        if (!is_elsewhere(user, block) || !uses_dwords(user, mask))
            continue;
        use_words(b, user, mask, words);
    }
}

/* --- numbers --- */

/* A number's bits, as a comparison of dwords. */
static LLVMValueRef
compare_bits(LLVMBuilderRef b, LLVMValueRef mask)
{
    const unsigned n = lanes_of(mask);
    const LLVMTypeRef words = words_type(mask), word = LLVMGetElementType(words);
    LLVMValueRef bits[MOST], zeros[MOST];
    for (unsigned i = 0; i < n; i++) {
        bits[i] = LLVMConstInt(word, UINT64_C(1) << i, 0);
        zeros[i] = LLVMConstNull(word);
    }
    const LLVMValueRef number = LLVMBuildZExt(b, LLVMGetOperand(mask, 0), word, "");
    const LLVMValueRef none = LLVMGetPoison(words);
    const LLVMValueRef first = LLVMBuildInsertElement(b, none, number, zeros[0], "");
    const LLVMValueRef all = LLVMBuildShuffleVector(b, first, none, LLVMConstVector(zeros, n), "");
    const LLVMValueRef these = LLVMConstVector(bits, n);
    return LLVMBuildICmp(b, LLVMIntEQ, LLVMBuildAnd(b, all, these, ""), these, "");
}

/* The signs of eight dwords, a number. */
static LLVMValueRef
signs(LLVMBuilderRef b, LLVMModuleRef module, LLVMValueRef words)
{
    const LLVMContextRef context = LLVMGetModuleContext(module);
    static const char name[] = "llvm.x86.avx.movmsk.ps.256";
    const LLVMValueRef fn =
        LLVMGetIntrinsicDeclaration(module, LLVMLookupIntrinsicID(name, sizeof name - 1), NULL, 0);
    const LLVMTypeRef floats = LLVMVectorType(LLVMFloatTypeInContext(context), HALF);
    LLVMValueRef v = LLVMBuildBitCast(b, words, floats, "");
    return LLVMBuildCall2(b, LLVMGlobalGetValueType(fn), fn, &v, 1, "");
}

/* Is a number only compared with 0? */
static bool
is_only_tested(LLVMValueRef number)
{
    for (LLVMUseRef use = LLVMGetFirstUse(number); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        if (!LLVMIsAICmpInst(user) || !LLVMIsConstant(LLVMGetOperand(user, 1)) ||
            !LLVMIsNull(LLVMGetOperand(user, 1)) ||
            (LLVMGetICmpPredicate(user) != LLVMIntEQ && LLVMGetICmpPredicate(user) != LLVMIntNE))
            return false;
    }
    return true;
}

/* What takes a number's place. */
static LLVMValueRef
number_by_signs(LLVMBuilderRef b, LLVMModuleRef module, LLVMValueRef number)
{
    const LLVMValueRef mask = LLVMGetOperand(number, 0), low = words_of(b, mask, 0);
    const LLVMTypeRef type = LLVMTypeOf(number);
    if (lanes_of(mask) == HALF)
        return LLVMBuildTrunc(b, signs(b, module, low), type, "");
    const LLVMValueRef high = words_of(b, mask, HALF);
    if (is_only_tested(number))
        return LLVMBuildTrunc(b, signs(b, module, LLVMBuildOr(b, low, high, "")), type, "");
    const LLVMValueRef below = signs(b, module, low), above = signs(b, module, high);
    const LLVMValueRef shifted = LLVMBuildShl(b, above, LLVMConstInt(LLVMTypeOf(above), HALF, 0), "");
    return LLVMBuildTrunc(b, LLVMBuildOr(b, below, shifted, ""), type, "");
}

/* --- all instructions --- */

static bool
is_number_of(LLVMValueRef i, LLVMValueRef mask)
{
    return LLVMGetTypeKind(LLVMTypeOf(i)) == LLVMIntegerTypeKind && lanes_of(mask) &&
           LLVMGetIntTypeWidth(LLVMTypeOf(i)) == lanes_of(mask);
}

static void
replace(LLVMValueRef i, LLVMValueRef by)
{
    LLVMReplaceAllUsesWith(i, by);
    LLVMInstructionEraseFromParent(i);
}

static void
mend(LLVMBuilderRef b, LLVMModuleRef module, LLVMValueRef i)
{
    LLVMValueRef mask = lanes_of(i) && !LLVMIsAPHINode(i) ? i : NULL;
    const LLVMValueRef next = LLVMGetNextInstruction(i);
    LLVMPositionBuilderBefore(b, i);
    if (LLVMIsABitCastInst(i) && is_number_of(i, LLVMGetOperand(i, 0))) {
        if (is_of_dwords(LLVMGetOperand(i, 0), LLVMGetInstructionParent(i), DEEP))
            replace(i, number_by_signs(b, module, i));
        return;
    }
    if (!mask || !next || !is_wanted_elsewhere(mask))
        return;
    if (LLVMIsABitCastInst(i) && is_number_of(LLVMGetOperand(i, 0), i)) {
        mask = compare_bits(b, i);
        replace(i, mask);
    }
    widen(b, mask, next);
}

static void
mend_block(LLVMBuilderRef b, LLVMModuleRef module, LLVMBasicBlockRef block)
{
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        mend(b, module, i);
    }
}

void
jit_keep_masks_wide(LLVMModuleRef module)
{
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(fn); block;
             block = LLVMGetNextBasicBlock(block))
            mend_block(b, module, block);
    LLVMDisposeBuilder(b);
}
