/* SPDX-License-Identifier: MIT */
/* What the files that make a program share. */
#ifndef CONFORMANCE_FUZZ_LANES_MAKER_H
#define CONFORMANCE_FUZZ_LANES_MAKER_H

#include "lane_random.h"

struct maker {
    const uint8_t *bytes;
    size_t left;
    struct lane_program *p;
    bool failed; /* out of memory */
    bool floats; /* may use them */
    bool modes;  /* switches them often */
};

/* Below n, which is at most 65536. */
unsigned some(struct maker *m, unsigned n);
bool once_in(struct maker *m, unsigned n);
struct lane_op *put(struct maker *m, const struct lane_op *op);

struct lane_operand packed(enum lane_type type, uint32_t base);
struct lane_operand imm(enum lane_type type, uint64_t bits);
/* A register in [from, to) for lanes with any layout. */
struct lane_operand some_register(struct maker *m, enum lane_type type, unsigned lanes, uint32_t from,
                                  uint32_t to);
/* A packed or scalar one with room for `bytes`. */
struct lane_operand some_plain(struct maker *m, enum lane_type type, unsigned lanes, unsigned bytes);
/* Lanes, channels, predicate. */
void some_lanes(struct maker *m, struct lane_op *op);
uint32_t some_cell(struct maker *m);

void put_elementwise(struct maker *m);
void put_memory(struct maker *m);
void put_image(struct maker *m);
void put_control(struct maker *m);
void put_mode(struct maker *m);

#endif
