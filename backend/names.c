/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "backend/backend.h"

const char *
backend_engine_name(enum backend_engine engine)
{
    static const char *const names[BACKEND_ENGINE_COUNT] = {"ref", "simd", "jit", "auto", "quick"};
    assert(engine < BACKEND_ENGINE_COUNT);
    return names[engine];
}

const char *
backend_cpu_name(enum backend_cpu cpu)
{
    static const char *const names[BACKEND_CPU_COUNT] = {"baseline", "avx2", "avx512", "icelake"};
    assert(cpu < BACKEND_CPU_COUNT);
    return names[cpu];
}
