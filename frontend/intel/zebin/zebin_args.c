/* SPDX-License-Identifier: MIT */
/* payload_arguments: the cross-thread data; and the binding table. */
#include "gen/isa/gen_inst.h"
#include "intel/container/image_types.h"
#include "intel/container/missing.h"
#include "zebin.h"

enum { NO_INDEX = -1 };

struct payload_arg {
    const struct yaml_node *node;
    uint32_t offset, size;
    int64_t index, source, bti, sampler, alignment;
};

/* kind: enum fe_patch_kind, or what the handler says. */
typedef int arg_fn(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind);

static const char *
text_of(const struct payload_arg *p, const char *key)
{
    const struct yaml_node *n = yaml_member(p->node, key);
    return n && n->kind == YAML_TEXT ? n->text : "";
}

static bool
says(const struct payload_arg *p, const char *key, const char *text)
{
    return strcmp(text_of(p, key), text) == 0;
}

static void
add(struct zebin_kernel *k, unsigned kind, uint32_t arg, uint32_t source, uint32_t offset, uint32_t size)
{
    assert(k->kernel->patch_count < k->patch_capacity);
    k->kernel->patches[k->kernel->patch_count++] =
        (struct fe_patch){(enum fe_patch_kind)kind, arg, source, offset, size};
}

static void
add_surface(struct zebin_kernel *k, enum fe_patch_kind kind, uint32_t arg, uint32_t bti)
{
    add(k, kind, arg, 0, bti, 0);
    if (k->kernel->surface_count <= bti)
        k->kernel->surface_count = bti + 1;
}

/* The argument's record, its kind set. */
static struct fe_arg *
take_arg(struct zebin_kernel *k, const struct payload_arg *p, enum fe_arg_kind kind)
{
    if (p->index < 0 || p->index >= k->arg_capacity) {
        fe_invalid(k->load, p->node->at, "%.64s without a possible arg_index", text_of(p, "arg_type"));
        return NULL;
    }
    struct fe_arg *arg = &k->kernel->args[p->index];
    if (kind != FE_ARG_UNKNOWN && arg->kind != FE_ARG_UNKNOWN && arg->kind != kind) {
        fe_invalid(k->load, p->node->at, "argument %u is of two kinds", (unsigned)p->index);
        return NULL;
    }
    if (kind != FE_ARG_UNKNOWN)
        arg->kind = kind;
    if (k->kernel->arg_count <= p->index)
        k->kernel->arg_count = (uint32_t)p->index + 1;
    return arg;
}

static int
check_small(struct zebin_kernel *k, const struct payload_arg *p)
{
    if (p->size <= 8)
        return 0;
    return fe_invalid(k->load, p->node->at, "%.64s of %u bytes", text_of(p, "arg_type"), p->size);
}

static int
arg_vector(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    if (p->size > 12 || p->size % 4)
        return fe_invalid(k->load, p->node->at, "%.64s of %u bytes", text_of(p, "arg_type"), p->size);
    for (uint32_t d = 0; d < p->size / 4; d++)
        add(k, kind, 0, d, p->offset + 4 * d, 4);
    return 0;
}

static int
arg_plain(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    if (p->size)
        add(k, kind, 0, 0, p->offset, p->size);
    return check_small(k, p);
}

/* An argument may arrive in pieces, each from its source_offset in it. */
static int
arg_value(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    struct fe_arg *arg = take_arg(k, p, FE_ARG_VALUE);
    const uint32_t source = p->source < 0 ? 0 : (uint32_t)p->source;
    if (!arg)
        return -1;
    if (arg->size < source + p->size)
        arg->size = source + p->size;
    if (p->size)
        add(k, kind, (uint32_t)p->index, source, p->offset, p->size);
    return 0;
}

static int
local_pointer(struct zebin_kernel *k, const struct payload_arg *p)
{
    struct fe_arg *arg = take_arg(k, p, FE_ARG_LOCAL);
    const int64_t align = p->alignment > 0 ? p->alignment : 1;
    if (!arg)
        return -1;
    if ((align & (align - 1)) || align > FE_MAX_PAYLOAD)
        return fe_invalid(k->load, p->node->at, "local argument aligned to %lld", (long long)align);
    arg->local_align = (uint32_t)align;
    if (p->size)
        add(k, FE_PATCH_ARG_LOCAL, (uint32_t)p->index, 0, p->offset, p->size);
    return check_small(k, p);
}

static enum fe_arg_access
access_of(const struct payload_arg *p)
{
    return says(p, "access_type", "readonly")    ? FE_ACCESS_READ
           : says(p, "access_type", "writeonly") ? FE_ACCESS_WRITE
           : says(p, "access_type", "readwrite") ? FE_ACCESS_READ_WRITE
                                                 : FE_ACCESS_NONE;
}

/* The binding table says where it is. */
static int
image(struct zebin_kernel *k, const struct payload_arg *p)
{
    struct fe_arg *arg = take_arg(k, p, FE_ARG_IMAGE);
    if (!arg)
        return -1;
    arg->access = access_of(p);
    return intel_image_type_by_name(k->load, p->node->at, k->kernel->name, text_of(p, "image_type"), arg);
}

static int
sampler(struct zebin_kernel *k, const struct payload_arg *p)
{
    if (!take_arg(k, p, FE_ARG_SAMPLER))
        return -1;
    if (p->sampler == NO_INDEX)
        return 0;
    if (zebin_take_sampler(k, p->node->at, p->sampler))
        return -1;
    add(k, FE_PATCH_SAMPLER, (uint32_t)p->index, 0, (uint32_t)p->sampler, 0);
    return 0;
}

/* stateful: by binding table, which names the argument itself; such an element has no size. bindless: the
 * lowering finds out which surface the payload's word means (frontend/gen/message/lower_handle.c), so that it
 * can be the address. */
static int
arg_pointer(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    if (says(p, "addrmode", "slm"))
        return local_pointer(k, p);
    if (says(p, "addrspace", "image"))
        return image(k, p);
    if (says(p, "addrspace", "sampler"))
        return sampler(k, p);
    if (!take_arg(k, p, says(p, "addrspace", "constant") ? FE_ARG_CONSTANT : FE_ARG_GLOBAL))
        return -1;
    if (p->size && (says(p, "addrmode", "stateless") || says(p, "addrmode", "bindless")))
        add(k, kind, (uint32_t)p->index, 0, p->offset, p->size);
    return check_small(k, p);
}

static int
arg_address(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    if (!take_arg(k, p, FE_ARG_UNKNOWN))
        return -1;
    if (p->size)
        add(k, kind, (uint32_t)p->index, 0, p->offset, p->size);
    return check_small(k, p);
}

/* The slot exists even if the kernel has no private memory. */
static int
arg_private(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    return k->kernel->private_bytes ? arg_plain(k, p, kind) : check_small(k, p);
}

static int
arg_base(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    if (p->bti >= 0 && p->bti < FE_MAX_SURFACES)
        add_surface(k, kind == FE_PATCH_CONST_POINTER ? FE_PATCH_CONST_SURFACE : FE_PATCH_GLOBAL_SURFACE, 0,
                    (uint32_t)p->bti);
    return arg_plain(k, p, kind);
}

/* A property of an image or sampler argument that a kernel queries. The argument's own element gives its
 * kind. */
static int
describe(struct zebin_kernel *k, const struct payload_arg *p, enum fe_patch_kind kind, uint32_t what)
{
    if (!take_arg(k, p, FE_ARG_UNKNOWN))
        return -1;
    if (p->size)
        add(k, kind, (uint32_t)p->index, what, p->offset, p->size);
    return check_small(k, p);
}

static int
arg_image(struct zebin_kernel *k, const struct payload_arg *p, unsigned what)
{
    return describe(k, p, FE_PATCH_IMAGE_VALUE, what);
}

static int
arg_sampler(struct zebin_kernel *k, const struct payload_arg *p, unsigned what)
{
    return describe(k, p, FE_PATCH_SAMPLER_VALUE, what);
}

static int
arg_refuse(struct zebin_kernel *k, const struct payload_arg *p, unsigned kind)
{
    (void)kind;
    intel_refuse_missing(k->load, k->kernel->name, text_of(p, "arg_type"));
    return 0;
}

static const struct arg_row {
    const char *type;
    arg_fn *read;
    unsigned kind;
} rows[] = {
#define ARG(type, handler, kind) {#type, arg_##handler, (unsigned)(kind)},
#include "zebin_args.def"
#undef ARG
};

static int
number(struct zebin_kernel *k, const struct yaml_node *map, const char *key, int64_t high, int64_t missing,
       int64_t *value)
{
    const struct yaml_node *n = yaml_member(map, key);
    *value = missing;
    return n ? yaml_int(k->load, n, NO_INDEX, high, value) : 0;
}

static int
read_arg(struct zebin_kernel *k, const struct yaml_node *node, struct payload_arg *p)
{
    int64_t offset, size;
    *p = (struct payload_arg){.node = node};
    if (number(k, node, "offset", FE_MAX_PAYLOAD, NO_INDEX, &offset) ||
        number(k, node, "size", FE_MAX_PAYLOAD, NO_INDEX, &size) ||
        number(k, node, "arg_index", FE_MAX_PAYLOAD, NO_INDEX, &p->index) ||
        number(k, node, "source_offset", FE_MAX_PAYLOAD, NO_INDEX, &p->source) ||
        number(k, node, "bti_value", FE_MAX_PAYLOAD, NO_INDEX, &p->bti) ||
        number(k, node, "sampler_index", FE_MAX_SAMPLERS - 1, NO_INDEX, &p->sampler) ||
        number(k, node, "slm_alignment", FE_MAX_PAYLOAD, 0, &p->alignment))
        return -1;
    if (offset < 0 || size < 0 || offset + size > FE_MAX_PAYLOAD)
        return fe_invalid(k->load, node->at, "a payload argument without a place in the register file");
    p->offset = (uint32_t)offset;
    p->size = (uint32_t)size;
    if (size && k->kernel->payload_bytes < p->offset + p->size)
        k->kernel->payload_bytes = p->offset + p->size;
    return 0;
}

int
zebin_read_args(struct zebin_kernel *k, const struct yaml_node *list)
{
    for (const struct yaml_node *n = list->first; n; n = n->next) {
        struct payload_arg p;
        const struct arg_row *row = NULL;
        if (yaml_expect(k->load, n, YAML_MAP) || read_arg(k, n, &p))
            return -1;
        for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
            if (says(&p, "arg_type", rows[i].type))
                row = &rows[i];
        if (row ? row->read(k, &p, row->kind) : arg_refuse(k, &p, 0))
            return -1;
    }
    return 0;
}

/* Local ids of x, y and z, each a whole number of registers of 16-bit lanes. */
int
zebin_read_thread_args(struct zebin_kernel *k, const struct yaml_node *list)
{
    const uint32_t ids = 3 * GEN_GRF_BYTES * (k->kernel->simd == 32 ? 2 : 1);
    for (const struct yaml_node *n = list->first; n; n = n->next) {
        const struct yaml_node *type = yaml_member(n, "arg_type"), *size = yaml_member(n, "size"),
                               *offset = yaml_member(n, "offset");
        uint32_t bytes, at;
        if (!type || !size || !offset)
            return fe_invalid(k->load, n->at, "a per-thread payload argument without type, offset or size");
        if (yaml_u32(k->load, size, FE_MAX_PAYLOAD, &bytes) || yaml_u32(k->load, offset, FE_MAX_PAYLOAD, &at))
            return -1;
        if (strcmp(type->text, "local_id") != 0 || bytes != ids || at != 0)
            fe_refuse(k->load,
                      "kernel %.64s starts with a thread payload of another form than three local ids",
                      k->kernel->name);
        k->kernel->no_local_ids = false;
    }
    return 0;
}

static int
read_binding(struct zebin_kernel *k, const struct yaml_node *node)
{
    int64_t bti, index;
    if (number(k, node, "bti_value", FE_MAX_SURFACES - 1, NO_INDEX, &bti) ||
        number(k, node, "arg_index", FE_MAX_PAYLOAD, NO_INDEX, &index))
        return -1;
    if (bti < 0 || index < 0 || index >= k->kernel->arg_count)
        return fe_invalid(k->load, node->at, "a binding table index of an argument that is not there");
    const enum fe_arg_kind kind = k->kernel->args[index].kind;
    if (kind == FE_ARG_GLOBAL || kind == FE_ARG_CONSTANT)
        add_surface(k, FE_PATCH_ARG_SURFACE, (uint32_t)index, (uint32_t)bti);
    if (kind == FE_ARG_IMAGE)
        add_surface(k, FE_PATCH_IMAGE, (uint32_t)index, (uint32_t)bti);
    return 0;
}

int
zebin_read_bindings(struct zebin_kernel *k, const struct yaml_node *list)
{
    for (const struct yaml_node *n = list->first; n; n = n->next)
        if (yaml_expect(k->load, n, YAML_MAP) || read_binding(k, n))
            return -1;
    return 0;
}
