/* SPDX-License-Identifier: MIT */
/* Small programs by hand, and what the jit's analysis finds in them: what the tests of facts share. */
#ifndef CONFORMANCE_ROWS_FACTS_H
#define CONFORMANCE_ROWS_FACTS_H

#include "../backend/program_parts.h"
#include "emu/kernel.h"
#include "jit/flow/flow.h"

/* Where they have what, in bytes of the register file; A, B and C are values' registers. */
enum {
    CELLS = 64,
    IDS = 128,
    IDS_Y = 256,
    PAYLOAD = 384,
    A = 512,
    B = 768,
    C = 1024,
    RF = 2048,
    IDS_BYTES = 2
};

/* Fails the test when out of memory. */
struct lane_program *facts_program(void);
/* Register A has the ids in x. */
struct lane_program *facts_with_ids(unsigned lanes);
/* The kernel of a program: local ids in x and y, and a payload. */
struct emu_kernel facts_kernel(struct lane_program *p, unsigned lanes);
/* Ends the program and analyses it. The caller frees both. */
struct jit_flow *facts_flow(struct lane_program *p);

#endif
