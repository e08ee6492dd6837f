/* SPDX-License-Identifier: MIT */
/* Prepared code: which engine runs a lane program. */
#include <assert.h>
#include <stdlib.h>

#include "emu/lane.h"
#include "round.h"
#include "simd/gang.h"

bool
backend_has_barrier(const struct lane_program *program)
{
    for (uint32_t i = 0; i < program->op_count; i++)
        if (lane_code_is(program->ops[i].code, LANE_SUSPENDS))
            return true;
    return false;
}

static bool
meets(const struct lane_op *op)
{
    const bool is_shared = op->mem.space != LANE_SPACE_LOCAL;
    return (op->code == LANE_OP_atomic && is_shared) || op->code == LANE_OP_texatomic ||
           op->code == LANE_OP_fence;
}

static bool
can_meet(const struct lane_program *program)
{
    for (uint32_t i = 0; i < program->op_count; i++)
        if (meets(&program->ops[i]))
            return true;
    return false;
}

void
backend_set_facts(struct backend_code *code, const struct lane_program *program)
{
    code->has_barrier = backend_has_barrier(program);
    code->can_meet = can_meet(program);
}

static struct backend_code *
make(const struct backend_request *request, struct emu_error *error)
{
    switch (request->engine) {
    case BACKEND_REF:
        return backend_ref_code(request->kernel, request->cpu, error);
#ifdef BACKEND_HAS_JIT
    case BACKEND_JIT:
    case BACKEND_AUTO:
    case BACKEND_QUICK:
        return backend_jit_code(request, error);
#endif
    default:
        return backend_simd_code(request->kernel, request->cpu, error);
    }
}

int
backend_code_make(const struct backend_request *request, struct backend_code **out, struct emu_error *error)
{
    assert(request->engine < BACKEND_ENGINE_COUNT && request->cpu < BACKEND_CPU_COUNT);
    *out = NULL;
    if (request->engine != BACKEND_REF && request->cpu > backend_cpu_detect())
        return emu_fail(error, EMU_UNSUPPORTED, "this host does not have the %s level",
                        backend_cpu_name(request->cpu));
    struct backend_code *code = make(request, error);
    if (!code)
        return -1;
    backend_set_facts(code, code->program);
    *out = code;
    return 0;
}

bool
backend_is_faster_narrow(enum backend_engine engine, enum backend_cpu cpu)
{
#ifdef BACKEND_HAS_JIT
    const bool is_simd = engine == BACKEND_REF || engine == BACKEND_SIMD;
    return engine == BACKEND_QUICK || (cpu < BACKEND_AVX512 && !is_simd);
#else
    (void)engine;
    (void)cpu;
    return false;
#endif
}

int
backend_code_new(const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu,
                 struct backend_code **out, struct emu_error *error)
{
    return backend_code_make(&(struct backend_request){.kernel = kernel, .engine = engine, .cpu = cpu}, out,
                             error);
}

void
backend_code_free(struct backend_code *code)
{
    if (code)
        code->destroy(code);
}

engine_run_round *
engine_round_of(const struct backend_code *code)
{
    if (code->gang > 1)
        return simd_run_round;
#ifdef BACKEND_HAS_JIT
    return backend_jit_round(code);
#else
    return NULL;
#endif
}

engine_run_groups *
engine_groups_of(const struct backend_code *code)
{
#ifdef BACKEND_HAS_JIT
    return backend_jit_groups(code);
#else
    (void)code;
    return NULL;
#endif
}
