/* SPDX-License-Identifier: MIT */
/* Ops on bytes of N lanes: op->stride has the first bit of the sources' bytes in their words or dwords,
 * op->value that of the result's in its word. */
#include "lanes.h"

/* Words with one byte each. */
INLINE
VT(u16) FN(of_words)(const uint8_t *rf, const struct simd_op *op, int s, int c)
{
    VT(u16) v;
    memcpy(&v, rf + op->src[s] + c * (int)sizeof(v), sizeof(v));
    return v >> (uint16_t)op->stride[s] & 0xff;
}

INLINE
VT(u16) FN(of_dwords)(const uint8_t *rf, const struct simd_op *op, int s, int c)
{
    VT(u32) v;
    memcpy(&v, rf + op->src[s] + c * (int)sizeof(v), sizeof(v));
    return __builtin_convertvector(v >> (uint32_t)op->stride[s] & 0xff, VT(u16));
}

/* The other bytes of the words are those in r already. */
INLINE void
FN(put_bytes)(uint8_t *rf, const struct simd_op *op, const VT(u16) r[CHUNKS], MASK_TYPE lanes)
{
    uint8_t *const to = rf + op->dst;
    uint16_t word[N];
    if (__builtin_expect(lanes == FULL, 1)) {
        UNROLL for (int c = 0; c < CHUNKS; c++) memcpy(to + c * sizeof(r[c]), &r[c], sizeof(r[c]));
        return;
    }
    UNROLL for (int c = 0; c < CHUNKS; c++) memcpy((uint8_t *)word + c * sizeof(r[c]), &r[c], sizeof(r[c]));
    for (uint64_t left = lanes; left; left &= left - 1) {
        const int i = __builtin_ctzll(left);
        to[2 * i + (int)op->value / 8] = (uint8_t)(word[i] >> op->value);
    }
}

#if VW == 16
#define LEAST(a, b) (VT(u16)) _mm256_min_epu8((__m256i)(a), (__m256i)(b))
#define MOST(a, b) (VT(u16)) _mm256_max_epu8((__m256i)(a), (__m256i)(b))
#else
#define LEAST(a, b) (VT(u16)) _mm_min_epu8((__m128i)(a), (__m128i)(b))
#define MOST(a, b) (VT(u16)) _mm_max_epu8((__m128i)(a), (__m128i)(b))
#endif

#define BYTES(name, shape, of_a, of_b, chosen)                                                               \
    INLINE void FN(name##_bytes_##shape##_result)(const uint8_t *rf, const struct simd_op *op,               \
                                                  VT(u16) r[CHUNKS])                                         \
    {                                                                                                        \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            const VT(u16) a = FN(of_a)(rf, op, 0, c), b = FN(of_b)(rf, op, 1, c);                            \
            const VT(u16) own = ((VT(u16)){0} + 0xff) << (uint16_t)op->value;                                \
            memcpy(&r[c], rf + op->dst + c * (int)sizeof(r[c]), sizeof(r[c]));                               \
            r[c] = (r[c] & ~own) | chosen(a, b) << (uint16_t)op->value;                                      \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_bytes_##shape, VT(u16), CHUNKS, FN(put_bytes)(rf, op, r, FN(lanes)(rf, op)))
#define ALL_BYTES(name, chosen)                                                                              \
    BYTES(name, 0, of_words, of_words, chosen)                                                               \
    BYTES(name, 1, of_dwords, of_words, chosen)                                                              \
    BYTES(name, 3, of_dwords, of_dwords, chosen)
ALL_BYTES(min, LEAST)
ALL_BYTES(max, MOST)

#define OP_ROWS(op)                                                                                          \
    ROW(op##_bytes, 0, LANE_OP_##op, LANE_UB)                                                                \
    ROW(op##_bytes, 1, LANE_OP_##op, LANE_UB)                                                                \
    ROW(op##_bytes, 3, LANE_OP_##op, LANE_UB)
static const struct simd_row FN(rows)[] = {OP_ROWS(min) OP_ROWS(max)};

#undef LEAST
#undef MOST
#undef BYTES
#undef ALL_BYTES
#undef OP_ROWS
