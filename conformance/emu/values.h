/* SPDX-License-Identifier: MIT */
/* Operand values: the edges of every type, then random ones. */
#ifndef CONFORMANCE_EMU_VALUES_H
#define CONFORMANCE_EMU_VALUES_H

#include <stdint.h>

#include "emu/lane.h"

struct random {
    uint64_t state;
};

uint64_t random_bits(struct random *r);
/* A value of type: an edge, a small one, one with few bits set, or any bits. */
uint64_t random_value(struct random *r, enum lane_type type);

#endif
