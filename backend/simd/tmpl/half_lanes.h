/* SPDX-License-Identifier: MIT */
/*
 * Included once per lane count N, after lanes.h (no include guard): halves of registers. FN(half_src) is
 * chunk c of source s, 16 bits a lane, modifiers applied and denormals flushed where fpmode says so.
 */
INLINE
VT(i16) FN(half_flush)(VT(i16) half, uint32_t fpmode)
{
    if (fpmode & LANE_FPMODE_F16_DENORM)
        return half;
    const VT(i16) small = (half & 0x7c00) == 0;
    return half & (~small | INT16_MIN);
}

INLINE
VT(i16)
FN(half_src)(const uint8_t *rf, const struct simd_op *op, int s, int shape, int c, uint32_t fpmode)
{
    VT(i16) v;
    const uint8_t *at = rf + op->src[s];
    if (shape >> s & 1) {
        int16_t one;
        memcpy(&one, at, sizeof(one));
        v = (VT(i16)){0} + one;
    } else {
        memcpy(&v, at + c * (int)sizeof(v), sizeof(v));
    }
    if (shape & SIMD_MODS)
        v = (v & ((VT(i16)){0} + (int16_t)op->keep[s])) ^ ((VT(i16)){0} + (int16_t)op->flip[s]);
    return FN(half_flush)(v, fpmode);
}

/* Rounds a float result of an op that computes in HF. */
INLINE
VT(i16) FN(half_round)(VT(f32) v, uint32_t fpmode)
{
    return FN(half_flush)(PR(narrow)(v, fpmode), fpmode);
}

/* Writes the enabled lanes of a packed destination. */
INLINE void
FN(half_put)(uint8_t *rf, const struct simd_op *op, const VT(i16) r[CHUNKS], MASK_TYPE lanes)
{
    uint8_t *to = rf + op->dst;
    if (__builtin_expect(lanes == FULL, 1)) {
        UNROLL for (int c = 0; c < CHUNKS; c++) memcpy(to + c * sizeof(r[c]), &r[c], sizeof(r[c]));
        return;
    }
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT(i16) v;
        memcpy(&v, to + c * sizeof(v), sizeof(v));
        v = PR(blend16)(r[c], v, (unsigned)(lanes >> c * VW % N) & ((1u << VW) - 1));
        memcpy(to + c * sizeof(v), &v, sizeof(v));
    }
}

/* A half of either, bit for bit. */
INLINE
VT(i16) FN(half_pick)(VT(i16) a, VT(i16) b, unsigned first)
{
    return PR(blend16)(a, b, first);
}
