/* SPDX-License-Identifier: MIT */
/* One launch on one engine. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/raw.h"
#include "launch.h"

enum { INST_BYTES = 16, GRF_BYTES = 32, ORDER_R = 0x10b0, TYPE_UNSIGNED_INT8 = 0x10da };

/* Kernel and routine in one piece. */
struct launch_kernel {
    uint8_t code[2 * LAUNCH_CODE];
    struct fe_kernel kernel;
    struct fe_system system;
    struct fe_patch patches[2 * LAUNCH_SURFACES + LAUNCH_LIST];
};

/* --- memory --- */

struct launch_memory {
    struct emu_surface surfaces[LAUNCH_SURFACES];
    struct emu_image images[LAUNCH_SURFACES];
};

static bool
bind(const struct launch *l, struct launch_memory *m, unsigned n)
{
    const uint32_t bytes = l->surfaces[n].bytes;
    if (!bytes)
        return true;
    uint8_t *const base = calloc(1, bytes);
    if (!base)
        return false;
    m->surfaces[n] = (struct emu_surface){.base = base, .size = bytes};
    const bool flat = l->surfaces[n].width;
    m->images[n] = (struct emu_image){.base = base,
                                      .shape = flat ? EMU_IMAGE_2D : EMU_IMAGE_BUFFER,
                                      .width = flat ? l->surfaces[n].width : bytes,
                                      .height = flat ? l->surfaces[n].height : 1,
                                      .depth = 1,
                                      .layers = 1,
                                      .row_pitch = flat ? l->surfaces[n].width : bytes,
                                      .slice_pitch = bytes};
    emu_image_format_find(ORDER_R, TYPE_UNSIGNED_INT8, &m->images[n].format);
    return true;
}

struct launch_memory *
launch_memory_new(const struct launch *l)
{
    struct launch_memory *m = calloc(1, sizeof *m);
    bool fine = m != NULL;
    for (unsigned n = 0; fine && n < LAUNCH_SURFACES; n++)
        fine = bind(l, m, n);
    if (!fine) {
        launch_memory_free(m);
        return NULL;
    }
    for (unsigned n = 0; n < l->fill_count; n++)
        memcpy(m->surfaces[l->fills[n].surface].base + l->fills[n].at, l->fills[n].bytes, l->fills[n].count);
    return m;
}

void
launch_memory_free(struct launch_memory *m)
{
    for (unsigned n = 0; m && n < LAUNCH_SURFACES; n++)
        free(m->surfaces[n].base);
    free(m);
}

const uint8_t *
launch_surface(const struct launch_memory *m, unsigned surface)
{
    assert(surface < LAUNCH_SURFACES);
    return m->surfaces[surface].base;
}

/* --- the kernel --- */

/* Which surfaces there are; each can be reached as a buffer and as an image. */
static uint32_t
list_surfaces(const struct launch *l, struct fe_patch *patches)
{
    uint32_t count = 0; /* two for each index at most */
    for (uint32_t n = 0; n < LAUNCH_SURFACES; n++) {
        if (!l->surfaces[n].bytes)
            continue;
        patches[count++] = (struct fe_patch){.kind = FE_PATCH_ARG_SURFACE, .arg = n, .offset = n};
        patches[count++] = (struct fe_patch){.kind = FE_PATCH_IMAGE, .arg = n, .offset = n};
    }
    for (uint32_t n = 0; n < l->texels_count; n++)
        patches[count++] = (struct fe_patch){.kind = FE_PATCH_CONSTANTS_SURFACE, .offset = l->texels[n]};
    return count;
}

static uint32_t
whole_registers(uint32_t bytes)
{
    return (bytes + GRF_BYTES - 1) / GRF_BYTES * GRF_BYTES;
}

static void
describe(const struct launch *l, struct launch_kernel *to)
{
    assert(l->code.count && l->code.count <= LAUNCH_CODE && l->routine.count <= LAUNCH_CODE);
    const uint32_t sip = (l->code.count + INST_BYTES - 1) / INST_BYTES * INST_BYTES;
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
                                    .ids_in_payload = l->texels_count > 0, /* such surfaces are Beignet's */
                                    .payload_bytes =
                                        whole_registers(l->curbe_bytes) + whole_registers(l->object_bytes),
                                    .scratch_bytes = l->scratch};
}

/* The constant buffer begins at r1, where OpenCL's threads have something else. */
static bool
lower(const struct launch *l, struct launch_kernel *to, struct emu_error *error)
{
    if (fe_raw_lower(l->device, &to->kernel, error))
        return false;
    to->kernel.emu.payload_rf = to->kernel.registers_rf + GRF_BYTES;
    if (l->has_thread)
        to->kernel.emu.thread_rf = to->kernel.emu.payload_rf + 4 * l->thread;
    return emu_kernel_check(&to->kernel.emu, error) == 0;
}

struct launch_kernel *
launch_load(const struct launch *l, struct emu_error *error)
{
    struct launch_kernel *to = calloc(1, sizeof *to);
    if (!to) {
        emu_fail(error, EMU_NO_MEMORY, "out of memory");
        return NULL;
    }
    describe(l, to);
    if (lower(l, to, error))
        return to;
    launch_unload(to);
    return NULL;
}

void
launch_unload(struct launch_kernel *kernel)
{
    if (kernel)
        lane_program_free(kernel->kernel.emu.program);
    free(kernel);
}

/* --- running --- */

/* What a thread finds from r1 on. */
struct payload {
    uint8_t bytes[LAUNCH_CURBE + LAUNCH_OBJECT + GRF_BYTES];
};

static struct payload
payload_of(const struct launch *l, unsigned run)
{
    struct payload p = {{0}};
    assert(l->curbe_bytes <= LAUNCH_CURBE && l->object_bytes <= LAUNCH_OBJECT);
    memcpy(p.bytes, l->curbe, l->curbe_bytes);
    if (run < l->object_count)
        memcpy(p.bytes + whole_registers(l->curbe_bytes), l->objects[run].bytes, l->objects[run].count);
    return p;
}

static struct emu_launch
description(const struct launch *l, const struct emu_kernel *kernel, const struct launch_memory *m,
            const struct payload *payload)
{
    return (struct emu_launch){.kernel = kernel,
                               .work_dim = 3,
                               .local_size = {l->local, 1, 1},
                               .group_count = {l->groups[0], l->groups[1], l->groups[2]},
                               .payload = payload->bytes,
                               .surfaces = m->surfaces,
                               .surface_count = LAUNCH_SURFACES,
                               .images = m->images,
                               .image_count = LAUNCH_SURFACES,
                               .local_bytes = l->slm};
}

int
launch_run(const struct launch *l, const struct launch_kernel *kernel, struct launch_memory *memory,
           const struct backend_request *how, struct backend_pool *pool, double seconds,
           struct emu_fault *fault, struct emu_error *error)
{
    struct backend_request request = *how;
    assert(kernel->kernel.emu.program && memory && pool);
    struct backend_code *code;
    request.kernel = &kernel->kernel.emu;
    if (backend_code_make(&request, &code, error))
        return -1;
    int faulted = 0;
    for (unsigned run = 0; !faulted && (run == 0 || run < l->object_count); run++) {
        const struct payload payload = payload_of(l, run);
        const struct emu_launch launch = description(l, request.kernel, memory, &payload);
        faulted = backend_run(pool, code, &launch, seconds, fault) != 0;
    }
    backend_code_free(code);
    return faulted;
}
