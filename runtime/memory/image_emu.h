/* SPDX-License-Identifier: MIT */
/* Images and samplers as the emulated GPUs see them. */
#ifndef IMAGE_EMU_H
#define IMAGE_EMU_H

#include "emu/image.h"
#include "emu/texture.h"
#include "runtime/image.h"
#include "runtime/sampler.h"

void rt_image_resolve(cl_mem image, struct emu_image *out);
void rt_sampler_resolve(const struct rt_sampling *sampling, struct emu_sampler *out);
/* The same for Cayman's texture unit. An image that it cannot read has no levels. */
void rt_texture_resolve(cl_mem image, struct emu_texture *out);
void rt_texture_sampler_resolve(const struct rt_sampling *sampling, struct emu_texture_sampler *out);

#endif
