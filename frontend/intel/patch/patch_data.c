/* SPDX-License-Identifier: MIT */
/* DATA_PARAMETER_BUFFER: launch values in the cross-thread data. */
#include "intel/container/missing.h"
#include "patch.h"

struct data_parameter {
    uint32_t type, arg, offset, size, source;
};

/* kind: enum fe_patch_kind, or what the handler says. */
struct data_row {
    const char *name;
    int (*handle)(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p,
                  unsigned kind);
    unsigned kind;
};

static int
data_argument(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned kind)
{
    const bool value = kind == FE_PATCH_ARG_VALUE;
    struct fe_arg *arg = patch_arg(k, item, p->arg, value ? FE_ARG_VALUE : FE_ARG_UNKNOWN);
    if (!arg)
        return -1;
    if (p->source > FE_MAX_PAYLOAD || p->size > (value ? (uint32_t)FE_MAX_PAYLOAD : 8))
        return fe_invalid(k->load, item.at, "bytes [%u, +%u) of argument %u", p->source, p->size, p->arg);
    if (value && arg->size < p->source + p->size)
        arg->size = p->source + p->size;
    if (p->size)
        patch_add(k, &(struct fe_patch){(enum fe_patch_kind)kind, p->arg, value ? p->source : 0, p->offset,
                                        p->size});
    return 0;
}

static int
data_dimension(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned kind)
{
    if (p->source / 4 > 2 || p->size > 8)
        return fe_invalid(k->load, item.at, "launch value of dimension %u with %u bytes", p->source / 4,
                          p->size);
    if (p->size)
        patch_add(k, &(struct fe_patch){(enum fe_patch_kind)kind, 0, p->source / 4, p->offset, p->size});
    return 0;
}

static int
data_plain(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned kind)
{
    if (p->size > 8)
        return fe_invalid(k->load, item.at, "launch value of %u bytes", p->size);
    patch_add_value(k, (enum fe_patch_kind)kind, 0, p->offset, p->size);
    return 0;
}

/* One per local pointer argument; SourceOffset is the alignment of what it points to. */
static int
data_local(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned kind)
{
    struct fe_arg *arg = patch_arg(k, item, p->arg, FE_ARG_LOCAL);
    if (!arg)
        return -1;
    const uint32_t align = p->source ? p->source : 1;
    if (p->size > 8 || (align & (align - 1)) || align > FE_MAX_PAYLOAD)
        return fe_invalid(k->load, item.at, "local argument of %u bytes aligned to %u", p->size, p->source);
    arg->local_align = align;
    patch_add_value(k, (enum fe_patch_kind)kind, p->arg, p->offset, p->size);
    return 0;
}

static int
describe(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p,
         enum fe_patch_kind kind, uint32_t what)
{
    if (!patch_arg(k, item, p->arg, FE_ARG_UNKNOWN)) /* the argument's own token says what it is */
        return -1;
    if (p->size > 8)
        return fe_invalid(k->load, item.at, "a description of %u bytes of argument %u", p->size, p->arg);
    if (p->size)
        patch_add(k, &(struct fe_patch){kind, p->arg, what, p->offset, p->size});
    return 0;
}

static int
data_image(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned what)
{
    return describe(k, item, p, FE_PATCH_IMAGE_VALUE, what);
}

static int
data_sampler(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned what)
{
    return describe(k, item, p, FE_PATCH_SAMPLER_VALUE, what);
}

static int
data_ignore(struct patch_kernel *k, struct fe_bytes item, const struct data_parameter *p, unsigned kind)
{
    (void)k, (void)item, (void)p, (void)kind;
    return 0;
}

#define data_refuse NULL
static const struct data_row rows[] = {
#define DATA(type, name, handler, kind) [type] = {#name, data_##handler, (unsigned)(kind)},
#include "patch_data.def"
#undef DATA
};

int
patch_data_parameter(struct patch_kernel *k, struct fe_bytes item)
{
    const struct data_parameter p = {patch_field(item, 0), patch_field(item, 1), patch_field(item, 2),
                                     patch_field(item, 3), patch_field(item, 4)};
    const struct data_row *row = p.type < sizeof rows / sizeof rows[0] ? &rows[p.type] : NULL;
    if (row && row->handle)
        return row->handle(k, item, &p, row->kind);
    if (row && row->name)
        intel_refuse_missing(k->load, k->kernel->name, row->name);
    else
        fe_refuse(k->load, "kernel %.64s needs a launch value of type %u, which Caygen does not know",
                  k->kernel->name, p.type);
    return 0;
}
