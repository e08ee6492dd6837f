/* SPDX-License-Identifier: MIT */
/* Between integers of several widths, and from floats to integers. */
#include <assert.h>
#include <math.h>

#include "alu.h"

unsigned
alu_type_bits(enum lane_type type)
{
    return lane_type_bytes(type) * 8;
}

/* An integer value of `from` bits as one of `to` bits. */
LLVMValueRef
alu_resize(struct alu *a, LLVMValueRef v, unsigned from, bool is_signed, unsigned to)
{
    const LLVMTypeRef type = jit_shape(jit_int(a->f, to), v);
    if (from == to)
        return v;
    if (from > to)
        return LLVMBuildTrunc(a->b, v, type, "");
    return is_signed ? LLVMBuildSExt(a->b, v, type, "") : LLVMBuildZExt(a->b, v, type, "");
}

LLVMValueRef
alu_clamp(struct alu *a, LLVMValueRef v, unsigned bits, bool value_signed, enum lane_type to)
{
    assert(!lane_type_is_float(to));
    struct jit_fn *f = a->f;
    const unsigned n = alu_type_bits(to);
    const LLVMTypeRef type = LLVMTypeOf(v);
    const bool to_signed = lane_type_is_signed(to);
    const uint64_t high = (UINT64_MAX >> (64 - n)) >> to_signed, low = to_signed ? ~high : 0;
    if (value_signed) {
        LLVMValueRef args[2] = {v, jit_constant(f, type, low)};
        if (n < bits || !to_signed)
            v = args[0] = jit_call(f, "llvm.smax", type, args, 2);
        args[1] = jit_constant(f, type, high);
        if (n < bits)
            v = jit_call(f, "llvm.smin", type, args, 2);
    } else {
        LLVMValueRef args[2] = {v, jit_constant(f, type, high)};
        if (n < bits || (n == bits && to_signed))
            v = jit_call(f, "llvm.umin", type, args, 2);
    }
    return v;
}

static unsigned
bits_of(LLVMValueRef v)
{
    const LLVMTypeRef type = LLVMTypeOf(v);
    const bool lanes = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
    return LLVMGetIntTypeWidth(lanes ? LLVMGetElementType(type) : type);
}

LLVMValueRef
alu_int_to_float(struct alu *a, LLVMValueRef v, bool is_signed, LLVMTypeRef element)
{
    struct jit_fn *f = a->f;
    const LLVMTypeRef to = jit_shape(element, v);
    if (jit_pins_floats(f)) {
        const bool small = bits_of(v) < 32;
        v = jit_pin(f, small ? alu_resize(a, v, bits_of(v), is_signed, 32) : v);
        is_signed |= small;
    }
    return jit_pin(f, is_signed ? LLVMBuildSIToFP(a->b, v, to, "") : LLVMBuildUIToFP(a->b, v, to, ""));
}

/* LLVM composes the others of instructions that give -0 for 0 when rounding down. */
bool
alu_has_int_to_float(const struct alu *a, unsigned bits, bool is_signed)
{
    return a->f->cpu >= BACKEND_AVX512 || bits < 32 || (bits == 32 && is_signed);
}

/* As LLVM's saturating conversion, which becomes one of scalars where the type is a vector. */
static LLVMValueRef
clamped_conversion(struct alu *a, LLVMValueRef v, LLVMTypeRef to, unsigned bits, bool is_unsigned)
{
    struct jit_fn *f = a->f;
    const LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(v));
    const uint64_t high = (UINT64_MAX >> (64 - bits)) >> !is_unsigned, low = is_unsigned ? 0 : ~high;
    const double end = ldexp(1.0, (int)bits - !is_unsigned), begin = is_unsigned ? 0.0 : -end;
    const unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(v));
    const LLVMValueRef first = jit_splat(f, LLVMConstReal(element, begin), lanes),
                       behind = jit_splat(f, LLVMConstReal(element, end), lanes);
    LLVMValueRef i = is_unsigned ? LLVMBuildFPToUI(a->b, v, to, "") : LLVMBuildFPToSI(a->b, v, to, "");
    const LLVMValueRef inside = LLVMBuildFCmp(a->b, LLVMRealOGE, v, first, "");
    const LLVMValueRef above = LLVMBuildFCmp(a->b, LLVMRealOGE, v, behind, "");
    i = LLVMBuildSelect(a->b, inside, i, jit_constant(f, to, low), "");
    i = LLVMBuildSelect(a->b, above, jit_constant(f, to, high), i, "");
    if (is_unsigned)
        return i; /* a NaN is not inside */
    const LLVMValueRef number = LLVMBuildFCmp(a->b, LLVMRealORD, v, v, "");
    return LLVMBuildSelect(a->b, number, i, LLVMConstNull(to), "");
}

/* emu/lane_convert.h: towards zero, clamped, NaN gives 0; small types by way of 32 bits. */
LLVMValueRef
alu_float_to_int(struct alu *a, LLVMValueRef v, enum lane_type to)
{
    assert(!lane_type_is_float(to));
    struct jit_fn *f = a->f;
    const unsigned n = alu_type_bits(to), wide = n < 32 ? 32 : n;
    const bool is_unsigned = to == LANE_UD || to == LANE_UQ;
    LLVMTypeRef types[2] = {jit_shape(jit_int(f, wide), v), LLVMTypeOf(v)};
    if (LLVMGetTypeKind(types[1]) == LLVMVectorTypeKind)
        v = clamped_conversion(a, v, types[0], wide, is_unsigned);
    else
        v = jit_call2(f, is_unsigned ? "llvm.fptoui.sat" : "llvm.fptosi.sat", types, 2, &v, 1);
    return n < 32 ? alu_resize(a, alu_clamp(a, v, 32, true, to), 32, true, n) : v;
}
