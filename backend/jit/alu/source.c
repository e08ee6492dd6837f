/* SPDX-License-Identifier: MIT */
/* Sources: read, modified and converted to the type that the op is computed in. */
#include <assert.h>

#include "alu.h"

bool
alu_source_is_native(struct alu *a, unsigned s)
{
    assert(s < lane_code_sources(a->op->code));
    const struct lane_operand *o = &a->op->src[s];
    if (!jit_readable(a->f, o, JIT_SRC0 + s) || (o->type == LANE_HF && !jit_has_halves(a->f)) ||
        (a->op->type == LANE_HF && o->type != LANE_HF))
        return false;
    /* the exact value of a modified quadword has a bit more than there is room for */
    return !a->is_float || (o->type != LANE_Q && o->type != LANE_UQ) ||
           !(o->mods & (LANE_MOD_ABS | LANE_MOD_NEG));
}

static LLVMValueRef
modify_float(struct alu *a, LLVMValueRef v, unsigned mods)
{
    if (mods & LANE_MOD_ABS)
        v = jit_call(a->f, "llvm.fabs", LLVMTypeOf(v), &v, 1);
    return mods & LANE_MOD_NEG ? LLVMBuildFNeg(a->b, v, "") : v;
}

/* A modified integer source as a value of `bits` bits. */
static LLVMValueRef
modify_int(struct alu *a, LLVMValueRef v, const struct lane_operand *o, unsigned bits)
{
    const unsigned from = alu_type_bits(o->type);
    bool is_signed = lane_type_is_signed(o->type);
    if (o->mods & LANE_MOD_NOT)
        return alu_resize(a, LLVMBuildNot(a->b, v, ""), from, is_signed, bits);
    if ((o->mods & LANE_MOD_ABS) && is_signed) {
        LLVMValueRef args[2] = {v, LLVMConstNull(a->f->i1)};
        v = jit_call(a->f, "llvm.abs", LLVMTypeOf(v), args, 2);
        is_signed = false;
    }
    v = alu_resize(a, v, from, is_signed, bits);
    return o->mods & LANE_MOD_NEG ? LLVMBuildNeg(a->b, v, "") : v;
}

static LLVMValueRef
int_to_float(struct alu *a, LLVMValueRef v, const struct lane_operand *o)
{
    bool is_signed = lane_type_is_signed(o->type);
    if (o->mods & LANE_MOD_NOT) {
        v = LLVMBuildNot(a->b, v, "");
    } else if (o->mods) { /* the exact value: one bit more */
        v = modify_int(a, v, o, 64);
        is_signed = true;
    }
    return alu_int_to_float(a, v, is_signed, jit_lane_type(a->f, a->op->type));
}

/* A source's float, modified; of a half its float. */
static LLVMValueRef
modified_float(struct alu *a, LLVMValueRef bits, const struct lane_operand *o)
{
    struct jit_fn *f = a->f;
    if (o->type == LANE_HF)
        return jit_widen_half(f, jit_modify_half(f, bits, o->mods));
    const LLVMValueRef v = LLVMBuildBitCast(a->b, bits, jit_shape(jit_lane_type(f, o->type), bits), "");
    const LLVMValueRef modified = modify_float(a, jit_fence(f, v), o->mods);
    return o->mods ? jit_pin(f, modified) : modified; /* or LLVM rounds before the sign is changed */
}

static void
load_half(struct alu *a, const struct lane_operand *o, unsigned s, bool *scalar)
{
    struct jit_fn *f = a->f;
    const struct jit_value raw = jit_read(f, o, JIT_SRC0 + s);
    const bool copies = lane_code_is(a->op->code, LANE_COPIES);
    const LLVMValueRef bits = jit_modify_half(f, raw.v, o->mods);
    *scalar = raw.scalar;
    a->half[s] = copies ? bits : jit_flush_half(f, bits);
}

static LLVMValueRef
load_float(struct alu *a, const struct lane_operand *o, unsigned s, bool *scalar)
{
    struct jit_fn *f = a->f;
    const enum lane_type type = a->op->type;
    const struct jit_value raw = jit_read(f, o, JIT_SRC0 + s);
    *scalar = raw.scalar;
    if (!lane_type_is_float(o->type))
        return int_to_float(a, raw.v, o);
    const LLVMValueRef v = modified_float(a, raw.v, o);
    const LLVMTypeRef to = jit_shape(jit_lane_type(f, type), v);
    return LLVMTypeOf(v) == to ? v
           : type == LANE_DF   ? LLVMBuildFPExt(a->b, v, to, "")
                               : LLVMBuildFPTrunc(a->b, v, to, "");
}

static LLVMValueRef
load_int(struct alu *a, const struct lane_operand *o, unsigned s, bool *scalar)
{
    struct jit_fn *f = a->f;
    const struct jit_value raw = jit_read(f, o, JIT_SRC0 + s);
    *scalar = raw.scalar;
    if (lane_type_is_float(o->type)) {
        const LLVMValueRef v = alu_float_to_int(a, modified_float(a, raw.v, o), a->op->type);
        return alu_resize(a, v, a->width, a->is_signed, a->bits);
    }
    return modify_int(a, raw.v, o, a->bits);
}

void
alu_load_sources(struct alu *a)
{
    const unsigned n = lane_code_sources(a->op->code);
    assert(n >= 1 && n <= 3);
    bool scalar[3];
    a->scalar = true;
    for (unsigned s = 0; s < n; s++) {
        const struct lane_operand *o = &a->op->src[s];
        if (a->op->type == LANE_HF)
            load_half(a, o, s, &scalar[s]);
        else
            a->src[s] = a->is_float ? jit_fence(a->f, load_float(a, o, s, &scalar[s]))
                                    : load_int(a, o, s, &scalar[s]);
        a->scalar &= scalar[s];
    }
    if (a->op->code == LANE_OP_sel && a->op->pred != LANE_PRED_NONE)
        a->scalar = a->op->lanes == 1;
    for (unsigned s = 0; s < n; s++) {
        LLVMValueRef *const v = a->op->type == LANE_HF ? &a->half[s] : &a->src[s];
        if (scalar[s] && !a->scalar)
            *v = jit_splat(a->f, *v, a->lanes);
        if (a->op->type == LANE_HF)
            a->src[s] = jit_widen_half(a->f, *v);
    }
    a->type = LLVMTypeOf(a->src[0]);
}
