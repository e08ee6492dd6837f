/* SPDX-License-Identifier: MIT */
/*
 * Masks below AVX-512, where the host has no registers for them. If code computes with lanes that come out of
 * a number's bits, LLVM takes the number apart bit by bit. So logic of such masks becomes logic of the
 * numbers, and lanes come out of the result, in each block that uses them.
 */
#include "mask_logic.h"

#include <stdbool.h>
#include <stddef.h>

#include "mask_numbers.h"
#include "rewrite.h"

/* A block may stand before the one whose masks it uses. */
enum { RUNS = 3 };

/* Masks of which a mask is made: x and y by the operation `code`, or the lanes of x or of y, as c says. */
struct logic {
    LLVMValueRef x, y, c;
    LLVMOpcode code;
};

static bool
is_zero(LLVMValueRef v)
{
    return LLVMIsConstant(v) && LLVMIsNull(v);
}

/* LLVM's passes write x & y as c ? y : 0. */
static bool
find_select(LLVMValueRef i, struct logic *l)
{
    const LLVMValueRef c = LLVMGetOperand(i, 0);
    if (!jit_is_mask(LLVMTypeOf(c)))
        return false;
    *l = (struct logic){LLVMGetOperand(i, 1), LLVMGetOperand(i, 2), c, LLVMSelect};
    if (is_zero(l->y))
        *l = (struct logic){c, l->x, NULL, LLVMAnd};
    else if (LLVMIsConstant(l->x) && l->x == LLVMConstAllOnes(LLVMTypeOf(i)))
        *l = (struct logic){c, l->y, NULL, LLVMOr};
    return true;
}

static bool
find_logic(LLVMValueRef i, struct logic *l)
{
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    if (code == LLVMSelect)
        return find_select(i, l);
    if (code != LLVMAnd && code != LLVMOr && code != LLVMXor)
        return false;
    *l = (struct logic){LLVMGetOperand(i, 0), LLVMGetOperand(i, 1), NULL, code};
    return true;
}

static LLVMValueRef
compute(LLVMBuilderRef b, const struct logic *numbers)
{
    if (!numbers->c)
        return LLVMBuildBinOp(b, numbers->code, numbers->x, numbers->y, "");
    const LLVMValueRef no = LLVMBuildAnd(b, LLVMBuildNot(b, numbers->c, ""), numbers->y, "");
    return LLVMBuildOr(b, LLVMBuildAnd(b, numbers->c, numbers->x, ""), no, "");
}

/* --- masks whose lanes are all the same --- */

/* How deep a mask's first lane is looked for. */
enum { DEEP = 3 };

static LLVMValueRef first_lane(LLVMBuilderRef b, LLVMValueRef v, unsigned depth);

static LLVMValueRef
first_of_comparison(LLVMBuilderRef b, LLVMValueRef mask)
{
    const LLVMValueRef x = first_lane(b, LLVMGetOperand(mask, 0), 0);
    const LLVMValueRef y = first_lane(b, LLVMGetOperand(mask, 1), 0);
    return LLVMIsAICmpInst(mask) ? LLVMBuildICmp(b, LLVMGetICmpPredicate(mask), x, y, "")
                                 : LLVMBuildFCmp(b, LLVMGetFCmpPredicate(mask), x, y, "");
}

static LLVMValueRef
first_of_logic(LLVMBuilderRef b, LLVMValueRef mask, unsigned depth)
{
    const LLVMValueRef x = first_lane(b, LLVMGetOperand(mask, 0), depth - 1);
    const LLVMValueRef y = first_lane(b, LLVMGetOperand(mask, 1), depth - 1);
    return LLVMBuildBinOp(b, LLVMGetInstructionOpcode(mask), x, y, "");
}

/* The first lane of a vector, without the others where it can be had so. */
static LLVMValueRef
first_lane(LLVMBuilderRef b, LLVMValueRef v, unsigned depth)
{
    if (LLVMIsAInsertElementInst(v) && is_zero(LLVMGetOperand(v, 2)))
        return LLVMGetOperand(v, 1);
    if (depth && LLVMIsACmpInst(v))
        return first_of_comparison(b, v);
    if (depth && LLVMIsABinaryOperator(v) && jit_is_mask(LLVMTypeOf(v)))
        return first_of_logic(b, v, depth);
    const LLVMTypeRef index = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(v)));
    return LLVMBuildExtractElement(b, v, LLVMConstNull(index), "");
}

static LLVMValueRef
number_of_first(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef bit = first_lane(b, LLVMGetOperand(i, 0), DEEP);
    return LLVMBuildSExt(b, bit, jit_number_type(LLVMTypeOf(i)), "");
}

/* --- all masks --- */

static LLVMValueRef
number_of_logic(LLVMBuilderRef b, LLVMValueRef i)
{
    struct logic l;
    if (!find_logic(i, &l))
        return NULL;
    l = (struct logic){jit_number_of(l.x), jit_number_of(l.y), l.c ? jit_number_of(l.c) : NULL, l.code};
    return l.x && l.y && (l.code != LLVMSelect || l.c) ? compute(b, &l) : NULL;
}

/* Lanes that follow one another in a number. */
static LLVMValueRef
number_of_part(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef whole = jit_number_of(LLVMGetOperand(i, 0));
    const int first = LLVMGetMaskValue(i, 0);
    const unsigned n = LLVMGetNumMaskElements(i);
    if (!whole || first < 0 || (unsigned)first + n > LLVMGetIntTypeWidth(LLVMTypeOf(whole)))
        return NULL;
    for (unsigned lane = 1; lane < n; lane++)
        if (LLVMGetMaskValue(i, lane) != first + (int)lane)
            return NULL;
    const LLVMValueRef from = LLVMConstInt(LLVMTypeOf(whole), (unsigned)first, 0);
    return LLVMBuildTruncOrBitCast(b, LLVMBuildLShr(b, whole, from, ""), jit_number_type(LLVMTypeOf(i)), "");
}

static LLVMValueRef
find_number(LLVMBuilderRef b, LLVMValueRef i)
{
    if (!LLVMIsAShuffleVectorInst(i))
        return number_of_logic(b, i);
    return jit_copies_first(i) ? number_of_first(b, i) : number_of_part(b, i);
}

/* A mask that is computed from numbers, or from one bit. */
static void
mend_mask(LLVMBuilderRef b, LLVMValueRef i)
{
    LLVMPositionBuilderBefore(b, i);
    const LLVMValueRef number = find_number(b, i);
    if (number)
        jit_replace(i, LLVMBuildBitCast(b, number, LLVMTypeOf(i), ""));
}

/* A number of a mask: of one that is a number, or of logic in which one is. */
static void
mend_number(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef mask = LLVMGetOperand(i, 0), known = jit_number_of(mask);
    struct logic l;
    if (LLVMTypeOf(i) != jit_number_type(LLVMTypeOf(mask)))
        return;
    if (known) {
        jit_replace(i, known);
        return;
    }
    if (!LLVMIsAInstruction(mask) || !find_logic(mask, &l) || (!jit_number_of(l.x) && !jit_number_of(l.y)))
        return;
    LLVMPositionBuilderBefore(b, i);
    l = (struct logic){jit_make_number(b, l.x), jit_make_number(b, l.y), l.c ? jit_make_number(b, l.c) : NULL,
                       l.code};
    jit_replace(i, compute(b, &l));
    if (!LLVMGetFirstUse(mask))
        LLVMInstructionEraseFromParent(mask);
}

static void
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    if (jit_is_mask(LLVMTypeOf(i)))
        mend_mask(b, i);
    else if (LLVMIsABitCastInst(i) && jit_is_mask(LLVMTypeOf(LLVMGetOperand(i, 0))))
        mend_number(b, i);
}

void
jit_keep_masks_as_numbers(LLVMModuleRef module)
{
    for (unsigned i = 0; i < RUNS; i++)
        jit_rewrite(module, mend);
}
