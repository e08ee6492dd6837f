/* SPDX-License-Identifier: MIT */
/* Float arithmetic of N lanes. min, max: what the reference does with NaN and signed zeros. */
#include "lanes.h"

/* Comparisons, and a bit for bit where one holds, else b: AVX-512 has masks of bits for that. */
#if SIMD_NATIVE == 16
#define IF_LESS(a, b) PR(lt_f32)(a, b)
#define IF_AT_MOST(b, a) PR(le_f32)(b, a)
#define IF_NAN(b) PR(ne_f32)(b, b)
#define PICK(a, b, mask) ((VT(f32))PR(blend)((VT(i32))(a), (VT(i32))(b), mask))
#else
#define IF_LESS(a, b) ((VT(i32))((a) < (b)))
#define IF_AT_MOST(b, a) ((VT(i32))((b) <= (a)))
#define IF_NAN(b) ((VT(i32))((b) != (b)))
#define PICK(a, b, mask) ((VT(f32))PR(sel)(mask, (VT(i32))(a), (VT(i32))(b)))
#endif

INLINE
VT(f32) FN(mulz)(VT(f32) a, VT(f32) b)
{
    const VT(i32) zero = (VT(i32))(a == 0.0f) | (VT(i32))(b == 0.0f);
    return (VT(f32))((VT(i32))(a * b) & ~zero);
}

#define BINARY_F(X)                                                                                          \
    X(add, a + b)                                                                                            \
    X(mul, a *b)                                                                                             \
    X(min, PICK(a, b, IF_LESS(a, b) | IF_NAN(b)))                                                            \
    X(max, PICK(a, b, IF_AT_MOST(b, a) | IF_NAN(b)))                                                         \
    X(minl, PICK(a, b, IF_LESS(a, b)))                                                                       \
    X(maxl, PICK(a, b, IF_AT_MOST(b, a)))                                                                    \
    X(mulz, FN(mulz)(a, b))

#define TERNARY_F(X)                                                                                         \
    X(mad, PR(fma)(a, b, c))                                                                                 \
    X(muladd, a *b + c)                                                                                      \
    X(madz, FN(mulz)(a, b) + c)

#define DEFINE2(op, expr)                                                                                    \
    H2(op, 0, f32, expr)                                                                                     \
    H2(op, 1, f32, expr)                                                                                     \
    H2(op, 2, f32, expr)                                                                                     \
    H2(op, 8, f32, expr)                                                                                     \
    H2(op, 9, f32, expr)                                                                                     \
    H2(op, 10, f32, expr)
#define DEFINE3(op, expr)                                                                                    \
    H3(op, 0, f32, expr)                                                                                     \
    H3(op, 1, f32, expr)                                                                                     \
    H3(op, 2, f32, expr)                                                                                     \
    H3(op, 3, f32, expr)                                                                                     \
    H3(op, 4, f32, expr)                                                                                     \
    H3(op, 5, f32, expr)                                                                                     \
    H3(op, 6, f32, expr)                                                                                     \
    H3(op, 8, f32, expr)                                                                                     \
    H3(op, 9, f32, expr)                                                                                     \
    H3(op, 10, f32, expr)                                                                                    \
    H3(op, 11, f32, expr)                                                                                    \
    H3(op, 12, f32, expr)                                                                                    \
    H3(op, 13, f32, expr)                                                                                    \
    H3(op, 14, f32, expr)
BINARY_F(DEFINE2)
TERNARY_F(DEFINE3)
H1(mov, 0, f32, a)
H1(mov, 1, f32, a)
H1(mov, 8, f32, a)
H1(mov, 9, f32, a)

#define R(op, shape) ROW(op, shape, LANE_OP_##op, LANE_F)
#define ROWS2(op, expr)                                                                                      \
    R(op, 0)                                                                                                 \
    R(op, 1)                                                                                                 \
    R(op, 2)                                                                                                 \
    R(op, 8)                                                                                                 \
    R(op, 9)                                                                                                 \
    R(op, 10)
#define ROWS3(op, expr)                                                                                      \
    R(op, 0)                                                                                                 \
    R(op, 1)                                                                                                 \
    R(op, 2)                                                                                                 \
    R(op, 3)                                                                                                 \
    R(op, 4)                                                                                                 \
    R(op, 5)                                                                                                 \
    R(op, 6)                                                                                                 \
    R(op, 8)                                                                                                 \
    R(op, 9)                                                                                                 \
    R(op, 10)                                                                                                \
    R(op, 11)                                                                                                \
    R(op, 12)                                                                                                \
    R(op, 13)                                                                                                \
    R(op, 14)
static const struct simd_row FN(rows)[] = {BINARY_F(ROWS2) TERNARY_F(ROWS3) R(mov, 0) R(mov, 1) R(mov, 8)
                                               R(mov, 9)};
#if N == 16
/* The most frequent ops of compiled kernels. */
#define SECONDS(X, a)                                                                                        \
    X(a, add_0)                                                                                              \
    X(a, add_8)                                                                                              \
    X(a, mul_0)                                                                                              \
    X(a, mul_1)                                                                                              \
    X(a, mul_2)                                                                                              \
    X(a, mad_0)                                                                                              \
    X(a, mad_1)                                                                                              \
    X(a, mad_2)
#define PAIRS(W, X)                                                                                          \
    W(X, add_0)                                                                                              \
    W(X, add_8)                                                                                              \
    W(X, mul_0)                                                                                              \
    W(X, mul_1)                                                                                              \
    W(X, mul_2)                                                                                              \
    W(X, mad_0)                                                                                              \
    W(X, mad_1)                                                                                              \
    W(X, mad_2)
PAIRS(SECONDS, PAIR)
static const struct simd_pair FN(pairs)[] = {PAIRS(SECONDS, PAIR_ENTRY)};
#undef SECONDS
#undef PAIRS
#endif
#undef IF_LESS
#undef IF_AT_MOST
#undef IF_NAN
#undef PICK
#undef BINARY_F
#undef TERNARY_F
#undef DEFINE2
#undef DEFINE3
#undef R
#undef ROWS2
#undef ROWS3
