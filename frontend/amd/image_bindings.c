/* SPDX-License-Identifier: MIT */
#include "image_bindings.h"

#include "cayman/lower/cay_bindings.h"

enum { LOCAL_SIZE_AT = 24, TYPE_SHIFT = 30 };

/* Coordinates of a texel; a container that does not say the shape means the plainest. */
static uint8_t
coordinates_of(const struct fe_arg *arg)
{
    switch (arg->shape) {
    case FE_SHAPE_1D:
    case FE_SHAPE_BUFFER:
        return 1;
    case FE_SHAPE_2D_ARRAY:
    case FE_SHAPE_2D_ARRAY_DEPTH:
    case FE_SHAPE_3D:
        return 3;
    default:
        return 2;
    }
}

static bool
is_binding(const struct fe_patch *patch)
{
    return patch->kind == FE_PATCH_IMAGE || patch->kind == FE_PATCH_TEXTURE ||
           patch->kind == FE_PATCH_TEXTURE_SAMPLER;
}

static bool
any_binding(const struct fe_program *program)
{
    bool any = false;
    for (uint32_t k = 0; k < program->kernel_count; k++)
        for (uint32_t p = 0; p < program->kernels[k].patch_count; p++)
            any |= is_binding(&program->kernels[k].patches[p]);
    return any;
}

/* Every texture that may be there; the words of the others are no texture's. */
static const uint32_t (*make_resources(struct fe_load *load))[8]
{
    uint32_t(*resources)[8] = fe_alloc(load, CAY_RESOURCES, sizeof *resources);
    for (unsigned k = 0; resources && k < CAY_READ_IMAGES; k++)
        resources[CAY_FIRST_TEXTURE + k][7] = (uint32_t)CAY_TEXTURE << TYPE_SHIFT;
    return (const uint32_t(*)[8])resources;
}

static void
bind_kernel(const struct fe_kernel *kernel, struct cay_bindings *b)
{
    for (uint32_t p = 0; p < kernel->patch_count; p++) {
        const struct fe_patch *patch = &kernel->patches[p];
        if (patch->kind != FE_PATCH_IMAGE)
            continue;
        cay_bind(b, patch->offset);
        b->rat_coordinates[patch->offset - CAY_SURFACE_RAT] = coordinates_of(&kernel->args[patch->arg]);
    }
}

int
cay_bind_images(struct fe_load *load)
{
    const struct fe_program *program = &load->image->program;
    if (!any_binding(program))
        return 0;
    const uint32_t(*resources)[8] = make_resources(load);
    struct cay_bindings *bindings = fe_alloc(load, program->kernel_count, sizeof *bindings);
    if (!resources || !bindings)
        return -1;
    for (uint32_t k = 0; k < program->kernel_count; k++) {
        bindings[k] = (struct cay_bindings){.local_size_offset = LOCAL_SIZE_AT, .resources = resources};
        bind_kernel(&program->kernels[k], &bindings[k]);
    }
    load->image->bindings = bindings;
    return 0;
}
