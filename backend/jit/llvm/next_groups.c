/* SPDX-License-Identifier: MIT */
#include "next_groups.h"

#include <stddef.h>

#include "derive.h"
#include "fetch.h"
#include "rewrite.h"

enum { GROUPS_AHEAD = 2 };

/* With respect to the group's id in x. Loads of what no thread changes, and numbers from outside, have
 * nothing of the group. */
static LLVMValueRef
by_group(struct derivative *d, LLVMValueRef v)
{
    if (derive_is_named(v, JIT_GROUP_X))
        return LLVMConstInt(LLVMTypeOf(v), 1, false);
    d->unknown |=
        !derive_is_named(v, JIT_GROUP) && !(LLVMIsALoadInst(v) && jit_has_mark(v, "invariant.load"));
    return NULL;
}

static void
fetch_next(LLVMBuilderRef b, const struct jit_access_row *row)
{
    struct derivative d = {.b = b, .leaf = by_group};
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
