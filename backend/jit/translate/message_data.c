/* SPDX-License-Identifier: MIT */
/* A message's data: between the registers, which have a component of all lanes each, and memory's order. */
#include "message.h"

LLVMValueRef
msg_steps(struct message *m, LLVMValueRef like, unsigned step)
{
    LLVMValueRef all[LANE_MAX];
    const LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(like));
    for (unsigned i = 0; i < m->lanes; i++)
        all[i] = LLVMConstInt(element, (uint64_t)i * step, 0);
    return LLVMConstVector(all, m->lanes);
}

LLVMTypeRef
msg_element(struct message *m)
{
    return jit_int(m->f, m->elem * 8);
}

struct lane_operand
msg_component(const struct message *m, unsigned n)
{
    struct lane_operand o = *m->data;
    o.base += n * m->op->mem.comp_stride;
    return o;
}

void
msg_put(struct message *m, unsigned n, LLVMValueRef v, bool scalar)
{
    struct jit_fn *f = m->f;
    const struct lane_operand o = msg_component(m, n);
    const LLVMTypeRef type = jit_shape(jit_int(f, lane_type_bytes(o.type) * 8), v);
    if (LLVMTypeOf(v) != type)
        v = LLVMBuildZExt(m->b, v, type, "");
    if (m->shared)
        msg_shared_put(m, n, scalar ? jit_splat(f, v, m->lanes) : v);
    else
        jit_write(f, &o, JIT_DATA + n, (struct jit_value){.v = v, .scalar = scalar}, m->enabled);
}

static LLVMValueRef
in_registers(struct message *m, unsigned n)
{
    const struct lane_operand o = msg_component(m, n);
    const struct jit_value v = jit_read(m->f, &o, JIT_DATA + n);
    return v.scalar ? jit_splat(m->f, v.v, m->lanes) : v.v;
}

LLVMValueRef
msg_get(struct message *m, unsigned n)
{
    const LLVMValueRef all = m->shared ? msg_shared_get(m, 1, n) : in_registers(m, n);
    const LLVMTypeRef type = jit_shape(msg_element(m), all);
    return LLVMTypeOf(all) == type ? all : LLVMBuildTrunc(m->b, all, type, "");
}

LLVMValueRef
msg_deinterleave(struct message *m, LLVMValueRef v, unsigned n)
{
    LLVMValueRef mask[LANE_MAX];
    if (m->wide == 4 && jit_has_fours(m->f, msg_element(m), m->lanes)) {
        if (m->apart != v)
            jit_take_fours(m->f, v, m->members);
        m->apart = v;
        return m->members[m->index[n]];
    }
    for (unsigned i = 0; i < m->lanes; i++)
        mask[i] = jit_i32(m->f, i * m->wide + m->index[n]);
    return m->wide == 1 ? v
                        : LLVMBuildShuffleVector(m->b, v, LLVMGetPoison(LLVMTypeOf(v)),
                                                 LLVMConstVector(mask, m->lanes), "");
}

LLVMValueRef
msg_interleave(struct message *m)
{
    struct jit_fn *f = m->f;
    LLVMValueRef v = msg_get(m, 0), mask[LANE_MAX * 4];
    if (m->components == 1)
        return v;
    if (m->components == 4 && jit_has_fours(f, msg_element(m), m->lanes)) {
        LLVMValueRef members[4] = {v, msg_get(m, 1), msg_get(m, 2), msg_get(m, 3)};
        return jit_put_fours(f, members);
    }
    /* pairs of components end to end, then one shuffle */
    v = jit_part(f, v, msg_get(m, 1), 0, 2 * m->lanes);
    if (m->components > 2) {
        const LLVMValueRef third = msg_get(m, 2), fourth = m->components > 3 ? msg_get(m, 3) : third;
        v = jit_part(f, v, jit_part(f, third, fourth, 0, 2 * m->lanes), 0, 4 * m->lanes);
    }
    for (unsigned i = 0; i < m->lanes; i++)
        for (unsigned n = 0; n < m->components; n++)
            mask[i * m->components + n] = jit_i32(f, n * m->lanes + i);
    return LLVMBuildShuffleVector(m->b, v, LLVMGetPoison(LLVMTypeOf(v)),
                                  LLVMConstVector(mask, m->lanes * m->components), "");
}
