/* SPDX-License-Identifier: MIT */
/* How a kernel's threads start, what memory they have, and its attributes. */
#include <stdio.h>

#include "gen/isa/gen_inst.h"
#include "zebin.h"

typedef int env_fn(struct zebin_kernel *k, const struct yaml_node *node, const char *text);

static int
env_barriers(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    (void)text;
    return yaml_u32(k->load, node, 64, &k->kernel->barrier_count);
}

static int
env_registers(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    uint32_t count;
    (void)text;
    if (yaml_u32(k->load, node, UINT32_MAX, &count))
        return -1;
    if (count > GEN_GRF_COUNT)
        fe_refuse(k->load, "kernel %.64s needs %u registers, a thread has %d", k->kernel->name, count,
                  GEN_GRF_COUNT);
    return 0;
}

static int
env_simd(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    uint32_t *simd = &k->kernel->simd;
    (void)text;
    if (yaml_u32(k->load, node, 32, simd))
        return -1;
    if (*simd != 8 && *simd != 16 && *simd != 32)
        return fe_invalid(k->load, node->at, "SIMD size %u is not 8, 16 or 32", *simd);
    return 0;
}

static int
env_local(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    struct fe_kernel *kernel = k->kernel;
    (void)text;
    if (yaml_u32(k->load, node, UINT32_MAX, &kernel->local_bytes))
        return -1;
    return fe_check_local(k->load, node->at, kernel->name, kernel->local_bytes, FE_MAX_LOCAL);
}

/* 1: local arguments' offsets include the static size; 0: the kernel adds it. */
static int
env_local_mode(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    uint32_t mode;
    (void)text;
    if (yaml_u32(k->load, node, 1, &mode))
        return -1;
    k->kernel->local_args_after_static = mode == 1;
    return 0;
}

static int
env_group(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    uint32_t *size = k->kernel->required_group_size;
    (void)text;
    if (yaml_triple(k->load, node, size))
        return -1;
    if ((size[0] || size[1] || size[2]) && !(size[0] && size[1] && size[2]))
        return fe_invalid(k->load, node->at, "required work-group size %u,%u,%u", size[0], size[1], size[2]);
    return 0;
}

static int
env_stack_calls(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    (void)text;
    return yaml_bool(k->load, node, &k->stack_calls);
}

/* Dimensions from the fastest on. */
static int
env_walk(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    uint32_t order[3];
    (void)text;
    if (yaml_triple(k->load, node, order))
        return -1;
    if (order[0] != 0 || order[1] > 1 || (order[2] != 2 && order[2] != 0))
        fe_refuse(k->load, "kernel %.64s walks its work-group in another order than x, y, z",
                  k->kernel->name);
    return 0;
}

static int
env_refuse_if(struct zebin_kernel *k, const struct yaml_node *node, const char *text)
{
    if (yaml_expect(k->load, node, YAML_TEXT))
        return -1;
    if (strcmp(node->text, "false") != 0 && strcmp(node->text, "0") != 0)
        fe_refuse(k->load, "kernel %.64s needs %s, which is not provided yet", k->kernel->name, text);
    return 0;
}

static const struct {
    const char *key;
    env_fn *read;
    const char *text;
} rows[] = {
#define ENV(key, handler, text) {#key, env_##handler, text},
#include "zebin_env.def"
#undef ENV
};

int
zebin_read_environment(struct zebin_kernel *k, const struct yaml_node *env)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct yaml_node *node = yaml_member(env, rows[i].key);
        if (node && rows[i].read(k, node, rows[i].text))
            return -1;
    }
    if (!k->kernel->simd)
        return fe_invalid(k->load, env->at, "kernel %.64s has no simd_size", k->kernel->name);
    return 0;
}

static bool
says(const struct yaml_node *map, const char *key, const char *text)
{
    const struct yaml_node *n = yaml_member(map, key);
    return n && n->kind == YAML_TEXT && strcmp(n->text, text) == 0;
}

/* Private memory in a buffer: per work-item when is_simt_thread, else per hardware thread. */
static int
read_private(struct zebin_kernel *k, const struct yaml_node *buffer, const struct yaml_node *size)
{
    uint32_t bytes;
    if (yaml_u32(k->load, size, FE_MAX_PRIVATE, &bytes))
        return -1;
    const uint32_t lanes = k->kernel->simd;
    k->kernel->private_bytes = says(buffer, "is_simt_thread", "true") ? bytes : (bytes + lanes - 1) / lanes;
    return 0;
}

static int
read_buffer(struct zebin_kernel *k, const struct yaml_node *buffer)
{
    const struct yaml_node *size = yaml_member(buffer, "size"), *slot = yaml_member(buffer, "slot");
    uint32_t bytes;
    if (!size)
        return fe_invalid(k->load, buffer->at, "a memory buffer of kernel %.64s has no size",
                          k->kernel->name);
    if (says(buffer, "type", "global"))
        return read_private(k, buffer, size);
    if (!says(buffer, "type", "scratch")) {
        fe_refuse(k->load, "kernel %.64s needs a memory buffer of an unknown type", k->kernel->name);
        return 0;
    }
    if (yaml_u32(k->load, size, FE_MAX_SCRATCH, &bytes))
        return -1;
    if (slot && strcmp(slot->text, "0") != 0)
        fe_refuse(k->load, "kernel %.64s needs several scratch spaces, which are not provided yet",
                  k->kernel->name);
    if (k->kernel->scratch_bytes < bytes)
        k->kernel->scratch_bytes = bytes;
    return 0;
}

int
zebin_read_memory(struct zebin_kernel *k, const struct yaml_node *list)
{
    for (const struct yaml_node *n = list->first; n; n = n->next)
        if (yaml_expect(k->load, n, YAML_MAP) || read_buffer(k, n))
            return -1;
    return 0;
}

/* "a(1) b(2,3,4)", as in source text and in CL_KERNEL_ATTRIBUTES. */
static size_t
print_attribute(char *to, size_t room, const struct yaml_node *n, bool first)
{
    int used = snprintf(to, room, "%s%s(", first ? "" : " ", n->key);
    if (n->kind == YAML_TEXT)
        used += snprintf(to ? to + used : NULL, room ? room - (size_t)used : 0, "%s", n->text);
    for (const struct yaml_node *v = n->first; v; v = v->next)
        used += snprintf(to ? to + used : NULL, room ? room - (size_t)used : 0, "%s%s",
                         v == n->first ? "" : ",", v->text);
    return (size_t)used + (size_t)snprintf(to ? to + used : NULL, room ? room - (size_t)used : 0, ")");
}

static size_t
print_attributes(char *to, size_t room, const struct yaml_node *map)
{
    size_t used = 0;
    for (const struct yaml_node *n = map->first; n; n = n->next)
        used += print_attribute(to ? to + used : NULL, room ? room - used : 0, n, n == map->first);
    return used;
}

int
zebin_read_attributes(struct zebin_kernel *k, const struct yaml_node *map)
{
    const size_t bytes = print_attributes(NULL, 0, map);
    char *text = fe_alloc(k->load, bytes + 1, 1);
    if (!text)
        return -1;
    print_attributes(text, bytes + 1, map);
    k->kernel->attributes = *text ? text : NULL;
    if (yaml_member(map, "invalid_kernel"))
        fe_refuse(k->load, "the compiler marked kernel %.64s as invalid: %.128s", k->kernel->name,
                  yaml_member(map, "invalid_kernel")->text);
    return 0;
}
