/* SPDX-License-Identifier: MIT */
/* Integer arithmetic and logic of N lanes of 32 and 64 bits. Rows that do not depend on the sign are under
 * the signed type. */
#include "lanes.h"

INLINE
VT(u32) FN(umulhi)(VT(u32) a, VT(u32) b)
{
    const VT(u32) even = PR(muleven)(a, b);
    const VT(u32) odd = PR(muleven)((VT(u32))((VT64(u64))a >> 32), (VT(u32))((VT64(u64))b >> 32));
    return (VT(u32))((VT64(u64))even >> 32) | (VT(u32))((VT64(u64))odd >> 32 << 32);
}

INLINE
VT(i32) FN(smulhi)(VT(i32) a, VT(i32) b)
{
    return (VT(i32))(FN(umulhi)((VT(u32))a, (VT(u32))b) - (VT(u32))((a >> 31) & b) -
                     (VT(u32))((b >> 31) & a));
}

INLINE
VT(u32) FN(ubfe)(VT(u32) a, VT(u32) b, VT(u32) c)
{
    const VT(u32) width = a & 31, at = b & 31;
    return (c >> at) & ((((VT(u32)){0} + 1u) << width) - 1u);
}

INLINE
VT(i32) FN(sbfe)(VT(u32) a, VT(u32) b, VT(i32) c)
{
    const VT(u32) width = a & 31, at = b & 31, over = (VT(u32))((VT(i32))(width + at) > 31);
    const VT(u32) left = (32 - width - at) & 31 & ~over, right = (at & over) | ((32 - width) & 31 & ~over);
    return (VT(i32))(c << (VT(i32))left) >> (VT(i32))right & (VT(i32))(width != 0);
}

INLINE
VT(u32) FN(bitalign)(VT(u32) a, VT(u32) b, VT(u32) c)
{
    const VT(u32) n = c & 31;
    return (b >> n) | (a << 1 << (31 - n));
}

INLINE
VT(u32) FN(swap_bits)(VT(u32) a)
{
    a = ((a >> 1) & 0x55555555u) | ((a & 0x55555555u) << 1);
    a = ((a >> 2) & 0x33333333u) | ((a & 0x33333333u) << 2);
    a = ((a >> 4) & 0x0f0f0f0fu) | ((a & 0x0f0f0f0fu) << 4);
    a = ((a >> 8) & 0x00ff00ffu) | ((a & 0x00ff00ffu) << 8);
    return a >> 16 | a << 16;
}

INLINE
VT(u32) FN(leading_zeros)(VT(u32) a)
{
    a |= a >> 1;
    a |= a >> 2;
    a |= a >> 4;
    a |= a >> 8;
    return PR(count_bits)(~(a | a >> 16));
}

/* ~0 where there is no such bit */
INLINE
VT(u32) FN(first_high)(VT(u32) a)
{
    return FN(leading_zeros)(a) | (VT(u32))(a == 0);
}

INLINE
VT(u32) FN(first_low)(VT(u32) a)
{
    return PR(count_bits)(~a & (a - 1)) | (VT(u32))(a == 0);
}

#define BINARY_I(X)                                                                                          \
    X(add, D, u32, a + b)                                                                                    \
    X(mul, D, u32, a *b)                                                                                     \
    X(and, D, i32, a &b)                                                                                     \
    X(or, D, i32, a | b)                                                                                     \
    X(xor, D, i32, a ^ b)                                                                                    \
    X(shl, D, u32, a << (b & 31))                                                                            \
    X(shr, D, u32, a >> (b & 31))                                                                            \
    X(asr, D, i32, a >> (b & 31))                                                                            \
    X(rol, D, u32, PR(rol)(a, b))                                                                            \
    X(carry, D, u32, (VT(u32))(a + b < a) & 1)                                                               \
    X(borrow, D, u32, (VT(u32))(a < b) & 1)                                                                  \
    X(bfi1, D, u32, ((((VT(u32)){0} + 1u) << (a & 31)) - 1u) << (b & 31))

/* signed and unsigned differ */
#define BINARY_SU(X)                                                                                         \
    X(mulhi, D, i32, FN(smulhi)(a, b))                                                                       \
    X(mulhi, UD, u32, FN(umulhi)(a, b))                                                                      \
    X(avg, D, i32, (a | b) - ((a ^ b) >> 1))                                                                 \
    X(avg, UD, u32, (a | b) - ((a ^ b) >> 1))                                                                \
    X(min, D, i32, PR(min_i32)(a, b))                                                                        \
    X(min, UD, u32, PR(min_u32)(a, b))                                                                       \
    X(max, D, i32, PR(max_i32)(a, b))                                                                        \
    X(max, UD, u32, PR(max_u32)(a, b))

#define UNARY_I(X)                                                                                           \
    X(mov, D, i32, a)                                                                                        \
    X(not, D, i32, ~a)                                                                                       \
    X(lzd, D, u32, FN(leading_zeros)(a))                                                                     \
    X(fbh, UD, u32, FN(first_high)(a))                                                                       \
    X(fbh, D, u32, FN(first_high)(a ^ (VT(u32))((VT(i32))a >> 31)))                                          \
    X(fbl, D, u32, FN(first_low)(a))                                                                         \
    X(cbit, D, u32, PR(count_bits)(a))                                                                       \
    X(bfrev, D, u32, FN(swap_bits)(a))

#define TERNARY_I(X)                                                                                         \
    X(mad, D, u32, a *b + c)                                                                                 \
    X(bfe, D, u32, FN(sbfe)(a, b, (VT(i32))c))                                                               \
    X(bfe, UD, u32, FN(ubfe)(a, b, c))                                                                       \
    X(bfi2, D, u32, (a & b) | (~a & c))                                                                      \
    X(bitalign, D, u32, FN(bitalign)(a, b, c))

#define BINARY_Q(X)                                                                                          \
    X(add, Q, u64, a + b)                                                                                    \
    X(mul, Q, u64, a *b)                                                                                     \
    X(and, Q, i64, a &b)                                                                                     \
    X(or, Q, i64, a | b)                                                                                     \
    X(xor, Q, i64, a ^ b)                                                                                    \
    X(shl, Q, u64, a << (b & 63))                                                                            \
    X(shr, Q, u64, a >> (b & 63))                                                                            \
    X(asr, Q, i64, a >> (b & 63))                                                                            \
    X(min, Q, i64, PR64(sel64)((VT64(i64))(a < b), a, b))                                                    \
    X(min, UQ, u64, PR64(sel64)((VT64(i64))(a < b), (VT64(i64))a, (VT64(i64))b))                             \
    X(max, Q, i64, PR64(sel64)((VT64(i64))(a > b), a, b))                                                    \
    X(max, UQ, u64, PR64(sel64)((VT64(i64))(a > b), (VT64(i64))a, (VT64(i64))b))

#define UNARY_Q(X)                                                                                           \
    X(mov, Q, i64, a)                                                                                        \
    X(not, Q, i64, ~a)

#define DEFINE1(op, key, type, expr)                                                                         \
    H1(op##key, 0, type, expr)                                                                               \
    H1(op##key, 1, type, expr)
#define DEFINE2(op, key, type, expr)                                                                         \
    H2(op##key, 0, type, expr)                                                                               \
    H2(op##key, 1, type, expr)                                                                               \
    H2(op##key, 2, type, expr)
#define DEFINE3(op, key, type, expr)                                                                         \
    H3(op##key, 0, type, expr)                                                                               \
    H3(op##key, 1, type, expr)                                                                               \
    H3(op##key, 2, type, expr)                                                                               \
    H3(op##key, 3, type, expr)                                                                               \
    H3(op##key, 4, type, expr)                                                                               \
    H3(op##key, 5, type, expr)                                                                               \
    H3(op##key, 6, type, expr)
#define DEFINE1Q(op, key, type, expr)                                                                        \
    H1Q(op##key, 0, type, expr)                                                                              \
    H1Q(op##key, 1, type, expr)
#define DEFINE2Q(op, key, type, expr)                                                                        \
    H2Q(op##key, 0, type, expr)                                                                              \
    H2Q(op##key, 1, type, expr)                                                                              \
    H2Q(op##key, 2, type, expr)
BINARY_I(DEFINE2)
BINARY_SU(DEFINE2)
UNARY_I(DEFINE1)
TERNARY_I(DEFINE3)
BINARY_Q(DEFINE2Q)
UNARY_Q(DEFINE1Q)
DEFINE2(sub, D, u32, a - b)
DEFINE2(rsub, D, u32, b - a)
DEFINE2(andn, D, u32, a & ~b)
DEFINE2(orn, D, u32, a | ~b)
DEFINE1(abs, D, i32, PR(sel)((VT(i32))(a < 0), (VT(i32)) - (VT(u32))a, a))
DEFINE1Q(abs, Q, i64, PR64(sel64)((VT64(i64))(a < 0), (VT64(i64)) - (VT64(u64))a, a))
DEFINE2Q(sub, Q, u64, a - b)
DEFINE2Q(rsub, Q, u64, b - a)
DEFINE2Q(andn, Q, u64, a & ~b)
DEFINE2Q(orn, Q, u64, a | ~b)

/* Lane by lane; emu/lane_ops.def defines the results of a division by zero. */
#define DIVISIONS(X)                                                                                         \
    X(divq, D, int32_t,                                                                                      \
      b == 0    ? (a < 0 ? INT32_MIN : INT32_MAX)                                                            \
      : b == -1 ? (int32_t)(0u - (uint32_t)a)                                                                \
                : a / b)                                                                                     \
    X(divr, D, int32_t, b == 0 ? (a < 0 ? INT32_MIN : INT32_MAX) : b == -1 ? 0 : a % b)                      \
    X(divq, UD, uint32_t, b == 0 ? UINT32_MAX : a / b)                                                       \
    X(divr, UD, uint32_t, b == 0 ? UINT32_MAX : a % b)
#define DIVISION(op_, key, type, expr)                                                                       \
    INLINE void FN(op_##key##_0##_one)(ONE_ARGS)                                                             \
    {                                                                                                        \
        VT(i32) r[CHUNKS];                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(i32) u = FN(src)(rf, op, 0, 0, i), v = FN(src)(rf, op, 1, 0, i);                        \
            for (int k = 0; k < VW; k++) {                                                                   \
                const type a = (type)u[k], b = (type)v[k];                                                   \
                r[i][k] = (int32_t)(expr);                                                                   \
            }                                                                                                \
        }                                                                                                    \
        FN(put)(rf, op, r, FN(lanes)(rf, op));                                                               \
    }                                                                                                        \
    EACH(op_##key##_0)
#define DIVISION_ROW(op_, key, type, expr) PLAIN_ROW(op_##key, 0, LANE_OP_##op_, LANE_##key)
DIVISIONS(DIVISION)

#define R(op, key, shape) ROW(op##key, shape, LANE_OP_##op, LANE_##key)
#define ROWS1(op, key, type, expr)                                                                           \
    R(op, key, 0)                                                                                            \
    R(op, key, 1)
#define ROWS2(op, key, type, expr)                                                                           \
    R(op, key, 0)                                                                                            \
    R(op, key, 1)                                                                                            \
    R(op, key, 2)
#define ROWS3(op, key, type, expr)                                                                           \
    ROWS2(op, key, type, expr) R(op, key, 3)                                                                 \
    R(op, key, 4)                                                                                            \
    R(op, key, 5)                                                                                            \
    R(op, key, 6)
#define OWN(op, key, code)                                                                                   \
    ROW(op##key, 0, code, LANE_##key)                                                                        \
    ROW(op##key, 1, code, LANE_##key)                                                                        \
    ROW(op##key, 2, code, LANE_##key)
static const struct simd_row FN(rows)[] = {
    BINARY_I(ROWS2) BINARY_SU(ROWS2) UNARY_I(ROWS1) TERNARY_I(ROWS3) BINARY_Q(ROWS2) UNARY_Q(ROWS1)
        OWN(sub, D, SIMD_SUB) OWN(rsub, D, SIMD_RSUB) OWN(andn, D, SIMD_ANDN) OWN(orn, D, SIMD_ORN)
            OWN(sub, Q, SIMD_SUB) OWN(rsub, Q, SIMD_RSUB) OWN(andn, Q, SIMD_ANDN) OWN(orn, Q, SIMD_ORN)
                ROW(absD, 0, SIMD_ABS, LANE_D) ROW(absD, 1, SIMD_ABS, LANE_D) ROW(absQ, 0, SIMD_ABS, LANE_Q)
                    ROW(absQ, 1, SIMD_ABS, LANE_Q) DIVISIONS(DIVISION_ROW)};
#if N == 16
/* The most frequent ops of compiled kernels. */
#define SECONDS(X, a)                                                                                        \
    X(a, addD_0)                                                                                             \
    X(a, addD_2)                                                                                             \
    X(a, shlD_2)                                                                                             \
    X(a, shrD_2)                                                                                             \
    X(a, andD_2)                                                                                             \
    X(a, orD_0)                                                                                              \
    X(a, xorD_0)                                                                                             \
    X(a, mulD_2)                                                                                             \
    X(a, maxD_2)                                                                                             \
    X(a, minD_1)
#define PAIRS(W, X)                                                                                          \
    W(X, addD_0)                                                                                             \
    W(X, addD_2)                                                                                             \
    W(X, shlD_2)                                                                                             \
    W(X, shrD_2)                                                                                             \
    W(X, andD_2)                                                                                             \
    W(X, orD_0)                                                                                              \
    W(X, xorD_0)                                                                                             \
    W(X, mulD_2)                                                                                             \
    W(X, maxD_2)                                                                                             \
    W(X, minD_1)
PAIRS(SECONDS, PAIR)
static const struct simd_pair FN(pairs)[] = {PAIRS(SECONDS, PAIR_ENTRY)};
#undef SECONDS
#undef PAIRS
#endif
#undef BINARY_I
#undef BINARY_SU
#undef UNARY_I
#undef TERNARY_I
#undef BINARY_Q
#undef UNARY_Q
#undef DEFINE1
#undef DEFINE2
#undef DEFINE3
#undef DEFINE1Q
#undef DEFINE2Q
#undef R
#undef ROWS1
#undef ROWS2
#undef ROWS3
#undef OWN
#undef DIVISIONS
#undef DIVISION
#undef DIVISION_ROW
