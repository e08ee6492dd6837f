/* SPDX-License-Identifier: MIT */
/*
 * Makes lane programs from bytes. Equal bytes make equal programs. Each choice uses one or two bytes. Beyond
 * the end it is the first choice, so that a fuzzer can shorten and join inputs.
 */
#ifndef CONFORMANCE_FUZZ_LANES_LANE_RANDOM_H
#define CONFORMANCE_FUZZ_LANES_LANE_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/kernel.h"
#include "emu/lane.h"

/* The register file: registers come last, so that an operand can end where the file ends. */
enum {
    LR_CELLS = 128,
    LR_SAVED_CELL = 104, /* the execution mask on its way to memory */
    LR_NAN_CELL = 112,   /* not 0: a float op gave a NaN, whose bits are not defined */
    LR_TEST_CELL = 120,
    LR_CONSTS = LR_CELLS,
    LR_CONST_BYTES = 256,
    LR_UNIFORMS = LR_CONSTS + LR_CONST_BYTES,
    LR_UNIFORM_BYTES = 256,
    LR_REGISTERS = LR_UNIFORMS + LR_UNIFORM_BYTES,
    LR_RF = LR_REGISTERS + 2048
};

/* What a program expects of its launch. */
enum {
    LR_INPUT, /* surfaces: where registers come from, another one, and where they go */
    LR_SMALL,
    LR_RESULT,
    LR_SURFACES,
    LR_RESULT_BYTES = 4096,
    LR_INPUT_BYTES = 2048,
    LR_SMALL_BYTES = 1000,
    LR_LOCAL_BYTES = 1000,
    LR_SCRATCH_BYTES = 500,
    LR_FLAT_BYTES = 1000, /* of each of two ranges */
    LR_PAYLOAD_BYTES = 256,
    LR_CODE_BYTES = 100,
    LR_IMAGES = 3,
    LR_SAMPLERS = 2
};

/* Host addresses that FLAT messages use. The range ends with a page. */
#ifdef __SANITIZE_THREAD__ /* which leaves these addresses to the program */
#define LR_FLAT_BASE (UINT64_C(0x2300001000) - LR_FLAT_BYTES)
#else
#define LR_FLAT_BASE (UINT64_C(0x230000001000) - LR_FLAT_BYTES)
#endif
#define LR_FLAT_STEP UINT64_C(0x10000)

struct lane_random {
    uint32_t items;  /* work-items of the group, 1 to kernel->lanes */
    bool comparable; /* no op has an undefined or changing result, so all engines must agree */
    bool damaged;    /* fields were overwritten; else it is legal */
};

/* Fills an empty program and its kernel. False: out of memory. */
bool lane_random_program(const uint8_t *bytes, size_t n, struct lane_program *program,
                         struct emu_kernel *kernel, struct lane_random *about);

#endif
