/* SPDX-License-Identifier: MIT */
/* Programs as gen.py writes them: machine code, how it starts, and what the model says it leaves in memory.
 */
#ifndef GEN_FLOW_PROGRAMS_H
#define GEN_FLOW_PROGRAMS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "gen/isa/gen_inst.h"

enum { FLOW_CODE = 1 << 16, FLOW_DWORDS = 80, FLOW_ENTRIES = 8 };

struct flow_program {
    unsigned long number;
    enum gen_platform platform;
    uint32_t simd, items; /* work-items of the one hardware thread */
    uint32_t entries[FLOW_ENTRIES], entry_count;
    uint8_t code[FLOW_CODE];
    uint32_t code_bytes;
    uint32_t expect[FLOW_DWORDS];
};

/* The next program of a file: 1, 0 at its end, -1 if it is not understood. */
int flow_read(FILE *file, struct flow_program *p);

#endif
