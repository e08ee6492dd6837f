/* SPDX-License-Identifier: MIT */
/* What this host can do. */
#include <stdbool.h>

#include "backend/backend.h"

static bool
has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c");
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
    if (!has_avx2())
        return BACKEND_BASELINE;
    return has_avx512() ? BACKEND_AVX512 : BACKEND_AVX2;
}
