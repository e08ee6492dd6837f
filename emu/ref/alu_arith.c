/* SPDX-License-Identifier: MIT */
/* Arithmetic on integers and floats. */
#include "alu_common.h"

static void
add_int(ref_int a, ref_int b, struct ref_value *result)
{
    result->i = a + b; /* two values of at most 65 bits, or a product that add_product has seen */
}

static void
mul_int(ref_int a, ref_int b, struct ref_value *result)
{
    if (__builtin_mul_overflow(a, b, &result->i))
        result->beyond = (a < 0) == (b < 0) ? 1 : -1;
}

/* A product beyond 127 bits stays beyond every type whatever is added to it: |c| < 2^65. */
static void
mad_int(ref_int a, ref_int b, ref_int c, struct ref_value *result)
{
    mul_int(a, b, result);
    const bool over = __builtin_add_overflow(result->i, c, &result->i);
    if (over && !result->beyond)
        result->beyond = c < 0 ? -1 : 1;
}

void
ref_add(const struct ref_call *call, struct ref_value *result)
{
    if (!lane_type_is_float(call->type))
        add_int(call->a.i, call->b.i, result);
    else
        REF_FLOAT_BODY(a + b)
}

void
ref_mul(const struct ref_call *call, struct ref_value *result)
{
    if (!lane_type_is_float(call->type))
        mul_int(call->a.i, call->b.i, result);
    else
        REF_FLOAT_BODY(a * b)
}

void
ref_mad(const struct ref_call *call, struct ref_value *result)
{
    if (!lane_type_is_float(call->type))
        mad_int(call->a.i, call->b.i, call->c.i, result);
    else if (call->type == LANE_DF)
        result->d = lane_fma_f64(call->a.d, call->b.d, call->c.d);
    else if (call->type == LANE_F)
        result->f = lane_fma_f32(call->a.f, call->b.f, call->c.f);
    else
        result->h = lane_fma_f16(call->a.h, call->b.h, call->c.h, call->fpmode);
}

REF_FLOAT(mulz, a == 0 || b == 0 ? 0 : a * b)

/* HF rounds the product to HF before it adds. */
static void
mul_then_add(const struct ref_call *call, ref_fn *multiply, struct ref_value *result)
{
    struct ref_call sum = *call;
    multiply(call, &sum.a);
    sum.b = call->c;
    ref_add(&sum, result);
}

void
ref_muladd(const struct ref_call *call, struct ref_value *result)
{
    mul_then_add(call, ref_mul, result);
}

void
ref_madz(const struct ref_call *call, struct ref_value *result)
{
    mul_then_add(call, ref_mulz, result);
}

REF_FLOAT(frc, a - REF_BY_TYPE(rndd, a, a))
REF_FLOAT(rndu, REF_BY_TYPE(rndu, a, a))
REF_FLOAT(rndd, REF_BY_TYPE(rndd, a, a))
REF_FLOAT(rnde, REF_BY_TYPE(rnde, a, a))
REF_FLOAT(rndz, REF_BY_TYPE(rndz, a, a))
