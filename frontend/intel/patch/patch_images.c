/* SPDX-License-Identifier: MIT */
/* Images and samplers: arguments, and the samplers in a kernel's dynamic state heap. */
#include "intel/container/image_types.h"
#include "patch.h"

enum { SAMPLER_STATE_BYTES = 16 };

int
patch_image_argument(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t index = patch_field(item, 0);
    struct fe_arg *arg = patch_arg(k, item, index, FE_ARG_IMAGE);
    if (!arg)
        return -1;
    if (arg->access == FE_ACCESS_NONE)
        arg->access = patch_field(item, 5) ? FE_ACCESS_WRITE : FE_ACCESS_READ;
    patch_add_surface(k, FE_PATCH_IMAGE, index, patch_field(item, 2));
    return intel_image_type_by_number(k->load, item.at, k->kernel->name, patch_field(item, 1), arg);
}

int
patch_sampler_array(struct patch_kernel *k, struct fe_bytes item)
{
    (void)k, (void)item; /* read before the other tokens, which need it */
    return 0;
}

/* The token has the place of the sampler's state in the heap. */
int
patch_sampler_argument(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t index = patch_field(item, 0), at = patch_field(item, 2) - k->samplers_at;
    if (!patch_arg(k, item, index, FE_ARG_SAMPLER))
        return -1;
    if (at % SAMPLER_STATE_BYTES || at / SAMPLER_STATE_BYTES >= k->kernel->sampler_count)
        return fe_invalid(k->load, item.at, "argument %u is a sampler at %u, outside the %u there are", index,
                          patch_field(item, 2), k->kernel->sampler_count);
    patch_add(k, &(struct fe_patch){FE_PATCH_SAMPLER, index, 0, at / SAMPLER_STATE_BYTES, 0});
    return 0;
}

/* TCX, TCY, TCZ address control modes (Gen8 PRM, Volume 2d, SAMPLER_STATE). Cube has no meaning here; the
 * border of OpenCL's samplers is the format's own. */
static enum emu_address_mode
address_mode(uint32_t bits)
{
    static const uint8_t modes[8] = {EMU_ADDRESS_REPEAT, EMU_ADDRESS_MIRROR, EMU_ADDRESS_EDGE,
                                     EMU_ADDRESS_EDGE,   EMU_ADDRESS_BORDER, EMU_ADDRESS_MIRROR,
                                     EMU_ADDRESS_BORDER, EMU_ADDRESS_EDGE};
    return (enum emu_address_mode)modes[bits & 7];
}

/* DW0 bits 16:14: minification filter, which for OpenCL is the magnification filter as well; DW3 bit 10: not
 * normalised, bits 8:0 the address modes of x, y, z. */
static struct emu_sampler
read_state(struct fe_bytes state)
{
    const uint32_t filter = fe_u32(state, 0) >> 14 & 7, address = fe_u32(state, 12);
    return (struct emu_sampler){.valid = true,
                                .linear = filter != 0,
                                .normalised = !(address >> 10 & 1),
                                .address = {(uint8_t)address_mode(address >> 6),
                                            (uint8_t)address_mode(address >> 3),
                                            (uint8_t)address_mode(address)}};
}

static int
read_samplers(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t count = patch_field(item, 1);
    struct fe_bytes states;
    k->samplers_at = patch_field(item, 0);
    if (count > FE_MAX_SAMPLERS ||
        !fe_bytes_cut(k->dsh, k->samplers_at, SAMPLER_STATE_BYTES * (uint64_t)count, &states))
        return fe_invalid(k->load, item.at, "%u samplers at %u in a dynamic state heap of %zu bytes", count,
                          k->samplers_at, k->dsh.size);
    struct emu_sampler *samplers = fe_alloc(k->load, count ? count : 1, sizeof *samplers);
    if (!samplers)
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        struct fe_bytes state;
        fe_bytes_cut(states, SAMPLER_STATE_BYTES * (uint64_t)i, SAMPLER_STATE_BYTES, &state);
        samplers[i] = read_state(state);
    }
    k->kernel->samplers = samplers;
    k->kernel->sampler_count = count;
    return 0;
}

int
patch_find_samplers(struct patch_kernel *k, struct fe_bytes list)
{
    enum { SAMPLER_STATE_ARRAY = 5 };
    struct fe_bytes item;
    while (patch_next(k->load, &list, &item) > 0)
        if (patch_token(item) == SAMPLER_STATE_ARRAY && read_samplers(k, item))
            return -1;
    return 0;
}
