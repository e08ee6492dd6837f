/* SPDX-License-Identifier: MIT */
/* Ops on bytes that are words or dwords apart (../emit_bytes.c), where vectors are long enough to gain. */
#include "level.h"

#if SIMD_WIDENS
#define N 8
#include "bytes_n.h"
#undef N
#define N 16
#include "bytes_n.h"
#undef N
#define N 32
#include "bytes_n.h"
#undef N

const struct simd_table LEVEL(simd_bytes)[] = {TABLE(rows_n8), TABLE(rows_n16), TABLE(rows_n32), {0}};
#else
const struct simd_table LEVEL(simd_bytes)[] = {{0}};
#endif
