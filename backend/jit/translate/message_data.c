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
    if (m->apart != v)
        jit_take_apart(m->f, v, m->wide, m->members);
    m->apart = v;
    return m->members[m->index[n]];
}

LLVMValueRef
msg_interleave(struct message *m)
{
    LLVMValueRef members[4];
    for (unsigned n = 0; n < m->components; n++)
        members[n] = msg_get(m, n);
    return jit_put_together(m->f, members, m->components);
}
