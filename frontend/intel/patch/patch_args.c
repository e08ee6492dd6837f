/* SPDX-License-Identifier: MIT */
/* Tokens that say what an argument is. */
#include "patch.h"

static const uint32_t NO_OFFSET = 0xffffffff;

static const char *
kind_name(enum fe_arg_kind kind)
{
    static const char *const names[] = {
        "unknown",         "a value",  "a global pointer", "a constant pointer",
        "a local pointer", "an image", "a sampler"};
    return names[kind];
}

struct fe_arg *
patch_arg(struct patch_kernel *k, struct fe_bytes item, uint32_t index, enum fe_arg_kind kind)
{
    if (index >= k->items) {
        fe_invalid(k->load, item.at, "%s names argument %u of a kernel with %u tokens", k->row->name, index,
                   k->items);
        return NULL;
    }
    struct fe_arg *arg = &k->kernel->args[index];
    if (arg->kind != FE_ARG_UNKNOWN && kind != FE_ARG_UNKNOWN && arg->kind != kind) {
        fe_invalid(k->load, item.at, "argument %u is both %s and %s", index, kind_name(arg->kind),
                   kind_name(kind));
        return NULL;
    }
    if (kind != FE_ARG_UNKNOWN)
        arg->kind = kind;
    if (k->kernel->arg_count <= index)
        k->kernel->arg_count = index + 1;
    return arg;
}

int
patch_binding_table(struct patch_kernel *k, struct fe_bytes item)
{
    (void)k, (void)item; /* read before the other tokens, which need it */
    return 0;
}

int
patch_global_argument(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t index = patch_field(item, 0);
    if (!patch_arg(k, item, index, FE_ARG_GLOBAL))
        return -1;
    patch_add_surface(k, FE_PATCH_ARG_SURFACE, index, patch_field(item, 1));
    return 0;
}

static int
stateless_argument(struct patch_kernel *k, struct fe_bytes item, enum fe_arg_kind kind)
{
    const uint32_t index = patch_field(item, 0), surface = patch_field(item, 1), size = patch_field(item, 3);
    if (!patch_arg(k, item, index, kind))
        return -1;
    if (size > 8)
        return fe_invalid(k->load, item.at, "argument %u is a pointer of %u bytes", index, size);
    patch_add_value(k, FE_PATCH_ARG_POINTER, index, patch_field(item, 2), size);
    if (surface != NO_OFFSET)
        patch_add_surface(k, FE_PATCH_ARG_SURFACE, index, surface);
    return 0;
}

int
patch_stateless_global(struct patch_kernel *k, struct fe_bytes item)
{
    return stateless_argument(k, item, FE_ARG_GLOBAL);
}

int
patch_stateless_constant(struct patch_kernel *k, struct fe_bytes item)
{
    return stateless_argument(k, item, FE_ARG_CONSTANT);
}
