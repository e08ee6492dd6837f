/* SPDX-License-Identifier: MIT */
/* Textures and samplers from their words (cay_resource.h), for whoever describes a launch. */
#ifndef CAY_TEXTURE_H
#define CAY_TEXTURE_H

#include "cay_resource.h"
#include "emu/error.h"
#include "emu/texture.h"

/* Where `bytes` bytes at an address of the GPU are in the host's memory; NULL: not all of them are. */
typedef uint8_t *cay_find_memory(void *user, uint64_t address, uint64_t bytes);

/* EMU_INVALID: the words are no texture's, or its memory is not there; EMU_UNSUPPORTED: a format
 * or an order in memory that no source describes. */
int cay_texture_of(const uint32_t words[8], cay_find_memory *find, void *user, struct emu_texture *out,
                   struct emu_error *error);
/* colour: the border colour of the sampler's registers. */
int cay_sampler_of(const uint32_t words[3], const uint32_t colour[4], struct emu_texture_sampler *out,
                   struct emu_error *error);

#endif
