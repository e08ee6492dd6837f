/* SPDX-License-Identifier: MIT */
/* The sRGB transfer function of 8-bit channels (OpenCL C 3.0, 8.3.1.3 and 8.3.1.4). */
#ifndef EMU_IMAGE_SRGB_H
#define EMU_IMAGE_SRGB_H

#include <stdint.h>

/* Correctly rounded. */
extern const float emu_srgb_to_linear[256];
/* The nearest code; NaN gives 0. */
uint8_t emu_srgb_from_linear(float x);

#endif
