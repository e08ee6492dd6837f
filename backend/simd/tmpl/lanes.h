/* SPDX-License-Identifier: MIT */
/*
 * Included once per lane count N (no include guard): names and accessors for handlers of N lanes. FN(x) is
 * x's name for this N, VT(f32) the vector type, PR(sel) the primitive of vec.h, CHUNKS the vectors per
 * operand.
 */
#undef VW
#undef VH
#undef QUICK
#undef GANG
#undef GANG_OF
#undef EACH
#undef EACH_N
#undef EACH_OF
#undef PAIR
#undef PAIR_ENTRY
#if N >= 16 && SIMD_NATIVE == 16
#define VW 16
#define VH 8
#elif SIMD_NATIVE >= 8
#define VW 8
#define VH 4
#else
#define VW 4
#define VH 2
#endif
#define CHUNKS (N / VW)
#define CHUNKS64 (N / VH)
#define FN(name) CAT3(name, _n, N)
#define VT(type) CAT3(type, x, VW)
#define PR(name) CAT3(name, _, VW)
#define VT64(type) CAT3(type, x, VH)
#define PR64(name) CAT3(name, _, VH)

#undef MASK_TYPE
#if N == 8
#define MASK_TYPE uint8_t
#elif N == 16
#define MASK_TYPE uint16_t
#elif N == 32
#define MASK_TYPE uint32_t
#else
#define MASK_TYPE uint64_t
#endif

/* The op's lanes; cells are read at the width they are needed, so a full-width store before forwards. */
INLINE MASK_TYPE
FN(lanes)(const uint8_t *rf, const struct simd_op *op)
{
    MASK_TYPE mask, pred;
    memcpy(&mask, rf + op->mask, sizeof(mask));
    memcpy(&pred, rf + op->pred, sizeof(pred));
    return mask & (MASK_TYPE)(pred ^ (MASK_TYPE)(int64_t)op->pinv);
}

#define FULL ((MASK_TYPE) ~(MASK_TYPE)0)

/* Chunk c of source s as bits, float modifiers applied; shape is a constant. */
INLINE
VT(i32) FN(src)(const uint8_t *rf, const struct simd_op *op, int s, int shape, int c)
{
    VT(i32) v;
    const uint8_t *at = rf + op->src[s];
    if (shape >> s & 1) {
        int32_t one;
        memcpy(&one, at, sizeof(one));
        v = (VT(i32)){0} + one;
    } else {
        memcpy(&v, at + c * (int)sizeof(v), sizeof(v));
    }
    if (shape & SIMD_MODS)
        v = (v & ((VT(i32)){0} + (int32_t)op->keep[s])) ^ ((VT(i32)){0} + (int32_t)op->flip[s]);
    return v;
}

/* A double's modifier, of which records have the high dword. */
INLINE int64_t
FN(high)(uint32_t high, uint32_t low)
{
    return (int64_t)((uint64_t)high << 32 | low);
}

INLINE
VT64(i64) FN(src64)(const uint8_t *rf, const struct simd_op *op, int s, int shape, int c)
{
    VT64(i64) v;
    const uint8_t *at = rf + op->src[s];
    if (shape >> s & 1) {
        int64_t one;
        memcpy(&one, at, sizeof(one));
        v = (VT64(i64)){0} + one;
    } else {
        memcpy(&v, at + c * (int)sizeof(v), sizeof(v));
    }
    if (shape & SIMD_MODS)
        v = (v & ((VT64(i64)){0} + FN(high)(op->keep[s], UINT32_MAX))) ^
            ((VT64(i64)){0} + FN(high)(op->flip[s], 0));
    return v;
}

/* Writes the enabled lanes of a packed destination. */
INLINE void
FN(put)(uint8_t *rf, const struct simd_op *op, const VT(i32) r[CHUNKS], MASK_TYPE lanes)
{
    uint8_t *to = rf + op->dst;
    if (__builtin_expect(lanes == FULL, 1)) {
        UNROLL for (int c = 0; c < CHUNKS; c++) memcpy(to + c * sizeof(r[c]), &r[c], sizeof(r[c]));
        return;
    }
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT(i32) v;
        memcpy(&v, to + c * sizeof(v), sizeof(v));
        v = PR(blend)(r[c], v, (unsigned)(lanes >> c * VW % N) & ((1u << VW) - 1));
        memcpy(to + c * sizeof(v), &v, sizeof(v));
    }
}

INLINE void
FN(put64)(uint8_t *rf, const struct simd_op *op, const VT64(i64) r[CHUNKS64], MASK_TYPE lanes)
{
    uint8_t *to = rf + op->dst;
    if (__builtin_expect(lanes == FULL, 1)) {
        UNROLL for (int c = 0; c < CHUNKS64; c++) memcpy(to + c * sizeof(r[c]), &r[c], sizeof(r[c]));
        return;
    }
    UNROLL for (int c = 0; c < CHUNKS64; c++)
    {
        VT64(i64) v;
        memcpy(&v, to + c * sizeof(v), sizeof(v));
        v = PR64(blend64)(r[c], v, (unsigned)(lanes >> c * VH % N) & ((1u << VH) - 1));
        memcpy(to + c * sizeof(v), &v, sizeof(v));
    }
}

/* One bit per lane into the flag cell, for the enabled lanes only. */
INLINE void
FN(put_flag)(uint8_t *rf, const struct simd_op *op, uint64_t bits)
{
    const uint64_t lanes = FN(lanes)(rf, op);
    uint64_t cell;
    memcpy(&cell, rf + op->flag, sizeof(cell));
    cell = (cell & ~(lanes << op->flag_shift)) | (bits & lanes) << op->flag_shift;
    memcpy(rf + op->flag, &cell, sizeof(cell));
}

/* The VW elements from element c * VW on, `stride` bytes apart, each with the bytes behind it. */
INLINE
VT(i32) FN(strided)(const uint8_t *at, int32_t stride, int c)
{
#if SIMD_NATIVE >= 8
    VT(i32) index;
    UNROLL for (int i = 0; i < VW; i++) index[i] = c * VW + i;
    return PR(gather)(at, index * stride, (1u << VW) - 1);
#else
    int32_t s[VW];
    VT(i32) v;
    for (int i = 0; i < VW; i++)
        memcpy(&s[i], at + (c * VW + i) * stride, sizeof(s[i]));
    memcpy(&v, s, sizeof(v));
    return v;
#endif
}

/* The lanes of the mask alone, for ops that have no predicate. */
INLINE MASK_TYPE
FN(mask)(const uint8_t *rf, const struct simd_op *op)
{
    MASK_TYPE mask;
    memcpy(&mask, rf + op->mask, sizeof(mask));
    return mask;
}

/*
 * The handlers of an elementwise op whose result, `count` vectors, name_result computes. The first works for
 * any lanes. quick is for an op without a predicate, whose lanes are nearly always all on; if one is off, it
 * calls the first handler. each and gang are the same as the first and quick for all threads of a gang.
 */
#define HANDLERS(name, vector, count, put)                                                                   \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        vector r[count];                                                                                     \
        FN(name##_result)(rf, op, r);                                                                        \
        put;                                                                                                 \
    }                                                                                                        \
    EACH(name)                                                                                               \
    INLINE void FN(name##_all)(uint8_t * rf, const struct simd_op *op)                                       \
    {                                                                                                        \
        vector r[count];                                                                                     \
        FN(name##_result)(rf, op, r);                                                                        \
        UNROLL for (int i = 0; i < (count); i++)                                                             \
            memcpy(rf + op->dst + i * sizeof(r[i]), &r[i], sizeof(r[i]));                                    \
    }                                                                                                        \
    GANG(name)                                                                                               \
    QUICK(name)
#define EACH(name) ONE_HANDLER(FN(name), FN(name##_one)) EACH_N(name)
#define QUICK(name)                                                                                          \
    static const struct simd_op *FN(name##_quick)(SIMD_ARGS)                                                 \
    {                                                                                                        \
        if (__builtin_expect(FN(mask)(rf, op) != FULL, 0))                                                   \
            return FN(name)(rf, op, x);                                                                      \
        FN(name##_all)(rf, op);                                                                              \
        SIMD_NEXT;                                                                                           \
    }
#if N <= 32
#define EACH_N(name) EACH_HANDLER(FN(name##_each), FN(name##_one))
#define EACH_OF(name) FN(name##_each)
#define GANG(name)                                                                                           \
    static const struct simd_op *FN(name##_gang)(EACH_ARGS)                                                  \
    {                                                                                                        \
        if (__builtin_expect(!x->all_on, 0))                                                                 \
            return FN(name##_each)(first, record, x);                                                        \
        FOR_ALL(CHUNKS <= 2, FN(name##_all)(rf, op))                                                         \
        EACH_NEXT;                                                                                           \
    }
#define GANG_OF(name) FN(name##_gang)
#else
#define EACH_N(name)
#define EACH_OF(name) NULL
#define GANG(name)
#define GANG_OF(name) NULL
#endif

/* The handlers of one, two or three sources of 32 (or 64) bits: expr of a, b, c of vector type `type`. */
#define H1(name, shape, type, expr)                                                                          \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])  \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(type) a = (VT(type))FN(src)(rf, op, 0, shape, i);                                       \
            r[i] = (VT(i32))(expr);                                                                          \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_##shape, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))
#define H2(name, shape, type, expr)                                                                          \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])  \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(type) a = (VT(type))FN(src)(rf, op, 0, shape, i);                                       \
            const VT(type) b = (VT(type))FN(src)(rf, op, 1, shape, i);                                       \
            r[i] = (VT(i32))(expr);                                                                          \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_##shape, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))
#define H3(name, shape, type, expr)                                                                          \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])  \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(type) a = (VT(type))FN(src)(rf, op, 0, shape, i);                                       \
            const VT(type) b = (VT(type))FN(src)(rf, op, 1, shape, i);                                       \
            const VT(type) c = (VT(type))FN(src)(rf, op, 2, shape, i);                                       \
            r[i] = (VT(i32))(expr);                                                                          \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_##shape, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))
#define H1Q(name, shape, type, expr)                                                                         \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op,                     \
                                            VT64(i64) r[CHUNKS64])                                           \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS64; i++)                                                            \
        {                                                                                                    \
            const VT64(type) a = (VT64(type))FN(src64)(rf, op, 0, shape, i);                                 \
            r[i] = (VT64(i64))(expr);                                                                        \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_##shape, VT64(i64), CHUNKS64, FN(put64)(rf, op, r, FN(lanes)(rf, op)))
#define H2Q(name, shape, type, expr)                                                                         \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op,                     \
                                            VT64(i64) r[CHUNKS64])                                           \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS64; i++)                                                            \
        {                                                                                                    \
            const VT64(type) a = (VT64(type))FN(src64)(rf, op, 0, shape, i);                                 \
            const VT64(type) b = (VT64(type))FN(src64)(rf, op, 1, shape, i);                                 \
            r[i] = (VT64(i64))(expr);                                                                        \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_##shape, VT64(i64), CHUNKS64, FN(put64)(rf, op, r, FN(lanes)(rf, op)))
#define H3Q(name, shape, type, expr)                                                                         \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op,                     \
                                            VT64(i64) r[CHUNKS64])                                           \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS64; i++)                                                            \
        {                                                                                                    \
            const VT64(type) a = (VT64(type))FN(src64)(rf, op, 0, shape, i);                                 \
            const VT64(type) b = (VT64(type))FN(src64)(rf, op, 1, shape, i);                                 \
            const VT64(type) c = (VT64(type))FN(src64)(rf, op, 2, shape, i);                                 \
            r[i] = (VT64(i64))(expr);                                                                        \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name##_##shape, VT64(i64), CHUNKS64, FN(put64)(rf, op, r, FN(lanes)(rf, op)))

/* As quick, for two records that follow each other. */
#define PAIR(a, b)                                                                                           \
    static const struct simd_op *FN(a##_then_##b)(SIMD_ARGS)                                                 \
    {                                                                                                        \
        if (__builtin_expect((FN(mask)(rf, op) & FN(mask)(rf, op + 1)) != FULL, 0))                          \
            return FN(a)(rf, op, x);                                                                         \
        FN(a##_all)(rf, op);                                                                                 \
        FN(b##_all)(rf, op + 1);                                                                             \
        SIMD_GO(op + 2);                                                                                     \
    }
#define PAIR_ENTRY(a, b) {FN(a), FN(b), FN(a##_then_##b)},

/* The row of handlers made above. */
#define ROW(name, shape, code, type) HANDLERS_ROW(SIMD_KEY(code, type, N, shape), name##_##shape)
#define HANDLERS_ROW(key, name) {key, FN(name), FN(name##_quick), GANG_OF(name), EACH_OF(name)},
#define PLAIN_ROW(name, shape, code, type) EACH_ROW(SIMD_KEY(code, type, N, shape), name##_##shape)
#define EACH_ROW(key, name) {key, FN(name), NULL, NULL, EACH_OF(name)},
