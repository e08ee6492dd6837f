/* SPDX-License-Identifier: MIT */
/* What only all tokens of a kernel together decide. */
#include "patch.h"

static bool
is_surface(enum fe_patch_kind kind)
{
    return kind == FE_PATCH_ARG_SURFACE || kind == FE_PATCH_CONST_SURFACE ||
           kind == FE_PATCH_GLOBAL_SURFACE || kind == FE_PATCH_PRIVATE_SURFACE ||
           kind == FE_PATCH_PRINTF_SURFACE;
}

static int
finish_args(struct patch_kernel *k, struct fe_bytes list)
{
    for (uint32_t i = 0; i < k->kernel->arg_count; i++) {
        struct fe_arg *arg = &k->kernel->args[i];
        if (!arg->local_align)
            arg->local_align = 1;
        if (arg->kind != FE_ARG_VALUE)
            arg->size = k->load->image->program.address_bits / 8;
        else if (k->type_sizes[i])
            arg->size = k->type_sizes[i];
        if (arg->size > FE_MAX_PAYLOAD)
            return fe_invalid(k->load, list.at, "argument %u of kernel %.64s has %u bytes", i,
                              k->kernel->name, arg->size);
    }
    return 0;
}

static int
check_patch(struct patch_kernel *k, struct fe_bytes list, const struct fe_patch *p)
{
    const struct fe_kernel *kernel = k->kernel;
    if (is_surface(p->kind))
        return 0;
    if (p->size > kernel->payload_bytes || p->offset > kernel->payload_bytes - p->size)
        return fe_invalid(k->load, list.at,
                          "kernel %.64s has a launch value at [%u, +%u) of %u bytes of cross-thread data",
                          kernel->name, p->offset, p->size, kernel->payload_bytes);
    if (p->kind == FE_PATCH_ARG_VALUE && p->source >= kernel->args[p->arg].size)
        return fe_invalid(k->load, list.at, "kernel %.64s reads byte %u of argument %u, which has %u",
                          kernel->name, p->source, p->arg, kernel->args[p->arg].size);
    return 0;
}

int
patch_finish(struct patch_kernel *k, struct fe_bytes list)
{
    struct fe_kernel *kernel = k->kernel;
    if (!k->has_environment)
        return fe_invalid(k->load, list.at, "kernel %.64s has no EXECUTION_ENVIRONMENT token", kernel->name);
    if (!k->has_payload)
        return fe_invalid(k->load, list.at, "kernel %.64s has no THREAD_PAYLOAD token", kernel->name);
    if (finish_args(k, list))
        return -1;
    for (uint32_t i = 0; i < kernel->patch_count; i++)
        if (check_patch(k, list, &kernel->patches[i]))
            return -1;
    for (uint32_t i = 0; i < kernel->printf_count; i++)
        if (!k->strings[i])
            k->strings[i] = "";
    kernel->printf_strings = k->strings;
    kernel->args_known = true;
    return 0;
}
