/* SPDX-License-Identifier: MIT */
/* The list of launch values: where in the payload a kernel wants which. */
#include "beignet.h"

struct value {
    uint32_t type, subtype, offset;
    size_t at; /* in the file */
};

struct row {
    const char *name;
    int (*handle)(struct beignet_kernel *k, const struct value *v, unsigned kind);
    unsigned kind;
};

static void
add(struct beignet_kernel *k, const struct value *v, enum fe_patch_kind kind, uint32_t arg, uint32_t source,
    uint32_t size)
{
    beignet_add(k, (struct fe_patch){kind, arg, source, v->offset, size});
}

/* A row of three has x first. */
static uint32_t
dimension_of(const struct value *v)
{
    return v->type % 3;
}

static int
value_skip(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    (void)k, (void)v, (void)kind;
    return 0;
}

static int
value_refuse(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    (void)kind;
    fe_refuse(k->cursor->load,
              "kernel %.64s needs a launch value that Caygen does not provide (Beignet's number %u)",
              k->kernel->name, v->type);
    return 0;
}

static int
value_number(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    add(k, v, (enum fe_patch_kind)kind, 0, dimension_of(v), 4);
    return 0;
}

/* A number by which code can notice the size of work-groups. */
static int
value_group(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    k->kernel->asks_local_size = true;
    return value_number(k, v, kind);
}

static int
value_pointer(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    add(k, v, (enum fe_patch_kind)kind, 0, 0, beignet_pointer_bytes(k));
    return 0;
}

/* Where pointers have 32 bits, private memory is addressed from the start of its surface. */
static int
value_stack(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    if (v->subtype)
        return fe_invalid(k->cursor->load, v->at, "extra argument %u", v->subtype);
    return k->version >= 200 && k->kernel->private_bytes ? value_pointer(k, v, kind) : 0;
}

static bool
fits(const struct beignet_kernel *k, const struct value *v, uint32_t bytes)
{
    const uint32_t all = k->kernel->payload_bytes;
    return bytes <= all && v->offset <= all - bytes && v->offset % 4 == 0;
}

static int
take_place(struct beignet_kernel *k, const struct value *v, uint32_t bytes, uint32_t *place)
{
    if (*place || !fits(k, v, bytes))
        return fe_invalid(k->cursor->load, v->at, "kernel %.64s wants launch value %u at %u of %u bytes%s",
                          k->kernel->name, v->type, v->offset, k->kernel->payload_bytes,
                          *place ? ", for the second time" : "");
    *place = v->offset + 1;
    return 0;
}

static int
value_id(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    return take_place(k, v, 4 * k->kernel->simd, &k->kernel->id_places[kind]);
}

static int
value_thread(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    (void)kind;
    return take_place(k, v, 4, &k->kernel->thread_place);
}

static int
add_buffer(struct beignet_kernel *k, const struct value *v)
{
    const uint32_t surface = k->surfaces[v->subtype];
    if (beignet_check_surface(k, v->at, surface))
        return -1;
    add(k, v, FE_PATCH_ARG_POINTER, v->subtype, 0, beignet_pointer_bytes(k));
    beignet_add(k, (struct fe_patch){.kind = FE_PATCH_ARG_SURFACE, .arg = v->subtype, .offset = surface});
    return 0;
}

static int
value_argument(struct beignet_kernel *k, const struct value *v, unsigned kind)
{
    (void)kind;
    const uint32_t i = v->subtype;
    if (i >= k->kernel->arg_count)
        return fe_invalid(k->cursor->load, v->at, "kernel %.64s has %u arguments and wants argument %u",
                          k->kernel->name, k->kernel->arg_count, i);
    switch (k->kernel->args[i].kind) {
    case FE_ARG_VALUE:
        add(k, v, FE_PATCH_ARG_VALUE, i, 0, k->bytes[i]);
        return 0;
    case FE_ARG_GLOBAL:
        return add_buffer(k, v);
    case FE_ARG_CONSTANT:
        if (k->version >= 200)
            return add_buffer(k, v);
        add(k, v, FE_PATCH_ARG_CONSTANT, i, 0, 4);
        return 0;
    case FE_ARG_LOCAL:
        add(k, v, FE_PATCH_ARG_LOCAL, i, 0, 4);
        return 0;
    case FE_ARG_SAMPLER:
        add(k, v, FE_PATCH_SAMPLER_VALUE, i, FE_SAMPLER_CLK, 4);
        return 0;
    default:
        return 0; /* an image is its binding table index */
    }
}

static const struct row rows[] = {
#define VALUE(number, name, handler, kind) [number] = {#name, value_##handler, (unsigned)(kind)},
#include "values.def"
#undef VALUE
};

int
beignet_apply_values(struct beignet_kernel *k)
{
    for (size_t at = 0; at < k->values.size; at += BEIGNET_VALUE_BYTES) {
        const struct value v = {fe_u32(k->values, at), fe_u32(k->values, at + 4), fe_u32(k->values, at + 8),
                                k->values.at + at};
        if (v.type >= sizeof rows / sizeof rows[0])
            return fe_invalid(k->cursor->load, v.at,
                              "kernel %.64s wants launch value %u, which Beignet has not", k->kernel->name,
                              v.type);
        if (rows[v.type].handle(k, &v, rows[v.type].kind))
            return -1;
    }
    return 0;
}
