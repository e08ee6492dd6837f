/* SPDX-License-Identifier: MIT */
/*
 * In a quick turn, a message that must go the slow way goes to the checked code of the same turn instead,
 * which begins with what the quick one has begun with. So quick turns call nothing, and the host's registers
 * are theirs.
 */
#include <assert.h>

#include "solo_code.h"

/* Turns of one block that store nothing: what they change is in variables. */
bool
solo_may_begin_again(const struct jit_solo_code *c)
{
    const uint32_t first = jit_solo_first_op(c->outer, c->loop), end = jit_solo_end_op(c->outer, c->loop);
    bool may = c->loop->first == c->loop->last;
    for (uint32_t op = first; op < end; op++)
        may &=
            lane_code_family(c->program.ops[op].code) != LANE_MEM || c->program.ops[op].code == LANE_OP_load;
    for (uint32_t i = c->outer->access_start[first]; i < c->outer->access_start[end]; i++)
        may &= c->outer->accesses[i].use == JIT_READ || c->outer->accesses[i].web != JIT_IN_MEMORY;
    return may;
}

void
solo_keep_start(struct jit_fn *f, struct jit_solo_code *c)
{
    assert(c->quick && c->may_begin_again);
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (solo_comes_in(c, w) && c->webs[w].written)
            c->at_start[w] = LLVMBuildLoad2(f->b, solo_own_type(f, c, w), f->slots[solo_own_web(c, w)], "");
}

bool
jit_solo_begin_again(struct jit_fn *f)
{
    struct jit_solo_code *c = f->solo;
    if (!c || !c->quick || f->mode != JIT_FULL || !c->may_begin_again)
        return false;
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (c->at_start[w])
            LLVMBuildStore(f->b, c->at_start[w], f->slots[solo_own_web(c, w)]);
    LLVMBuildBr(f->b, solo_block_of(f, c->loop->first, JIT_FULL, false));
    return true;
}
