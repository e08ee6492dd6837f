/* SPDX-License-Identifier: MIT */
/* Faster handlers for finished records. */
#ifndef BACKEND_SIMD_QUICKEN_H
#define BACKEND_SIMD_QUICKEN_H

#include "simd.h"

/* Gives the code's records quick and twin handlers where they may have them. */
void simd_quicken(struct simd_code *code);

#endif
