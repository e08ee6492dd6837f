/* SPDX-License-Identifier: MIT */
/*
 * The claim of backend/jit/translate/near_rsqrt.c about its last step: from each float y that lies within 1.1
 * last places of 1 / sqrt(x) it gives the rounded result. Tries all x of [1, 4) with all such y; x 4 times as
 * large has the same results, half as large. Without fused sums on the host it takes long.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "emu/lane_math.h"

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
try_all(void)
{
    unsigned wrong = 0;
    for (uint32_t bits = lane_f32_bits(1.0F); bits < lane_f32_bits(4.0F); bits++)
        wrong += try_argument(lane_f32_from_bits(bits));
    return wrong;
}

static unsigned __attribute__((target("fma"), flatten)) try_all_fused(void)
{
    return try_all();
}

int
main(void)
{
    const unsigned wrong = __builtin_cpu_supports("fma") ? try_all_fused() : try_all();
    printf("%u steps are wrong\n", wrong);
    return wrong != 0;
}
