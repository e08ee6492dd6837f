/* SPDX-License-Identifier: MIT */
/* What this host can do. */
#include <cpuid.h>
#include <stdbool.h>

#include "backend/backend.h"

/* __builtin_cpu_supports knows "f16c" only from clang 20 on. The caller checks for AVX. */
static bool
has_f16c(void)
{
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) && c & bit_F16C;
}

static bool
has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && has_f16c();
}

static bool
has_avx512(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512cd");
}

/* Bits of each element counted, permutations of bytes, shifts of two vectors. */
static bool
has_ice_lake(void)
{
    return __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512bitalg") &&
           __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2");
}

enum backend_cpu
backend_cpu_detect(void)
{
    __builtin_cpu_init();
    if (BACKEND_BEST_BUILT == BACKEND_BASELINE || !has_avx2())
        return BACKEND_BASELINE;
    if (BACKEND_BEST_BUILT == BACKEND_AVX2 || !has_avx512())
        return BACKEND_AVX2;
    return has_ice_lake() ? BACKEND_ICELAKE : BACKEND_AVX512;
}
