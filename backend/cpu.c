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

enum backend_cpu
backend_cpu_detect(void)
{
    __builtin_cpu_init();
    if (BACKEND_BEST_BUILT == BACKEND_BASELINE || !has_avx2())
        return BACKEND_BASELINE;
    return BACKEND_BEST_BUILT == BACKEND_AVX512 && has_avx512() ? BACKEND_AVX512 : BACKEND_AVX2;
}
