/* SPDX-License-Identifier: MIT */
/* Double precision: only Gen has it. Handlers for 8 and 16 lanes are enough. */
#include "level.h"
#define N 8
#include "double_n.h"
#undef N
#define N 16
#include "double_n.h"
#undef N

const struct simd_table LEVEL(simd_double)[] = {TABLE(rows_n8), TABLE(rows_n16), {0}};
