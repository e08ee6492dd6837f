/* SPDX-License-Identifier: MIT */
/* The descriptors that one constant and the kernel's surfaces and samplers make. */
#include "lower_send.h"

enum { SURFACES = 256, SAMPLER_AT = 8, SAMPLERS = 16 };

static bool
is_image(const struct fe_patch *p)
{
    return p->kind == FE_PATCH_IMAGE || p->kind == FE_PATCH_IMAGE_FLAT;
}

static bool
is_buffer(const struct fe_patch *p)
{
    switch (p->kind) {
    case FE_PATCH_ARG_SURFACE:
    case FE_PATCH_CONST_SURFACE:
    case FE_PATCH_GLOBAL_SURFACE:
    case FE_PATCH_PRIVATE_SURFACE:
    case FE_PATCH_PRINTF_SURFACE:
    case FE_PATCH_CONSTANTS_SURFACE:
        return true;
    default:
        return false;
    }
}

static bool
names_images(enum gen_message_id id)
{
    switch (id) {
    case GEN_MSG_sampler:
    case GEN_MSG_typed_read:
    case GEN_MSG_typed_write:
    case GEN_MSG_typed_atomic:
    case GEN_MSG_media_read:
    case GEN_MSG_media_write:
    case GEN_MSG_render_media_read:
    case GEN_MSG_render_media_write:
    case GEN_MSG_sampler_media_read:
        return true;
    default:
        return false;
    }
}

/* Pointers that a program keeps together may lead to local memory, too. */
static bool
reaches_local(enum gen_message_id id)
{
    switch (id) {
    case GEN_MSG_untyped_read:
    case GEN_MSG_untyped_write:
    case GEN_MSG_untyped_atomic:
    case GEN_MSG_byte_gather:
    case GEN_MSG_byte_scatter:
    case GEN_MSG_dword_gather:
    case GEN_MSG_dword_scatter:
        return true;
    default:
        return false;
    }
}

static bool
has_surface(const struct fe_kernel *kernel, enum gen_message_id id, uint32_t surface)
{
    for (uint32_t i = 0; i < kernel->patch_count; i++) {
        const struct fe_patch *p = &kernel->patches[i];
        if (p->offset == surface && (names_images(id) ? is_image(p) : is_buffer(p)))
            return true;
    }
    return surface == GEN_BTI_SLM && reaches_local(id);
}

static bool
add(struct lower_forms *forms, uint32_t desc)
{
    for (unsigned n = 0; n < forms->count; n++)
        if (forms->desc[n] == desc)
            return true;
    if (forms->count == LOWER_FORMS) {
        forms->refused = "descriptor in a register, which may be one of too many";
        return false;
    }
    forms->desc[forms->count++] = desc;
    return true;
}

static bool
add_samplers(struct lower_forms *forms, uint32_t desc, uint32_t bits)
{
    bool fine = true;
    for (uint32_t n = 0; n < SAMPLERS && fine; n++)
        if (!(n << SAMPLER_AT & ~bits))
            fine = add(forms, (desc & ~bits) | n << SAMPLER_AT);
    return fine;
}

bool
lower_add_forms(const struct lower_send *s, struct lower_forms *forms, const struct gen_message *m,
                uint32_t index)
{
    enum { SURFACE = SURFACES - 1 };
    const uint32_t surfaces = index & SURFACE, samplers = index & ~(uint32_t)SURFACE;
    bool fine = true;
    if (!surfaces)
        return add_samplers(forms, m->desc, samplers);
    if (!lower_pay(s->l, SURFACES * (uint64_t)(1 + s->l->kernel->patch_count)))
        return false;
    for (uint32_t n = 0; n < SURFACES && fine; n++)
        if ((n & ~surfaces) == (m->bti & ~surfaces) && has_surface(s->l->kernel, m->id, n))
            fine = add_samplers(forms, (m->desc & ~(uint32_t)SURFACE) | n, samplers);
    return fine;
}
