/* SPDX-License-Identifier: MIT */
/* Cayman: T0.xyz are the local ids, T1.xyz the work-group's ids, the same in every lane. */
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/launch.h"
#include "start_priv.h"

void
emu_start_cayman(const struct emu_start *start, uint8_t *rf, const uint32_t group[3])
{
    const struct emu_kernel *kernel = start->launch->kernel;
    uint32_t row[LANE_MAX];
    const size_t bytes = kernel->lanes * sizeof *row;
    for (unsigned d = 0; d < 3; d++) {
        if (!kernel->group_id_rf[d])
            continue;
        for (unsigned i = 0; i < LANE_MAX; i++)
            row[i] = group[d];
        memcpy(rf + kernel->group_id_rf[d], row, bytes);
    }
}
