/* SPDX-License-Identifier: MIT */
/*
 * A lane program that stops one hardware thread before the n-th time it comes to an op, and then writes its
 * registers to a surface. In this way an engine that cannot be stepped shows its state in the middle.
 */
#ifndef STOP_PROGRAM_H
#define STOP_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/kernel.h"
#include "emu/lane.h"

struct rt_stop_place {
    uint32_t op;    /* the op comes before it */
    uint32_t slot;  /* of the thread */
    uint32_t count; /* how often it has come to it then, from 1 */
};

struct rt_stop_program {
    struct emu_kernel kernel; /* its program is ours */
    uint32_t surface;         /* what the registers go to, of `bytes` bytes */
    uint32_t bytes;
    /* which registers, and where each is there */
    struct rt_stop_register {
        struct lane_operand operand;
        uint8_t lanes;
        uint32_t at;
    } * registers;
    uint32_t register_count;
    uint32_t own_at; /* the work-group's local memory, then the thread's scratch memory */
    uint32_t local_bytes, scratch_bytes;
};

/* A fault at this offset is the stop. */
#define RT_STOP_INST UINT32_MAX

/* surface: an index that the kernel does not use. The two sizes: how much local and scratch memory is written
 * too, in units of 8 bytes. 0, or -1: no memory, or the checker refuses the program. */
int rt_stop_program_make(struct rt_stop_program *stop, const struct emu_kernel *kernel,
                         const struct rt_stop_place *place, uint32_t surface, uint32_t local_bytes,
                         uint32_t scratch_bytes);
void rt_stop_program_free(struct rt_stop_program *stop);

/* Copies what was written into a register file's image. known: which of its bytes were written. */
void rt_stop_program_unpack(const struct rt_stop_program *stop, const uint8_t *written, uint8_t *rf,
                            uint8_t *known);

#endif
