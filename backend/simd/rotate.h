/* SPDX-License-Identifier: MIT */
/*
 * Rotations. Compilers for GPUs without an instruction for it make three ops of one: x << n, x >> (32 - n),
 * and the two ored. Where nobody else reads the two parts, one record does the work of the three.
 */
#ifndef BACKEND_SIMD_ROTATE_H
#define BACKEND_SIMD_ROTATE_H

#include <stdint.h>

#include "emu/lane.h"

/* Of each op: */
enum {
    SIMD_ALONE,  /* it stays as it is */
    SIMD_LEFT,   /* a part of a rotation that comes later */
    SIMD_ROTATES /* + the number of the op that shifts left: the rotation */
};

/* To be freed; NULL: out of memory. */
uint32_t *simd_find_rotations(const struct lane_program *program);

/* The op that rotates, in place of op `index`, which the numbers say does. */
struct lane_op simd_rotation(const struct lane_program *program, uint32_t index, const uint32_t *rotations);

#endif
