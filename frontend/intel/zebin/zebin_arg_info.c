/* SPDX-License-Identifier: MIT */
/* kernels_misc_info: what clGetKernelArgInfo tells. */
#include "intel/container/kernel_finish.h"
#include "zebin.h"

/* *info is NULL if the file says nothing about the kernel. */
static int
find_kernel(const struct zebin_kernel *k, const struct yaml_node **info)
{
    const struct yaml_node *list = yaml_member(k->z->root, "kernels_misc_info");
    *info = NULL;
    for (const struct yaml_node *n = list ? list->first : NULL; n && !*info; n = n->next) {
        const struct yaml_node *name = yaml_member(n, "name");
        if (fe_step(k->load, 1 + n->children))
            return -1;
        if (name && strcmp(name->text, k->kernel->name) == 0)
            *info = n;
    }
    return 0;
}

static int
read_info(struct zebin_kernel *k, const struct yaml_node *node)
{
    static const char *const keys[INTEL_ARG_TEXTS] = {"address_qualifier", "access_qualifier", "name",
                                                      "type_name", "type_qualifiers"};
    const struct yaml_node *index = yaml_member(node, "index");
    const char *texts[INTEL_ARG_TEXTS];
    uint32_t n;
    if (!index)
        return fe_invalid(k->load, node->at, "an args_info element has no index");
    if (yaml_u32(k->load, index, k->arg_capacity - 1, &n))
        return -1;
    for (unsigned i = 0; i < INTEL_ARG_TEXTS; i++) {
        const struct yaml_node *text = yaml_member(node, keys[i]);
        texts[i] = text ? text->text : "";
    }
    if (k->kernel->arg_count <= n)
        k->kernel->arg_count = n + 1;
    return intel_arg_info(k->load, &k->kernel->args[n], texts, &k->type_sizes[n]);
}

int
zebin_read_arg_info(struct zebin_kernel *k)
{
    const struct yaml_node *info;
    if (find_kernel(k, &info))
        return -1;
    const struct yaml_node *list = yaml_member(info, "args_info");
    for (const struct yaml_node *n = list ? list->first : NULL; n; n = n->next)
        if (yaml_expect(k->load, n, YAML_MAP) || read_info(k, n))
            return -1;
    return 0;
}
