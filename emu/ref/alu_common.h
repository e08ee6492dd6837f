/* SPDX-License-Identifier: MIT */
/* Shorthand for the op functions: an expression per op, written once for every type it has. */
#ifndef EMU_REF_ALU_COMMON_H
#define EMU_REF_ALU_COMMON_H

#include "emu/lane_math.h"
#include "ref_priv.h"

typedef __int128 ref_int;
typedef unsigned __int128 ref_uint;

static inline unsigned
ref_width(const struct ref_call *call)
{
    return lane_type_bytes(call->type) * 8;
}

/* The value as the unsigned integer with the same bits in the execution type. */
static inline uint64_t
ref_unsigned(const struct ref_call *call, ref_int x)
{
    return (uint64_t)x & (UINT64_MAX >> (64 - ref_width(call)));
}

/* Integers: expr over a, b, c of type ref_int. */
#define REF_INT(name, expr)                                                                                  \
    void ref_##name(const struct ref_call *call, struct ref_value *result)                                   \
    {                                                                                                        \
        const ref_int a = call->a.i, b = call->b.i, c = call->c.i;                                           \
        (void)a, (void)b, (void)c;                                                                           \
        result->i = (expr);                                                                                  \
    }

/* Floats: expr over a, b, c in float, or in double for DF; HF computes in float and rounds. */
#define REF_FLOAT_BODY(expr)                                                                                 \
    if (call->type == LANE_DF) {                                                                             \
        const double a = call->a.d, b = call->b.d, c = call->c.d;                                            \
        (void)a, (void)b, (void)c;                                                                           \
        result->d = (expr);                                                                                  \
    } else if (call->type == LANE_F) {                                                                       \
        const float a = call->a.f, b = call->b.f, c = call->c.f;                                             \
        (void)a, (void)b, (void)c;                                                                           \
        result->f = (expr);                                                                                  \
    } else {                                                                                                 \
        const float a = lane_f16_to_f32(call->a.h), b = lane_f16_to_f32(call->b.h),                          \
                    c = lane_f16_to_f32(call->c.h);                                                          \
        (void)a, (void)b, (void)c;                                                                           \
        result->h = lane_f32_to_f16((expr), call->fpmode);                                                   \
    }

#define REF_FLOAT(name, expr)                                                                                \
    void ref_##name(const struct ref_call *call, struct ref_value *result)                                   \
    {                                                                                                        \
        REF_FLOAT_BODY(expr)                                                                                 \
    }

/* The function of lane_math.h for the type of x. */
#define REF_BY_TYPE(fn, x, ...) _Generic((x), float : lane_##fn##_f32, double : lane_##fn##_f64)(__VA_ARGS__)

#endif
