/* SPDX-License-Identifier: MIT */
/*
 * Conversions of N lanes, type pair by type pair. Chunks are VW lanes, or VH where a type has 64 bits: K says
 * which, and names the vector types (u8x16 and so on).
 */
#include "lanes.h"

#define LANES_W VW
#define LANES_H VH
#define TYPE(t, K) CAT3(t, x, LANES_##K)

INLINE
VT(i32) FN(to_s32)(VT(f32) v)
{
    /* out of range and NaN give 0x80000000: right below, one less than right above, 0 wanted for NaN */
    const VT(i32) n = __builtin_convertvector(v, VT(i32));
    return (n ^ (VT(i32))(v >= 0x1p31f)) & (VT(i32))(v == v);
}

INLINE
VT(u32) FN(to_u32)(VT(f32) v)
{
    const VT(i32) upper = (VT(i32))(v >= 0x1p31f);
    const VT(f32) folded = v - (VT(f32))(upper & (VT(i32))((VT(f32)){0} + 0x1p31f));
    const VT(i32) n = __builtin_convertvector(folded, VT(i32)) ^ (upper & INT32_MIN);
    return (VT(u32))((n & (VT(i32))(v > -1.0f)) | (VT(i32))(v >= 0x1p32f));
}

INLINE
VT(i32) FN(clamped)(VT(f32) v, int32_t low, int32_t high)
{
    const VT(i32) n = FN(to_s32)(v), bottom = (VT(i32)){0} + low, top = (VT(i32)){0} + high;
    return PR(min_i32)(PR(max_i32)(n, bottom), top);
}

/* Of vectors of type f, of `K` (W or H) lanes, to type t. */
#define VEC_AS_IS(v, f, t, K) CAT3(convert_##f##_##t, _, LANES_##K)(v)
#define VEC_S32(v, f, t, K) FN(to_s32)(v)
#define VEC_U32(v, f, t, K) FN(to_u32)(v)
#define VEC_B(v, f, t, K) VEC_AS_IS(FN(clamped)(v, INT8_MIN, INT8_MAX), i32, t, K)
#define VEC_UB(v, f, t, K) VEC_AS_IS(FN(clamped)(v, 0, UINT8_MAX), i32, t, K)
#define VEC_W(v, f, t, K) VEC_AS_IS(FN(clamped)(v, INT16_MIN, INT16_MAX), i32, t, K)
#define VEC_UW(v, f, t, K) VEC_AS_IS(FN(clamped)(v, 0, UINT16_MAX), i32, t, K)

/* The lanes of d, packed, to dst under the op's lanes. */
#define PUT_LANES(to_t, d)                                                                                   \
    do {                                                                                                     \
        const uint64_t lanes = FN(lanes)(rf, op);                                                            \
        uint8_t *const to = rf + op->dst;                                                                    \
        const unsigned chunks = sizeof(d) / sizeof((d)[0]);                                                  \
        if (__builtin_expect(lanes == FULL, 1)) {                                                            \
            UNROLL for (unsigned k = 0; k < chunks; k++)                                                     \
                memcpy(to + k * sizeof((d)[0]), &(d)[k], sizeof((d)[0]));                                    \
        } else {                                                                                             \
            to_t one[N];                                                                                     \
            UNROLL for (unsigned k = 0; k < chunks; k++)                                                     \
                memcpy((uint8_t *)one + k * sizeof((d)[0]), &(d)[k], sizeof((d)[0]));                        \
            for (uint64_t m = lanes; m; m &= m - 1) {                                                        \
                const int i = __builtin_ctzll(m);                                                            \
                memcpy(to + i * (int)sizeof(to_t), &one[i], sizeof(to_t));                                   \
            }                                                                                                \
        }                                                                                                    \
    } while (0)

#define CONVERT_PACKED(from, fv, from_t, to, tv, to_t, K, conv, vconv)                                       \
    INLINE void FN(cvt_##from##_##to##_result)(const uint8_t *rf, const struct simd_op *op,                  \
                                               TYPE(tv, K) d[N / LANES_##K])                                 \
    {                                                                                                        \
        UNROLL for (int c = 0; c < N / LANES_##K; c++)                                                       \
        {                                                                                                    \
            TYPE(fv, K) s;                                                                                   \
            memcpy(&s, rf + op->src[0] + c * (int)sizeof(s), sizeof(s));                                     \
            d[c] = vconv(s, fv, tv, K);                                                                      \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(cvt_##from##_##to, TYPE(tv, K), N / LANES_##K, PUT_LANES(to_t, r))

/* A narrow element's value from a dword whose low part it is. */
#define LOW_UB(v) ((v)&0xff)
#define LOW_B(v) ((v) << 24 >> 24)
#define LOW_UW(v) ((v)&0xffff)
#define LOW_W(v) ((v) << 16 >> 16)

/* Any stride, and every fourth byte; the slack lets the last dword be read. */
#define CONVERT_LOW(from, to, tv, to_t)                                                                      \
    INLINE void FN(cvt_strided_##from##_##to##_one)(ONE_ARGS)                                                \
    {                                                                                                        \
        VT(tv) d[CHUNKS];                                                                                    \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            const VT(i32) s = FN(strided)(rf + op->src[0], op->stride[0], c);                                \
            d[c] = VEC_AS_IS(LOW_##from(s), i32, tv, W);                                                     \
        }                                                                                                    \
        PUT_LANES(to_t, d);                                                                                  \
    }                                                                                                        \
    EACH(cvt_strided_##from##_##to)                                                                          \
    INLINE void FN(cvt_stride4_##from##_##to##_result)(const uint8_t *rf, const struct simd_op *op,          \
                                                       VT(tv) d[CHUNKS])                                     \
    {                                                                                                        \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            VT(i32) s;                                                                                       \
            memcpy(&s, rf + op->src[0] + c * (int)sizeof(s), sizeof(s));                                     \
            d[c] = VEC_AS_IS(LOW_##from(s >> op->value), i32, tv, W);                                        \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(cvt_stride4_##from##_##to, VT(tv), CHUNKS, PUT_LANES(to_t, r))
#define CONVERT_STRIDE2(from, to, tv, to_t)                                                                  \
    INLINE void FN(cvt_stride2_##from##_##to##_result)(const uint8_t *rf, const struct simd_op *op,          \
                                                       VT(tv) d[CHUNKS])                                     \
    {                                                                                                        \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            VT(u16) s;                                                                                       \
            memcpy(&s, rf + op->src[0] + c * (int)sizeof(s), sizeof(s));                                     \
            s >>= (uint16_t)op->value;                                                                       \
            d[c] = VEC_AS_IS(LOW_##from(VEC_AS_IS(s, u16, i32, W)), i32, tv, W);                             \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(cvt_stride2_##from##_##to, VT(tv), CHUNKS, PUT_LANES(to_t, r))
#define CONVERT_STRIDED(from, fv, to, tv, to_t, vconv)                                                       \
    INLINE void FN(cvt_strided_##from##_##to##_one)(ONE_ARGS)                                                \
    {                                                                                                        \
        VT(tv) d[CHUNKS];                                                                                    \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            const VT(fv) s = (VT(fv))FN(strided)(rf + op->src[0], op->stride[0], c);                         \
            d[c] = vconv(s, fv, tv, W);                                                                      \
        }                                                                                                    \
        PUT_LANES(to_t, d);                                                                                  \
    }                                                                                                        \
    EACH(cvt_strided_##from##_##to)

/*
 * Lanes two or four bytes apart, or dwords eight bytes apart, are parts of words, dwords or quads, which are
 * moved as a whole; op->value is the part's first bit. So ops on the parts of one vector find each other's
 * results in the pieces in which they were written.
 */
/* To a part of every dword; the rest of it is read and written back. */
#define CONVERT_TO4(from, fv, to, low, vconv)                                                                \
    INLINE void FN(cvt_to4_##from##_##to##_result)(const uint8_t *rf, const struct simd_op *op,              \
                                                   VT(i32) r[CHUNKS])                                        \
    {                                                                                                        \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            VT(fv) s;                                                                                        \
            VT(u32) old;                                                                                     \
            memcpy(&s, rf + op->src[0] + c * (int)sizeof(s), sizeof(s));                                     \
            memcpy(&old, rf + op->dst + c * (int)sizeof(old), sizeof(old));                                  \
            old &= ~((uint32_t)low << op->value);                                                            \
            r[c] = (VT(i32))(((VT(u32))vconv(s, fv, i32, W) & low) << op->value | old);                      \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(cvt_to4_##from##_##to, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))
/* To a byte of every word, likewise. */
#define CONVERT_TO2(from, fv)                                                                                \
    INLINE void FN(cvt_to2_##from##_B_result)(const uint8_t *rf, const struct simd_op *op,                   \
                                              VT(u16) r[CHUNKS])                                             \
    {                                                                                                        \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            VT(fv) s;                                                                                        \
            VT(u16) old;                                                                                     \
            memcpy(&s, rf + op->src[0] + c * (int)sizeof(s), sizeof(s));                                     \
            memcpy(&old, rf + op->dst + c * (int)sizeof(old), sizeof(old));                                  \
            const VT(u16) low = (VT(u16)){0} + 0xff;                                                         \
            r[c] = (VEC_AS_IS(s, fv, u16, W) & low) << (uint16_t)op->value;                                  \
            r[c] |= old & ~(low << (uint16_t)op->value);                                                     \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(cvt_to2_##from##_B, VT(u16), CHUNKS, PUT_LANES(uint16_t, r))

/* A half of every quad. */
INLINE void
FN(dwords_of_two_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])
{
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT64(u64) low, high;
        const uint8_t *const at = rf + op->src[0] + 2 * c * (int)sizeof(low);
        memcpy(&low, at, sizeof(low));
        memcpy(&high, at + sizeof(low), sizeof(high));
        r[c] = (VT(i32))PR(join)(VEC_AS_IS(low >> op->value, u64, u32, H),
                                 VEC_AS_IS(high >> op->value, u64, u32, H));
    }
}
HANDLERS(dwords_of_two, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))

/* To a half of every quad, likewise. */
INLINE void
FN(dwords_to_two_result)(const uint8_t *rf, const struct simd_op *op, VT64(i64) r[CHUNKS64])
{
    UNROLL for (int c = 0; c < CHUNKS64; c++)
    {
        VT64(u32) s;
        VT64(u64) old;
        memcpy(&s, rf + op->src[0] + c * (int)sizeof(s), sizeof(s));
        memcpy(&old, rf + op->dst + c * (int)sizeof(old), sizeof(old));
        old &= ~((uint64_t)UINT32_MAX << op->value);
        r[c] = (VT64(i64))(VEC_AS_IS(s, u32, u64, H) << op->value | old);
    }
}
HANDLERS(dwords_to_two, VT64(i64), CHUNKS64, FN(put64)(rf, op, r, FN(lanes)(rf, op)))

#define DWORD_B(v, f, t, K) FN(clamped)(v, INT8_MIN, INT8_MAX)
#define DWORD_UB(v, f, t, K) FN(clamped)(v, 0, UINT8_MAX)
#define DWORD_W(v, f, t, K) FN(clamped)(v, INT16_MIN, INT16_MAX)
#define DWORD_UW(v, f, t, K) FN(clamped)(v, 0, UINT16_MAX)

CONVERSIONS(CONVERT_PACKED)
NARROW(CONVERT_LOW)
STRIDE2(CONVERT_STRIDE2)
TO2(CONVERT_TO2)
STRIDED(CONVERT_STRIDED)
TO4(CONVERT_TO4)

#define ROW_PACKED(from, fv, from_t, to, tv, to_t, K, conv, vconv)                                           \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, 0), cvt_##from##_##to)
#define ROW_LOW(from, to, tv, to_t)                                                                          \
    EACH_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDED), cvt_strided_##from##_##to)        \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDE4), cvt_stride4_##from##_##to)
#define ROW_STRIDE2(from, to, tv, to_t)                                                                      \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDE2), cvt_stride2_##from##_##to)
#define ROW_TO2(from, fv)                                                                                    \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_B, N, SIMD_TO2), cvt_to2_##from##_B)
#define ROW_STRIDED(from, fv, to, tv, to_t, vconv)                                                           \
    EACH_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDED), cvt_strided_##from##_##to)
#define ROW_TO4(from, fv, to, low, vconv)                                                                    \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_TO4), cvt_to4_##from##_##to)
#define ROW_DWORDS(from, to)                                                                                 \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDE2), dwords_of_two)                \
    HANDLERS_ROW(SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_TO2), dwords_to_two)
static const struct simd_row FN(rows)[] = {CONVERSIONS(ROW_PACKED) NARROW(ROW_LOW) STRIDE2(ROW_STRIDE2)
                                               TO2(ROW_TO2) STRIDED(ROW_STRIDED) TO4(ROW_TO4)
                                                   DWORDS(ROW_DWORDS)};
#undef LANES_W
#undef LANES_H
#undef TYPE
#undef VEC_AS_IS
#undef VEC_S32
#undef VEC_U32
#undef VEC_B
#undef VEC_UB
#undef VEC_W
#undef VEC_UW
#undef PUT_LANES
#undef CONVERT_PACKED
#undef LOW_UB
#undef LOW_B
#undef LOW_UW
#undef LOW_W
#undef CONVERT_LOW
#undef CONVERT_STRIDED
#undef CONVERT_STRIDE2
#undef CONVERT_TO2
#undef CONVERT_TO4
#undef DWORD_B
#undef DWORD_UB
#undef DWORD_W
#undef DWORD_UW
#undef ROW_PACKED
#undef ROW_LOW
#undef ROW_STRIDED
#undef ROW_STRIDE2
#undef ROW_TO2
#undef ROW_TO4
#undef ROW_DWORDS
