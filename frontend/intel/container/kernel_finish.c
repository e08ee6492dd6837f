/* SPDX-License-Identifier: MIT */
#include "kernel_finish.h"

static bool
is_surface(enum fe_patch_kind kind)
{
    return kind == FE_PATCH_ARG_SURFACE || kind == FE_PATCH_CONST_SURFACE ||
           kind == FE_PATCH_GLOBAL_SURFACE || kind == FE_PATCH_PRIVATE_SURFACE ||
           kind == FE_PATCH_PRINTF_SURFACE || kind == FE_PATCH_CONSTANTS_SURFACE;
}

/* An index in a table, not an offset in the payload. */
static bool
is_entry(enum fe_patch_kind kind)
{
    return is_surface(kind) || kind == FE_PATCH_IMAGE || kind == FE_PATCH_IMAGE_FLAT ||
           kind == FE_PATCH_SAMPLER;
}

static int
finish_args(struct fe_load *load, size_t at, struct fe_kernel *kernel, const uint32_t *type_sizes)
{
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        struct fe_arg *arg = &kernel->args[i];
        if (!arg->local_align)
            arg->local_align = 1;
        if (arg->kind != FE_ARG_VALUE)
            arg->size = load->image->program.address_bits / 8;
        else if (type_sizes[i])
            arg->size = type_sizes[i];
        if (arg->size > FE_MAX_PAYLOAD)
            return fe_invalid(load, at, "argument %u of kernel %.64s has %u bytes", i, kernel->name,
                              arg->size);
    }
    return 0;
}

static int
check_patch(struct fe_load *load, size_t at, const struct fe_kernel *kernel, const struct fe_patch *p)
{
    if (is_entry(p->kind))
        return 0;
    const uint32_t bytes = kernel->payload_bytes + kernel->link_bytes;
    if (p->size > bytes || p->offset > bytes - p->size)
        return fe_invalid(load, at,
                          "kernel %.64s has a launch value at [%u, +%u) of %u bytes of cross-thread data",
                          kernel->name, p->offset, p->size, bytes);
    if (p->kind == FE_PATCH_ARG_VALUE && p->source >= kernel->args[p->arg].size)
        return fe_invalid(load, at, "kernel %.64s reads byte %u of argument %u, which has %u", kernel->name,
                          p->source, p->arg, kernel->args[p->arg].size);
    return 0;
}

/* Besides the header that every payload has: global offset, then local size (IGC, PAYLOAD_HEADER). Global ids
 * come from the enqueued local size. */
static bool
asks_local_size(const struct fe_kernel *kernel)
{
    enum { HEADER_AT = 12 };
    for (uint32_t i = 0; i < kernel->patch_count; i++) {
        const struct fe_patch *p = &kernel->patches[i];
        if (p->kind == FE_PATCH_LOCAL_SIZE && p->offset != HEADER_AT + 4 * p->source)
            return true;
    }
    return false;
}

int
intel_finish_kernel(struct fe_load *load, size_t at, struct fe_kernel *kernel, const uint32_t *type_sizes)
{
    if (finish_args(load, at, kernel, type_sizes))
        return -1;
    for (uint32_t i = 0; i < kernel->patch_count; i++)
        if (check_patch(load, at, kernel, &kernel->patches[i]))
            return -1;
    kernel->args_known = true;
    kernel->asks_local_size = asks_local_size(kernel);
    kernel->narrow = load->image->program.address_bits == 32;
    return 0;
}
