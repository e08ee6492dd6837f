/* SPDX-License-Identifier: MIT */
/*
 * Which IEEE exceptions an op raises, lane by lane: the op is done with the host's sticky flags cleared.
 * MXCSR's bits 5:0 are in the order of emu/lane_ops.def ("HD 6900 Series ISA" section 4.13.2 has the same).
 */
#include <assert.h>
#include <math.h>
#include <xmmintrin.h>

#include "alu_common.h"

enum { MXCSR_FLAGS = 0x3f, MXCSR_DAZ = 0x40, MXCSR_DENORMAL = 2 };

typedef void ref_fn(const struct ref_call *call, struct ref_value *result);

static void
number(const struct ref_call *call, unsigned flags, struct ref_value *result)
{
    if (call->type == LANE_DF)
        result->d = flags;
    else if (call->type == LANE_F)
        result->f = (float)flags;
    else
        result->h = lane_f32_to_f16((float)flags, call->fpmode);
}

static void
exceptions_of(ref_fn *fn, const struct ref_call *call, struct ref_value *result)
{
    const unsigned saved = _mm_getcsr();
    struct ref_value unused = {0};
    _mm_setcsr(saved & ~(unsigned)MXCSR_FLAGS);
    fn(call, &unused); /* of another file: nothing is moved across the call */
    const unsigned flags = _mm_getcsr() & MXCSR_FLAGS;
    _mm_setcsr(saved);
    number(call, flags, result);
}

static bool
is_denormal(double x, double smallest)
{
    return x != 0 && x > -smallest && x < smallest;
}

/* The library's functions raise what they should, but not the host's flag of denormals, and ref_mad not
 * everything. */
static unsigned
fused(const struct ref_call *call)
{
    const bool wide = call->type == LANE_DF, half = call->type == LANE_HF;
    const volatile float a = half ? lane_f16_to_f32(call->a.h) : call->a.f;
    const volatile float b = half ? lane_f16_to_f32(call->b.h) : call->b.f;
    const volatile float c = half ? lane_f16_to_f32(call->c.h) : call->c.f;
    const volatile double d = call->a.d, e = call->b.d, f = call->c.d;
    volatile double to = 0;
    _mm_setcsr(_mm_getcsr() & ~(unsigned)MXCSR_FLAGS);
    to = wide ? fma(d, e, f) : (double)fmaf(a, b, c);
    (void)to;
    return _mm_getcsr() & MXCSR_FLAGS;
}

static unsigned
denormals(const struct ref_call *call)
{
    if (call->type == LANE_HF || _mm_getcsr() & MXCSR_DAZ)
        return 0;
    const bool wide = call->type == LANE_DF;
    const double smallest = wide ? 0x1p-1022 : 0x1p-126;
    const bool any = is_denormal(wide ? call->a.d : (double)call->a.f, smallest) ||
                     is_denormal(wide ? call->b.d : (double)call->b.f, smallest) ||
                     is_denormal(wide ? call->c.d : (double)call->c.f, smallest);
    return any ? MXCSR_DENORMAL : 0;
}

void
ref_excmad(const struct ref_call *call, struct ref_value *result)
{
    const unsigned saved = _mm_getcsr();
    const unsigned flags = (fused(call) & ~(unsigned)MXCSR_DENORMAL) | denormals(call);
    _mm_setcsr(saved);
    number(call, flags, result);
}

#define REF_EXCEPTIONS(name)                                                                                 \
    void ref_exc##name(const struct ref_call *call, struct ref_value *result)                                \
    {                                                                                                        \
        exceptions_of(ref_##name, call, result);                                                             \
    }

REF_EXCEPTIONS(add)
REF_EXCEPTIONS(mul)
REF_EXCEPTIONS(mulz)
REF_EXCEPTIONS(muladd)
REF_EXCEPTIONS(madz)
