/* SPDX-License-Identifier: MIT */
/* One kernel of .ze_info. */
#include "gen/isa/gen_inst.h"
#include "intel/container/kernel_finish.h"
#include "zebin.h"

static int
take_name(struct zebin_kernel *k)
{
    const struct yaml_node *name = yaml_member(k->node, "name");
    if (!name)
        return fe_invalid(k->load, k->node->at, "a kernel has no name");
    if (yaml_expect(k->load, name, YAML_TEXT))
        return -1;
    if (!*name->text)
        return fe_invalid(k->load, name->at, "a kernel has no name");
    k->kernel->name = name->text;
    return 0;
}

static uint32_t
children(const struct yaml_node *list)
{
    return list ? list->children : 0;
}

/* An argument that nothing uses may be missing in both lists, so indices may go somewhat beyond them. Each
 * element of a list makes four launch values at most. */
static int
allocate(struct zebin_kernel *k)
{
    const uint32_t args = children(yaml_member(k->node, "payload_arguments")),
                   bindings = children(yaml_member(k->node, "binding_table_indices"));
    struct fe_kernel *kernel = k->kernel;
    k->arg_capacity = 2 * args + 64;
    k->patch_capacity = 4 * args + bindings;
    kernel->args = fe_alloc(k->load, k->arg_capacity, sizeof *kernel->args);
    kernel->patches = fe_alloc(k->load, k->patch_capacity + 1u, sizeof *kernel->patches);
    k->type_sizes = fe_alloc(k->load, k->arg_capacity, sizeof *k->type_sizes);
    return kernel->args && kernel->patches && k->type_sizes ? 0 : -1;
}

/* The parts of a kernel's map, in the order in which they need each other. */
static const struct {
    const char *key;
    enum yaml_kind kind;
    int (*read)(struct zebin_kernel *k, const struct yaml_node *node);
} parts[] = {{"execution_env", YAML_MAP, zebin_read_environment},
             {"user_attributes", YAML_MAP, zebin_read_attributes},
             {"per_thread_memory_buffers", YAML_LIST, zebin_read_memory},
             {"per_thread_payload_arguments", YAML_LIST, zebin_read_thread_args},
             {"payload_arguments", YAML_LIST, zebin_read_args},
             {"binding_table_indices", YAML_LIST, zebin_read_bindings},
             {"inline_samplers", YAML_LIST, zebin_read_samplers}};

static int
read_parts(struct zebin_kernel *k)
{
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const struct yaml_node *node = yaml_member(k->node, parts[i].key);
        if (node && (yaml_expect(k->load, node, parts[i].kind) || parts[i].read(k, node)))
            return -1;
    }
    return zebin_read_arg_info(k);
}

int
zebin_read_kernel(const struct zebin *z, const struct yaml_node *node, struct fe_kernel *kernel)
{
    struct zebin_kernel k = {.z = z, .load = z->load, .kernel = kernel, .node = node};
    if (take_name(&k) || allocate(&k))
        return -1;
    if (!yaml_member(node, "execution_env"))
        return fe_invalid(z->load, node->at, "kernel %.64s has no execution_env", kernel->name);
    kernel->no_local_ids = true;
    if (read_parts(&k))
        return -1;
    kernel->payload_bytes = (kernel->payload_bytes + GEN_GRF_BYTES - 1) & ~(uint32_t)(GEN_GRF_BYTES - 1);
    if (zebin_take_code(&k))
        return -1;
    kernel->printf_by_address = true;
    return intel_finish_kernel(z->load, node->at, kernel, k.type_sizes);
}
