/* SPDX-License-Identifier: MIT */
/* Random lane ops and the data they run on. Everything follows from a seed. */
#ifndef CONFORMANCE_LANES_GEN_H
#define CONFORMANCE_LANES_GEN_H

#include "emu/lane.h"

/* Register file: mask and flag cells, then registers that operands overlap in freely. */
enum { GEN_CELLS = 256, GEN_REGISTERS = 512, GEN_RF = 6144, GEN_FLAGS = 64, GEN_WAITS = 128 };

struct gen {
    uint64_t state;
};

uint64_t gen_next(struct gen *g);
/* 0 .. n - 1 */
unsigned gen_below(struct gen *g, unsigned n);
/* true once in n */
bool gen_once_in(struct gen *g, unsigned n);

/* Edge values of every type and random bits over the whole register file; masks and flags too. */
void gen_fill(struct gen *g, uint8_t *rf);

/* Fills a zeroed op: an ALU or MATH op of the type and lanes with random operands, masks and modifiers. The
 * program gets its indirect operands. lane_program_check may still refuse it. */
void gen_elementwise(struct gen *g, struct lane_program *p, struct lane_op *op, enum lane_code code,
                     enum lane_type type, unsigned lanes);
/* A load, store or atomic; rig.h says where addresses must point. */
/* Removes operands that the op's code does not have. atomic: the number of the atomic, if it is one. */
void gen_drop_unused(struct lane_op *op, unsigned atomic);
void gen_memory(struct gen *g, struct lane_op *op, enum lane_code code, enum lane_space space,
                unsigned lanes);

#endif
