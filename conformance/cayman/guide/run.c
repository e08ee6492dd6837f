/* SPDX-License-Identifier: MIT */
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"

enum { HANG_SECONDS = 60 };

static bool
run_once(const struct guide_run *run, const struct emu_kernel *kernel, const char *name,
         const struct backend_code *code, struct backend_pool *pool, unsigned round)
{
    struct case_memory m;
    struct emu_fault fault = {0};
    bool fine = case_memory_make(run->c, &m);
    if (fine && run->fill)
        run->fill(&m, round, run->user);
    const struct emu_launch launch = case_launch(run->c, kernel, &m);
    if (fine && backend_run(pool, code, &launch, HANG_SECONDS, &fault))
        fine = case_complain(run->c, name, emu_fault_name(fault.kind));
    fine = fine && run->check(name, &m, run->user);
    case_memory_free(&m);
    return fine;
}

static bool
run_on(const struct guide_run *run, const struct emu_kernel *kernel, enum backend_engine engine, bool parts,
       struct backend_pool *pool)
{
    char name[32];
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    bool fine = true;
    snprintf(name, sizeof name, "%s%s", backend_engine_name(engine), parts ? ", in parts" : "");
    if (backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        return case_complain(run->c, name, error.text);
    for (unsigned round = 0; fine && (round < run->rounds || round == 0); round++)
        fine = run_once(run, kernel, name, code, pool, round);
    backend_code_free(code);
    return fine;
}

static bool
run_all(const struct guide_run *run, const struct emu_kernel *kernel, bool parts)
{
    struct backend_pool *pool = backend_pool_new(1);
    struct emu_error error = {EMU_OK, ""};
    const enum backend_engine last = run->jit ? BACKEND_JIT : BACKEND_SIMD;
    if (!pool)
        abort();
    bool fine = emu_kernel_check(kernel, &error) == 0 || case_complain(run->c, "check", error.text);
    for (enum backend_engine engine = BACKEND_REF; engine <= last && fine; engine++)
        fine = run_on(run, kernel, engine, parts, pool);
    backend_pool_free(pool);
    return fine;
}

/* In parts of wavefronts only if the program cannot tell: else that would be the same once more. */
static enum guide_end
run_form(const struct guide_run *run, bool parts, struct emu_error *error)
{
    static const struct cay_quirks none;
    const struct launch_case *c = run->c;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {
        .code_image = code, .code_image_bytes = bytes, .parts_wavefronts = parts};
    struct fe_kernel kernel = {
        .name = c->name, .code = code, .code_bytes = bytes, .payload_bytes = CASE_PAYLOAD + CASE_FLOW_BYTES};
    *error = (struct emu_error){EMU_OK, ""};
    if (cay_lower_bound(&c->bindings, &none, &program, &kernel, error))
        return GUIDE_REFUSED;
    const bool has_parts = kernel.emu.lanes < kernel.simd;
    const bool fine = has_parts != parts || run_all(run, &kernel.emu, parts);
    if (run->in_parts)
        *run->in_parts += has_parts;
    lane_program_free(kernel.emu.program);
    return fine ? GUIDE_RAN : GUIDE_WRONG;
}

enum guide_end
guide_run(const struct guide_run *run, struct emu_error *error)
{
    const enum guide_end whole = run_form(run, false, error);
    return whole == GUIDE_RAN ? run_form(run, true, error) : whole;
}
