/* SPDX-License-Identifier: MIT */
/* Float arithmetic and moves. */
#include "level.h"
#define N 8
#include "arith_n.h"
#undef N
#define N 16
#include "arith_n.h"
#undef N
#if SIMD_WIDENS
#define N 32
#include "arith_n.h"
#undef N
#endif
#define N 64
#include "arith_n.h"
#undef N

const struct simd_table LEVEL(simd_arith)[] = {
    TABLE(rows_n8), TABLE(rows_n16), TABLE_32 TABLE(rows_n64), {0}};

const struct simd_pairs LEVEL(simd_arith_pairs) = {pairs_n16, sizeof(pairs_n16) / sizeof(pairs_n16[0])};
