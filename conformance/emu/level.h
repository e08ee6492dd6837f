/* SPDX-License-Identifier: MIT */
/* The functions of lane_math.h over arrays, compiled once per host level. */
#ifndef CONFORMANCE_EMU_LEVEL_H
#define CONFORMANCE_EMU_LEVEL_H

#include <stdint.h>

enum { LEVEL_LANES = 64, LEVEL_FUNCTIONS = 24 };

/* Results as bits; NaNs are one NaN. */
typedef void level_fn(uint32_t out[LEVEL_FUNCTIONS][LEVEL_LANES], const float *a, const float *b,
                      const float *c, uint32_t fpmode);

level_fn level_baseline, level_vector, level_avx2, level_avx2_fma, level_avx512;

#endif
