/* SPDX-License-Identifier: MIT */
#include "derive.h"

#include <stddef.h>
#include <string.h>

enum { MOST_STEPS = 64 };

bool
derive_is_named(LLVMValueRef v, const char *begin)
{
    size_t length;
    return !strncmp(LLVMGetValueName2(v, &length), begin, strlen(begin));
}

/* An id of a group is taken times the group's size in every kernel. */
static bool
is_factor(LLVMValueRef v)
{
    return !LLVMIsAConstant(v) && !derive_is_named(v, JIT_GROUP);
}

static LLVMValueRef
unknown(struct derivative *d)
{
    d->unknown = true;
    return NULL;
}

/* x + y, where NULL is 0. */
static LLVMValueRef
sum(struct derivative *d, LLVMValueRef x, LLVMValueRef y)
{
    return x && y ? LLVMBuildAdd(d->b, x, y, "") : x ? x : y;
}

static LLVMValueRef
times(struct derivative *d, LLVMValueRef x, LLVMValueRef y)
{
    return x ? LLVMBuildMul(d->b, x, y, "") : NULL;
}

static LLVMValueRef
derive_operation(struct derivative *d, LLVMValueRef v)
{
    const LLVMValueRef x = LLVMGetOperand(v, 0), y = LLVMGetOperand(v, 1);
    const LLVMValueRef of_x = derive(d, x), of_y = d->unknown ? NULL : derive(d, y);
    if (d->unknown)
        return NULL;
    switch (LLVMGetInstructionOpcode(v)) {
    case LLVMAdd:
        return sum(d, of_x, of_y);
    case LLVMSub:
        return sum(d, of_x, of_y ? LLVMBuildNeg(d->b, of_y, "") : NULL);
    case LLVMMul:
        d->has_product |= is_factor(x) && is_factor(y);
        return of_x && of_y ? unknown(d) : sum(d, times(d, of_x, y), times(d, of_y, x));
    case LLVMShl:
        return of_y ? unknown(d) : of_x ? LLVMBuildShl(d->b, of_x, y, "") : NULL;
    case LLVMOr: /* a sum, where the passes have found that no bits meet; else close to it */
        return sum(d, of_x, of_y);
    default:
        return of_x || of_y ? unknown(d) : NULL;
    }
}

LLVMValueRef
derive(struct derivative *d, LLVMValueRef v)
{
    if (d->steps++ > MOST_STEPS)
        return unknown(d);
    if (LLVMIsAConstant(v) || LLVMIsAArgument(v))
        return NULL;
    if (LLVMIsABinaryOperator(v))
        return derive_operation(d, v);
    if (!LLVMIsAZExtInst(v) && !LLVMIsASExtInst(v))
        return d->leaf(d, v);
    const LLVMValueRef narrow = derive(d, LLVMGetOperand(v, 0));
    return narrow ? LLVMBuildSExt(d->b, narrow, LLVMTypeOf(v), "") : NULL;
}
