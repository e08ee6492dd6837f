/* SPDX-License-Identifier: MIT */
/*
 * Comparisons of floats where denormals count as 0. LLVM applies rules for comparisons that do not hold
 * there. It also turns a comparison and a select into the host's minimum, which flushes its result. So the
 * host's instruction is written as assembly, which LLVM does not change.
 */
#include <stdio.h>
#include <string.h>

#include <assert.h>

#include "jit.h"

struct comparison {
    struct jit_fn *f;
    LLVMTypeRef element;
    unsigned bytes; /* of an element */
    unsigned lanes; /* all */
    unsigned chunk; /* lanes in a host register */
    const char *asm_predicate;
};

/* Lanes first to first + chunk; what is beyond the last repeats one. */
static LLVMValueRef
slice(const struct comparison *c, LLVMValueRef v, unsigned first)
{
    struct jit_fn *f = c->f;
    LLVMValueRef pick[16];
    if (LLVMGetTypeKind(LLVMTypeOf(v)) != LLVMVectorTypeKind)
        return LLVMBuildInsertElement(f->b, LLVMConstNull(LLVMVectorType(LLVMTypeOf(v), c->chunk)), v,
                                      jit_i32(f, 0), "");
    for (unsigned i = 0; i < c->chunk; i++)
        pick[i] = jit_i32(f, first + i < c->lanes ? first + i : first);
    return LLVMBuildShuffleVector(f->b, v, LLVMGetPoison(LLVMTypeOf(v)), LLVMConstVector(pick, c->chunk), "");
}

static LLVMValueRef
call_assembly(const struct comparison *c, LLVMTypeRef result, const char *code, const char *constraints,
              LLVMValueRef x, LLVMValueRef y)
{
    LLVMTypeRef types[2] = {LLVMTypeOf(x), LLVMTypeOf(y)};
    LLVMValueRef args[2] = {x, y};
    char text[64];
    snprintf(text, sizeof text, code, c->asm_predicate, c->bytes == 8 ? 'd' : 's');
    const LLVMTypeRef type = LLVMFunctionType(result, types, 2, 0);
    const bool pins = jit_pins_floats(c->f);
    const LLVMValueRef callee = LLVMGetInlineAsm(type, text, strlen(text), constraints, strlen(constraints),
                                                 pins, 0, LLVMInlineAsmDialectATT, 0);
    const LLVMValueRef call = LLVMBuildCall2(c->f->b, type, callee, args, 2, "");
    if (pins)
        jit_keep_in_order(c->f, call);
    return call;
}

/* A bit per lane of the chunk. */
static LLVMValueRef
compare_chunk(const struct comparison *c, LLVMValueRef x, LLVMValueRef y)
{
    struct jit_fn *f = c->f;
    if (f->cpu >= BACKEND_AVX512) {
        const unsigned bits = c->chunk < 8 ? 8 : c->chunk;
        const LLVMValueRef v = call_assembly(c, jit_int(f, bits), "vcmp%sp%c $2, $1, $0", "=k,x,x", x, y);
        return c->chunk < bits ? LLVMBuildTrunc(f->b, v, jit_int(f, c->chunk), "") : v;
    }
    const bool three = f->cpu == BACKEND_AVX2;
    const LLVMValueRef v = call_assembly(c, LLVMTypeOf(x), three ? "vcmp%sp%c $2, $1, $0" : "cmp%sp%c $2, $0",
                                         three ? "=x,x,x" : "=x,0,x", x, y);
    const LLVMTypeRef integers = LLVMVectorType(jit_int(f, c->bytes * 8), c->chunk);
    const LLVMValueRef all = LLVMBuildBitCast(f->b, v, integers, "");
    return jit_to_bits(f, LLVMBuildICmp(f->b, LLVMIntSLT, all, LLVMConstNull(integers), ""));
}

static LLVMValueRef
compare_lanes(const struct comparison *c, LLVMValueRef x, LLVMValueRef y)
{
    struct jit_fn *f = c->f;
    const LLVMTypeRef type = jit_int(f, c->lanes < c->chunk ? c->chunk : c->lanes);
    LLVMValueRef bits = NULL;
    for (unsigned first = 0; first < c->lanes; first += c->chunk) {
        LLVMValueRef part = compare_chunk(c, slice(c, x, first), slice(c, y, first));
        if (c->lanes > c->chunk) {
            part = LLVMBuildZExt(f->b, part, type, "");
            part = LLVMBuildShl(f->b, part, LLVMConstInt(type, first, 0), "");
        }
        bits = bits ? LLVMBuildOr(f->b, bits, part, "") : part;
    }
    return c->lanes < c->chunk ? LLVMBuildTrunc(f->b, bits, jit_int(f, c->lanes), "") : bits;
}

static unsigned
lanes_per_register(const struct comparison *c)
{
    static const unsigned bytes[BACKEND_CPU_COUNT] = {
        [BACKEND_BASELINE] = 16, [BACKEND_AVX2] = 32, [BACKEND_AVX512] = 64, [BACKEND_ICELAKE] = 64};
    unsigned lanes = bytes[c->f->cpu] / c->bytes;
    while (lanes * c->bytes > 16 && lanes / 2 >= c->lanes)
        lanes /= 2;
    return lanes;
}

LLVMValueRef
jit_compare_flushing(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, unsigned cond)
{
    /* predicates that SSE has, too: the others with the sources swapped */
    static const char predicates[][6] = {
        [LANE_COND_EQ] = "eq", [LANE_COND_NE] = "neq", [LANE_COND_GT] = "lt",    [LANE_COND_GE] = "le",
        [LANE_COND_LT] = "lt", [LANE_COND_LE] = "le",  [LANE_COND_UN] = "unord",
    };
    const bool swapped = cond == LANE_COND_GT || cond == LANE_COND_GE;
    const bool scalar = LLVMGetTypeKind(LLVMTypeOf(x)) != LLVMVectorTypeKind;
    struct comparison c = {
        .f = f,
        .element = scalar ? LLVMTypeOf(x) : LLVMGetElementType(LLVMTypeOf(x)),
        .lanes = scalar ? 1 : LLVMGetVectorSize(LLVMTypeOf(x)),
        .asm_predicate = predicates[cond],
    };
    c.bytes = c.element == f->f64 ? 8 : 4;
    c.chunk = lanes_per_register(&c);
    const LLVMValueRef bits = compare_lanes(&c, swapped ? y : x, swapped ? x : y);
    return jit_to_lanes(f, bits, c.lanes);
}

LLVMIntPredicate
jit_int_predicate(unsigned cond, bool is_signed)
{
    static const LLVMIntPredicate integer[2][LANE_COND_LE + 1] = {
        {0, LLVMIntEQ, LLVMIntNE, LLVMIntUGT, LLVMIntUGE, LLVMIntULT, LLVMIntULE},
        {0, LLVMIntEQ, LLVMIntNE, LLVMIntSGT, LLVMIntSGE, LLVMIntSLT, LLVMIntSLE},
    };
    assert(cond >= LANE_COND_EQ && cond <= LANE_COND_LE);
    return integer[is_signed][cond];
}
