/* SPDX-License-Identifier: MIT */
/* Floats and doubles: jit_float_<op>, see native.h. */
#include "native.h"

LLVMValueRef
alu_sources_compare(struct alu *a, unsigned cond)
{
    return alu_compare(a, a->src[0], a->src[1], cond, true, false);
}

LLVMValueRef
alu_is_extreme(struct alu *a, unsigned cond)
{
    const LLVMValueRef first = alu_sources_compare(a, cond);
    const LLVMValueRef nan = alu_compare(a, a->src[1], a->src[1], LANE_COND_UN, true, false);
    return LLVMBuildOr(a->b, first, nan, "");
}

/* A function that the baseline level has no instruction for. */
static LLVMValueRef
newer_intrinsic(struct alu *a, const char *name, unsigned sources)
{
    return a->f->cpu == BACKEND_BASELINE ? NULL : jit_call(a->f, name, a->type, a->src, sources);
}

LLVMValueRef
jit_float_mov(struct alu *a)
{
    return a->src[0];
}

LLVMValueRef
jit_float_add(struct alu *a)
{
    return LLVMBuildFAdd(a->b, a->src[0], a->src[1], "");
}

LLVMValueRef
jit_float_mul(struct alu *a)
{
    return LLVMBuildFMul(a->b, a->src[0], a->src[1], "");
}

LLVMValueRef
jit_float_mad(struct alu *a)
{
    return newer_intrinsic(a, "llvm.fma", 3);
}

LLVMValueRef
jit_float_muladd(struct alu *a)
{
    return LLVMBuildFAdd(a->b, jit_float_mul(a), a->src[2], "");
}

LLVMValueRef
jit_float_mulz(struct alu *a)
{
    const LLVMValueRef zero = LLVMConstNull(a->type);
    const LLVMValueRef x = alu_compare(a, a->src[0], zero, LANE_COND_EQ, true, false);
    const LLVMValueRef y = alu_compare(a, a->src[1], zero, LANE_COND_EQ, true, false);
    return LLVMBuildSelect(a->b, LLVMBuildOr(a->b, x, y, ""), zero,
                           LLVMBuildFMul(a->b, a->src[0], a->src[1], ""), "");
}

LLVMValueRef
jit_float_madz(struct alu *a)
{
    return LLVMBuildFAdd(a->b, jit_float_mulz(a), a->src[2], "");
}

LLVMValueRef
jit_float_min(struct alu *a)
{
    return alu_pick(a, alu_is_extreme(a, LANE_COND_LT), a->src[0], a->src[1]);
}

LLVMValueRef
jit_float_max(struct alu *a)
{
    return alu_pick(a, alu_is_extreme(a, LANE_COND_GE), a->src[0], a->src[1]);
}

/* By the comparison alone, whatever is no number. */
LLVMValueRef
jit_float_minl(struct alu *a)
{
    return alu_pick(a, alu_sources_compare(a, LANE_COND_LT), a->src[0], a->src[1]);
}

LLVMValueRef
jit_float_maxl(struct alu *a)
{
    return alu_pick(a, alu_sources_compare(a, LANE_COND_GE), a->src[0], a->src[1]);
}

LLVMValueRef
jit_float_csel(struct alu *a)
{
    if (!alu_condition_is_native(a->op->cond, true))
        return NULL;
    const LLVMValueRef zero = LLVMConstNull(a->type);
    return alu_pick(a, alu_compare(a, a->src[2], zero, a->op->cond, true, false), a->src[0], a->src[1]);
}

LLVMValueRef
jit_float_fdiv(struct alu *a)
{
    return LLVMBuildFDiv(a->b, a->src[0], a->src[1], "");
}

/* 1 / v. LLVM does not see that the dividend is 1, so it makes no reciprocal estimate. */
static LLVMValueRef
divide_one(struct alu *a, LLVMValueRef v, bool single)
{
    struct jit_fn *f = a->f;
    const LLVMValueRef one =
        single ? jit_opaque(f, f->f32, 0x3f800000) : jit_opaque(f, f->f64, UINT64_C(0x3ff0000000000000));
    return LLVMBuildFDiv(a->b, a->scalar ? one : jit_splat(f, one, a->op->lanes), v, "");
}

LLVMValueRef
jit_float_inv(struct alu *a)
{
    return divide_one(a, a->src[0], a->computes == LANE_F);
}

LLVMValueRef
jit_float_sqrt(struct alu *a)
{
    return alu_unary_intrinsic(a, "llvm.sqrt");
}

static LLVMValueRef
reciprocal_root(struct alu *a)
{
    struct jit_fn *f = a->f;
    LLVMValueRef v = a->src[0];
    if (a->computes == LANE_F)
        v = LLVMBuildFPExt(a->b, v, jit_shape(f->f64, v), "");
    v = divide_one(a, jit_call(f, "llvm.sqrt", LLVMTypeOf(v), &v, 1), false);
    return a->computes == LANE_F ? LLVMBuildFPTrunc(a->b, v, a->type, "") : v;
}

/* NULL: no estimate, as where results are not rounded to nearest. */
static LLVMValueRef
estimated(struct alu *a)
{
    if (a->computes != LANE_F || a->scalar || jit_pins_floats(a->f) || !jit_has_estimate(a->f, a->op->lanes))
        return NULL;
    return jit_estimate(a->f, a->op->code, a->src, &a->doubt);
}

LLVMValueRef
jit_float_rsqrt(struct alu *a)
{
    const LLVMValueRef v = estimated(a);
    return v ? v : reciprocal_root(a);
}

#define ESTIMATED(id)                                                                                        \
    LLVMValueRef jit_float_##id(struct alu *a)                                                               \
    {                                                                                                        \
        return estimated(a);                                                                                 \
    }
ESTIMATED(log2)
ESTIMATED(exp2)
ESTIMATED(sin)
ESTIMATED(cos)
ESTIMATED(sinrev)
ESTIMATED(cosrev)
ESTIMATED(pow)
#undef ESTIMATED

LLVMValueRef
jit_float_rndd(struct alu *a)
{
    return newer_intrinsic(a, "llvm.floor", 1);
}

LLVMValueRef
jit_float_rndu(struct alu *a)
{
    return newer_intrinsic(a, "llvm.ceil", 1);
}

LLVMValueRef
jit_float_rnde(struct alu *a)
{
    return newer_intrinsic(a, "llvm.roundeven", 1);
}

LLVMValueRef
jit_float_rndz(struct alu *a)
{
    return newer_intrinsic(a, "llvm.trunc", 1);
}

LLVMValueRef
jit_float_frc(struct alu *a)
{
    const LLVMValueRef floor = newer_intrinsic(a, "llvm.floor", 1);
    return floor ? LLVMBuildFSub(a->b, a->src[0], floor, "") : NULL;
}
