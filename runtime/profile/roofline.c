/* SPDX-License-Identifier: MIT */
#include "roofline.h"

#include <assert.h>
#include <string.h>

bool
profile_gpu_find(const char *device, struct profile_gpu *gpu)
{
    static const struct {
        const char *device, *chip;
        double units, per_clock, megahertz, megabytes;
    } rows[] = {
#define PROFILE_GPU(device, chip, units, per_clock, megahertz, megabytes)                                    \
    {device, chip, units, per_clock, megahertz, megabytes},
#include "gpus.def"
#undef PROFILE_GPU
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].device, device) == 0) {
            *gpu = (struct profile_gpu){rows[i].chip,
                                        rows[i].units * rows[i].per_clock * rows[i].megahertz * 1e6,
                                        rows[i].megabytes * 1e6};
            return true;
        }
    return false;
}

double
profile_intensity(const struct profile_counts *counts)
{
    return (double)counts->float_ops / (double)(counts->memory_bytes ? counts->memory_bytes : 1);
}

double
profile_roof(const struct profile_gpu *gpu, double intensity)
{
    const double by_memory = gpu->bytes * intensity;
    assert(gpu->bytes > 0);
    return by_memory < gpu->operations ? by_memory : gpu->operations;
}
