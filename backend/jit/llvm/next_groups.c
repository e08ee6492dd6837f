/* SPDX-License-Identifier: MIT */
#include "next_groups.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "fetch.h"
#include "rewrite.h"

enum {
    GROUPS_AHEAD = 2,
    MOST_STEPS = 64 /* of an expression that is looked at */
};

/* The derivative of an expression with respect to the group's id in x. */
struct derivative {
    LLVMBuilderRef b;
    unsigned steps;
    bool unknown;
    bool
        has_product; /* of two numbers that are not known when the code is made: there are rows of a matrix */
};

static bool
begins_with(LLVMValueRef v, const char *text)
{
    size_t length;
    return !strncmp(LLVMGetValueName2(v, &length), text, strlen(text));
}

/* An id of a group is taken times the group's size in every kernel. */
static bool
is_factor(LLVMValueRef v)
{
    return !LLVMIsAConstant(v) && !begins_with(v, JIT_GROUP);
}

static bool
is_invariant(LLVMValueRef load)
{
    const LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(load));
    return LLVMGetMetadata(
               load, LLVMGetMDKindIDInContext(context, "invariant.load", strlen("invariant.load"))) != NULL;
}

static LLVMValueRef derive(struct derivative *d, LLVMValueRef v);

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

/* NULL: it is 0, or unknown. Loads of what no thread changes, and numbers from outside, have nothing of the
 * group. */
static LLVMValueRef
derive(struct derivative *d, LLVMValueRef v)
{
    if (d->steps++ > MOST_STEPS)
        return unknown(d);
    if (begins_with(v, JIT_GROUP_X))
        return LLVMConstInt(LLVMTypeOf(v), 1, false);
    if (begins_with(v, JIT_GROUP) || LLVMIsAConstant(v) || LLVMIsAArgument(v) ||
        (LLVMIsALoadInst(v) && is_invariant(v)))
        return NULL;
    if (LLVMIsABinaryOperator(v))
        return derive_operation(d, v);
    if (!LLVMIsAZExtInst(v) && !LLVMIsASExtInst(v))
        return unknown(d);
    const LLVMValueRef narrow = derive(d, LLVMGetOperand(v, 0));
    return narrow ? LLVMBuildSExt(d->b, narrow, LLVMTypeOf(v), "") : NULL;
}

static void
fetch_next(LLVMBuilderRef b, const struct jit_access_row *row)
{
    struct derivative d = {.b = b};
    LLVMPositionBuilderBefore(b, row->before);
    const LLVMValueRef step = derive(&d, row->offset);
    if (step && !d.unknown && d.has_product)
        jit_build_fetch(b, row, step, GROUPS_AHEAD);
}

static void
look_at(LLVMBuilderRef b, LLVMValueRef i)
{
    jit_visit_rows(b, i, fetch_next);
}

void
jit_fetch_next_groups(LLVMModuleRef module)
{
    jit_rewrite(module, look_at);
}
