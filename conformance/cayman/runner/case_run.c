/* SPDX-License-Identifier: MIT */
/* One case on the reference, simd and jit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "case_memory.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"

enum { HANG_SECONDS = 60 };

static bool
check(const struct launch_case *c, const struct case_memory *m, const struct case_range *e,
      const char *engine)
{
    char what[256];
    const char *error;
    uint32_t value, got;
    if ((uint64_t)e->first + e->count > c->bytes[e->place] / 4)
        return case_complain(c, e->expression, "expects beyond the end");
    for (uint32_t i = e->first; i < e->first + e->count; i++) {
        if (!case_value(e, i, &value, &error))
            return case_complain(c, e->expression, error);
        memcpy(&got, m->at[e->place] + 4 * (size_t)i, 4);
        if (got == value)
            continue;
        snprintf(what, sizeof what, "line %u: dword %u is %u (0x%x), expected %u (0x%x)", e->line, i, got,
                 got, value, value);
        return case_complain(c, engine, what);
    }
    return true;
}

static bool
ended_well(const struct launch_case *c, const char *engine, bool faulted, const struct emu_fault *fault)
{
    char what[256];
    const char *name = faulted ? emu_fault_name(fault->kind) : "the end";
    if (c->fault[0] ? faulted && strstr(name, c->fault) != NULL : !faulted)
        return true;
    snprintf(what, sizeof what, "ends with %s at 0x%x", name, faulted ? fault->inst : 0);
    return case_complain(c, engine, what);
}

static bool
run_on(const struct launch_case *c, const struct emu_kernel *kernel, enum backend_engine engine,
       struct backend_pool *pool)
{
    struct case_memory m;
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    const char *const name = backend_engine_name(engine);
    bool fine = case_memory_make(c, &m);
    if (fine && backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        fine = case_complain(c, name, error.text);
    else if (fine) {
        const struct emu_launch launch = case_launch(c, kernel, &m);
        fine = ended_well(c, name, backend_run(pool, code, &launch, HANG_SECONDS, &fault) != 0, &fault);
        for (unsigned k = 0; fine && k < c->expect_count; k++)
            fine = check(c, &m, &c->expects[k], name);
        backend_code_free(code);
    }
    case_memory_free(&m);
    return fine;
}

static bool
was_refused(const struct launch_case *c, const struct emu_error *error)
{
    if (c->refusal[0] && strstr(error->text, c->refusal))
        return true;
    return case_complain(c, "lowering", error->text);
}

static bool
run_all(const struct launch_case *c, const struct emu_kernel *kernel, unsigned threads)
{
    struct backend_pool *pool = backend_pool_new(threads);
    struct emu_error error = {EMU_OK, ""};
    if (!pool)
        abort();
    bool fine = emu_kernel_check(kernel, &error) == 0 || case_complain(c, "check", error.text);
    for (enum backend_engine engine = BACKEND_REF; fine && engine <= BACKEND_JIT; engine++)
        fine = run_on(c, kernel, engine, pool);
    backend_pool_free(pool);
    return fine;
}

/* In parts of wavefronts only if the program cannot tell: else that would be the same once more. */
static bool
run_form(const struct launch_case *c, unsigned threads, bool parts)
{
    static const struct cay_quirks llvm = {true, true, true, true, true, true}, none;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {
        .code_image = code, .code_image_bytes = bytes, .parts_wavefronts = parts};
    struct fe_kernel kernel = {.name = c->name,
                               .code = code,
                               .code_bytes = bytes,
                               .payload_bytes = CASE_PAYLOAD + (c->binds_flow ? CASE_FLOW_BYTES : 0)};
    struct emu_error error = {EMU_OK, ""};
    if (cay_lower_bound(&c->bindings, c->llvm_quirks ? &llvm : &none, &program, &kernel, &error))
        return was_refused(c, &error);
    bool fine = true;
    if (c->refusal[0])
        fine = case_complain(c, "lowering", "it is not refused");
    else if (!parts || kernel.emu.lanes != kernel.simd)
        fine = run_all(c, &kernel.emu, threads);
    lane_program_free(kernel.emu.program);
    return fine;
}

bool
case_run(const struct launch_case *c, unsigned threads)
{
    return run_form(c, threads, false) && run_form(c, threads, true);
}
