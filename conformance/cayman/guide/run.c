/* SPDX-License-Identifier: MIT */
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../assembler/encode.h"
#include "backend/backend.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"

enum { HANG_SECONDS = 60 };

struct launch_case *
guide_case(const char *header)
{
    struct launch_case *c = malloc(sizeof *c);
    char text[2048], error[256];
    const char *at = text;
    unsigned line = 0;
    snprintf(text, sizeof text, "case guide\n%sprogram\nCF_END\nend\n", header);
    if (!c || !case_read(&at, &line, c, error)) {
        printf("guide_case: %s\n", c ? error : "no memory");
        abort();
    }
    return c;
}

static bool
run_on(const struct guide_run *run, const struct emu_kernel *kernel, enum backend_engine engine,
       struct backend_pool *pool)
{
    struct case_memory m;
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    const char *const name = backend_engine_name(engine);
    bool fine = case_memory_make(run->c, &m);
    if (fine && run->fill)
        run->fill(&m, run->user);
    if (fine && backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        fine = case_complain(run->c, name, error.text);
    else if (fine) {
        const struct emu_launch launch = case_launch(run->c, kernel, &m);
        if (backend_run(pool, code, &launch, HANG_SECONDS, &fault))
            fine = case_complain(run->c, name, emu_fault_name(fault.kind));
        fine = fine && run->check(name, &m, run->user);
        backend_code_free(code);
    }
    case_memory_free(&m);
    return fine;
}

static bool
run_all(const struct guide_run *run, const struct emu_kernel *kernel)
{
    struct backend_pool *pool = backend_pool_new(1);
    struct emu_error error = {EMU_OK, ""};
    const enum backend_engine last = run->jit ? BACKEND_JIT : BACKEND_SIMD;
    if (!pool)
        abort();
    bool fine = emu_kernel_check(kernel, &error) == 0 || case_complain(run->c, "check", error.text);
    for (enum backend_engine engine = BACKEND_REF; engine <= last && fine; engine++)
        fine = run_on(run, kernel, engine, pool);
    backend_pool_free(pool);
    return fine;
}

enum guide_end
guide_run(const struct guide_run *run, struct emu_error *error)
{
    static const struct cay_quirks none;
    const struct launch_case *c = run->c;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    struct fe_kernel kernel = {
        .name = c->name, .code = code, .code_bytes = bytes, .payload_bytes = CASE_PAYLOAD + CASE_FLOW_BYTES};
    *error = (struct emu_error){EMU_OK, ""};
    if (cay_lower_bound(&c->bindings, &none, &program, &kernel, error))
        return GUIDE_REFUSED;
    const bool fine = run_all(run, &kernel.emu);
    lane_program_free(kernel.emu.program);
    return fine ? GUIDE_RAN : GUIDE_WRONG;
}

uint64_t
guide_alu(const struct cay_alu *i)
{
    const struct encoding e = encode_alu(i);
    if (e.too_large) {
        printf("guide_alu: %s\n", e.too_large);
        abort();
    }
    return e.w[0] | (uint64_t)e.w[1] << 32;
}

void
guide_clause(uint64_t cf[2], unsigned at, unsigned slots)
{
    struct cay_cf extended = {.op = CAY_CF_ALU_EXTENDED, .barrier = true};
    struct cay_cf alu = {.op = CAY_CF_ALU, .addr = at, .count = slots - 1, .barrier = true};
    for (unsigned set = 0; set < 4; set++) {
        struct cay_kcache *k = set < 2 ? &alu.kcache[set] : &extended.kcache[set];
        *k = (struct cay_kcache){.mode = CAY_KCACHE_LOCK_2, .bank = (uint8_t)set};
    }
    const struct encoding a = encode_cf(&extended), b = encode_cf(&alu);
    cf[0] = a.w[0] | (uint64_t)a.w[1] << 32;
    cf[1] = b.w[0] | (uint64_t)b.w[1] << 32;
}
