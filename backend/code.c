/* SPDX-License-Identifier: MIT */
/* Prepared code: which engine runs a lane program. */
#include <assert.h>
#include <stdlib.h>

#include "emu/lane.h"
#include "engine.h"

static bool
program_has_barrier(const struct lane_program *program)
{
    for (uint32_t i = 0; i < program->op_count; i++)
        if (program->ops[i].code == LANE_OP_barrier)
            return true;
    return false;
}

int
backend_code_new(const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu,
                 struct backend_code **out, struct emu_error *error)
{
    static engine_maker *const makers[BACKEND_ENGINE_COUNT] = {
        [BACKEND_REF] = backend_ref_code,
        [BACKEND_SIMD] = backend_simd_code,
#ifdef BACKEND_HAS_JIT
        [BACKEND_JIT] = backend_jit_code,
        [BACKEND_AUTO] = backend_auto_code,
#else
        [BACKEND_JIT] = backend_simd_code,
        [BACKEND_AUTO] = backend_simd_code,
#endif
    };
    assert(engine < BACKEND_ENGINE_COUNT && cpu < BACKEND_CPU_COUNT);
    *out = NULL;
    if (engine != BACKEND_REF && cpu > backend_cpu_detect())
        return emu_fail(error, EMU_UNSUPPORTED, "this host does not have the %s level",
                        backend_cpu_name(cpu));
    struct backend_code *code = makers[engine](kernel, cpu, error);
    if (!code)
        return -1;
    code->has_barrier = program_has_barrier(code->program);
    *out = code;
    return 0;
}

void
backend_code_free(struct backend_code *code)
{
    if (code)
        code->destroy(code);
}
