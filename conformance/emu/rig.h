/* SPDX-License-Identifier: MIT */
/* A lane program, a register file and a thread to run it with, for tests. */
#ifndef CONFORMANCE_EMU_RIG_H
#define CONFORMANCE_EMU_RIG_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emu/error.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/launch.h"
#include "emu/ref.h"
#include "emu/thread.h"

/* Register file: cells, then blocks of 64 lanes of 8 bytes. */
enum { RIG_CELLS = 128, RIG_DST = 1024, RIG_A = 2048, RIG_B = 3072, RIG_C = 4096, RIG_RF = 8192 };

#define RIG_IEEE 0x4c0u /* denormals kept, to nearest even */

struct rig {
    struct lane_program *program;
    struct emu_kernel kernel;
    struct emu_launch launch;
    struct emu_thread thread;
    uint8_t *rf;
};

void rig_open(struct rig *r);
void rig_close(struct rig *r);
/* Drops all ops. */
void rig_clear(struct rig *r);
/* Appends an op of 16 lanes, all enabled. */
struct lane_op *rig_op(struct rig *r, enum lane_code code, enum lane_type type);
/* Appends end, checks the program, runs it from the start under fpmode with `exec` enabled. */
enum emu_stop rig_run(struct rig *r, uint64_t exec, uint32_t fpmode);

struct lane_operand rig_packed(enum lane_type type, uint32_t base);
struct lane_operand rig_scalar(enum lane_type type, uint32_t base);
struct lane_operand rig_imm(enum lane_type type, uint64_t bits);

uint64_t rig_get(const struct rig *r, uint32_t base, enum lane_type type, unsigned lane);
void rig_put(struct rig *r, uint32_t base, enum lane_type type, unsigned lane, uint64_t bits);

/* An op dst = f(a, b, c) with everything packed and of one type, run for 16 values at a time. */
struct lane_op *rig_elementwise(struct rig *r, enum lane_code code, enum lane_type type);

#endif
