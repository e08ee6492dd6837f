/* SPDX-License-Identifier: MIT */
/*
 * Masks of eight lanes and more on AVX2, whose selects and masked moves of dwords want a dword for each lane.
 * LLVM hands a mask to other blocks as bytes, so each use there widens it again. So a mask that other blocks
 * use as dwords is widened once, where it is made, and each use compares the dwords with 0, which costs
 * nothing as the host looks at their signs only. A mask that is a number's bits is made of comparisons of
 * dwords: LLVM takes numbers of many bits apart bit by bit. And a number of dwords' comparison comes out of
 * their signs, with no narrowing to words and bytes between.
 */
#include "wide_masks.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

#include "mask_numbers.h"
#include "rewrite.h"

enum { EIGHT = 8, MOST = 64, PARTS = MOST / EIGHT, WORD_BITS = 32, DEEP = 4 };
/* LLVM makes numbers of more lanes well enough. */
enum { MOST_BY_SIGNS = 16 };

static unsigned
lanes_of(LLVMValueRef v)
{
    const unsigned n = jit_is_mask(LLVMTypeOf(v)) ? LLVMGetVectorSize(LLVMTypeOf(v)) : 0;
    return n >= EIGHT && n <= MOST && (n & (n - 1)) == 0 ? n : 0;
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
    LLVMValueRef which[EIGHT];
    const LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(v)));
    if (LLVMGetVectorSize(LLVMTypeOf(v)) == EIGHT)
        return v;
    for (unsigned i = 0; i < EIGHT; i++)
        which[i] = LLVMConstInt(word, from + i, 0);
    return LLVMBuildShuffleVector(b, v, LLVMGetPoison(LLVMTypeOf(v)), LLVMConstVector(which, EIGHT), "");
}

/* Eight of a mask's lanes. They are compared by themselves: LLVM makes bytes of sixteen compared dwords. */
static LLVMValueRef
lanes_from(LLVMBuilderRef b, LLVMValueRef mask, unsigned from, unsigned depth)
{
    if (!LLVMIsAInstruction(mask) || lanes_of(mask) == EIGHT)
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
    return LLVMBuildSExt(b, lanes_from(b, mask, from, DEEP), LLVMVectorType(word, EIGHT), "");
}

/* Parts of eight dwords, a power of two of them, as one vector. */
static LLVMValueRef
join(LLVMBuilderRef b, LLVMValueRef *parts, unsigned n)
{
    LLVMValueRef which[MOST];
    const LLVMTypeRef word = LLVMGetElementType(LLVMTypeOf(parts[0]));
    for (unsigned i = 0; i < n * EIGHT; i++)
        which[i] = LLVMConstInt(word, i, 0);
    for (unsigned size = 2 * EIGHT; n > 1; n /= 2, size *= 2)
        for (unsigned i = 0; i < n / 2; i++)
            parts[i] =
                LLVMBuildShuffleVector(b, parts[2 * i], parts[2 * i + 1], LLVMConstVector(which, size), "");
    return parts[0];
}

/* The bit that all of a number's bits are, or NULL. */
static LLVMValueRef
bit_of_all(LLVMValueRef number)
{
    if (!LLVMIsASExtInst(number))
        return NULL;
    const LLVMValueRef bit = LLVMGetOperand(number, 0);
    return LLVMGetIntTypeWidth(LLVMTypeOf(bit)) == 1 ? bit : NULL;
}

/* Eight of a number's bits, from `first` on, as dwords. */
static LLVMValueRef
words_of_bits(LLVMBuilderRef b, LLVMValueRef number, unsigned first)
{
    const LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(number)));
    const LLVMTypeRef words = LLVMVectorType(word, EIGHT);
    LLVMValueRef bits[EIGHT], part = number;
    if (bit_of_all(number))
        return jit_make_splat(b, words, LLVMBuildSExt(b, bit_of_all(number), word, ""));
    for (unsigned i = 0; i < EIGHT; i++)
        bits[i] = LLVMConstInt(word, UINT64_C(1) << (first % WORD_BITS + i), 0);
    if (first >= WORD_BITS)
        part = LLVMBuildLShr(b, number, LLVMConstInt(LLVMTypeOf(number), WORD_BITS, 0), "");
    const bool narrow = LLVMGetIntTypeWidth(LLVMTypeOf(number)) < WORD_BITS;
    part = narrow ? LLVMBuildZExt(b, part, word, "") : LLVMBuildTruncOrBitCast(b, part, word, "");
    const LLVMValueRef all = jit_make_splat(b, words, part), these = LLVMConstVector(bits, EIGHT);
    const LLVMValueRef set = LLVMBuildICmp(b, LLVMIntEQ, LLVMBuildAnd(b, all, these, ""), these, "");
    return LLVMBuildSExt(b, set, words, "");
}

/* All of the mask's. */
static LLVMValueRef
all_words_of(LLVMBuilderRef b, LLVMValueRef mask)
{
    LLVMValueRef parts[PARTS];
    const unsigned n = lanes_of(mask) / EIGHT;
    const LLVMValueRef number = jit_number_of(mask);
    assert(n); /* so says lanes_of of every mask here */
    for (unsigned i = 0; i < n; i++)
        parts[i] = number ? words_of_bits(b, number, i * EIGHT) : words_of(b, mask, i * EIGHT);
    return join(b, parts, n);
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

/* A select, a masked load or store, or an extension of dwords, logic, or the mask's number where the mask is
 * made of dwords. */
static bool
uses_dwords(LLVMValueRef user, LLVMValueRef mask)
{
    if (LLVMIsASelectInst(user) || LLVMIsASExtInst(user) || LLVMIsAZExtInst(user))
        return has_dwords(LLVMTypeOf(user));
    if (LLVMIsABitCastInst(user))
        return is_of_dwords(mask, LLVMGetInstructionParent(mask), DEEP);
    if (is_logic(user))
        return true;
    if (!LLVMIsACallInst(user) || !LLVMGetNumArgOperands(user))
        return false;
    return has_dwords(LLVMTypeOf(user)) || has_dwords(LLVMTypeOf(LLVMGetOperand(user, 0)));
}

/* Lanes of a mask for what uses dwords. */
static bool
is_part_for_dwords(LLVMValueRef user, LLVMValueRef mask)
{
    if (!LLVMIsAShuffleVectorInst(user) || LLVMGetOperand(user, 1) == mask || !lanes_of(user))
        return false;
    for (LLVMUseRef use = LLVMGetFirstUse(user); use; use = LLVMGetNextUse(use))
        if (!uses_dwords(LLVMGetUser(use), user))
            return false;
    return LLVMGetFirstUse(user) != NULL;
}

/* A use that is to be of dwords. */
static bool
is_wanted(LLVMValueRef user, LLVMValueRef mask)
{
    if (!LLVMIsAInstruction(user) || LLVMIsAPHINode(user))
        return false;
    if (!uses_dwords(user, mask) && !is_part_for_dwords(user, mask))
        return false;
    return LLVMGetInstructionParent(user) != LLVMGetInstructionParent(mask) || jit_number_of(mask);
}

static bool
has_wanted_use(LLVMValueRef mask)
{
    for (LLVMUseRef use = LLVMGetFirstUse(mask); use; use = LLVMGetNextUse(use))
        if (is_wanted(LLVMGetUser(use), mask))
            return true;
    return false;
}

static LLVMValueRef
mask_of_words(LLVMBuilderRef b, LLVMValueRef words)
{
    return LLVMBuildICmp(b, LLVMIntSLT, words, LLVMConstNull(LLVMTypeOf(words)), "");
}

/* The same part of the dwords takes a part's place. The part stays, without a use: it may be what jit_rewrite
 * visits next. */
static void
use_part(LLVMBuilderRef b, LLVMValueRef part, LLVMValueRef words)
{
    LLVMValueRef which[MOST];
    const unsigned n = lanes_of(part);
    const LLVMTypeRef word = LLVMGetElementType(LLVMTypeOf(words));
    for (unsigned i = 0; i < n; i++) {
        const int lane = LLVMGetMaskValue(part, i);
        which[i] = lane < 0 ? LLVMGetPoison(word) : LLVMConstInt(word, (unsigned)lane, 0);
    }
    const LLVMValueRef none = LLVMGetPoison(LLVMTypeOf(words));
    const LLVMValueRef these = LLVMBuildShuffleVector(b, words, none, LLVMConstVector(which, n), "");
    LLVMReplaceAllUsesWith(part, mask_of_words(b, these));
}

static void
use_words(LLVMBuilderRef b, LLVMValueRef user, LLVMValueRef mask, LLVMValueRef words)
{
    LLVMPositionBuilderBefore(b, user);
    if (LLVMIsAShuffleVectorInst(user)) {
        use_part(b, user, words);
        return;
    }
    jit_use_instead(user, mask, mask_of_words(b, words));
}

/* The mask's dwords are made before `next`, the instruction behind it. */
static void
widen(LLVMBuilderRef b, LLVMValueRef mask, LLVMValueRef next)
{
    LLVMPositionBuilderBefore(b, next);
    const LLVMValueRef words = all_words_of(b, mask);
    for (LLVMUseRef use = LLVMGetFirstUse(mask), other; use; use = other) {
        const LLVMValueRef user = LLVMGetUser(use);
        other = LLVMGetNextUse(use);
        if (is_wanted(user, mask))
            use_words(b, user, mask, words);
    }
}

/* --- numbers --- */

/* The signs of eight dwords, a number. */
static LLVMValueRef
signs(LLVMBuilderRef b, LLVMValueRef words)
{
    const LLVMModuleRef module = LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInsertBlock(b)));
    const LLVMContextRef context = LLVMGetModuleContext(module);
    static const char name[] = "llvm.x86.avx.movmsk.ps.256";
    const LLVMValueRef fn =
        LLVMGetIntrinsicDeclaration(module, LLVMLookupIntrinsicID(name, sizeof name - 1), NULL, 0);
    const LLVMTypeRef floats = LLVMVectorType(LLVMFloatTypeInContext(context), EIGHT);
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
number_by_signs(LLVMBuilderRef b, LLVMValueRef number)
{
    const LLVMValueRef mask = LLVMGetOperand(number, 0);
    const LLVMTypeRef type = LLVMTypeOf(number);
    LLVMValueRef any = words_of(b, mask, 0);
    if (lanes_of(mask) == EIGHT)
        return LLVMBuildTrunc(b, signs(b, any), type, "");
    if (!is_only_tested(number)) {
        const LLVMValueRef below = signs(b, any), above = signs(b, words_of(b, mask, EIGHT));
        const LLVMValueRef shifted = LLVMBuildShl(b, above, LLVMConstInt(LLVMTypeOf(above), EIGHT, 0), "");
        return LLVMBuildTrunc(b, LLVMBuildOr(b, below, shifted, ""), type, "");
    }
    for (unsigned i = EIGHT; i < lanes_of(mask); i += EIGHT)
        any = LLVMBuildOr(b, any, words_of(b, mask, i), "");
    return LLVMBuildIntCast2(b, signs(b, any), type, 0, "");
}

/* --- all instructions --- */

/* A mask's number that comes out of signs. */
static bool
is_by_signs(LLVMValueRef i)
{
    const LLVMValueRef mask = LLVMIsABitCastInst(i) ? LLVMGetOperand(i, 0) : NULL;
    if (!mask || !lanes_of(mask) || LLVMTypeOf(i) != jit_number_type(LLVMTypeOf(mask)))
        return false;
    return is_of_dwords(mask, LLVMGetInstructionParent(i), DEEP) &&
           (lanes_of(mask) <= MOST_BY_SIGNS || is_only_tested(i));
}

static void
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef next = LLVMGetNextInstruction(i);
    LLVMPositionBuilderBefore(b, i);
    if (is_by_signs(i))
        jit_replace(i, number_by_signs(b, i));
    else if (lanes_of(i) && !LLVMIsAPHINode(i) && next && has_wanted_use(i))
        widen(b, i, next);
}

void
jit_keep_masks_wide(LLVMModuleRef module)
{
    jit_rewrite(module, mend);
}
