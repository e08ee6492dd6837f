/* SPDX-License-Identifier: MIT */
/*
 * Two ops that are halves of one. Gen's instructions have at most 16 channels of 32 bits, and 8 of 64 bits.
 * So compilers make two of each instruction in a kernel of twice as many channels, with registers that follow
 * each other. One record for both saves a jump, and reading what is in it. Where compilers put other
 * instructions between the two, the second half is done before these, if that changes nothing.
 */
#ifndef BACKEND_SIMD_WIDEN_H
#define BACKEND_SIMD_WIDEN_H

#include <stdbool.h>

#include "emu/lane.h"

/* Of each op: */
enum {
    SIMD_WHOLE,  /* it stays as it is */
    SIMD_SECOND, /* an earlier op does its work */
    SIMD_FIRST   /* + the number of the op whose work it does, too */
};

/*
 * ops: the program's, as they will be done, in this order. entered: see outline.h. gone: ops that will not be
 * done. To be freed; NULL: out of memory.
 */
uint32_t *simd_find_halves(const struct lane_program *program, const struct lane_op *ops, const bool *entered,
                           const bool *gone);

/* The op of twice as many lanes that does the work of both. */
struct lane_op simd_widened(const struct lane_op *first);

#endif
