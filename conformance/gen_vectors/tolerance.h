/* SPDX-License-Identifier: MIT */
/* How a register's 32 bytes are compared with the expected ones. */
#ifndef GEN_VECTORS_TOLERANCE_H
#define GEN_VECTORS_TOLERANCE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * x: every bit; 0: the same, of a register no instruction should have written
 * h, f, d: elements of HF, F, DF: every bit, but any NaN for a NaN
 * w: even words only, the others are undefined
 * 1..4: F, NaNs as above, else at most that many units in the last place from the correctly rounded result
 * l: F, log2: error at most 2^-21, absolute where the result lies in [-1, 1], else relative
 * p: F, pow: at most 16 units in the last place, the manual has no bound and OpenCL's powr this one
 * g: HF, NaNs as above, else at most one unit in the last place
 * s: F, sine and cosine: absolute error at most 0.0008
 */
bool tolerance_same(char tag, const uint8_t *expected, const uint8_t *got);

#endif
