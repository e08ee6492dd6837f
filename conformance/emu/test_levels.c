/* SPDX-License-Identifier: MIT */
/* One result for every host level, rounding mode and denormal mode. */
#include <string.h>

#include "emu/lane_bits.h"
#include "level.h"
#include "rig.h"
#include "values.h"

static const uint32_t modes[] = {0x4c0, 0x4d0, 0x4e0, 0x4f0, 0x440};

static void
run(level_fn *level, uint32_t out[LEVEL_FUNCTIONS][LEVEL_LANES], float v[3][LEVEL_LANES], uint32_t fpmode)
{
    const unsigned saved = emu_fpmode_enter(fpmode);
    level(out, v[0], v[1], v[2], fpmode);
    emu_fpmode_leave(saved);
}

static void
compare(level_fn *level, const char *name)
{
    struct random random = {.state = 31};
    static uint32_t want[LEVEL_FUNCTIONS][LEVEL_LANES], got[LEVEL_FUNCTIONS][LEVEL_LANES];
    float v[3][LEVEL_LANES];
    for (unsigned round = 0; round < 4000; round++) {
        for (unsigned n = 0; n < 3; n++)
            for (unsigned i = 0; i < LEVEL_LANES; i++)
                v[n][i] = lane_f32_from_bits((uint32_t)random_value(&random, LANE_F));
        const uint32_t mode = modes[round % 5];
        run(level_baseline, want, v, mode);
        run(level, got, v, mode);
        for (unsigned f = 0; f < LEVEL_FUNCTIONS; f++)
            for (unsigned i = 0; i < LEVEL_LANES; i++)
                if (got[f][i] != want[f][i])
                    fail_msg("%s, function %u of level.c, mode %x, a = %a: %08x, not %08x", name, f, mode,
                             (double)v[0][i], got[f][i], want[f][i]);
    }
}

static void
vector_code_of_the_baseline(void **state)
{
    (void)state;
    compare(level_vector, "vector");
}

static void
avx2(void **state)
{
    (void)state;
    if (!__builtin_cpu_supports("avx2"))
        skip();
    compare(level_avx2, "avx2");
    if (__builtin_cpu_supports("fma"))
        compare(level_avx2_fma, "avx2 with fma");
}

static void
avx512(void **state)
{
    (void)state;
    if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512vl") ||
        !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512bw"))
        skip();
    compare(level_avx512, "avx512");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vector_code_of_the_baseline),
        cmocka_unit_test(avx2),
        cmocka_unit_test(avx512),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
