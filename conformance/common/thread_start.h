/* SPDX-License-Identifier: MIT */
/* Starts of hardware threads as the front ends describe them, for kernels that tests make themselves. */
#ifndef COMMON_THREAD_START_H
#define COMMON_THREAD_START_H

#include "emu/kernel.h"

/* Gen: eight dwords, of which 1, 6 and 7 are the group's ids and the low 9 bits of 5 the slot. */
static inline void
start_with_header(struct emu_kernel *kernel, uint32_t rf)
{
    emu_kernel_add_start(kernel, (struct emu_start_field){rf, 1, EMU_START_ZERO, 0, 0});
    emu_kernel_add_start(kernel, (struct emu_start_field){rf + 4, 1, EMU_START_GROUP_X, UINT32_MAX, 0});
    emu_kernel_add_start(kernel, (struct emu_start_field){rf + 8, 3, EMU_START_ZERO, 0, 0});
    emu_kernel_add_start(kernel, (struct emu_start_field){rf + 20, 1, EMU_START_SLOT, 0x1ff, 0});
    emu_kernel_add_start(kernel, (struct emu_start_field){rf + 24, 1, EMU_START_GROUP_Y, UINT32_MAX, 0});
    emu_kernel_add_start(kernel, (struct emu_start_field){rf + 28, 1, EMU_START_GROUP_Z, UINT32_MAX, 0});
}

/* Cayman: a group id (0 to 2) in every lane. */
static inline void
start_with_group_id(struct emu_kernel *kernel, uint32_t rf, unsigned id)
{
    emu_kernel_add_start(kernel, (struct emu_start_field){rf, kernel->lanes,
                                                          (uint8_t)(EMU_START_GROUP_X + id), UINT32_MAX, 0});
}

#endif
