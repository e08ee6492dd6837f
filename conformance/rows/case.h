/* SPDX-License-Identifier: MIT */
/* A random program whose values are mostly rows (backend/jit/flow/rows.c), and launches of it. */
#ifndef CONFORMANCE_ROWS_CASE_H
#define CONFORMANCE_ROWS_CASE_H

#include <stdint.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "layout.h"

/* Random numbers. */
struct dice {
    uint64_t state;
};
struct dice dice_of(uint64_t seed);
uint64_t dice_throw(struct dice *d);
unsigned dice_below(struct dice *d, unsigned n);

/* Where a message's row of addresses may begin: each launch chooses, and tells the program by the payload. */
struct start {
    uint8_t space;
    uint8_t shift, address_bytes;
    unsigned span, lanes; /* lanes: of the work-group's rows */
    uint32_t beyond;      /* bytes that other rows may lie behind the first one */
    int32_t step;
    int32_t lowest; /* bytes from the start to the lowest place of all */
    uint32_t offset, mask;
};

struct rows_case {
    uint64_t seed;
    struct lane_program *program;
    struct emu_kernel kernel;
    uint32_t local_size[3];
    struct start starts[MESSAGES];
    unsigned start_count;
};

/* patterns: most addresses are such (backend/jit/flow/patterns.h), otherwise rows. The program is to be
 * freed.
 */
void rows_case_make(struct rows_case *c, uint64_t seed, bool patterns);

#endif
