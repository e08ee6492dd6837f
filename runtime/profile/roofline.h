/* SPDX-License-Identifier: MIT */
/* Which of two limits a kernel meets first: that of arithmetic or that of memory. */
#ifndef PROFILE_ROOFLINE_H
#define PROFILE_ROOFLINE_H

#include <stdbool.h>

#include "model.h"

struct profile_gpu {
    const char *chip;
    double operations, bytes; /* a second, at best */
};

/* False: there are no figures of such a chip. */
bool profile_gpu_find(const char *device, struct profile_gpu *gpu);
/* Float operations per byte of buffers and images; a kernel without bytes has as many as operations. */
double profile_intensity(const struct profile_counts *counts);
/* Operations a second that the chip reaches at best at this intensity. */
double profile_roof(const struct profile_gpu *gpu, double intensity);

#endif
