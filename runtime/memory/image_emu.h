/* SPDX-License-Identifier: MIT */
/* Images and samplers as the emulated GPUs see them. */
#ifndef IMAGE_EMU_H
#define IMAGE_EMU_H

#include "emu/image.h"
#include "runtime/image.h"
#include "runtime/sampler.h"

void rt_image_resolve(cl_mem image, struct emu_image *out);
void rt_sampler_resolve(const struct rt_sampling *sampling, struct emu_sampler *out);

#endif
