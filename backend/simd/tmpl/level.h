/* SPDX-License-Identifier: MIT */
/* Included first by every template file. SIMD_LEVEL is the level's name, from the build. */
#ifndef SIMD_LEVEL_H
#define SIMD_LEVEL_H

#include "../control.h"
#include "../gang.h"
#include "../simd.h"
#include "vec_convert.h"

#define LEVEL(name) CAT3(name, _, SIMD_LEVEL)
#define TABLE(rows)                                                                                          \
    {                                                                                                        \
        rows, sizeof(rows) / sizeof(rows[0])                                                                 \
    }

/* Whether there are handlers for 32 lanes, which do two ops at once (../widen.h). Vectors of the baseline are
 * so short that they would gain little, and these handlers take long to compile. */
#define SIMD_WIDENS (SIMD_NATIVE >= 8)
#if SIMD_WIDENS
#define TABLE_32 TABLE(rows_n32),
#else
#define TABLE_32
#endif

/* Work on rf and op for each thread. The record is copied, since stores may change it for all that the
 * compiler knows. */
#define FOR_EACH(work)                                                                                       \
    const struct simd_op copy = *record, *const op = &copy;                                                  \
    const size_t stride = x->stride;                                                                         \
    uint32_t left = x->count;                                                                                \
    uint8_t *rf = first;                                                                                     \
    do {                                                                                                     \
        work;                                                                                                \
        rf += stride;                                                                                        \
    } while (--left > 0);
/* The same. What is short is unrolled for a whole gang. */
#define FOR_ALL(is_short, work)                                                                              \
    if ((is_short) && __builtin_expect(x->count == SIMD_GANG_MAX, 1)) {                                      \
        const struct simd_op copy = *record, *const op = &copy;                                              \
        const size_t stride = x->stride;                                                                     \
        uint8_t *rf = first;                                                                                 \
        UNROLL for (int i = 0; i < SIMD_GANG_MAX; i++, rf += stride)                                         \
        {                                                                                                    \
            work;                                                                                            \
        }                                                                                                    \
    } else {                                                                                                 \
        FOR_EACH(work)                                                                                       \
    }
#define EACH_ARGS uint8_t *first, const struct simd_op *record, struct simd_ctx *x
#define EACH_NEXT SIMD_GO_WITH(first, record + 1)
/* The handlers of what `one` does for a thread: for a thread, and for all of a gang (../gang.h). */
#define ONE_ARGS uint8_t *rf, const struct simd_op *op, __attribute__((unused)) const struct simd_ctx *x
#define ONE_HANDLER(name, one)                                                                               \
    static __attribute__((noinline)) const struct simd_op *name(SIMD_ARGS)                                   \
    {                                                                                                        \
        one(rf, op, x);                                                                                      \
        SIMD_NEXT;                                                                                           \
    }
#define EACH_HANDLER(name, one)                                                                              \
    static __attribute__((noinline)) const struct simd_op *name(EACH_ARGS)                                   \
    {                                                                                                        \
        FOR_EACH(one(rf, op, x))                                                                             \
        EACH_NEXT;                                                                                           \
    }

/* Handlers of the vector levels leave upper register halves dirty, which would slow down later code. */
INLINE void
leave_vectors(void)
{
#if SIMD_NATIVE > 4
    _mm256_zeroupper();
#endif
}

extern const struct simd_table LEVEL(simd_arith)[], LEVEL(simd_integer)[], LEVEL(simd_compare)[],
    LEVEL(simd_scalar)[], LEVEL(simd_convert)[], LEVEL(simd_math)[], LEVEL(simd_memory)[],
    LEVEL(simd_double)[], LEVEL(simd_image)[], LEVEL(simd_half)[], LEVEL(simd_half_math)[],
    LEVEL(simd_half_convert)[], LEVEL(simd_bytes)[];
extern const struct simd_pairs LEVEL(simd_integer_pairs), LEVEL(simd_arith_pairs);

#endif
