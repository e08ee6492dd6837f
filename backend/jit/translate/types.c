/* SPDX-License-Identifier: MIT */
/* Short ways to LLVM's builder. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "emu/lane_half.h"
#include "jit.h"
#include "jit/llvm/rewrite.h"

LLVMTypeRef
jit_int(struct jit_fn *f, unsigned bits)
{
    return LLVMIntTypeInContext(f->context, bits);
}

LLVMTypeRef
jit_lane_type(struct jit_fn *f, enum lane_type type)
{
    if (type == LANE_F)
        return f->f32;
    if (type == LANE_DF)
        return f->f64;
    return jit_int(f, lane_type_bytes(type) * 8);
}

LLVMTypeRef
jit_vector(LLVMTypeRef element, unsigned n)
{
    return n == 1 ? element : LLVMVectorType(element, n);
}

LLVMTypeRef
jit_shape(LLVMTypeRef element, LLVMValueRef like)
{
    const LLVMTypeRef type = LLVMTypeOf(like);
    return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMVectorType(element, LLVMGetVectorSize(type))
                                                       : element;
}

LLVMValueRef
jit_i64(struct jit_fn *f, uint64_t value)
{
    return LLVMConstInt(f->i64, value, 0);
}

LLVMValueRef
jit_i32(struct jit_fn *f, uint32_t value)
{
    return LLVMConstInt(f->i32, value, 0);
}

LLVMValueRef
jit_constant(struct jit_fn *f, LLVMTypeRef type, uint64_t value)
{
    (void)f;
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return LLVMConstInt(type, value, 0);
    LLVMValueRef all[512];
    const unsigned n = LLVMGetVectorSize(type);
    assert(n <= sizeof all / sizeof *all);
    for (unsigned i = 0; i < n; i++)
        all[i] = LLVMConstInt(LLVMGetElementType(type), value, 0);
    return LLVMConstVector(all, n);
}

bool
jit_keeps_denormals(const struct jit_fn *f)
{
    return (f->program->fpmode & LANE_FPMODE_F32_DENORM) && !f->flow->changes_fpmode;
}

LLVMValueRef
jit_fence(struct jit_fn *f, LLVMValueRef v)
{
    if (jit_pins_floats(f))
        return jit_pin(f, v);
    return jit_keeps_denormals(f) ? v : jit_call(f, "llvm.arithmetic.fence", LLVMTypeOf(v), &v, 1);
}

LLVMValueRef
jit_opaque(struct jit_fn *f, LLVMTypeRef element, uint64_t bits)
{
    assert(element == f->f64 || (element == f->f32 && bits <= UINT32_MAX));
    const LLVMTypeRef type = element == f->f64 ? f->i64 : f->i32;
    return jit_fence(f, LLVMConstBitCast(LLVMConstInt(type, bits, 0), element));
}

LLVMValueRef
jit_splat(struct jit_fn *f, LLVMValueRef scalar, unsigned n)
{
    if (n == 1)
        return scalar;
    const LLVMTypeRef type = LLVMVectorType(LLVMTypeOf(scalar), n);
    const LLVMValueRef poison = LLVMGetPoison(type);
    const LLVMValueRef first = LLVMBuildInsertElement(f->b, poison, scalar, jit_i32(f, 0), "");
    return LLVMBuildShuffleVector(f->b, first, poison, LLVMConstNull(LLVMVectorType(f->i32, n)), "");
}

LLVMValueRef
jit_part(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, unsigned first, unsigned n)
{
    LLVMValueRef mask[LANE_MAX * 4];
    assert(n >= 1 && n <= LANE_MAX * 4);
    for (unsigned i = 0; i < n; i++)
        mask[i] = jit_i32(f, first + i);
    return LLVMBuildShuffleVector(f->b, x, y, LLVMConstVector(mask, n), "");
}

LLVMValueRef
jit_joined(struct jit_fn *f, LLVMValueRef *parts, unsigned count)
{
    assert(count && (count & (count - 1)) == 0);
    for (; count > 1; count /= 2) {
        const unsigned each = LLVMGetVectorSize(LLVMTypeOf(parts[0]));
        for (unsigned i = 0; i < count / 2; i++)
            parts[i] = jit_part(f, parts[2 * i], parts[2 * i + 1], 0, 2 * each);
    }
    return parts[0];
}

LLVMValueRef
jit_call2(struct jit_fn *f, const char *intrinsic, LLVMTypeRef *types, unsigned type_count,
          LLVMValueRef *args, unsigned n)
{
    const unsigned id = LLVMLookupIntrinsicID(intrinsic, strlen(intrinsic));
    assert(id != 0); /* LLVM knows every intrinsic that the translator names */
    const LLVMValueRef callee = LLVMGetIntrinsicDeclaration(f->module, id, types, type_count);
    return LLVMBuildCall2(f->b, LLVMGlobalGetValueType(callee), callee, args, n, "");
}

LLVMValueRef
jit_call(struct jit_fn *f, const char *intrinsic, LLVMTypeRef type, LLVMValueRef *args, unsigned n)
{
    return jit_call2(f, intrinsic, &type, 1, args, n);
}

LLVMValueRef
jit_to_bits(struct jit_fn *f, LLVMValueRef lanes)
{
    const LLVMTypeRef type = LLVMTypeOf(lanes);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return lanes;
    return LLVMBuildBitCast(f->b, lanes, jit_int(f, LLVMGetVectorSize(type)), "");
}

LLVMValueRef
jit_to_lanes(struct jit_fn *f, LLVMValueRef bits, unsigned n)
{
    return n == 1 ? bits : LLVMBuildBitCast(f->b, bits, LLVMVectorType(f->i1, n), "");
}

LLVMValueRef
jit_launch(struct jit_fn *f)
{
    return jit_field(f, f->thread, offsetof(struct emu_thread, launch), f->ptr, true);
}

LLVMBasicBlockRef
jit_begin_invariant(struct jit_fn *f)
{
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b);
    LLVMPositionBuilderBefore(f->b, f->entry);
    return here;
}

LLVMValueRef
jit_at(struct jit_fn *f, LLVMValueRef base, uint64_t offset)
{
    LLVMValueRef index = jit_i64(f, offset);
    return offset ? LLVMBuildInBoundsGEP2(f->b, f->i8, base, &index, 1, "") : base;
}

LLVMValueRef
jit_field(struct jit_fn *f, LLVMValueRef base, size_t offset, LLVMTypeRef type, bool invariant)
{
    const LLVMValueRef v = LLVMBuildLoad2(f->b, type, jit_at(f, base, offset), "");
    if (invariant)
        jit_set_mark(v, "invariant.load", NULL, 0);
    return v;
}

LLVMBasicBlockRef
jit_new_block(struct jit_fn *f, const char *name)
{
    return LLVMAppendBasicBlockInContext(f->context, f->fn, name);
}

void
jit_branch_rare(struct jit_fn *f, LLVMValueRef condition, LLVMBasicBlockRef rare, LLVMBasicBlockRef usual)
{
    const LLVMValueRef br = LLVMBuildCondBr(f->b, condition, rare, usual);
    LLVMMetadataRef parts[3] = {
        LLVMMDStringInContext2(f->context, "branch_weights", 14),
        LLVMValueAsMetadata(jit_i32(f, 1)),
        LLVMValueAsMetadata(jit_i32(f, 4000)),
    };
    jit_set_mark(br, "prof", parts, 3);
}

LLVMValueRef
jit_variable(struct jit_fn *f, LLVMTypeRef type, const char *name)
{
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b), first = LLVMGetEntryBasicBlock(f->fn);
    const LLVMValueRef at = LLVMGetFirstInstruction(first);
    if (at)
        LLVMPositionBuilderBefore(f->b, at);
    else
        LLVMPositionBuilderAtEnd(f->b, first);
    const LLVMValueRef v = LLVMBuildAlloca(f->b, type, name);
    LLVMPositionBuilderAtEnd(f->b, here);
    return v;
}

LLVMValueRef
jit_load(struct jit_fn *f, LLVMTypeRef type, LLVMValueRef at, unsigned align)
{
    const LLVMValueRef v = LLVMBuildLoad2(f->b, type, at, "");
    LLVMSetAlignment(v, align);
    return v;
}

void
jit_store(struct jit_fn *f, LLVMValueRef value, LLVMValueRef at, unsigned align)
{
    LLVMSetAlignment(LLVMBuildStore(f->b, value, at), align);
}
