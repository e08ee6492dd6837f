/* SPDX-License-Identifier: MIT */
#include "emu/launch.h"

#include <assert.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/thread.h"

enum emu_fault_kind
emu_fault_of_trap(const struct lane_op *trap)
{
    assert(trap->code == LANE_OP_trap);
    return trap->src[0].kind == LANE_IMM ? (enum emu_fault_kind)trap->src[0].imm : EMU_FAULT_ILLEGAL;
}

void
emu_fault_take_control(struct emu_thread *t)
{
    const uint32_t at = t->launch->kernel->control_scratch;
    if (at && (t->fault.kind == EMU_FAULT_ILLEGAL || t->fault.kind == EMU_FAULT_UNDEFINED ||
               t->fault.kind == EMU_FAULT_BREAKPOINT || t->fault.kind == EMU_FAULT_SOFTWARE ||
               t->fault.kind == EMU_FAULT_HALT))
        memcpy(t->fault.control, t->scratch + at - 1, sizeof t->fault.control);
}

const char *
emu_fault_name(enum emu_fault_kind kind)
{
    static const char *const names[] = {
        [EMU_FAULT_NONE] = "no fault",
        [EMU_FAULT_ADDRESS] = "access outside the context's memory",
        [EMU_FAULT_ILLEGAL] = "illegal instruction",
        [EMU_FAULT_HANG] = "hang",
        [EMU_FAULT_NO_MEMORY] = "out of host memory",
        [EMU_FAULT_NO_IMAGE] = "message to an image that is not bound",
        [EMU_FAULT_NO_SAMPLER] = "message with a sampler that is not bound",
        [EMU_FAULT_UNDEFINED] = "undefined opcode",
        [EMU_FAULT_BREAKPOINT] = "breakpoint exception",
        [EMU_FAULT_SOFTWARE] = "software exception",
        [EMU_FAULT_JUMP] = "jump to where no instruction starts",
        [EMU_FAULT_NOTIFY] = "wait for a notification that nobody sends",
        [EMU_FAULT_MODE] = "control register mode that is not emulated",
        [EMU_FAULT_HEADER] = "message whose header or descriptor is not emulated",
        [EMU_FAULT_STACK] = "overflow of the branch-loop stack",
        [EMU_FAULT_HALT] = "halt without a host that resumes",
        [EMU_FAULT_DEADLOCK] = "wait across work-groups that nobody ends",
        [EMU_FAULT_RESIDENT] = "wait across work-groups that are not resident together",
        [EMU_FAULT_SURFACE] = "access outside a buffer",
        [EMU_FAULT_LOCAL] = "access outside local memory",
    };
    assert((unsigned)kind < sizeof names / sizeof names[0]);
    return names[kind];
}
