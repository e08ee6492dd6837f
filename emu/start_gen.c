/* SPDX-License-Identifier: MIT */
/*
 * Gen: r0 is the thread header the media dispatcher makes, the cross-thread constants follow the local ids.
 * Only the header's fields that compiled kernels use have a value: r0.1, r0.6, r0.7 are the group's ids, r0.5
 * holds FFTID in bits 8:0. The scratch base in r0.5 is 0 because scratch is thread-relative; the barrier id
 * in r0.2 is 0 because a work-group's barrier is the scheduler's.
 */
#include <string.h>

#include "emu/kernel.h"
#include "emu/launch.h"
#include "start_priv.h"

#define FFTID_MASK 0x1ffu

void
emu_start_gen(const struct emu_start *start, uint8_t *rf, const uint32_t group[3], uint32_t slot)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    const uint32_t header[8] = {[1] = group[0], [5] = slot & FFTID_MASK, [6] = group[1], [7] = group[2]};
    if (kernel->header_rf)
        memcpy(rf + kernel->header_rf, header, sizeof header);
    if (kernel->payload_bytes && kernel->payload_rf)
        memcpy(rf + kernel->payload_rf, start->launch->payload, kernel->payload_bytes);
}
