/* SPDX-License-Identifier: MIT */
/*
 * Results near those of emu/lane_math.h and emu/lane_trig.h: doubles that differ from the definitions'
 * doubles by less than NEAR_CLOSE units in the last place, powers by less than NEAR_POWER_CLOSE. emit_math.c
 * makes floats of them. With AVX-512, rsqrt and exp2 are rounded floats at once.
 */
#ifndef BACKEND_JIT_TRANSLATE_NEAR_H
#define BACKEND_JIT_TRANSLATE_NEAR_H

#include <llvm-c/Core.h>
#include <stdbool.h>

enum { NEAR_CLOSE = 1 << 12, NEAR_POWER_CLOSE = 1 << 16 };

struct jit_fn;

struct near {
    struct jit_fn *f;
    LLVMBuilderRef b;
    unsigned lanes; /* that are computed together: 8, or 16 with AVX-512; what the host's estimates take. For
                       rsqrt and exp2 with AVX-512: 16, 32 or 64 */
    LLVMTypeRef floats, words, doubles, longs; /* so many of them */
    bool whole;                                /* the arguments are whole numbers */
};

/* All lanes: a double, a float. */
LLVMValueRef near_constant(struct near *m, double value);
LLVMValueRef near_float(struct near *m, float value);

/* x * y + z, rounded once; x * y. Of doubles: the polynomial of x, its highest coefficient first. */
LLVMValueRef near_fused(struct near *m, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z);
LLVMValueRef near_times(struct near *m, LLVMValueRef x, LLVMValueRef y);
LLVMValueRef near_polynomial(struct near *m, const double *coefficients, unsigned n, LLVMValueRef x);

/* Floats as doubles; the host's estimate of 1 / x or 1 / sqrt(x) for floats, whose relative error is at most
 * 1.5 / 4096. Hosts differ in its other bits. */
LLVMValueRef near_widen(struct near *m, LLVMValueRef x);
LLVMValueRef near_reciprocal(struct near *m, LLVMValueRef x);
LLVMValueRef near_reciprocal_root(struct near *m, LLVMValueRef x);

/* Doubles from floats. log2: x is positive and normal. exp2: |x| < 124. */
LLVMValueRef near_log2(struct near *m, LLVMValueRef x);
/* The power of two of the whole part, which is to be added to the bits of the result as a float; the result
 * itself, NULL for whole arguments, whose result is 1. */
LLVMValueRef near_exp2(struct near *m, LLVMValueRef x, LLVMValueRef *power);

/* With AVX-512, 16 lanes and more: the rounded 2^x, and the lanes (i1) that may be wrong. */
LLVMValueRef near_exp2_rounded(struct near *m, LLVMValueRef x, LLVMValueRef *doubt);

/* x to the power of y; x is positive and normal. power: as exp2's. odd: the lanes (i1) whose result is too
 * large, too small or no number. */
LLVMValueRef near_power(struct near *m, LLVMValueRef x, LLVMValueRef y, LLVMValueRef *power,
                        LLVMValueRef *odd);

/* The sine of x radians or x revolutions and so many quarter turns; |x| < 2^22. */
LLVMValueRef near_sine(struct near *m, LLVMValueRef x, unsigned quarters);
LLVMValueRef near_sine_turns(struct near *m, LLVMValueRef x, unsigned quarters);

/* The rounded 1 / sqrt(x), and the lanes (i1) that may be wrong: also those of any other x. */
LLVMValueRef near_rsqrt(struct near *m, LLVMValueRef x, LLVMValueRef *doubt);

#endif
