/* SPDX-License-Identifier: MIT */
/* Execution masks and predicates as integers: bit i is lane i. */
#ifndef BACKEND_SIMD_MASK_H
#define BACKEND_SIMD_MASK_H

#include <string.h>

#include "simd.h"

static inline uint64_t
simd_cell(const uint8_t *rf, uint32_t at)
{
    uint64_t bits;
    memcpy(&bits, rf + at, sizeof(bits));
    return bits;
}

static inline void
simd_set_cell(uint8_t *rf, uint32_t at, uint64_t bits)
{
    memcpy(rf + at, &bits, sizeof(bits));
}

static inline uint64_t
simd_ones(unsigned lanes)
{
    return lanes >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << lanes) - 1;
}

/* An op's lanes under the record's masks, for op->lanes lanes. */
static inline uint64_t
simd_mask(const uint8_t *rf, const struct simd_op *op)
{
    return simd_cell(rf, op->mask) & (simd_cell(rf, op->pred) ^ (uint64_t)(int64_t)op->pinv) &
           simd_ones(op->lanes);
}

#endif
