/* SPDX-License-Identifier: MIT */
/* Included first by every template file. SIMD_LEVEL is the level's name, from the build. */
#ifndef SIMD_LEVEL_H
#define SIMD_LEVEL_H

#include "../control.h"
#include "../simd.h"
#include "vec.h"

#define LEVEL(name) CAT3(name, _, SIMD_LEVEL)
#define TABLE(rows)                                                                                          \
    {                                                                                                        \
        rows, sizeof(rows) / sizeof(rows[0])                                                                 \
    }

extern const struct simd_table LEVEL(simd_arith)[], LEVEL(simd_integer)[], LEVEL(simd_compare)[],
    LEVEL(simd_scalar)[], LEVEL(simd_convert)[], LEVEL(simd_math)[], LEVEL(simd_memory)[],
    LEVEL(simd_double)[], LEVEL(simd_image)[], LEVEL(simd_half)[], LEVEL(simd_half_math)[],
    LEVEL(simd_half_convert)[];
extern const struct simd_pairs LEVEL(simd_integer_pairs), LEVEL(simd_arith_pairs);

#endif
