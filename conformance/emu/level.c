/* SPDX-License-Identifier: MIT */
#include "level.h"

#include "emu/lane_math.h"

static uint32_t
canonical(float x)
{
    return x != x ? 0x7fc00000u : lane_f32_bits(x);
}

/* Each in a loop of its own, which the compiler turns into vector code. */
#define EACH(expr)                                                                                           \
    {                                                                                                        \
        float r[LEVEL_LANES];                                                                                \
        for (int i = 0; i < LEVEL_LANES; i++)                                                                \
            r[i] = (expr);                                                                                   \
        for (int i = 0; i < LEVEL_LANES; i++)                                                                \
            out[n][i] = canonical(r[i]);                                                                     \
        n++;                                                                                                 \
    }

#define EACH_BITS(expr)                                                                                      \
    {                                                                                                        \
        for (int i = 0; i < LEVEL_LANES; i++)                                                                \
            out[n][i] = (uint32_t)(expr);                                                                    \
        n++;                                                                                                 \
    }

void
LEVEL(uint32_t out[LEVEL_FUNCTIONS][LEVEL_LANES], const float *a, const float *b, const float *c,
      uint32_t fpmode)
{
    int n = 0;
    EACH(lane_fdiv_f32(a[i], b[i]))
    EACH(lane_inv_f32(a[i]))
    EACH(lane_sqrt_f32(a[i]))
    EACH(lane_rsqrt_f32(a[i]))
    EACH(lane_log2_f32(a[i]))
    EACH(lane_exp2_f32(a[i]))
    EACH(lane_pow_f32(a[i], b[i]))
    EACH(lane_sin_f32(a[i]))
    EACH(lane_cos_f32(a[i]))
    EACH(lane_sin_fast(lane_sin_safe(a[i]), 0))
    EACH(lane_sinrev_f32(a[i]))
    EACH(lane_cosrev_f32(a[i]))
    EACH(lane_fma_f32(a[i], b[i], c[i]))
    EACH(lane_rndz_f32(a[i]))
    EACH(lane_rndd_f32(a[i]))
    EACH(lane_rndu_f32(a[i]))
    EACH(lane_rnde_f32(a[i]))
    EACH(lane_min_f32(a[i], b[i]))
    EACH(lane_max_f32(a[i], b[i]))
    EACH(lane_sat_f32(a[i]))
    EACH(lane_f16_to_f32((uint16_t)lane_f32_bits(a[i])))
    EACH_BITS(lane_f32_to_f16(a[i], fpmode))
    EACH_BITS(lane_f32_to_s32(a[i]))
    EACH_BITS(lane_f32_to_u32(a[i]))
}
