/* SPDX-License-Identifier: MIT */
#include "params.h"

#include <assert.h>

#include "cayman/isa/cay_resource.h"
#include "image_bindings.h"

static void
put(struct cay_params *p, struct fe_patch patch)
{
    p->patches[p->count++] = patch;
}

void
cay_params_begin(struct cay_params *p, struct fe_patch *patches)
{
    static const enum fe_patch_kind kinds[] = {FE_PATCH_GROUP_COUNT, FE_PATCH_GLOBAL_SIZE,
                                               FE_PATCH_LOCAL_SIZE};
    *p = (struct cay_params){.patches = patches};
    for (uint32_t k = 0; k < 3; k++)
        for (uint32_t d = 0; d < 3; d++)
            put(p, (struct fe_patch){kinds[k], 0, d, 12 * k + 4 * d, 4});
}

/* Reserves size bytes; false when they cannot be there. */
static bool
reserve(struct cay_params *p, uint32_t size, uint32_t align, uint32_t *offset)
{
    if (!size || size > CAY_PARAMS_MAX || !align || align > CAY_PARAMS_MAX || (align & (align - 1)))
        return false;
    const uint32_t at = (p->cursor + align - 1) & ~(align - 1);
    const uint32_t end = at + ((size + align - 1) & ~(align - 1)); /* a vec3 takes a vec4's place */
    if (end > CAY_PARAMS_MAX)
        return false;
    *offset = CAY_PARAMS_START + at;
    p->cursor = end;
    return true;
}

bool
cay_params_add(struct cay_params *p, uint32_t index, enum fe_arg_kind kind, uint32_t size, uint32_t align)
{
    uint32_t offset;
    const bool pointer = kind == FE_ARG_GLOBAL || kind == FE_ARG_CONSTANT, local = kind == FE_ARG_LOCAL;
    if (!pointer && !local && kind != FE_ARG_VALUE)
        return false;
    if (pointer || local)
        size = align = 4;
    if (!reserve(p, size, align, &offset))
        return false;
    put(p, (struct fe_patch){pointer ? FE_PATCH_ARG_POINTER
                             : local ? FE_PATCH_ARG_LOCAL
                                     : FE_PATCH_ARG_VALUE,
                             index, 0, offset, size});
    return true;
}

static bool
add_opaque(struct cay_params *p, struct fe_patch patch)
{
    uint32_t offset;
    if (!reserve(p, 4, 4, &offset))
        return false;
    put(p, patch);
    return true;
}

bool
cay_params_add_image(struct cay_params *p, uint32_t index, bool is_written)
{
    if (is_written ? p->images == CAY_WRITE_IMAGES : p->textures == CAY_READ_IMAGES)
        return false;
    const uint32_t number =
        is_written ? CAY_FIRST_IMAGE_RAT + p->images++ : CAY_FIRST_TEXTURE + p->textures++;
    return add_opaque(p,
                      (struct fe_patch){is_written ? FE_PATCH_IMAGE : FE_PATCH_TEXTURE, index, 0, number, 0});
}

bool
cay_params_add_sampler(struct cay_params *p, uint32_t index)
{
    if (p->samplers == CAY_SAMPLERS)
        return false;
    return add_opaque(p, (struct fe_patch){FE_PATCH_TEXTURE_SAMPLER, index, 0, p->samplers++, 0});
}

void
cay_params_count_images(const struct cay_params *p, struct fe_kernel *kernel)
{
    kernel->texture_count = p->textures ? CAY_FIRST_TEXTURE + p->textures : 0;
    kernel->texture_sampler_count = p->samplers;
    kernel->surface_count = p->images ? CAY_FIRST_IMAGE_RAT + p->images : 0;
}

bool
cay_params_add_dim(struct cay_params *p)
{
    uint32_t offset;
    if (p->has_dim || !reserve(p, 4, 4, &offset))
        return false;
    put(p, (struct fe_patch){FE_PATCH_WORK_DIM, 0, 0, offset, 4});
    return p->has_dim = true;
}

bool
cay_params_add_offset(struct cay_params *p)
{
    uint32_t offset;
    if (p->has_offset || !reserve(p, 12, 4, &offset))
        return false;
    for (uint32_t d = 0; d < 3; d++)
        put(p, (struct fe_patch){FE_PATCH_GLOBAL_OFFSET, 0, d, offset + 4 * d, 4});
    return p->has_offset = true;
}

/* The size is rounded up to what one constant holds, so that reading a whole vec4 stays inside. */
uint32_t
cay_params_end(struct cay_params *p)
{
    cay_params_add_dim(p);
    cay_params_add_offset(p);
    return (CAY_PARAMS_START + p->cursor + 15) & ~15u;
}
