/* SPDX-License-Identifier: MIT */
/* A level's handlers, found by their key or by their address. */
#ifndef BACKEND_SIMD_HANDLERS_H
#define BACKEND_SIMD_HANDLERS_H

#include "simd.h"

/* Of a level of the process, made at its first use; NULL when out of memory. */
const struct simd_handlers *simd_handlers_of(enum backend_cpu cpu);

const struct simd_level *simd_handlers_level(const struct simd_handlers *handlers);
/* The row of a handler as rows name it (not of a quick one or a pair), or NULL. */
const struct simd_row *simd_row_of(const struct simd_handlers *handlers, simd_fn *fn);

#endif
