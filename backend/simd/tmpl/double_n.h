/* SPDX-License-Identifier: MIT */
/* Double precision of N lanes, like arith_n.h and math_n.h for floats. */
#include "lanes.h"

INLINE
VT64(f64) FN(pick64)(VT64(f64) a, VT64(f64) b, unsigned first)
{
    return (VT64(f64))PR64(blend64)((VT64(i64))a, (VT64(i64))b, first);
}

#define UNARY_DF(X)                                                                                          \
    X(mov, a)                                                                                                \
    X(inv, 1.0 / a)                                                                                          \
    X(sqrt, PR64(sqrt64)(a))
#define BINARY_DF(X)                                                                                         \
    X(add, a + b)                                                                                            \
    X(mul, a *b)                                                                                             \
    X(fdiv, a / b)                                                                                           \
    X(min, FN(pick64)(a, FN(pick64)(a, b, PR64(lt_f64)(a, b)), PR64(ne_f64)(b, b)))                          \
    X(max, FN(pick64)(a, FN(pick64)(a, b, PR64(le_f64)(b, a)), PR64(ne_f64)(b, b)))

/* Without the host's instruction a fused step takes as long as in the reference anyway. */
#if SIMD_NATIVE >= 8
#define TERNARY_DF(X)                                                                                        \
    X(mad, PR64(fma64)(a, b, c))                                                                             \
    X(muladd, a *b + c)
#else
#define TERNARY_DF(X) X(muladd, a *b + c)
#endif

#define DEFINE1(op, expr)                                                                                    \
    H1Q(op##DF, 0, f64, expr)                                                                                \
    H1Q(op##DF, 1, f64, expr)                                                                                \
    H1Q(op##DF, 8, f64, expr)                                                                                \
    H1Q(op##DF, 9, f64, expr)
#define DEFINE2(op, expr)                                                                                    \
    H2Q(op##DF, 0, f64, expr)                                                                                \
    H2Q(op##DF, 1, f64, expr)                                                                                \
    H2Q(op##DF, 2, f64, expr)                                                                                \
    H2Q(op##DF, 8, f64, expr)                                                                                \
    H2Q(op##DF, 9, f64, expr)                                                                                \
    H2Q(op##DF, 10, f64, expr)
#define DEFINE3(op, expr)                                                                                    \
    H3Q(op##DF, 0, f64, expr)                                                                                \
    H3Q(op##DF, 1, f64, expr)                                                                                \
    H3Q(op##DF, 2, f64, expr)                                                                                \
    H3Q(op##DF, 4, f64, expr)                                                                                \
    H3Q(op##DF, 8, f64, expr)                                                                                \
    H3Q(op##DF, 9, f64, expr)                                                                                \
    H3Q(op##DF, 10, f64, expr)                                                                               \
    H3Q(op##DF, 12, f64, expr)
UNARY_DF(DEFINE1)
BINARY_DF(DEFINE2)
TERNARY_DF(DEFINE3)

#define R(op, shape) ROW(op##DF, shape, LANE_OP_##op, LANE_DF)
#define ROWS1(op, expr)                                                                                      \
    R(op, 0)                                                                                                 \
    R(op, 1)                                                                                                 \
    R(op, 8)                                                                                                 \
    R(op, 9)
#define ROWS2(op, expr)                                                                                      \
    R(op, 0)                                                                                                 \
    R(op, 1)                                                                                                 \
    R(op, 2)                                                                                                 \
    R(op, 8)                                                                                                 \
    R(op, 9)                                                                                                 \
    R(op, 10)
#define ROWS3(op, expr)                                                                                      \
    ROWS2(op, expr)                                                                                          \
    R(op, 4)                                                                                                 \
    R(op, 12)
static const struct simd_row FN(rows)[] = {UNARY_DF(ROWS1) BINARY_DF(ROWS2) TERNARY_DF(ROWS3)};
#undef UNARY_DF
#undef BINARY_DF
#undef TERNARY_DF
#undef DEFINE1
#undef DEFINE2
#undef DEFINE3
#undef R
#undef ROWS1
#undef ROWS2
#undef ROWS3
