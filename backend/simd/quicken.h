/* SPDX-License-Identifier: MIT */
/* Faster handlers for finished records. */
#ifndef BACKEND_SIMD_QUICKEN_H
#define BACKEND_SIMD_QUICKEN_H

#include "simd.h"

/* Gives the code's records quick handlers where they may have them, and some pairs of records a handler for
 * both. */
void simd_quicken(struct simd_code *code);

/* The handler that this record should have. */
simd_fn *simd_quick_of(struct simd_code *code, const struct simd_op *op);

#endif
