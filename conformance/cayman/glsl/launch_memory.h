/* SPDX-License-Identifier: MIT */
/* What a captured launch is given: its memory, and surfaces, images, textures and samplers in it. */
#ifndef GLSL_LAUNCH_MEMORY_H
#define GLSL_LAUNCH_MEMORY_H

#include "cayman/lower/cay_bindings.h"
#include "emu/image.h"
#include "emu/launch.h"
#include "emu/texture.h"
#include "launch.h"

enum { FLOW_BYTES = 33 * 4 };

struct launch_memory {
    struct emu_surface surfaces[CAY_SURFACE_FETCH_END];
    struct emu_image images[CAY_SURFACE_COUNT];
    struct emu_texture textures[CAY_RESOURCES];
    struct emu_texture_sampler samplers[CAY_SAMPLERS];
    struct cay_bindings bindings;
    uint8_t *payload;
    uint32_t payload_bytes;
    uint32_t gds[GDS_WORDS];
};

/* False: something of it cannot be described, which is printed. Free it in either case. */
bool launch_memory_make(struct glsl_launch *l, struct launch_memory *m);
void launch_memory_free(struct glsl_launch *l, struct launch_memory *m);
/* Where `bytes` bytes are; NULL: not all of them exist. */
uint8_t *launch_find(struct glsl_launch *l, uint64_t address, uint64_t bytes);
/* The image that a RAT's registers describe; false: none that is known. */
bool launch_image_of(struct glsl_launch *l, const struct rat_registers *r, struct emu_image *image,
                     unsigned *coordinates);

#endif
