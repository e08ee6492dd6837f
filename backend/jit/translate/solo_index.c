/* SPDX-License-Identifier: MIT */
/*
 * In a solo loop, addresses that are an index, shifted to the left, as in x[column[i]]. The host shifts
 * within its own address if the code checks the index.
 */
#include "solo_code.h"

/* The op before the one at hand, in its block, that wrote what the access reads; UINT32_MAX: several, or
 * none. */
static uint32_t
last_writer(const struct jit_solo_code *c, const struct jit_access *read, uint32_t op)
{
    const struct jit_block *first = &c->outer->blocks[c->loop->first];
    uint32_t at = op < first->end ? op : first->first;
    while (at > first->first && solo_stays(c, read, at - 1, at))
        at--;
    return at > first->first ? at - 1 : UINT32_MAX;
}

static bool
writes_dwords(const struct jit_solo_code *c, uint32_t op, const struct jit_access *read)
{
    const struct lane_op *o = &c->outer->program->ops[op];
    const struct jit_access *dst = jit_access_of(c->outer, op, JIT_DST);
    return dst && dst->web == read->web && dst->lo == read->lo && dst->hi == read->hi &&
           dst->layout == read->layout && o->pred == LANE_PRED_NONE && !(o->flags & ~LANE_NOMASK) &&
           lane_type_bytes(o->type) == 4 && lane_type_bytes(o->dst.type) == 4 &&
           lane_type_bytes(o->src[0].type) == 4 && !o->src[0].mods;
}

LLVMValueRef
jit_solo_index(struct jit_fn *f, unsigned *shift)
{
    enum { MOST_SHIFT = 3 };
    const struct jit_solo_code *c = f->solo;
    const struct jit_access *address = c ? jit_access_of(c->outer, f->index, JIT_SRC0) : NULL;
    if (!address || address->web == JIT_IN_MEMORY || solo_walk_of(f) || f->op->mem.offset ||
        f->op->mem.addr_shift || f->op->mem.addr_mask != UINT32_MAX)
        return NULL;
    const uint32_t at = last_writer(c, address, f->index);
    const struct lane_op *o = at == UINT32_MAX ? NULL : &c->outer->program->ops[at];
    if (!o || o->code != LANE_OP_shl || o->src[1].kind != LANE_IMM || o->src[1].imm > MOST_SHIFT ||
        !writes_dwords(c, at, address))
        return NULL;
    const struct jit_access *index = jit_access_of(c->outer, at, JIT_SRC0);
    if (!index || !solo_stays(c, index, at, f->index))
        return NULL;
    *shift = (unsigned)o->src[1].imm;
    return solo_read_at(f, at, 0);
}
