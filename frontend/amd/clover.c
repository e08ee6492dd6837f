/* SPDX-License-Identifier: MIT */
/*
 * Mesa clover's program binary: counted records in host order, no magic and no version. A file is one if it
 * parses to the last byte and holds an ELF.
 */
#include <stdlib.h>

#include "image_bindings.h"
#include "object.h"
#include "params.h"
#include "quirks.h"

enum { ARG_BYTES = 24, SYMBOL_MIN_BYTES = 4 + 4 + 4 + 4 + 4 + 4 };
enum { TYPE_SCALAR, TYPE_CONSTANT, TYPE_GLOBAL, TYPE_LOCAL, TYPE_IMAGE_RD, TYPE_IMAGE_WR, TYPE_SAMPLER };
enum { SEMANTIC_GENERAL, SEMANTIC_GRID_DIMENSION, SEMANTIC_GRID_OFFSET };
enum { SECTION_INTERMEDIATE, SECTION_LIBRARY, SECTION_EXECUTABLE };

struct symbol {
    const char *name, *attributes;
    uint32_t size[3]; /* required work-group size */
    uint32_t section, offset;
    struct fe_bytes args; /* ARG_BYTES each */
};

struct clover {
    struct fe_load *load;
    struct fe_bytes rest; /* what is not read yet */
    struct symbol *symbols;
    uint32_t symbol_count;
    struct fe_bytes object;
    uint32_t object_section;
    bool has_object, has_intermediate;
};

static int
take(struct clover *c, uint64_t size, struct fe_bytes *out)
{
    if (!fe_bytes_cut(c->rest, 0, size, out))
        return fe_invalid(c->load, c->rest.at,
                          "the binary is in no known container (read as clover's, it is cut off)");
    fe_bytes_cut(c->rest, size, c->rest.size - size, &c->rest);
    return 0;
}

static int
take_u32(struct clover *c, uint32_t *value)
{
    struct fe_bytes word;
    if (take(c, 4, &word))
        return -1;
    *value = fe_u32(word, 0);
    return 0;
}

static int
take_text(struct clover *c, const char **text)
{
    struct fe_bytes body;
    uint32_t size;
    if (take_u32(c, &size) || take(c, size, &body))
        return -1;
    *text = fe_text(c->load, body.data, body.size);
    return *text ? 0 : -1;
}

/* The vector of a host's size_t; 64-bit hosts only. */
static int
take_group_size(struct clover *c, uint32_t size[3])
{
    uint32_t count;
    struct fe_bytes words;
    if (take_u32(c, &count))
        return -1;
    if (count != 3)
        return fe_invalid(c->load, c->rest.at - 4, "clover's required work-group size has %u dimensions",
                          count);
    if (take(c, 3 * 8, &words))
        return -1;
    for (unsigned d = 0; d < 3; d++) {
        const uint64_t value = fe_u64(words, 8 * d);
        if (value > UINT32_MAX)
            return fe_invalid(c->load, words.at + 8 * d, "required work-group size %llu",
                              (unsigned long long)value);
        size[d] = (uint32_t)value;
    }
    return 0;
}

static int
take_symbol(struct clover *c, struct symbol *s)
{
    uint32_t args;
    if (take_text(c, &s->name) || take_text(c, &s->attributes) || take_group_size(c, s->size) ||
        take_u32(c, &s->section) || take_u32(c, &s->offset) || take_u32(c, &args))
        return -1;
    return take(c, (uint64_t)args * ARG_BYTES, &s->args);
}

static int
take_symbols(struct clover *c)
{
    uint32_t count;
    if (take_u32(c, &count))
        return -1;
    if (count > c->rest.size / SYMBOL_MIN_BYTES)
        return fe_invalid(c->load, 0, "the binary is in no known container");
    c->symbols = fe_alloc(c->load, count ? count : 1, sizeof *c->symbols);
    if (!c->symbols)
        return -1;
    for (; c->symbol_count < count; c->symbol_count++)
        if (take_symbol(c, &c->symbols[c->symbol_count]))
            return -1;
    return 0;
}

static int
take_section(struct clover *c)
{
    uint32_t id, type, size, length;
    struct fe_bytes body;
    if (take_u32(c, &id) || take_u32(c, &type) || take_u32(c, &size) || take_u32(c, &length) ||
        take(c, length, &body))
        return -1;
    c->has_intermediate |= type == SECTION_INTERMEDIATE || type == SECTION_LIBRARY;
    if (type > SECTION_EXECUTABLE)
        return fe_invalid(c->load, body.at - 12, "clover section of type %u", type);
    if (type != SECTION_EXECUTABLE || c->has_object)
        return 0;
    if (length < 4 || fe_u32(body, 0) != length - 4 || size != length - 4)
        return fe_invalid(c->load, body.at, "clover's executable of %u bytes does not fill its section of %u",
                          size, length);
    fe_bytes_cut(body, 4, length - 4, &c->object);
    c->object_section = id;
    c->has_object = true;
    return 0;
}

static int
take_sections(struct clover *c)
{
    uint32_t count, formats, in_buffer;
    if (take_u32(c, &count))
        return -1;
    for (uint32_t i = 0; i < count; i++)
        if (take_section(c))
            return -1;
    if (take_u32(c, &formats))
        return -1;
    if (formats)
        return fe_unsupported(c->load, "the clover program uses printf");
    if (take_u32(c, &in_buffer))
        return -1;
    if (c->rest.size)
        return fe_invalid(c->load, c->rest.at, "%zu bytes follow the clover program", c->rest.size);
    return 0;
}

static int
add_explicit(struct clover *c, struct fe_kernel *kernel, struct cay_params *params, struct fe_bytes record)
{
    static const enum fe_arg_kind kinds[] = {FE_ARG_VALUE, FE_ARG_CONSTANT, FE_ARG_GLOBAL, FE_ARG_LOCAL,
                                             FE_ARG_IMAGE, FE_ARG_IMAGE,    FE_ARG_SAMPLER};
    const uint32_t type = fe_u32(record, 0), size = fe_u32(record, 4), align = fe_u32(record, 12);
    if (type > TYPE_SAMPLER)
        return fe_invalid(c->load, record.at, "clover argument of type %u", type);
    struct fe_arg *arg = &kernel->args[kernel->arg_count];
    arg->kind = kinds[type];
    arg->size = arg->kind == FE_ARG_VALUE ? size : 4;
    arg->local_align = 1;
    if (type == TYPE_IMAGE_RD || type == TYPE_IMAGE_WR)
        arg->access = type == TYPE_IMAGE_RD ? FE_ACCESS_READ : FE_ACCESS_WRITE;
    if (type >= TYPE_IMAGE_RD) {
        if (!(type == TYPE_SAMPLER ? cay_params_add_sampler(params, kernel->arg_count)
                                   : cay_params_add_image(params, kernel->arg_count, type == TYPE_IMAGE_WR)))
            return fe_unsupported(c->load, "kernel %.64s has too many images or samplers", kernel->name);
    } else if (!size || size > CAY_PARAMS_MAX ||
               (type == TYPE_LOCAL && (!align || (align & (align - 1)) || align > CAY_PARAMS_MAX)) ||
               !cay_params_add(params, kernel->arg_count, arg->kind, fe_u32(record, 8), align)) {
        return fe_invalid(c->load, record.at, "clover argument of %u bytes, %u on the device, aligned to %u",
                          size, fe_u32(record, 8), align);
    }
    if (type == TYPE_LOCAL)
        arg->local_align = align;
    kernel->arg_count++;
    return 0;
}

static int
add_argument(struct clover *c, struct fe_kernel *kernel, struct cay_params *params, struct fe_bytes record)
{
    const uint32_t semantic = fe_u32(record, 20);
    bool placed = false;
    if (semantic == SEMANTIC_GENERAL)
        return add_explicit(c, kernel, params, record);
    if (semantic == SEMANTIC_GRID_DIMENSION)
        placed = cay_params_add_dim(params);
    else if (semantic == SEMANTIC_GRID_OFFSET)
        placed = cay_params_add_offset(params);
    if (!placed)
        return fe_unsupported(c->load, "offset 0x%zx: clover argument with semantic %u", record.at, semantic);
    return 0;
}

static int
read_arguments(struct clover *c, const struct symbol *s, struct fe_kernel *kernel)
{
    const size_t count = s->args.size / ARG_BYTES;
    struct cay_params params;
    struct fe_bytes record;
    kernel->args = fe_alloc(c->load, count + 1, sizeof *kernel->args);
    kernel->patches = fe_alloc(c->load, count + CAY_PARAMS_FIXED, sizeof *kernel->patches);
    if (!kernel->args || !kernel->patches)
        return -1;
    cay_params_begin(&params, kernel->patches);
    for (size_t i = 0; i < count; i++) {
        fe_bytes_cut(s->args, i * ARG_BYTES, ARG_BYTES, &record);
        if (add_argument(c, kernel, &params, record))
            return -1;
    }
    kernel->payload_bytes = cay_params_end(&params);
    kernel->patch_count = params.count;
    kernel->args_known = true;
    cay_params_count_images(&params, kernel);
    return 0;
}

static int
by_offset_and_name(const void *a, const void *b)
{
    const struct symbol *s = a;
    const struct cay_func *func = b;
    if (s->offset != func->offset)
        return s->offset < func->offset ? -1 : 1;
    return strcmp(s->name, func->name);
}

static struct cay_func *
find_func(const struct cay_object *o, const struct symbol *s)
{
    struct cay_func *func = bsearch(s, o->funcs, o->func_count, sizeof *func, by_offset_and_name);
    return func && func->visible ? func : NULL;
}

static int
read_kernels(struct clover *c, struct cay_object *o)
{
    struct fe_program *program = &c->load->image->program;
    program->kernels = fe_alloc(c->load, c->symbol_count ? c->symbol_count : 1, sizeof *program->kernels);
    if (!program->kernels)
        return -1;
    for (uint32_t i = 0; i < c->symbol_count; i++) {
        const struct symbol *s = &c->symbols[i];
        struct cay_func *func = s->section == c->object_section ? find_func(o, s) : NULL;
        struct fe_kernel *kernel = &program->kernels[i];
        if (!func)
            return fe_invalid(c->load, s->args.at, "clover's kernel %.64s at 0x%x is not in the object",
                              s->name, s->offset);
        func->visible = false; /* each function is one kernel */
        cay_object_kernel(o, func, kernel);
        memcpy(kernel->required_group_size, s->size, sizeof s->size);
        kernel->attributes = *s->attributes ? s->attributes : NULL;
        if (read_arguments(c, s, kernel))
            return -1;
        program->kernel_count++;
    }
    return cay_bind_images(c->load);
}

int
cay_read_clover(struct fe_load *load, struct fe_bytes file)
{
    struct clover c = {.load = load, .rest = file};
    struct cay_object o;
    if (take_symbols(&c) || take_sections(&c))
        return -1;
    if (!c.has_object)
        return c.has_intermediate
                   ? fe_unsupported(load, "the clover program holds intermediate code only: link it first")
                   : fe_invalid(load, 0, "the binary is in no known container");
    const int result = cay_object_open(&o, load, c.object) ? -1 : read_kernels(&c, &o);
    cay_object_close(&o);
    load->image->program.container = FE_CAYMAN_CLOVER;
    load->image->quirks = &cay_quirks_clover;
    return result;
}
