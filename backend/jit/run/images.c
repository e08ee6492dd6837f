/* SPDX-License-Identifier: MIT */
/* For which images and samplers code is made. */
#include "code.h"

#include "emu/image.h"
#include "emu/launch.h"

/* Those that wrap have no native form: they divide. */
static bool
is_usual(uint8_t address)
{
    return address == EMU_ADDRESS_EDGE || address == EMU_ADDRESS_BORDER;
}

static struct jit_sampler
known_sampler(const struct emu_sampler *s)
{
    if (!s->valid || !is_usual(s->address[0]) || !is_usual(s->address[1]))
        return (struct jit_sampler){.valid = false};
    return (struct jit_sampler){.valid = true,
                                .linear = s->linear,
                                .normalised = s->normalised,
                                .address = {s->address[0], s->address[1]}};
}

struct jit_images
jit_images_of(const struct emu_launch *launch)
{
    struct jit_images known = {.kinds = {0}};
    if (!launch)
        return known;
    for (uint32_t i = 0; i < launch->image_count && i < JIT_IMAGES; i++)
        if (launch->images[i].base && launch->images[i].shape == EMU_IMAGE_2D)
            known.kinds[i] = launch->images[i].format.kind;
    for (uint32_t i = 0; i < launch->sampler_count && i < JIT_SAMPLERS; i++)
        known.samplers[i] = known_sampler(&launch->samplers[i]);
    return known;
}
