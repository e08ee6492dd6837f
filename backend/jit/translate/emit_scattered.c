/* SPDX-License-Identifier: MIT */
/*
 * Lanes anywhere in memory: four dwords that lie side by side are one access for each lane, and are
 * transposed. Others are gathered and scattered component by component, where the level has instructions for
 * that, or moved lane by lane (emit_lanes.c).
 */
#include "message.h"

#include <assert.h>

/* A host pointer per lane; no offset is negative, see msg_lanes_are_beyond. */
static LLVMValueRef
pointers(struct message *m, LLVMValueRef offset)
{
    return jit_pointers(m->f, m->base, offset);
}

static LLVMValueRef
gather(struct message *m, LLVMTypeRef type, LLVMValueRef offset)
{
    return jit_gather(m->f, type, pointers(m, offset), m->enabled);
}

/* Bytes and words: the dword around each, at the window's end the last one. */
static LLVMValueRef
gather_parts(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef dwords = LLVMTypeOf(offset);
    LLVMValueRef last[2] = {LLVMBuildSub(m->b, m->size, jit_i64(f, 4), ""), jit_i64(f, INT32_MAX)};
    const LLVMValueRef most = LLVMBuildTrunc(m->b, jit_call(f, "llvm.umin", f->i64, last, 2), f->i32, "");
    LLVMValueRef args[2] = {offset, jit_splat(f, most, m->lanes)};
    const LLVMValueRef at = jit_call(f, "llvm.umin", dwords, args, 2);
    const LLVMValueRef bytes = LLVMBuildSub(m->b, offset, at, "");
    const LLVMValueRef shift = LLVMBuildShl(m->b, bytes, jit_constant(f, dwords, 3), "");
    const LLVMValueRef v = LLVMBuildLShr(m->b, gather(m, dwords, at), shift, "");
    return LLVMBuildTrunc(m->b, v, LLVMVectorType(msg_element(m), m->lanes), "");
}

/* Four dwords of a lane lie side by side: one access for each lane instead of one for each component's. */
static bool
has_rows(const struct message *m)
{
    const unsigned least = m->op->code == LANE_OP_load ? 2 : 4;
    return !m->enabled && m->elem == 4 && m->wide == 4 && m->components >= least;
}

static void
load_rows(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    assert((m->lanes & (m->lanes - 1)) == 0); /* rows are joined in pairs, see LANE_RULE(lanes_power) */
    const LLVMTypeRef row = LLVMVectorType(msg_element(m), m->wide);
    const LLVMValueRef all = pointers(m, offset);
    LLVMValueRef rows[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        rows[i] = jit_load(f, row, LLVMBuildExtractElement(m->b, all, jit_i32(f, i), ""), 1);
    for (unsigned count = m->lanes; count > 1; count /= 2)
        for (unsigned i = 0; i < count / 2; i++)
            rows[i] = jit_part(f, rows[2 * i], rows[2 * i + 1], 0, 2 * m->wide * (m->lanes / count));
    for (unsigned n = 0; n < m->components; n++)
        msg_put(m, n, msg_deinterleave(m, rows[0], n), false);
}

/*
 * Rows that overlap must be stored component by component (emu/memory.h). So this stores only rows at equal
 * distances that do not overlap. The comparison in 32 bits is exact: an offset and a distance that is not
 * negative are both below 2^31, so their sum does not wrap.
 */
static void
try_store_rows(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMBasicBlockRef on = jit_new_block(f, "rows"), other = jit_new_block(f, "parts");
    const LLVMValueRef first = LLVMBuildExtractElement(m->b, offset, jit_i32(f, 0), "");
    const LLVMValueRef second = LLVMBuildExtractElement(m->b, offset, jit_i32(f, 1), "");
    const LLVMValueRef distance = LLVMBuildSub(m->b, second, first, "");
    const LLVMValueRef way =
        LLVMBuildMul(m->b, jit_splat(f, distance, m->lanes), msg_steps(m, offset, 1), "");
    const LLVMValueRef expected = LLVMBuildAdd(m->b, jit_splat(f, first, m->lanes), way, "");
    const LLVMValueRef differs = msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, offset, expected, ""));
    const LLVMValueRef overlaps = LLVMBuildICmp(m->b, LLVMIntSLT, distance, jit_i32(f, m->span), "");
    LLVMBuildCondBr(m->b, LLVMBuildOr(m->b, differs, overlaps, ""), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    const LLVMValueRef rows = msg_interleave(m), all = pointers(m, offset);
    for (unsigned i = 0; i < m->lanes; i++) {
        const LLVMValueRef row = jit_part(f, rows, LLVMGetPoison(LLVMTypeOf(rows)), 4 * i, 4);
        jit_store(f, row, LLVMBuildExtractElement(m->b, all, jit_i32(f, i), ""), 1);
    }
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
}

/* Has the level an instruction for it that is not slower than the lanes one by one? Bytes and words have no
 * scatter. Code for many lanes one by one takes LLVM too long. */
static bool
has_parts(const struct message *m)
{
    enum { MOST_LANES = 16 };
    const bool load = m->op->code == LANE_OP_load;
    if (load && m->f->slow_gathers && m->lanes <= MOST_LANES)
        return false;
    return m->f->cpu >= BACKEND_AVX512 && (load || m->elem >= 4);
}

/* Component by component. */
static void
move_parts(struct message *m, LLVMValueRef offset)
{
    for (unsigned n = 0; n < m->components; n++) {
        const LLVMValueRef skip = jit_constant(m->f, LLVMTypeOf(offset), (uint64_t)m->index[n] * m->elem);
        const LLVMValueRef at = m->index[n] ? LLVMBuildAdd(m->b, offset, skip, "") : offset;
        if (m->op->code == LANE_OP_store)
            jit_scatter(m->f, msg_get(m, n), pointers(m, at), m->enabled);
        else if (m->elem < 4)
            msg_put(m, n, gather_parts(m, at), false);
        else
            msg_put(m, n, gather(m, LLVMVectorType(msg_element(m), m->lanes), at), false);
    }
}

void
msg_move_scattered(struct message *m, LLVMValueRef beyond, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMBasicBlockRef on = jit_new_block(f, "scattered");
    const bool load = m->op->code == LANE_OP_load, rows = has_rows(m), parts = has_parts(m);
    if (parts && m->elem < 4)
        beyond = LLVMBuildOr(m->b, beyond, LLVMBuildICmp(m->b, LLVMIntULT, m->size, jit_i64(f, 4), ""), "");
    jit_branch_rare(f, beyond, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    if (m->walks)
        msg_begin_walk(m, offset);
    if (rows && !load)
        try_store_rows(m, offset);
    if (rows && load)
        load_rows(m, offset);
    else if (parts)
        move_parts(m, offset);
    else
        msg_move_lanes(m, offset);
    LLVMBuildBr(m->b, m->done);
}
