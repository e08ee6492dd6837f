/* SPDX-License-Identifier: MIT */
/* Conversions of N lanes between halves and floats; packed on one side, and packed or in every fourth byte on
 * the other. They flush nothing. */
#include "lanes.h"

#include "half_lanes.h"

/*
 * Replaces a denormal float by the smallest normal one. Both give the same half, and hosts that read
 * denormals as 0 still see a value that is not 0.
 */
INLINE
VT(f32) FN(seen)(VT(f32) v)
{
    const VT(i32) bits = (VT(i32))v, magnitude = bits & INT32_MAX;
    const VT(i32) denormal = (VT(i32))((VT(u32))(magnitude - 1) < 0x7fffffu);
    return (VT(f32))(bits | (denormal & 0x800000));
}

INLINE void
FN(widen_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])
{
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT(i16) v;
        memcpy(&v, rf + op->src[0] + c * (int)sizeof(v), sizeof(v));
        r[c] = (VT(i32))PR(widen)(v);
    }
}
HANDLERS(widen, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))

INLINE void
FN(widen4_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])
{
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT(i32) v;
        memcpy(&v, rf + op->src[0] + c * (int)sizeof(v), sizeof(v));
        r[c] = (VT(i32))PR(widen)(PR(convert_i32_i16)(v >> op->value));
    }
}
HANDLERS(widen4, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))

INLINE void
FN(widen_strided_one)(ONE_ARGS)
{
    VT(i32) r[CHUNKS];
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        const VT(i32) v = FN(strided)(rf + op->src[0], op->stride[0], c);
        r[c] = (VT(i32))PR(widen)(PR(convert_i32_i16)(v));
    }
    FN(put)(rf, op, r, FN(lanes)(rf, op));
}
EACH(widen_strided)

INLINE
VT(i16) FN(narrowed)(const uint8_t *rf, const struct simd_op *op, const struct simd_ctx *x, int c)
{
    VT(f32) v;
    memcpy(&v, rf + op->src[0] + c * (int)sizeof(v), sizeof(v));
    return PR(narrow)(FN(seen)(v), x->t->fpmode);
}

INLINE void
FN(narrow_one)(ONE_ARGS)
{
    VT(i16) r[CHUNKS];
    UNROLL for (int c = 0; c < CHUNKS; c++) r[c] = FN(narrowed)(rf, op, x, c);
    FN(half_put)(rf, op, r, FN(lanes)(rf, op));
}
EACH(narrow)

/* To a part of every dword (convert_n.h); the rest of it is read and written back. */
INLINE void
FN(narrow4_one)(ONE_ARGS)
{
    VT(i32) r[CHUNKS];
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT(i32) old;
        memcpy(&old, rf + op->dst + c * (int)sizeof(old), sizeof(old));
        old &= (int32_t) ~(UINT32_C(0xffff) << op->value);
        r[c] = PR(convert_u16_i32)((VT(u16))FN(narrowed)(rf, op, x, c)) << op->value | old;
    }
    FN(put)(rf, op, r, FN(lanes)(rf, op));
}
EACH(narrow4)

#define FROM_HALF(shape) SIMD_KEY(SIMD_CVT + LANE_HF, LANE_F, N, shape)
#define TO_HALF(shape) SIMD_KEY(SIMD_CVT + LANE_F, LANE_HF, N, shape)
static const struct simd_row FN(rows)[] = {
    HANDLERS_ROW(FROM_HALF(0), widen) HANDLERS_ROW(FROM_HALF(SIMD_STRIDE4), widen4)
        EACH_ROW(FROM_HALF(SIMD_STRIDED), widen_strided) EACH_ROW(TO_HALF(0), narrow)
            EACH_ROW(TO_HALF(SIMD_TO4), narrow4)};
#undef FROM_HALF
#undef TO_HALF
