/* SPDX-License-Identifier: MIT */
#include "emu/launch.h"

#include <assert.h>

const char *
emu_fault_name(enum emu_fault_kind kind)
{
    static const char *const names[] = {
        [EMU_FAULT_NONE] = "no fault",
        [EMU_FAULT_ADDRESS] = "access outside the context's memory",
        [EMU_FAULT_ILLEGAL] = "illegal instruction",
        [EMU_FAULT_HANG] = "hang",
        [EMU_FAULT_NO_MEMORY] = "out of host memory",
    };
    assert((unsigned)kind < sizeof names / sizeof names[0]);
    return names[kind];
}
