/* SPDX-License-Identifier: MIT */
/* Compares and selects. */
#include "level.h"
#define N 8
#include "compare_n.h"
#undef N
#define N 16
#include "compare_n.h"
#undef N
#if SIMD_WIDENS
#define N 32
#include "compare_n.h"
#undef N
#endif
#define N 64
#include "compare_n.h"
#undef N

const struct simd_table LEVEL(simd_compare)[] = {
    TABLE(rows_n8), TABLE(rows_n16), TABLE_32 TABLE(rows_n64), {0}};
