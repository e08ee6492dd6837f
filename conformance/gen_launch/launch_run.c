/* SPDX-License-Identifier: MIT */
/* One launch on the reference, simd and jit. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "launch.h"

enum { HANG_SECONDS = 60, INST_BYTES = 16, GRF_BYTES = 32, ORDER_R = 0x10b0, TYPE_UNSIGNED_INT8 = 0x10da };

/* Kernel and routine in one piece. */
struct loaded {
    uint8_t code[2 * LAUNCH_CODE];
    struct fe_kernel kernel;
    struct fe_system system;
    struct fe_patch patches[2 * LAUNCH_SURFACES];
};

static bool
complain(const struct launch *l, const char *engine, const char *what)
{
    printf("%s (line %u), %s: %s\n", l->name, l->line, engine, what);
    return false;
}

/* --- memory --- */

struct memory {
    struct emu_surface surfaces[LAUNCH_SURFACES];
    struct emu_image images[LAUNCH_SURFACES];
};

static void
bind(const struct launch *l, struct memory *m, unsigned n)
{
    const uint32_t bytes = l->surfaces[n].bytes;
    if (!bytes)
        return;
    uint8_t *const base = calloc(1, bytes);
    if (!base)
        abort();
    m->surfaces[n] = (struct emu_surface){.base = base, .size = bytes};
    if (!l->surfaces[n].width)
        return;
    m->images[n] = (struct emu_image){.base = base,
                                      .shape = EMU_IMAGE_2D,
                                      .width = l->surfaces[n].width,
                                      .height = l->surfaces[n].height,
                                      .depth = 1,
                                      .layers = 1,
                                      .row_pitch = l->surfaces[n].width,
                                      .slice_pitch = bytes};
    emu_image_format_find(ORDER_R, TYPE_UNSIGNED_INT8, &m->images[n].format);
}

static struct memory *
memory_new(const struct launch *l)
{
    struct memory *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    for (unsigned n = 0; n < LAUNCH_SURFACES; n++)
        bind(l, m, n);
    for (unsigned n = 0; n < l->fill_count; n++)
        memcpy(m->surfaces[l->fills[n].surface].base + l->fills[n].at, l->fills[n].bytes, l->fills[n].count);
    return m;
}

static void
memory_free(struct memory *m)
{
    for (unsigned n = 0; n < LAUNCH_SURFACES; n++)
        free(m->surfaces[n].base);
    free(m);
}

static double
real(uint64_t u, uint8_t type)
{
    double d;
    float f;
    const uint32_t word = (uint32_t)u;
    memcpy(&d, &u, sizeof d);
    memcpy(&f, &word, sizeof f);
    return type == LANE_DF ? d : (double)f;
}

/* The numbers' places among all of their type. */
static double
place(uint64_t u, uint8_t type)
{
    const bool is_double = type == LANE_DF;
    const uint64_t sign = is_double ? 1ull << 63 : 1u << 31;
    const double size = (double)(u & (sign - 1));
    return u & sign ? -size : size;
}

static bool
is_near(const struct launch_block *e, uint64_t have, uint64_t want)
{
    if (e->ulps <= 0 && e->absolute <= 0)
        return false;
    const double x = real(have, e->type), y = real(want, e->type);
    if (isnan(x) || isnan(y))
        return isnan(x) && isnan(y);
    return fabs(x - y) <= e->absolute || fabs(place(have, e->type) - place(want, e->type)) <= e->ulps;
}

static bool
compare(const struct launch *l, const struct memory *m, const struct launch_block *e, const char *engine)
{
    const uint8_t *got = m->surfaces[e->surface].base + e->at;
    const uint32_t bytes = lane_type_bytes(e->type);
    char what[160];
    for (uint32_t i = 0; i < e->count; i += bytes) {
        uint64_t want = 0, have = 0;
        memcpy(&want, e->bytes + i, bytes);
        memcpy(&have, got + i, bytes);
        if (want == have || is_near(e, have, want))
            continue;
        snprintf(what, sizeof what, "line %u: surface %u, byte %u: expected 0x%llx, got 0x%llx", e->line,
                 e->surface, e->at + i, (unsigned long long)want, (unsigned long long)have);
        return complain(l, engine, what);
    }
    return true;
}

/* --- running --- */

static bool
ended_well(const struct launch *l, const char *engine, bool faulted, const struct emu_fault *fault)
{
    char what[256];
    const char *name = faulted ? emu_fault_name(fault->kind) : "the end";
    if (!l->fault[0] && !faulted)
        return true;
    snprintf(what, sizeof what, "ends with %s at 0x%x, control 0x%x 0x%x 0x%x", name,
             faulted ? fault->inst : 0, fault->control[0], fault->control[1], fault->control[2]);
    if (!faulted || strcmp(name, l->fault) != 0 || fault->inst != l->fault_at)
        return complain(l, engine, what);
    if (l->has_control && memcmp(fault->control, l->control, sizeof l->control) != 0)
        return complain(l, engine, what);
    return true;
}

static struct emu_launch
description(const struct launch *l, const struct emu_kernel *kernel, const struct memory *m)
{
    return (struct emu_launch){.kernel = kernel,
                               .work_dim = 3,
                               .local_size = {l->local, 1, 1},
                               .group_count = {l->groups[0], l->groups[1], l->groups[2]},
                               .payload = l->curbe,
                               .surfaces = m->surfaces,
                               .surface_count = LAUNCH_SURFACES,
                               .images = m->images,
                               .image_count = LAUNCH_SURFACES,
                               .local_bytes = l->slm};
}

static bool
run_on(const struct launch *l, const struct emu_kernel *kernel, enum backend_engine engine,
       struct backend_pool *pool)
{
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    const char *const name = backend_engine_name(engine);
    if (backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        return complain(l, name, error.text);
    struct memory *m = memory_new(l);
    const struct emu_launch launch = description(l, kernel, m);
    bool fine = ended_well(l, name, backend_run(pool, code, &launch, HANG_SECONDS, &fault) != 0, &fault);
    for (unsigned n = 0; fine && n < l->expect_count; n++)
        fine = compare(l, m, &l->expects[n], name);
    backend_code_free(code);
    memory_free(m);
    return fine;
}

/* Which surfaces there are; every image can be reached as a buffer, too. */
static uint32_t
list_surfaces(const struct launch *l, struct fe_patch *patches)
{
    uint32_t count = 0;
    for (uint32_t n = 0; n < LAUNCH_SURFACES; n++) {
        if (l->surfaces[n].bytes)
            patches[count++] = (struct fe_patch){.kind = FE_PATCH_ARG_SURFACE, .arg = n, .offset = n};
        if (l->surfaces[n].width)
            patches[count++] = (struct fe_patch){.kind = FE_PATCH_IMAGE, .arg = n, .offset = n};
    }
    return count;
}

static void
load(const struct launch *l, struct loaded *to)
{
    const uint32_t sip = (l->code.count + INST_BYTES - 1) / INST_BYTES * INST_BYTES;
    memset(to, 0, sizeof *to);
    memcpy(to->code, l->code.bytes, l->code.count);
    memcpy(to->code + sip, l->routine.bytes, l->routine.count);
    to->system = (struct fe_system){.routine = l->routine.count ? sip : FE_NO_ROUTINE,
                                    .enabled = l->enabled,
                                    .addresses = l->break_at,
                                    .address_count = l->break_at_count,
                                    .opcodes = l->break_opcodes,
                                    .opcode_count = l->break_opcode_count,
                                    .steps = l->steps,
                                    .halts = l->halts,
                                    .halt_surface = l->halt_surface};
    to->kernel = (struct fe_kernel){.name = l->name,
                                    .code = to->code,
                                    .code_bytes = l->routine.count ? sip + l->routine.count : l->code.count,
                                    .simd = l->simd,
                                    .system = l->has_system ? &to->system : NULL,
                                    .patches = to->patches,
                                    .patch_count = list_surfaces(l, to->patches),
                                    .no_local_ids = true,
                                    .payload_bytes = (l->curbe_bytes + GRF_BYTES - 1) / GRF_BYTES * GRF_BYTES,
                                    .scratch_bytes = l->scratch};
}

static bool
run_all(const struct launch *l, const struct emu_kernel *kernel)
{
    struct backend_pool *pool = backend_pool_new(1);
    struct emu_error error = {EMU_OK, ""};
    if (!pool)
        abort();
    bool fine = emu_kernel_check(kernel, &error) == 0 || complain(l, "check", error.text);
    for (enum backend_engine engine = BACKEND_REF; fine && engine <= BACKEND_JIT; engine++)
        fine = run_on(l, kernel, engine, pool);
    backend_pool_free(pool);
    return fine;
}

/* The constant buffer begins at r1, where OpenCL's threads have something else. */
bool
launch_run(const struct launch *l)
{
    static struct loaded loaded;
    struct emu_error error = {EMU_OK, ""};
    load(l, &loaded);
    if (gen_lower(NULL, l->platform, &loaded.kernel, &error))
        return l->refused[0] && strstr(error.text, l->refused) ? true : complain(l, "lowering", error.text);
    loaded.kernel.emu.payload_rf = loaded.kernel.registers_rf + GRF_BYTES;
    if (l->has_thread)
        loaded.kernel.emu.thread_rf = loaded.kernel.emu.payload_rf + 4 * l->thread;
    const bool fine =
        l->refused[0] ? complain(l, "lowering", "it is not refused") : run_all(l, &loaded.kernel.emu);
    lane_program_free(loaded.kernel.emu.program);
    return fine;
}
