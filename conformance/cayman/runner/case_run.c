/* SPDX-License-Identifier: MIT */
/* One case on the reference, simd and jit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "case.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"

enum { HANG_SECONDS = 60, FLOW_BYTES = 33 * 4 };

/* Memory of a launch: every place, 64 bytes apart, and what the launch is told of it. */
struct memory {
    uint8_t *at[CASE_PLACES];
    struct emu_surface surfaces[CAY_SURFACE_COUNT];
    struct emu_image images[CAY_SURFACE_COUNT];
    struct emu_range range;
};

static bool
complain(const struct launch_case *c, const char *engine, const char *what)
{
    printf("%s (line %u), %s: %s\n", c->name, c->line, engine, what);
    return false;
}

static bool
fill(const struct launch_case *c, struct memory *m, const struct case_range *f)
{
    const char *error;
    uint32_t value;
    if ((uint64_t)f->first + f->count > c->bytes[f->place] / 4)
        return complain(c, f->expression, "fills beyond the end");
    for (uint32_t i = f->first; i < f->first + f->count; i++) {
        if (!case_value(f, i, &value, &error))
            return complain(c, f->expression, error);
        memcpy(m->at[f->place] + 4 * (size_t)i, &value, 4);
    }
    return true;
}

static void
describe(const struct launch_case *c, struct memory *m, unsigned place)
{
    if (place >= CAY_SURFACE_COUNT)
        return;
    if (c->images[place].width) {
        m->images[place] = c->images[place];
        m->images[place].base = m->at[place];
    } else {
        m->surfaces[place] = (struct emu_surface){m->at[place], (c->bytes[place] + 3) & ~3u};
    }
}

static bool
memory_make(const struct launch_case *c, struct memory *m)
{
    memset(m, 0, sizeof *m);
    for (unsigned p = 0; p < CASE_PLACES; p++) {
        if (!c->bytes[p])
            continue;
        m->at[p] = calloc(1, c->bytes[p] + FLOW_BYTES + 64);
        if (!m->at[p])
            abort();
        describe(c, m, p);
    }
    m->range = (struct emu_range){(uintptr_t)m->at[CASE_MEMORY],
                                  (uintptr_t)m->at[CASE_MEMORY] + c->bytes[CASE_MEMORY]};
    memcpy(m->at[CASE_C0] + CASE_PAYLOAD, c->flow, sizeof c->flow);
    for (unsigned k = 0; k < c->fill_count; k++)
        if (!fill(c, m, &c->fills[k]))
            return false;
    return true;
}

static void
memory_free(struct memory *m)
{
    for (unsigned p = 0; p < CASE_PLACES; p++)
        free(m->at[p]);
}

static bool
check(const struct launch_case *c, const struct memory *m, const struct case_range *e, const char *engine)
{
    char what[256];
    const char *error;
    uint32_t value, got;
    if ((uint64_t)e->first + e->count > c->bytes[e->place] / 4)
        return complain(c, e->expression, "expects beyond the end");
    for (uint32_t i = e->first; i < e->first + e->count; i++) {
        if (!case_value(e, i, &value, &error))
            return complain(c, e->expression, error);
        memcpy(&got, m->at[e->place] + 4 * (size_t)i, 4);
        if (got == value)
            continue;
        snprintf(what, sizeof what, "line %u: dword %u is %u (0x%x), expected %u (0x%x)", e->line, i, got,
                 got, value, value);
        return complain(c, engine, what);
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
    return complain(c, engine, what);
}

static bool
run_on(const struct launch_case *c, const struct emu_kernel *kernel, enum backend_engine engine,
       struct backend_pool *pool)
{
    struct memory m;
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    const char *const name = backend_engine_name(engine);
    bool fine = memory_make(c, &m);
    if (fine && backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        fine = complain(c, name, error.text);
    else if (fine) {
        const struct emu_launch launch = {.kernel = kernel,
                                          .work_dim = 1,
                                          .local_size = {c->local, 1, 1},
                                          .group_count = {c->groups, 1, 1},
                                          .payload = m.at[CASE_C0],
                                          .surfaces = m.surfaces,
                                          .surface_count = CAY_SURFACE_COUNT,
                                          .images = m.images,
                                          .image_count = CAY_SURFACE_COUNT,
                                          .ranges = &m.range,
                                          .range_count = 1,
                                          .pool = m.at[CASE_MEMORY],
                                          .local_bytes = c->lds};
        fine = ended_well(c, name, backend_run(pool, code, &launch, HANG_SECONDS, &fault) != 0, &fault);
        for (unsigned k = 0; fine && k < c->expect_count; k++)
            fine = check(c, &m, &c->expects[k], name);
        backend_code_free(code);
    }
    memory_free(&m);
    return fine;
}

static bool
was_refused(const struct launch_case *c, const struct emu_error *error)
{
    if (c->refusal[0] && strstr(error->text, c->refusal))
        return true;
    return complain(c, "lowering", error->text);
}

static bool
run_all(const struct launch_case *c, const struct emu_kernel *kernel)
{
    struct backend_pool *pool = backend_pool_new(1);
    struct emu_error error = {EMU_OK, ""};
    if (!pool)
        abort();
    bool fine = emu_kernel_check(kernel, &error) == 0 || complain(c, "check", error.text);
    for (enum backend_engine engine = BACKEND_REF; fine && engine <= BACKEND_JIT; engine++)
        fine = run_on(c, kernel, engine, pool);
    backend_pool_free(pool);
    return fine;
}

bool
case_run(const struct launch_case *c)
{
    static const struct cay_quirks llvm = {true, true, true, true, true, true}, none;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    struct fe_kernel kernel = {.name = c->name,
                               .code = code,
                               .code_bytes = bytes,
                               .payload_bytes = CASE_PAYLOAD + (c->binds_flow ? FLOW_BYTES : 0)};
    struct emu_error error = {EMU_OK, ""};
    if (cay_lower_bound(&c->bindings, c->llvm_quirks ? &llvm : &none, &program, &kernel, &error))
        return was_refused(c, &error);
    const bool fine = c->refusal[0] ? complain(c, "lowering", "it is not refused") : run_all(c, &kernel.emu);
    lane_program_free(kernel.emu.program);
    return fine;
}
