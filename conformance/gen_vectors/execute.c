/* SPDX-License-Identifier: MIT */
#include "execute.h"

#include <stdio.h>

const struct execute_engine execute_engines[] = {
    {"ref", BACKEND_REF, BACKEND_BASELINE},  {"baseline", BACKEND_SIMD, BACKEND_BASELINE},
    {"avx2", BACKEND_SIMD, BACKEND_AVX2},    {"avx512", BACKEND_SIMD, BACKEND_AVX512},
    {"jit", BACKEND_JIT, BACKEND_CPU_COUNT}, /* at the host's level */
};

const unsigned execute_engine_count = sizeof execute_engines / sizeof *execute_engines;

bool
execute_has(const struct execute_engine *engine)
{
    return engine->cpu == BACKEND_CPU_COUNT || engine->cpu <= backend_cpu_detect();
}

/* A launch of one hardware thread of 32 channels; those the mask leaves out are work-items that are not
 * there. */
int
execute(const struct vector_program *program, const struct fe_kernel *kernel,
        const struct vector_state *state, const struct execute_engine *engine, struct backend_pool *pool,
        uint8_t *result)
{
    struct backend_code *code;
    struct emu_error error = {0};
    struct emu_fault fault;
    const enum backend_cpu cpu = engine->cpu == BACKEND_CPU_COUNT ? backend_cpu_detect() : engine->cpu;
    if (backend_code_new(&kernel->emu, engine->engine, cpu, &code, &error)) {
        fprintf(stderr, "%s on %s: %s\n", program->name, engine->name, error.text);
        return -1;
    }
    const struct emu_surface surface = {.base = result, .size = VECTOR_BYTES};
    const struct emu_launch launch = {.kernel = &kernel->emu,
                                      .work_dim = 1,
                                      .local_size = {32 - (uint32_t)__builtin_clz(program->mask), 1, 1},
                                      .group_count = {1, 1, 1},
                                      .payload = state->grf,
                                      .surfaces = &surface,
                                      .surface_count = 1};
    const int status = backend_run(pool, code, &launch, 60, &fault);
    if (status)
        fprintf(stderr, "%s on %s: %s at instruction 0x%x\n", program->name, engine->name,
                emu_fault_name(fault.kind), (unsigned)fault.inst);
    backend_code_free(code);
    return status;
}
