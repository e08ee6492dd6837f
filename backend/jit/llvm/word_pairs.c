/* SPDX-License-Identifier: MIT */
#include "word_pairs.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

enum { WORD = 32, MOST_LANES = 64, MOST_STEPS = 8 };

/* The vector's elements, if they are words; else 0. */
static unsigned
words_of(LLVMValueRef v)
{
    const LLVMTypeRef type = LLVMTypeOf(v);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return 0;
    const LLVMTypeRef element = LLVMGetElementType(type);
    const bool word = LLVMGetTypeKind(element) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(element) == WORD;
    const unsigned count = LLVMGetVectorSize(type);
    return word && count <= MOST_LANES ? count : 0;
}

/* Elements first, first + step and so on of the two vectors, one behind the other; or of the first. */
static LLVMValueRef
pick(LLVMBuilderRef b, const LLVMValueRef from[2], unsigned count, unsigned first, unsigned step)
{
    LLVMValueRef picks[MOST_LANES];
    const LLVMTypeRef i32 = LLVMGetElementType(LLVMTypeOf(from[0]));
    const LLVMValueRef second = from[1] ? from[1] : LLVMGetPoison(LLVMTypeOf(from[0]));
    for (unsigned i = 0; i < count; i++)
        picks[i] = LLVMConstInt(i32, first + i * step, false);
    return LLVMBuildShuffleVector(b, from[0], second, LLVMConstVector(picks, count), "");
}

/* Where an element comes from. from NULL: from anywhere, or nobody looked so far. */
struct source {
    LLVMValueRef from;
    unsigned at;
};

static struct source
source_of(LLVMValueRef v, unsigned at)
{
    for (unsigned steps = 0;
         steps < MOST_STEPS && LLVMIsAShuffleVectorInst(v) && words_of(LLVMGetOperand(v, 0)); steps++) {
        const int element = LLVMGetMaskValue(v, at);
        const LLVMValueRef first = LLVMGetOperand(v, 0);
        const unsigned count = words_of(first);
        if (element < 0)
            return (struct source){NULL, 0};
        v = (unsigned)element < count ? first : LLVMGetOperand(v, 1);
        at = (unsigned)element < count ? (unsigned)element : (unsigned)element - count;
    }
    return (struct source){v, at};
}

/* --- phis of halves --- */

/* If v is each second element of another vector, from `odd` on: that vector; else NULL. */
static LLVMValueRef
halved(LLVMValueRef v, unsigned odd)
{
    const unsigned count = words_of(v);
    if (!LLVMIsAShuffleVectorInst(v) || words_of(LLVMGetOperand(v, 0)) != 2 * count)
        return NULL;
    for (unsigned i = 0; i < count; i++)
        if (LLVMGetMaskValue(v, i) != (int)(2 * i + odd))
            return NULL;
    return LLVMGetOperand(v, 0);
}

/* What the phi is behind the block; NULL: it does not follow it. */
static LLVMValueRef
incoming_from(LLVMValueRef phi, LLVMBasicBlockRef block)
{
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
        if (LLVMGetIncomingBlock(phi, i) == block)
            return LLVMGetIncomingValue(phi, i);
    return NULL;
}

static bool
are_halves(LLVMValueRef low, LLVMValueRef high)
{
    const LLVMValueRef whole = low && high ? halved(low, 0) : NULL;
    return whole && halved(high, 1) == whole;
}

static bool
meet_somewhere(LLVMValueRef low, LLVMValueRef high)
{
    for (unsigned i = 0; i < LLVMCountIncoming(low); i++)
        if (are_halves(LLVMGetIncomingValue(low, i), incoming_from(high, LLVMGetIncomingBlock(low, i))))
            return true;
    return false;
}

static bool
follows_each_once(LLVMValueRef phi)
{
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
        for (unsigned k = 0; k < i; k++)
            if (LLVMGetIncomingBlock(phi, i) == LLVMGetIncomingBlock(phi, k))
                return false;
    return true;
}

static bool
can_join(LLVMValueRef low, LLVMValueRef high)
{
    return LLVMIsAPHINode(low) && LLVMIsAPHINode(high) && low != high &&
           LLVMGetInstructionParent(low) == LLVMGetInstructionParent(high) &&
           LLVMTypeOf(low) == LLVMTypeOf(high) && LLVMCountIncoming(low) == LLVMCountIncoming(high) &&
           2 * words_of(low) <= MOST_LANES && follows_each_once(low) && meet_somewhere(low, high);
}

/* Both halves as they are at the block's end. */
static LLVMValueRef
whole_behind(LLVMBuilderRef b, LLVMValueRef low, LLVMValueRef high, LLVMBasicBlockRef block)
{
    const unsigned count = words_of(low);
    LLVMValueRef picks[MOST_LANES];
    const LLVMTypeRef i32 = LLVMGetElementType(LLVMTypeOf(low));
    if (are_halves(low, high))
        return halved(low, 0);
    for (unsigned i = 0; i < 2 * count; i++)
        picks[i] = LLVMConstInt(i32, i / 2 + i % 2 * count, false);
    LLVMPositionBuilderBefore(b, LLVMGetBasicBlockTerminator(block));
    return LLVMBuildShuffleVector(b, low, high, LLVMConstVector(picks, 2 * count), "");
}

/* One phi of whole vectors, which are halved behind it. */
static void
join(LLVMBuilderRef b, LLVMValueRef low, LLVMValueRef high)
{
    const unsigned count = words_of(low);
    const LLVMTypeRef type = LLVMVectorType(LLVMGetElementType(LLVMTypeOf(low)), 2 * count);
    LLVMPositionBuilderBefore(b, low);
    const LLVMValueRef phi = LLVMBuildPhi(b, type, "");
    for (unsigned i = 0; i < LLVMCountIncoming(low); i++) {
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(low, i);
        LLVMValueRef whole = whole_behind(b, LLVMGetIncomingValue(low, i), incoming_from(high, block), block);
        LLVMAddIncoming(phi, &whole, &block, 1);
    }
    const LLVMValueRef from[2] = {phi, NULL};
    LLVMPositionBuilderBefore(b, jit_first_behind_phis(LLVMGetInstructionParent(phi)));
    jit_replace(low, pick(b, from, count, 0, 2));
    jit_replace(high, pick(b, from, count, 1, 2));
}

/* A shuffle that puts two phis' elements together, low and high in turn. */
static void
join_sources(LLVMBuilderRef b, LLVMValueRef i)
{
    const unsigned count = LLVMIsAShuffleVectorInst(i) ? words_of(i) : 0;
    for (unsigned k = 0; k + 1 < count && words_of(LLVMGetOperand(i, 0)); k += 2) {
        const struct source low = source_of(i, k), high = source_of(i, k + 1);
        if (!low.from || !high.from)
            continue;
        if (low.at == high.at && can_join(low.from, high.from))
            join(b, low.from, high.from);
        return;
    }
}

/* --- shuffles of shuffles --- */

/* Do elements first to first + count - 1 of a shuffle follow one another in one vector, from a multiple of
 * `count` on? */
static bool
is_slice(LLVMValueRef shuffle, unsigned first, unsigned count, struct source *slice)
{
    *slice = (struct source){NULL, 0};
    for (unsigned i = 0; i < count; i++) {
        const struct source s = source_of(shuffle, first + i);
        if (!s.from)
            continue;
        if (!slice->from && s.at >= i)
            *slice = (struct source){s.from, s.at - i};
        if (s.from != slice->from || s.at != slice->at + i)
            return false;
    }
    return slice->from && slice->at % count == 0 && slice->at + count <= words_of(slice->from);
}

static bool
has_operands(LLVMValueRef shuffle, LLVMValueRef first, LLVMValueRef second)
{
    return LLVMGetOperand(shuffle, 0) == first && (!second || LLVMGetOperand(shuffle, 1) == second);
}

/* A part of one vector. */
static LLVMValueRef
as_slice(LLVMBuilderRef b, LLVMValueRef shuffle, const struct source *slice)
{
    const unsigned count = words_of(shuffle);
    const LLVMValueRef from[2] = {slice->from, NULL};
    if (count == words_of(slice->from))
        return slice->from;
    return has_operands(shuffle, slice->from, NULL) ? NULL : pick(b, from, count, slice->at, 1);
}

/* Two whole vectors, one behind the other. */
static LLVMValueRef
as_both(LLVMBuilderRef b, LLVMValueRef shuffle, const struct source halves[2])
{
    const unsigned count = words_of(shuffle);
    const LLVMValueRef from[2] = {halves[0].from, halves[1].from};
    const bool whole = 2 * words_of(from[0]) == count && 2 * words_of(from[1]) == count;
    return whole && !has_operands(shuffle, from[0], from[1]) ? pick(b, from, count, 0, 1) : NULL;
}

/* The same value with no more than one shuffle that costs little; NULL: there is none. */
static LLVMValueRef
simpler(LLVMBuilderRef b, LLVMValueRef shuffle)
{
    const unsigned count = words_of(shuffle);
    struct source all, halves[2];
    if (is_slice(shuffle, 0, count, &all))
        return as_slice(b, shuffle, &all);
    const bool both = count % 2 == 0 && is_slice(shuffle, 0, count / 2, &halves[0]) &&
                      is_slice(shuffle, count / 2, count / 2, &halves[1]);
    return both ? as_both(b, shuffle, halves) : NULL;
}

static void
simplify(LLVMBuilderRef b, LLVMValueRef i)
{
    if (!LLVMIsAShuffleVectorInst(i) || words_of(i) < 2 || !words_of(LLVMGetOperand(i, 0)))
        return;
    LLVMPositionBuilderBefore(b, i);
    const LLVMValueRef same = simpler(b, i);
    if (same)
        jit_replace(i, same);
}

void
jit_keep_word_pairs(LLVMModuleRef module)
{
    jit_rewrite(module, join_sources);
    jit_rewrite(module, simplify);
}
