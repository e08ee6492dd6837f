/* SPDX-License-Identifier: MIT */
/*
 * Claims of backend/jit/translate/ about all floats.
 *
 * near_rsqrt.c, its last step: from each float y that lies within 1.1 last places of 1 / sqrt(x) it gives the
 * rounded result. Tries all x of [1, 4) with all such y; x 4 times as large has the same results, half as
 * large.
 *
 * near_exp2.c: what passes its test is the rounded result, and few do not pass. Tries all x with 2^-9 <= |x|
 * < 1. Others have the same fractions, or fractions next to 0: some of these are tried.
 *
 * Without fused sums on the host it takes long.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "../../backend/near_series.h"
#include "emu/lane_math.h"

/* --- rsqrt --- */

/* As the code there, op by op. */
static inline float
last_step(float x, float y)
{
    const float half = x * 0.5F, product = half * y, rest = fmaf(half, y, -product);
    const float coarse = fmaf(product, -y, 0.5F), e = fmaf(-rest, y, coarse);
    return fmaf(y, fmaf(coarse * 1.5F, coarse, e), y);
}

/* How many y give another float than the definition. */
static inline unsigned
try_argument(float x)
{
    enum { FARTHEST = 2 };
    const float result = lane_rsqrt_f32(x);
    const double root = 1.0 / sqrt((double)x), last_place = result < 1 ? 0x1p-24 : 0x1p-23;
    unsigned wrong = 0;
    for (int k = -FARTHEST; k <= FARTHEST; k++) {
        const float y = lane_f32_from_bits(lane_f32_bits(result) + (uint32_t)k);
        const float got = last_step(x, y);
        if (fabs((double)y - root) <= 1.1 * last_place && got != result && wrong++ == 0)
            fprintf(stderr, "%a from %a: %a instead of %a\n", (double)x, (double)y, (double)got,
                    (double)result);
    }
    return wrong;
}

static inline unsigned
try_roots(void)
{
    unsigned wrong = 0;
    for (uint32_t bits = lane_f32_bits(1.0F); bits < lane_f32_bits(4.0F); bits++)
        wrong += try_argument(lane_f32_from_bits(bits));
    return wrong;
}

/* --- exp2 --- */

struct powers {
    uint64_t tried, doubted;
    unsigned wrong;
};

/* As the code there, op by op. False: in doubt. */
static inline bool
power_of_two(float x, float *result)
{
    static const float t[] = NEAR_EXP2_T, d[] = NEAR_EXP2_D, series[] = NEAR_EXP2_FLOAT_SERIES;
    const float sum = x + 0x1.8p18F, n = sum - 0x1.8p18F;
    const uint32_t i = lane_f32_bits(sum) % 32;
    const float r = x - n - d[i], q = r * NEAR_LN2_FLOAT;
    float p = series[0];
    for (unsigned k = 1; k < sizeof series / sizeof *series; k++)
        p = fmaf(p, r, series[k]);
    const float rest = fmaf(r, p, fmaf(r, NEAR_LN2_FLOAT, -q)), high = fmaf(t[i], q, t[i]);
    const float low = fmaf(rest, t[i], fmaf(t[i], q, t[i] - high));
    const float least = high + (low - NEAR_EXP2_OFF);
    *result = least * (n < 0 ? 0.5F : n < 1 ? 1.0F : 2.0F);
    return least == high + (low + NEAR_EXP2_OFF);
}

static inline void
try_power(struct powers *p, float x)
{
    float got;
    p->tried++;
    if (!power_of_two(x, &got))
        p->doubted++;
    else if (got != lane_exp2_f32(x) && p->wrong++ == 0)
        fprintf(stderr, "2^%a: %a instead of %a\n", (double)x, (double)got, (double)lane_exp2_f32(x));
}

/* From |x| = 2^-30 on. */
static inline struct powers
try_powers(void)
{
    enum { FEW = 61 };
    struct powers p = {0};
    const uint32_t all = lane_f32_bits(0x1p-9F);
    for (uint32_t bits = lane_f32_bits(0x1p-30F); bits < lane_f32_bits(1.0F); bits += bits < all ? FEW : 1) {
        try_power(&p, lane_f32_from_bits(bits));
        try_power(&p, -lane_f32_from_bits(bits));
    }
    return p;
}

/* --- */

static inline unsigned
try_all(void)
{
    const unsigned roots = try_roots();
    const struct powers p = try_powers();
    printf("%u roots and %u powers are wrong; %g of the powers are in doubt\n", roots, p.wrong,
           (double)p.doubted / (double)p.tried);
    return roots + p.wrong + (p.doubted * 1000 > p.tried);
}

static unsigned __attribute__((target("fma"), flatten)) try_all_fused(void)
{
    return try_all();
}

int
main(void)
{
    return (__builtin_cpu_supports("fma") ? try_all_fused() : try_all()) != 0;
}
