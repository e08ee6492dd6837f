/* SPDX-License-Identifier: MIT */
/* inline_samplers: the samplers in a kernel's binary; and the table that they and sampler arguments share. */
#include "zebin.h"

static struct emu_sampler *
sampler_at(struct zebin_kernel *k, size_t at, int64_t index)
{
    if (index < 0 || index >= FE_MAX_SAMPLERS) {
        fe_invalid(k->load, at, "kernel %.64s has a sampler of index %lld", k->kernel->name,
                   (long long)index);
        return NULL;
    }
    if (!k->samplers) {
        k->samplers = fe_alloc(k->load, FE_MAX_SAMPLERS, sizeof *k->samplers);
        k->kernel->samplers = k->samplers;
    }
    if (!k->samplers)
        return NULL;
    if (k->kernel->sampler_count <= index)
        k->kernel->sampler_count = (uint32_t)index + 1;
    return &k->samplers[index];
}

int
zebin_take_sampler(struct zebin_kernel *k, size_t at, int64_t index)
{
    return sampler_at(k, at, index) ? 0 : -1;
}

static const char *
text_of(const struct yaml_node *node, const char *key)
{
    const struct yaml_node *n = yaml_member(node, key);
    return n && n->kind == YAML_TEXT ? n->text : "";
}

static int
address_mode(struct zebin_kernel *k, const struct yaml_node *node, uint8_t *mode)
{
    static const struct {
        const char *name;
        enum emu_address_mode mode;
    } modes[] = {{"none", EMU_ADDRESS_BORDER},
                 {"clamp_border", EMU_ADDRESS_BORDER},
                 {"clamp_edge", EMU_ADDRESS_EDGE},
                 {"repeat", EMU_ADDRESS_REPEAT},
                 {"mirror", EMU_ADDRESS_MIRROR}};
    const char *name = text_of(node, "addrmode");
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++)
        if (!strcmp(name, modes[i].name)) {
            *mode = (uint8_t)modes[i].mode;
            return 0;
        }
    return fe_invalid(k->load, node->at, "a sampler of kernel %.64s has an unknown addressing mode",
                      k->kernel->name);
}

static int
read_sampler(struct zebin_kernel *k, const struct yaml_node *node)
{
    const struct yaml_node *number = yaml_member(node, "sampler_index"),
                           *normal = yaml_member(node, "normalized");
    int64_t index = -1;
    bool normalised = false;
    uint8_t mode = EMU_ADDRESS_BORDER;
    if (number && yaml_int(k->load, number, -1, FE_MAX_SAMPLERS, &index))
        return -1;
    if ((normal && yaml_bool(k->load, normal, &normalised)) || address_mode(k, node, &mode))
        return -1;
    struct emu_sampler *sampler = sampler_at(k, node->at, index);
    if (!sampler)
        return -1;
    *sampler = (struct emu_sampler){.valid = true,
                                    .linear = !strcmp(text_of(node, "filtermode"), "linear"),
                                    .normalised = normalised,
                                    .address = {mode, mode, mode}};
    return 0;
}

int
zebin_read_samplers(struct zebin_kernel *k, const struct yaml_node *list)
{
    for (const struct yaml_node *n = list->first; n; n = n->next)
        if (yaml_expect(k->load, n, YAML_MAP) || read_sampler(k, n))
            return -1;
    return 0;
}
