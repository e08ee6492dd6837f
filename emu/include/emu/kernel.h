/* SPDX-License-Identifier: MIT */
/* A kernel as the emulated machine sees it: a lane program and how a hardware thread of it starts. */
#ifndef EMU_KERNEL_H
#define EMU_KERNEL_H

#include <stdbool.h>
#include <stdint.h>

struct emu_error;
struct lane_program;

enum emu_machine { EMU_GEN, EMU_CAYMAN };

struct emu_kernel {
    enum emu_machine machine;
    struct lane_program *program; /* owned by whoever made the kernel */
    const uint8_t *code;          /* the code image LANE_SPACE_CODE reads (Cayman's .text) */
    uint32_t code_bytes;
    uint8_t lanes; /* work-items per hardware thread: SIMD 8, 16, 32 or wavefront 64 */
    bool has_barrier;
    uint32_t payload_bytes; /* launch constants: Gen cross-thread data, Cayman constant buffer 0 */
    uint32_t link_bytes;    /* launch constants behind the payload that only uniforms show */
    uint32_t payload_rf;    /* Gen: RF offset the payload is copied to at thread start */
    uint32_t header_rf;     /* Gen: RF offset of r0 (32 bytes) */
    uint32_t
        local_id_rf[3]; /* Gen: first u16 lane of local id x, y, z. Cayman: first u32 lane of T0.x, .y, .z */
    uint32_t group_id_rf[3]; /* Cayman: first u32 lane of T1.x, .y, .z */
    uint32_t scratch_bytes;  /* per hardware thread */
    uint32_t scratch_base;   /* Gen, not 0: in r0.5, and LANE_SPACE_POOL has the thread's scratch there */
};

/* Checks the program and that everything a thread's start writes lies in its register file. RF offset 0 (the
 * execution mask's) in header_rf, payload_rf, local_id_rf or group_id_rf means: not wanted. 0 or -1. */
int emu_kernel_check(const struct emu_kernel *kernel, struct emu_error *error);

#endif
