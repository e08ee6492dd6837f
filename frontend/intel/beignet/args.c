/* SPDX-License-Identifier: MIT */
/* A kernel's arguments. */
#include "beignet.h"
#include "intel/container/kernel_finish.h"

enum { ARG_BYTES = 33, MAX_ALIGN = 128 };

/* What Beignet calls an argument's type. */
static const enum fe_arg_kind kinds[] = {FE_ARG_VALUE, FE_ARG_GLOBAL, FE_ARG_CONSTANT,
                                         FE_ARG_LOCAL, FE_ARG_IMAGE,  FE_ARG_SAMPLER};
enum { TYPE_PIPE = sizeof kinds / sizeof kinds[0] };

struct record {
    uint32_t type, size, align, address_space;
    uint8_t surface;
    const char *type_name, *access, *qualifiers, *name;
};

static int
take_record(struct beignet_cursor *c, struct record *r)
{
    struct fe_bytes surface;
    if (beignet_u32(c, "an argument's type", &r->type) || beignet_u32(c, "an argument's size", &r->size) ||
        beignet_u32(c, "an argument's alignment", &r->align) ||
        beignet_take(c, 1, "an argument's surface", &surface) ||
        beignet_u32(c, "an argument's address space", &r->address_space) ||
        beignet_text(c, "a type's name", &r->type_name) ||
        beignet_text(c, "an access qualifier", &r->access) ||
        beignet_text(c, "type qualifiers", &r->qualifiers) || beignet_text(c, "an argument's name", &r->name))
        return -1;
    r->surface = surface.data[0];
    return 0;
}

/* "read_only" without the underscores, "none". */
static const char *
access_text(const char *access)
{
    static const char *const texts[] = {"__read_only", "__write_only", "__read_write"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(texts[i] + 2, access) == 0)
            return texts[i];
    return access;
}

static enum fe_image_shape
shape_of(const char *type)
{
    static const struct {
        const char *type;
        enum fe_image_shape shape;
    } shapes[] = {{"image1d_t", FE_SHAPE_1D},
                  {"image1d_array_t", FE_SHAPE_1D_ARRAY},
                  {"image1d_buffer_t", FE_SHAPE_BUFFER},
                  {"image2d_t", FE_SHAPE_2D},
                  {"image2d_array_t", FE_SHAPE_2D_ARRAY},
                  {"image2d_depth_t", FE_SHAPE_2D_DEPTH},
                  {"image2d_array_depth_t", FE_SHAPE_2D_ARRAY_DEPTH},
                  {"image3d_t", FE_SHAPE_3D}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        if (strcmp(shapes[i].type, type) == 0)
            return shapes[i].shape;
    return FE_SHAPE_UNKNOWN;
}

static int
describe(struct beignet_kernel *k, const struct record *r, struct fe_arg *arg)
{
    const char *const texts[INTEL_ARG_TEXTS] = {[ARG_ADDRESS] = "",
                                                [ARG_ACCESS] = access_text(r->access),
                                                [ARG_NAME] = r->name,
                                                [ARG_TYPE] = r->type_name,
                                                [ARG_QUALIFIER] = r->qualifiers};
    uint32_t unused;
    if (intel_arg_info(k->cursor->load, arg, texts, &unused))
        return -1;
    if (arg->kind == FE_ARG_IMAGE)
        arg->shape = shape_of(r->type_name);
    return 0;
}

static bool
is_alignment(uint32_t align)
{
    return align && !(align & (align - 1)) && align <= MAX_ALIGN;
}

/* A structure's size is without the padding at its end. */
static uint32_t
padded(const struct record *r)
{
    return is_alignment(r->align) && r->size <= FE_MAX_PAYLOAD ? (r->size + r->align - 1) & -r->align
                                                               : r->size;
}

static int
take_kind(struct beignet_kernel *k, uint32_t i, const struct record *r, struct fe_arg *arg)
{
    if (r->type > TYPE_PIPE)
        return fe_invalid(k->cursor->load, k->cursor->at, "argument %u of kernel %.64s is of type %u", i,
                          k->kernel->name, r->type);
    if (r->type == TYPE_PIPE)
        fe_refuse(k->cursor->load, "argument %u of kernel %.64s is a pipe in Beignet's form", i,
                  k->kernel->name);
    arg->kind = r->type == TYPE_PIPE ? FE_ARG_GLOBAL : kinds[r->type];
    arg->size = arg->kind == FE_ARG_VALUE ? padded(r) : 0;
    arg->local_align = 1;
    if (arg->kind == FE_ARG_VALUE && !r->size)
        return fe_invalid(k->cursor->load, k->cursor->at, "argument %u of kernel %.64s has no bytes", i,
                          k->kernel->name);
    if (arg->kind != FE_ARG_LOCAL && arg->kind != FE_ARG_CONSTANT)
        return 0; /* what is there for others may be anything */
    if (!is_alignment(r->align))
        return fe_invalid(k->cursor->load, k->cursor->at, "argument %u of kernel %.64s is aligned to %u", i,
                          k->kernel->name, r->align);
    arg->local_align = r->align;
    return 0;
}

int
beignet_read_args(struct beignet_kernel *k)
{
    struct fe_load *load = k->cursor->load;
    uint32_t count;
    if (beignet_count(k->cursor, "arguments", ARG_BYTES, &count))
        return -1;
    k->kernel->args = fe_alloc(load, count + 1u, sizeof *k->kernel->args);
    k->surfaces = fe_alloc(load, count + 1u, sizeof *k->surfaces);
    k->bytes = fe_alloc(load, count + 1u, sizeof *k->bytes);
    if (!k->kernel->args || !k->surfaces || !k->bytes)
        return -1;
    k->kernel->arg_count = count;
    for (uint32_t i = 0; i < count; i++) {
        struct record r;
        if (take_record(k->cursor, &r) || take_kind(k, i, &r, &k->kernel->args[i]) ||
            describe(k, &r, &k->kernel->args[i]))
            return -1;
        k->surfaces[i] = r.surface;
        k->bytes[i] = r.size;
    }
    return 0;
}
