/* SPDX-License-Identifier: MIT */
/*
 * Half precision: lanes of 16 bits, computed with as floats (emu/lane_half.h). The fences keep LLVM from
 * computing in its own half type, which the host does not have and which it would take apart lane by lane.
 */
#include <stddef.h>

#include "emu/lane_half.h"
#include "emu/thread.h"
#include "jit.h"

/* The host's conversions. */
bool
jit_has_halves(const struct jit_fn *f)
{
    return f->cpu != BACKEND_BASELINE;
}

static LLVMTypeRef
half_type(struct jit_fn *f, LLVMValueRef like)
{
    return jit_shape(LLVMHalfTypeInContext(f->context), like);
}

static LLVMValueRef
fence(struct jit_fn *f, LLVMValueRef v)
{
    if (jit_pins_floats(f))
        return jit_pin(f, v);
    return jit_call(f, "llvm.arithmetic.fence", LLVMTypeOf(v), &v, 1);
}

LLVMValueRef
jit_widen_half(struct jit_fn *f, LLVMValueRef bits)
{
    const LLVMValueRef half = LLVMBuildBitCast(f->b, bits, half_type(f, bits), "");
    return fence(f, LLVMBuildFPExt(f->b, half, jit_shape(f->f32, bits), ""));
}

/* Denormal floats as the least normal one. A mode that flushes floats does not keep a half from being rounded
 * away from 0; the host's instruction would flush its source. */
static LLVMValueRef
without_denormals(struct jit_fn *f, LLVMValueRef v)
{
    const LLVMTypeRef type = jit_shape(f->i32, v);
    const LLVMValueRef bits = LLVMBuildBitCast(f->b, v, type, "");
    const LLVMValueRef size = LLVMBuildAnd(f->b, bits, jit_constant(f, type, INT32_MAX), "");
    const LLVMValueRef below = LLVMBuildSub(f->b, size, jit_constant(f, type, 1), "");
    const LLVMValueRef denormal =
        LLVMBuildICmp(f->b, LLVMIntULT, below, jit_constant(f, type, 0x007fffff), "");
    const LLVMValueRef sign = LLVMBuildAnd(f->b, bits, jit_constant(f, type, UINT32_C(1) << 31), "");
    const LLVMValueRef least = LLVMBuildOr(f->b, sign, jit_constant(f, type, 0x00800000), "");
    return LLVMBuildBitCast(f->b, LLVMBuildSelect(f->b, denormal, least, bits, ""), LLVMTypeOf(v), "");
}

LLVMValueRef
jit_narrow_half(struct jit_fn *f, LLVMValueRef v)
{
    if (jit_pins_floats(f))
        v = without_denormals(f, v);
    const LLVMValueRef half = LLVMBuildFPTrunc(f->b, fence(f, v), half_type(f, v), "");
    const LLVMValueRef bits = LLVMBuildBitCast(f->b, half, jit_shape(f->i16, v), "");
    if (!jit_pins_floats(f))
        return bits;
    const LLVMValueRef wide = LLVMBuildZExt(f->b, bits, jit_shape(f->i32, v), "");
    return LLVMBuildTrunc(f->b, jit_pin(f, wide), LLVMTypeOf(bits), "");
}

/* Where modes change: whether the one at hand does. */
static LLVMValueRef
flushes_halves(struct jit_fn *f)
{
    const LLVMValueRef mode = jit_field(f, jit_thread(f), offsetof(struct emu_thread, fpmode), f->i32, false);
    const LLVMValueRef keeps = LLVMBuildAnd(f->b, mode, jit_i32(f, LANE_FPMODE_F16_DENORM), "");
    return LLVMBuildICmp(f->b, LLVMIntEQ, keeps, jit_i32(f, 0), "");
}

LLVMValueRef
jit_flush_half(struct jit_fn *f, LLVMValueRef bits)
{
    const bool changes = f->flow->changes_fpmode;
    if (!changes && (f->program->fpmode & LANE_FPMODE_F16_DENORM))
        return bits;
    const LLVMTypeRef type = LLVMTypeOf(bits);
    const LLVMValueRef exponent = LLVMBuildAnd(f->b, bits, jit_constant(f, type, 0x7c00), "");
    const LLVMValueRef small = LLVMBuildICmp(f->b, LLVMIntEQ, exponent, LLVMConstNull(type), "");
    LLVMValueRef sign = LLVMBuildAnd(f->b, bits, jit_constant(f, type, 0x8000), "");
    if (changes)
        sign = LLVMBuildSelect(f->b, flushes_halves(f), sign, bits, "");
    return LLVMBuildSelect(f->b, small, sign, bits, "");
}

LLVMValueRef
jit_modify_half(struct jit_fn *f, LLVMValueRef bits, unsigned mods)
{
    const LLVMTypeRef type = LLVMTypeOf(bits);
    if (mods & LANE_MOD_ABS)
        bits = LLVMBuildAnd(f->b, bits, jit_constant(f, type, 0x7fff), "");
    return mods & LANE_MOD_NEG ? LLVMBuildXor(f->b, bits, jit_constant(f, type, 0x8000), "") : bits;
}

/* --- a * b + c, its last bit odd where something was lost: rounding that to a half rounds once --- */

/* The product of two halves is exact, and so is the error of its sum with a third. */
static LLVMValueRef
odd_by_error(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    const LLVMBuilderRef b = f->b;
    const LLVMValueRef p = LLVMBuildFMul(b, x, y, ""), sum = LLVMBuildFAdd(b, p, z, "");
    const LLVMValueRef of_z = LLVMBuildFSub(b, sum, p, ""), of_p = LLVMBuildFSub(b, sum, of_z, "");
    const LLVMValueRef error =
        LLVMBuildFAdd(b, LLVMBuildFSub(b, p, of_p, ""), LLVMBuildFSub(b, z, of_z, ""), "");
    const LLVMTypeRef words = jit_shape(f->i32, sum);
    const LLVMValueRef inexact = LLVMBuildSExt(
        b, LLVMBuildFCmp(b, LLVMRealONE, error, LLVMConstNull(LLVMTypeOf(error)), ""), words, "");
    const LLVMValueRef bits = LLVMBuildBitCast(b, sum, words, "");
    const LLVMValueRef differ = LLVMBuildXor(b, bits, LLVMBuildBitCast(b, error, words, ""), "");
    /* -1 where the sum lies beyond the exact one */
    const LLVMValueRef back =
        LLVMBuildAnd(b, inexact, LLVMBuildAShr(b, differ, jit_constant(f, words, 31), ""), "");
    const LLVMValueRef sticky = LLVMBuildAnd(b, inexact, jit_constant(f, words, 1), "");
    const LLVMValueRef odd = LLVMBuildOr(b, LLVMBuildAdd(b, bits, back, ""), sticky, "");
    return LLVMBuildBitCast(b, odd, LLVMTypeOf(sum), "");
}

enum { WIDE = 16 };

/* WIDE lanes from `first` on; what is beyond the last is anything. */
static LLVMValueRef
slice(struct jit_fn *f, LLVMValueRef v, unsigned first)
{
    LLVMValueRef mask[WIDE];
    const unsigned n = LLVMGetVectorSize(LLVMTypeOf(v));
    for (unsigned i = 0; i < WIDE; i++)
        mask[i] = first + i < n ? jit_i32(f, first + i) : LLVMGetPoison(f->i32);
    return LLVMBuildShuffleVector(f->b, v, LLVMGetPoison(LLVMTypeOf(v)), LLVMConstVector(mask, WIDE), "");
}

/* Between the sums rounded down and up, where they differ, is nothing: one of them is odd. */
static LLVMValueRef
odd_of_two(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    enum { DOWN = 9, UP = 10 };
    LLVMValueRef args[4] = {x, y, z, jit_i32(f, UP)};
    const LLVMValueRef up = jit_call2(f, "llvm.x86.avx512.vfmadd.ps.512", NULL, 0, args, 4);
    args[3] = jit_i32(f, DOWN);
    const LLVMValueRef down = jit_call2(f, "llvm.x86.avx512.vfmadd.ps.512", NULL, 0, args, 4);
    const LLVMTypeRef words = LLVMVectorType(f->i32, WIDE);
    const LLVMValueRef last =
        LLVMBuildAnd(f->b, LLVMBuildBitCast(f->b, down, words, ""), jit_constant(f, words, 1), "");
    const LLVMValueRef is_odd = LLVMBuildICmp(f->b, LLVMIntNE, last, LLVMConstNull(words), "");
    return LLVMBuildSelect(f->b, is_odd, down, up, "");
}

LLVMValueRef
jit_fused_half(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    const LLVMTypeRef type = LLVMTypeOf(x);
    if (f->cpu < BACKEND_AVX512 || LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return odd_by_error(f, x, y, z);
    const unsigned n = LLVMGetVectorSize(type);
    LLVMValueRef all = LLVMGetPoison(type);
    for (unsigned first = 0; first < n; first += WIDE) {
        LLVMValueRef mask[LANE_MAX], spread[LANE_MAX];
        const LLVMValueRef part = odd_of_two(f, slice(f, x, first), slice(f, y, first), slice(f, z, first));
        for (unsigned i = 0; i < n; i++) {
            const bool here = i >= first && i < first + WIDE;
            spread[i] = here ? jit_i32(f, i - first) : LLVMGetPoison(f->i32);
            mask[i] = jit_i32(f, here ? n + i : i);
        }
        const LLVMValueRef placed = LLVMBuildShuffleVector(f->b, part, LLVMGetPoison(LLVMTypeOf(part)),
                                                           LLVMConstVector(spread, n), "");
        all = LLVMBuildShuffleVector(f->b, all, placed, LLVMConstVector(mask, n), "");
    }
    return all;
}
