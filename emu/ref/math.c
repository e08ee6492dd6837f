/* SPDX-License-Identifier: MIT */
/* The MATH family: lane_math.h decides every bit. */
#include <assert.h>

#include "alu_common.h"

REF_FLOAT(fdiv, REF_BY_TYPE(fdiv, a, a, b))
REF_FLOAT(inv, REF_BY_TYPE(inv, a, a))
REF_FLOAT(sqrt, REF_BY_TYPE(sqrt, a, a))
REF_FLOAT(rsqrt, REF_BY_TYPE(rsqrt, a, a))

/* F and HF only; the checker refuses DF. */
#define REF_SINGLE(name, expr)                                                                               \
    void ref_##name(const struct ref_call *call, struct ref_value *result)                                   \
    {                                                                                                        \
        assert(call->type != LANE_DF);                                                                       \
        const bool half = call->type == LANE_HF;                                                             \
        const float a = half ? lane_f16_to_f32(call->a.h) : call->a.f;                                       \
        const float b = half ? lane_f16_to_f32(call->b.h) : call->b.f;                                       \
        (void)b;                                                                                             \
        const float r = (expr);                                                                              \
        if (half)                                                                                            \
            result->h = lane_f32_to_f16(r, call->fpmode);                                                    \
        else                                                                                                 \
            result->f = r;                                                                                   \
    }

REF_SINGLE(log2, lane_log2_f32(a))
REF_SINGLE(exp2, lane_exp2_f32(a))
REF_SINGLE(pow, lane_pow_f32(a, b))
REF_SINGLE(sin, lane_sin_f32(a))
REF_SINGLE(cos, lane_cos_f32(a))
REF_SINGLE(sinrev, lane_sinrev_f32(a))
REF_SINGLE(cosrev, lane_cosrev_f32(a))
