/* SPDX-License-Identifier: MIT */
/* A kernel as the emulated machine sees it: a lane program and how a hardware thread of it starts. */
#ifndef EMU_KERNEL_H
#define EMU_KERNEL_H

#include <stdbool.h>
#include <stdint.h>

struct emu_error;
struct lane_program;

/* Where a register's first value comes from. */
enum emu_start_source {
    EMU_START_ZERO,
    EMU_START_GROUP_X, /* the work-group's ids */
    EMU_START_GROUP_Y,
    EMU_START_GROUP_Z,
    EMU_START_SLOT, /* the hardware thread's number among those that are live */
    EMU_START_SOURCES
};

/* Registers that a thread starts with beside those of its image: dwords with one value, (source & mask) |
 * bits. */
struct emu_start_field {
    uint32_t rf;    /* RF offset */
    uint8_t dwords; /* 1..LANE_MAX */
    uint8_t source; /* enum emu_start_source */
    uint32_t mask, bits;
};

enum { EMU_START_FIELDS = 8 };

struct emu_kernel {
    struct lane_program *program; /* owned by whoever made the kernel */
    const uint8_t *code;          /* the code image LANE_SPACE_CODE reads (Cayman's .text) */
    uint32_t code_bytes;
    uint8_t lanes; /* work-items per hardware thread: SIMD 8, 16, 32 or wavefront 64 */
    bool has_barrier;
    bool cuts_loads; /* a load from a surface takes what there is of an element at its end (emu/memory.h) */
    /* RF offset of two dwords by which the program says what it does at a barrier: whether it is no barrier
     * of the work-group but a wait for anybody in the launch, who may run first; and how many such waits it
     * has ended. All work-groups of the launch are then resident together. 0: there are no such waits. */
    uint32_t wait_rf;
    uint32_t payload_bytes;  /* launch constants: Gen cross-thread data, Cayman constant buffer 0 */
    uint32_t link_bytes;     /* launch constants behind the payload, visible only as uniforms */
    uint32_t payload_rf;     /* RF offset to which the payload is copied at thread start; 0: nowhere. Ids
                                may lie in it: they are written over it. */
    uint32_t local_id_rf[3]; /* RF offset of local id x, y, z of lane 0; 0: not wanted */
    uint32_t local_id_bytes; /* of one lane's local id: 2 or 4 */
    uint32_t thread_rf; /* RF offset of a dword with the thread's number in its work-group; 0: not wanted */
    struct emu_start_field start[EMU_START_FIELDS];
    uint32_t start_count;
    uint32_t local_bytes;     /* each launch has at least as much local memory, or the code may be slower */
    uint32_t slots;           /* the most hardware threads that may be live at once; 0: any number */
    uint32_t scratch_bytes;   /* per hardware thread */
    uint32_t control_scratch; /* not 0: offset + 1 in a thread's scratch of three dwords that a fault by trap
                                 leaves there */
    uint32_t scratch_base;    /* not 0: LANE_SPACE_POOL has the thread's scratch there */
    /* Not 0: threads of so many lanes can run the kernel as well, since no work-item can tell
     * (emu_kernel_part). Registers from vectors_rf to vectors_end are vectors of a dword for each lane, and
     * all other registers are the same for all lanes. */
    uint32_t part_lanes, vectors_rf, vectors_end;
};

/* Adds registers to a thread's start; there is room for EMU_START_FIELDS. */
void emu_kernel_add_start(struct emu_kernel *kernel, struct emu_start_field field);

/* The same kernel for threads of part_lanes, with a program of its own. 0, or -1: no memory. */
int emu_kernel_part(const struct emu_kernel *whole, struct emu_kernel *part);

/* Checks the program and that everything a thread's start writes lies in its register file. 0 or -1. */
int emu_kernel_check(const struct emu_kernel *kernel, struct emu_error *error);

#endif
