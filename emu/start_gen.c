/* SPDX-License-Identifier: MIT */
/*
 * Gen: r0 is the thread header the media dispatcher makes; local ids and cross-thread constants are in the
 * image. Only the header's fields that compiled kernels use have a value: r0.1, r0.6, r0.7 are the group's
 * ids, r0.5 holds FFTID in bits 8:0. The scratch base in r0.5 is thread-relative: 0, or the kernel's
 * scratch_base. The barrier id in r0.2 is 0 because a work-group's barrier is the scheduler's.
 */
#include <string.h>

#include "emu/kernel.h"
#include "emu/launch.h"
#include "emu/thread.h"
#include "start_priv.h"

void
emu_start_gen(const struct emu_start *start, uint8_t *rf, const uint32_t group[3], uint32_t slot)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    const uint64_t header[4] = {(uint64_t)group[0] << 32, 0,
                                (uint64_t)((slot & EMU_FFTID_MASK) | kernel->scratch_base) << 32,
                                group[1] | (uint64_t)group[2] << 32};
    for (unsigned i = 0; kernel->header_rf && i < 4; i++)
        memcpy(rf + kernel->header_rf + 8 * i, &header[i], 8);
}
