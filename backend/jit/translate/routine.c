/* SPDX-License-Identifier: MIT */
/*
 * Messages of quick code as shared routines. The code of a message with many lanes is large: it has a form
 * for every order in which lanes may lie in memory, and a slow way. If a program has several such messages of
 * one shape, this code is a function that all of them call, and LLVM translates it once. Operands pass
 * through the register file, as they do on the slow way, so a routine can take that by itself.
 */
#include <assert.h>
#include <stddef.h>

#include "compile.h"
#include "message.h"

enum { LEAST_LANES = 8, OFTEN = 3 };

/* --- shapes --- */

static bool
is_alike_in_memory(const struct lane_mem *a, const struct lane_mem *b)
{
    return a->space == b->space && a->elem == b->elem && a->comp_mask == b->comp_mask &&
           a->linear == b->linear && a->atomic == b->atomic && a->comp_stride == b->comp_stride &&
           a->addr_shift == b->addr_shift && a->addr_mask == b->addr_mask;
}

static bool
is_alike(const struct lane_op *a, const struct lane_op *b)
{
    return a->code == b->code && a->lanes == b->lanes && is_alike_in_memory(&a->mem, &b->mem) &&
           a->dst.type == b->dst.type && a->src[0].type == b->src[0].type && a->src[1].type == b->src[1].type;
}

static bool
is_used_often(const struct lane_program *p, const struct lane_op *op)
{
    unsigned uses = 0;
    for (uint32_t i = 0; i < p->op_count && uses < OFTEN; i++)
        uses += is_alike(&p->ops[i], op);
    return uses == OFTEN;
}

/* The routine for messages of this shape; NULL: there is no room for one more. */
static struct jit_routine *
routine_of(struct message *m)
{
    struct jit_fn *f = m->f;
    for (unsigned i = 0; i < f->routine_count; i++) {
        struct jit_routine *r = &f->routines[i];
        if (is_alike(r->op, m->op) && r->partial == (m->enabled != NULL) && r->row == (m->first != NULL) &&
            r->streams == m->streams)
            return r;
    }
    if (f->routine_count == JIT_ROUTINES)
        return NULL;
    struct jit_routine *r = &f->routines[f->routine_count++];
    *r = (struct jit_routine){.op = m->op,
                              .partial = m->enabled,
                              .row = m->first,
                              .streams = m->streams,
                              .often = is_used_often(f->program, f->op)};
    return r;
}

/* A routine takes all lanes of an operand as a vector. */
static bool
is_plain(const struct lane_operand *o, unsigned lanes)
{
    return o->kind == LANE_NONE || (o->kind == LANE_REG && !o->mods && jit_is_packed(o, lanes));
}

static bool
has_plain_operands(const struct lane_op *op)
{
    return op->lanes >= LEAST_LANES && is_plain(&op->dst, op->lanes) && is_plain(&op->src[0], op->lanes) &&
           is_plain(&op->src[1], op->lanes) && is_plain(&op->src[2], op->lanes);
}

/* --- the function --- */

/* The register file; the context, op and site for the slow way; the window; the lanes that are on; what is
 * added to addresses; where the operands are in the register file. The result is the slow way's. */
enum { RF, CONTEXT, OP, SITE, BASE, SIZE, ENABLED, ADDEND, OPERANDS, PARAMETERS = OPERANDS + 3 };

static LLVMTypeRef
signature(struct jit_fn *f)
{
    LLVMTypeRef types[PARAMETERS] = {f->ptr, f->ptr, f->i32, f->i32, f->ptr, f->i64,
                                     f->i64, f->i32, f->i32, f->i32, f->i32};
    return LLVMFunctionType(f->i32, types, PARAMETERS, 0);
}

static LLVMBasicBlockRef
block_done(struct jit_fn *f)
{
    const LLVMBasicBlockRef block = jit_new_block(f, "done");
    LLVMPositionBuilderAtEnd(f->b, block);
    LLVMBuildRet(f->b, jit_i32(f, 0));
    return block;
}

static LLVMBasicBlockRef
block_slow(struct jit_fn *f)
{
    const LLVMBasicBlockRef block = jit_new_block(f, "slow");
    LLVMPositionBuilderAtEnd(f->b, block);
    LLVMTypeRef types[4] = {f->ptr, f->ptr, f->i32, f->i32};
    LLVMValueRef args[4];
    for (unsigned i = 0; i < 4; i++)
        args[i] = LLVMGetParam(f->fn, i);
    const LLVMValueRef slow = jit_field(f, f->x, offsetof(struct jit_ctx, slow), f->ptr, true);
    const LLVMTypeRef type = LLVMFunctionType(f->i32, types, 4, 0);
    LLVMBuildRet(f->b, LLVMBuildCall2(f->b, type, slow, args, 4, ""));
    return block;
}

/* Where operand n's lanes are. */
static LLVMValueRef
operand_at(struct message *m, unsigned n, unsigned component)
{
    LLVMValueRef index[1] = {LLVMBuildZExt(m->b, LLVMGetParam(m->f->fn, OPERANDS + n), m->f->i64, "")};
    const LLVMValueRef at = LLVMBuildGEP2(m->b, m->f->i8, m->f->rf, index, 1, "");
    return jit_at(m->f, at, (uint64_t)component * m->op->mem.comp_stride);
}

/* Operand 1 of a load is what it writes. */
static const struct lane_operand *
operand_of(const struct message *m, unsigned n)
{
    return n == 1 && m->op->code == LANE_OP_load ? &m->op->dst : &m->op->src[n];
}

static LLVMTypeRef
operand_type(struct message *m, unsigned n)
{
    return LLVMVectorType(jit_int(m->f, lane_type_bytes(operand_of(m, n)->type) * 8), m->lanes);
}

/* Registers are aligned to their elements. */
static unsigned
alignment(LLVMTypeRef type)
{
    return LLVMGetIntTypeWidth(LLVMGetElementType(type)) / 8;
}

LLVMValueRef
msg_shared_get(struct message *m, unsigned n, unsigned component)
{
    const LLVMTypeRef type = operand_type(m, n);
    return jit_load(m->f, type, operand_at(m, n, component), alignment(type));
}

void
msg_shared_put(struct message *m, unsigned component, LLVMValueRef v)
{
    const LLVMTypeRef type = operand_type(m, 1);
    assert(LLVMTypeOf(v) == type);
    if (m->enabled)
        v = LLVMBuildSelect(m->b, m->enabled, v, msg_shared_get(m, 1, component), "");
    jit_store(m->f, v, operand_at(m, 1, component), alignment(type));
}

static LLVMValueRef
addresses(struct message *m)
{
    const LLVMTypeRef type = operand_type(m, 0);
    const struct lane_mem *mem = &m->op->mem;
    LLVMValueRef v = msg_shared_get(m, 0, 0);
    v = LLVMBuildShl(m->b, v, jit_constant(m->f, type, mem->addr_shift), "");
    LLVMValueRef addend = LLVMGetParam(m->f->fn, ADDEND);
    if (LLVMGetElementType(type) != m->f->i32)
        addend = LLVMBuildZExt(m->b, addend, m->f->i64, "");
    return LLVMBuildAdd(m->b, v, jit_splat(m->f, addend, m->lanes), "");
}

static void
set_window(struct message *m)
{
    LLVMValueRef index[1] = {LLVMBuildZExt(m->b, LLVMGetParam(m->f->fn, SITE), m->f->i64, "")};
    if (msg_uses_ranges(&m->op->mem)) {
        msg_range_window(m, LLVMBuildGEP2(m->b, m->f->i8, m->f->rf, index, 1, ""));
        return;
    }
    m->origin = NULL;
    m->base = LLVMGetParam(m->f->fn, BASE);
    m->size = LLVMGetParam(m->f->fn, SIZE);
}

static void
write_begin(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef bits = jit_int(f, m->lanes);
    set_window(m);
    m->addresses = addresses(m);
    if (m->enabled)
        m->enabled =
            jit_to_lanes(f, LLVMBuildTruncOrBitCast(f->b, LLVMGetParam(f->fn, ENABLED), bits, ""), m->lanes);
}

/* The message as the routine sees it: shift and offset are in its addresses already. */
static void
write_body(struct message *caller, LLVMValueRef fn, msg_body *body)
{
    struct jit_fn f = *caller->f;
    struct message m = *caller;
    struct lane_op op = *caller->op;
    f.fn = fn;
    f.rf = LLVMGetParam(fn, RF);
    f.group.rf = f.group.thread = NULL;
    f.x = LLVMGetParam(fn, CONTEXT);
    m.f = &f;
    m.shared = true;
    m.least = 0; /* of this message only */
    const LLVMBasicBlockRef variables = jit_new_block(&f, "variables"), begin = jit_new_block(&f, "begin");
    m.slow = block_slow(&f);
    m.done = block_done(&f);
    LLVMPositionBuilderAtEnd(f.b, begin);
    write_begin(&m);
    op.mem.addr_shift = 0;
    op.mem.offset = 0;
    m.op = &op;
    body(&m);
    LLVMPositionBuilderAtEnd(f.b, variables);
    LLVMBuildBr(f.b, begin);
}

static LLVMValueRef
make_function(struct message *m, msg_body *body)
{
    struct jit_fn *f = m->f;
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b);
    const LLVMValueRef fn = LLVMAddFunction(f->module, "message", signature(f));
    LLVMSetLinkage(fn, LLVMInternalLinkage);
    jit_set_attributes(f, fn);
    write_body(m, fn, body);
    LLVMPositionBuilderAtEnd(f->b, here);
    return fn;
}

/* --- the call --- */

static LLVMValueRef
enabled_bits(struct message *m)
{
    struct jit_fn *f = m->f;
    if (!m->enabled)
        return jit_i64(f, 0);
    const LLVMValueRef bits = jit_to_bits(f, m->enabled);
    return m->lanes == 64 ? bits : LLVMBuildZExt(f->b, bits, f->i64, "");
}

static void
emit_call(struct message *m, LLVMValueRef fn)
{
    struct jit_fn *f = m->f;
    const struct lane_op *op = m->op;
    const bool ranges = msg_uses_ranges(&op->mem);
    LLVMValueRef args[PARAMETERS] = {jit_rf(f),
                                     f->x,
                                     jit_i32(f, f->index),
                                     jit_i32(f, msg_site(m)),
                                     ranges ? LLVMGetUndef(f->ptr) : m->base,
                                     ranges ? LLVMGetUndef(f->i64) : m->size,
                                     enabled_bits(m),
                                     jit_i32(f, op->mem.offset),
                                     jit_i32(f, op->src[0].base),
                                     jit_i32(f, operand_of(m, 1)->base),
                                     jit_i32(f, op->src[2].base)};
    jit_operands_to_memory(f);
    jit_leave_if(f, LLVMBuildCall2(f->b, signature(f), fn, args, PARAMETERS, ""));
    jit_results_from_memory(f);
    LLVMBuildBr(f->b, m->done);
}

bool
msg_call_routine(struct message *m, msg_body *body)
{
    if (!m->f->quick || !has_plain_operands(m->op))
        return false;
    struct jit_routine *r = routine_of(m);
    if (!r || !r->often)
        return false;
    if (!r->fn)
        r->fn = make_function(m, body);
    emit_call(m, r->fn);
    return true;
}
