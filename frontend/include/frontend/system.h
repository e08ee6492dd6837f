/* SPDX-License-Identifier: MIT */
/*
 * What Gen's exceptions lead to (Ivy Bridge PRM, Volume 4 Part 3, chapter 4). OpenCL has no call that gives
 * it; described launches do.
 */
#ifndef FRONTEND_SYSTEM_H
#define FRONTEND_SYSTEM_H

#include <stdbool.h>
#include <stdint.h>

enum { FE_NO_ROUTINE = UINT32_MAX };

/* cr0.1. Bits 15:11 enable exceptions, as a thread's dispatch sets them; bits 31:27 say which have happened.
 */
enum fe_exception {
    FE_ENABLE_ILLEGAL = 1 << 12,
    FE_ENABLE_SOFTWARE = 1 << 13,
    FE_ENABLE_BREAKPOINT = 1 << 15,
    FE_RAISED_ILLEGAL = 1 << 28,
    FE_RAISED_SOFTWARE = 1 << 29,
    FE_RAISED_HALT = 1 << 30
};
#define FE_RAISED_BREAKPOINT (UINT32_C(1) << 31)

struct fe_system {
    /* SIP: where in the kernel's code the System Routine begins, behind all code of the kernel.
     * FE_NO_ROUTINE: an exception that is enabled ends the launch */
    uint32_t routine;
    uint32_t enabled;          /* cr0.1 when a thread starts */
    const uint32_t *addresses; /* breakpoints by IP: offsets in the code */
    uint32_t address_count;
    const uint8_t *opcodes; /* breakpoints by opcode: bits 6:0 of an instruction */
    uint32_t opcode_count;
    /* The routine may return with breakpoint status and Breakpoint Suppress set: one instruction, then the
     * next breakpoint. Every instruction is looked at then, and may be returned to. */
    bool steps;
    /* External halt: the host adds 1 to the first dword of this surface, and every thread notices it before
     * its next instruction. */
    bool halts;
    uint16_t halt_surface;
};

#endif
