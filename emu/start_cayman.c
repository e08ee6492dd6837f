/* SPDX-License-Identifier: MIT */
/* Cayman: T0.xyz are the local ids, T1.xyz the work-group's ids, the same in every lane. */
#include <string.h>

#include "emu/kernel.h"
#include "emu/launch.h"
#include "start_priv.h"

void
emu_start_cayman(const struct emu_start *start, uint8_t *rf, const uint32_t group[3])
{
    const struct emu_kernel *kernel = start->launch->kernel;
    for (unsigned d = 0; d < 3; d++)
        for (unsigned i = 0; kernel->group_id_rf[d] && i < kernel->lanes; i++)
            memcpy(rf + kernel->group_id_rf[d] + i * sizeof group[d], &group[d], sizeof group[d]);
}
