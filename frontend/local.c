/* SPDX-License-Identifier: MIT */
#include "frontend/local.h"

#include <assert.h>

#include "emu/lane.h"

/* Blocks stay as they are: no strict launch has faults of block reads. */
bool
fe_local_is_cut(const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_MEM && op->mem.space == LANE_SPACE_LOCAL && !op->mem.linear &&
           op->mem.addr_mask == FE_LOCAL_MASK;
}

void
fe_program_keep_local(struct fe_program *program)
{
    for (uint32_t k = 0; k < program->kernel_count; k++) {
        struct lane_program *lanes = program->kernels[k].emu.program;
        assert(lanes);
        for (uint32_t i = 0; i < lanes->op_count; i++)
            if (fe_local_is_cut(&lanes->ops[i]))
                lanes->ops[i].mem.addr_mask = FE_LOCAL_WHOLE;
    }
}

/* Of an offset a little below 0 the bits above 28 are 0 if the pointer had bit 28, and 1 if it had not. */
int64_t
fe_local_offset(enum fe_device device, uint32_t address)
{
    enum { TAG = 28 };
    const uint32_t above = address >> (TAG + 1), below = address & ((1u << TAG) - 1);
    assert(device < FE_DEVICE_COUNT);
    if (device == FE_CAYMAN || (above != 0 && above != UINT32_MAX >> (TAG + 1)))
        return (int32_t)address;
    const bool negative = above || below >> (TAG - 1);
    return (int64_t)below - (negative ? 1 << TAG : 0);
}
