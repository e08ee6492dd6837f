/* SPDX-License-Identifier: MIT */
/* Memory messages of N lanes; memory.c has the plan. */
#include "lanes.h"

/* The addresses of a message's lanes: base + at[lane]. The offset of an enabled lane is at most limit. All of
 * its bytes are inside the window, and at[lane] + span <= 2^32 (limit_of). */
struct FN(message) {
    uint8_t *base;
    VT(u32) at[CHUNKS];
    uint32_t limit; /* the last offset that is inside */
    uint64_t lanes;
};

/* Bit per enabled lane whose offset is above limit. */
INLINE uint64_t
FN(beyond)(const struct FN(message) * m, uint32_t limit)
{
    uint64_t bits = 0;
    const VT(u32) top = (VT(u32)){0} + limit;
    UNROLL for (int i = 0; i < CHUNKS; i++) bits |= mask_bits(PR(lt_u32)(top, m->at[i])) << (i * VW);
    return bits & m->lanes;
}

INLINE
VT(u32) FN(iota)(int chunk)
{
    VT(u32) v;
    UNROLL for (int i = 0; i < VW; i++) v[i] = (uint32_t)(chunk * VW + i);
    return v;
}

/* Offset of the lowest enabled lane; *number: which it is. */
INLINE uint32_t
FN(first)(const struct FN(message) * m, int *number)
{
    const int lane = *number = __builtin_ctzll(m->lanes);
    if (__builtin_expect(lane == 0, 1))
        return m->at[0][0];
    uint32_t at = 0;
    UNROLL for (int i = 0; i < CHUNKS; i++) if (lane / VW == i) at = PR(lane)(m->at[i], lane % VW);
    return at;
}

/* Whether the enabled lanes lie `step` bytes apart, modulo 2^32; `first`: where lane 0 would lie. */
INLINE bool
FN(in_steps)(const struct FN(message) * m, uint32_t step, uint32_t first)
{
    uint64_t differ = 0;
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        const VT(u32) expected = FN(iota)(i) * step + first;
        differ |= mask_bits(PR(ne_u32)(expected, m->at[i])) << (i * VW);
    }
    return !(differ & m->lanes);
}

/* Whether the lanes lie side by side. All of them are on. Lanes that continue at offset 0 after 4 GiB do not
 * count. */
INLINE bool
FN(in_a_row)(const struct FN(message) * m, uint32_t elem, uint32_t first)
{
    return first <= UINT32_MAX - (N - 1) * elem && FN(in_steps)(m, elem, first);
}

/* 32-bit addresses. */
INLINE void
FN(addresses32)(const uint8_t *rf, const struct simd_op *op, struct FN(message) * m)
{
    const struct lane_mem *mem = &op->lane->mem;
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        VT(u32) v;
        memcpy(&v, rf + op->src[0] + i * (int)sizeof(v), sizeof(v));
        m->at[i] = ((v << mem->addr_shift) + mem->offset) & mem->addr_mask;
    }
}

/* One window. False: a lane is outside, and the reference must execute the message. */
#define IN_WINDOW(where)                                                                                     \
    INLINE bool FN(where)(const uint8_t *rf, const struct simd_op *op, struct simd_ctx *x,                   \
                          struct FN(message) * m)                                                            \
    {                                                                                                        \
        const struct emu_window w = where##_window(x->t, op);                                                \
        FN(addresses32)(rf, op, m);                                                                          \
        m->base = w.base;                                                                                    \
        return limit_of(w.size, op->span, &m->limit) && !FN(beyond)(m, m->limit);                            \
    }
IN_WINDOW(surface)
IN_WINDOW(local)
IN_WINDOW(far)

/* The pool: offsets relative to the last range hit. */
INLINE bool
FN(pool)(const uint8_t *rf, const struct simd_op *op, struct simd_ctx *x, struct FN(message) * m)
{
    FN(addresses32)(rf, op, m);
    for (int tries = 0; tries < 2; tries++) {
        const uint64_t begin = x->t->last_range.begin - x->t->pool;
        const uint64_t size = x->t->last_range.end - x->t->last_range.begin;
        uint32_t limit;
        if (begin <= UINT32_MAX && size <= (UINT64_C(1) << 32) - begin && limit_of(size, op->span, &limit)) {
            struct FN(message) rel = *m;
            UNROLL for (int i = 0; i < CHUNKS; i++) rel.at[i] = m->at[i] - (uint32_t)begin;
            if (!FN(beyond)(&rel, limit)) {
                *m = rel;
                m->limit = limit;
                m->base = (uint8_t *)x->t->last_range.begin;
                return true;
            }
        }
        int number;
        if (!emu_memory_flat(x->t, &op->lane->mem, FN(first)(m, &number), 1))
            return false;
    }
    return false;
}

/* 64-bit addresses relative to the last range hit. The reference handles ranges of more than 4 GiB. */
INLINE bool
FN(flat)(const uint8_t *rf, const struct simd_op *op, struct simd_ctx *x, struct FN(message) * m)
{
    const struct lane_mem *mem = &op->lane->mem;
    VT64(u64) at[CHUNKS64];
    UNROLL for (int i = 0; i < CHUNKS64; i++)
    {
        memcpy(&at[i], rf + op->src[0] + i * (int)sizeof(at[i]), sizeof(at[i]));
        at[i] = (at[i] << mem->addr_shift) + mem->offset;
    }
    for (int tries = 0; tries < 2; tries++) {
        const uint64_t begin = x->t->last_range.begin, size = x->t->last_range.end - begin;
        uint64_t outside = 0;
        if (size <= UINT32_MAX && limit_of(size, op->span, &m->limit)) {
            UNROLL for (int i = 0; i < CHUNKS64; i++) outside |=
                mask_bits(PR64(lt_u64)((VT64(u64)){0} + m->limit, at[i] - begin)) << (i * VH);
            if (!(outside & m->lanes)) {
                UNROLL for (int i = 0; i < CHUNKS; i++) m->at[i] = PR(join)(
                    PR64(convert_u64_u32)(at[2 * i] - begin), PR64(convert_u64_u32)(at[2 * i + 1] - begin));
                m->base = (uint8_t *)(uintptr_t)begin;
                return true;
            }
        }
        uint64_t all[N];
        UNROLL for (int i = 0; i < CHUNKS64; i++) memcpy(&all[i * VH], &at[i], sizeof(at[i]));
        if (!emu_memory_flat(x->t, mem, all[__builtin_ctzll(m->lanes)], 1))
            return false;
    }
    return false;
}

/* --- moving the data --- */

/* The same element for every lane. */
INLINE
VT(i32) FN(load_same)(const uint8_t *from, unsigned elem)
{
    uint32_t one = 0;
    memcpy(&one, from, elem);
    return (VT(i32)){0} + (int32_t)one;
}

INLINE void
FN(load_uniform)(const uint8_t *from, unsigned elem, VT(i32) out[CHUNKS])
{
    out[0] = FN(load_same)(from, elem);
    UNROLL for (int i = 1; i < CHUNKS; i++) out[i] = out[0];
}

/* VW elements side by side. */
INLINE
VT(i32) FN(load_row)(const uint8_t *at, unsigned elem)
{
    VT(u8) bytes;
    VT(u16) words;
    VT(i32) v;
    if (elem == 1) {
        memcpy(&bytes, at, sizeof(bytes));
        return PR(convert_u8_i32)(bytes);
    }
    if (elem == 2) {
        memcpy(&words, at, sizeof(words));
        return PR(convert_u16_i32)(words);
    }
    memcpy(&v, at, sizeof(v));
    return v;
}

/* Chunk by chunk: a copy in other pieces than it is read in would stall. */
INLINE void
FN(load_consecutive)(const uint8_t *from, unsigned elem, VT(i32) out[CHUNKS])
{
    UNROLL for (int i = 0; i < CHUNKS; i++) out[i] = FN(load_row)(from + i * VW * (int)elem, elem);
}

/* What lanes read that are off is dropped. ThreadSanitizer would still report it where another work-group
 * writes there, and hide behind it what kernels do. */
INLINE bool
FN(is_read_whole)(uint64_t lanes, uint64_t all)
{
#ifdef __SANITIZE_THREAD__
    return lanes == all;
#else
    (void)lanes, (void)all;
    return true;
#endif
}

/* Whether a row of all lanes that has lane `number` at `at` is inside the window, and so may be read although
 * some lanes are off. Its last lane is at most at limit. */
INLINE bool
FN(row_is_inside)(const struct FN(message) * m, uint32_t elem, int number, uint32_t at)
{
    const uint32_t before = (uint32_t)number * elem, behind = (N - 1) * elem - before;
    return FN(is_read_whole)(m->lanes, FULL) && at >= before && at <= m->limit && behind <= m->limit - at;
}

/* Whether the first two lanes already show that the lanes lie neither side by side nor at one place. */
INLINE bool
FN(begins_apart)(const struct FN(message) * m, uint32_t elem)
{
    const uint32_t step = m->at[0][1] - m->at[0][0];
    return (m->lanes & 3) == 3 && step && step != elem;
}

/* How a message's lanes lie. */
enum FN(pattern) { FN(SCATTERED), FN(CONSECUTIVE), FN(UNIFORM) };

INLINE enum FN(pattern) FN(pattern)(const struct FN(message) * m, unsigned elem, uint32_t *first)
{
    int number;
    const uint32_t at = FN(first)(m, &number);
    *first = at - (uint32_t)number * elem;
    if (FN(begins_apart)(m, elem))
        return FN(SCATTERED);
    if (FN(row_is_inside)(m, elem, number, at) && FN(in_steps)(m, elem, *first))
        return FN(CONSECUTIVE);
    if (!FN(in_steps)(m, 0, at))
        return FN(SCATTERED);
    *first = at;
    return FN(UNIFORM);
}

/* Which lanes of a chunk are on. */
INLINE unsigned
FN(chunk_lanes)(const struct FN(message) * m, int i)
{
    return (unsigned)(m->lanes >> i * VW % N) & ((1u << VW) - 1);
}

/* Whether gathers may read elements of one or two bytes as dwords: the bytes behind them are read, too. */
INLINE bool
FN(may_gather)(const struct FN(message) * m, unsigned elem)
{
    return SIMD_NATIVE >= 8 && (elem == 4 || (m->limit >= 4 - elem && !FN(beyond)(m, m->limit - (4 - elem))));
}

INLINE
VT(i32) FN(gather_chunk)(const struct FN(message) * m, int i, unsigned elem, uint32_t shift)
{
#if SIMD_NATIVE >= 8
    const VT(i32) v = PR(gather)(m->base + shift + BIAS, (VT(i32))(m->at[i] - BIAS), FN(chunk_lanes)(m, i));
    return elem == 4 ? v : v & (elem == 1 ? 0xff : 0xffff);
#else
    (void)m, (void)i, (void)elem, (void)shift;
    return (VT(i32)){0};
#endif
}

INLINE
VT(i32) FN(load_lanes)(const struct FN(message) * m, int i, unsigned elem, uint32_t shift)
{
    uint32_t at[VW], data[VW];
    VT(i32) v;
    memcpy(at, &m->at[i], sizeof(at));
    for (unsigned bits = FN(chunk_lanes)(m, i); bits; bits &= bits - 1) {
        const int k = __builtin_ctz(bits);
        data[k] = 0;
        memcpy(&data[k], m->base + at[k] + shift, elem);
    }
    memcpy(&v, data, sizeof(v));
    return v;
}

/* The lanes of a chunk that are on lie side by side, or all at one place: with rows of a work-group shorter
 * than a thread. False: they do not. */
INLINE bool
FN(load_short_row)(const struct FN(message) * m, int i, unsigned elem, uint32_t shift, VT(i32) * out)
{
    const unsigned all = (1u << VW) - 1, lanes = FN(chunk_lanes)(m, i);
    *out = (VT(i32)){0};
    if (!lanes)
        return true;
    const int number = __builtin_ctz(lanes);
    const uint32_t at = number ? PR(lane)(m->at[i], number) : m->at[i][0], before = (uint32_t)number * elem,
                   behind = (VW - 1) * elem - before;
    const VT(u32) row = FN(iota)(0) * elem + (at - before);
    if (!(mask_bits(PR(ne_u32)(row, m->at[i])) & lanes) && FN(is_read_whole)(lanes, all) && at >= before &&
        at <= m->limit && behind <= m->limit - at) {
        *out = FN(load_row)(m->base + (at - before) + shift, elem);
        return true;
    }
    if (mask_bits(PR(ne_u32)((VT(u32)){0} + at, m->at[i])) & lanes)
        return false;
    *out = FN(load_same)(m->base + at + shift, elem);
    return true;
}

INLINE void
FN(load_scattered)(const struct FN(message) * m, unsigned elem, uint32_t shift, VT(i32) out[CHUNKS])
{
    const bool gathers = FN(may_gather)(m, elem);
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        if (CHUNKS > 1 && FN(load_short_row)(m, i, elem, shift, &out[i]))
            continue;
        out[i] = gathers ? FN(gather_chunk)(m, i, elem, shift) : FN(load_lanes)(m, i, elem, shift);
    }
}

INLINE void
FN(load)(uint8_t *rf, const struct simd_op *op, const struct FN(message) * m, unsigned elem)
{
    const struct lane_mem *mem = &op->lane->mem;
    uint32_t dst = op->dst, first;
    const enum FN(pattern) pattern = FN(pattern)(m, elem, &first);
    for (unsigned comps = mem->comp_mask; comps; comps &= comps - 1) {
        const uint32_t shift = (uint32_t)__builtin_ctz(comps) * elem;
        struct simd_op to = *op;
        VT(i32) v[CHUNKS];
        to.dst = dst;
        if (pattern == FN(CONSECUTIVE))
            FN(load_consecutive)(m->base + first + shift, elem, v);
        else if (pattern == FN(UNIFORM))
            FN(load_uniform)(m->base + first + shift, elem, v);
        else
            FN(load_scattered)(m, elem, shift, v);
        FN(put)(rf, &to, v, (MASK_TYPE)m->lanes);
        dst += mem->comp_stride;
    }
}

/* VW elements side by side. */
INLINE void
FN(store_row)(uint8_t *at, unsigned elem, VT(i32) v)
{
    const VT(u8) bytes = PR(convert_i32_u8)(v);
    const VT(u16) words = PR(convert_i32_u16)(v);
    if (elem == 1)
        memcpy(at, &bytes, sizeof(bytes));
    else if (elem == 2)
        memcpy(at, &words, sizeof(words));
    else
        memcpy(at, &v, sizeof(v));
}

INLINE void
FN(store_consecutive)(uint8_t *to, unsigned elem, const uint8_t *data)
{
    VT(i32) v[CHUNKS];
    UNROLL for (int i = 0; i < CHUNKS; i++) memcpy(&v[i], data + i * (int)sizeof(v[i]), sizeof(v[i]));
    UNROLL for (int i = 0; i < CHUNKS; i++) FN(store_row)(to + i * VW * (int)elem, elem, v[i]);
}

/* Those lanes of a chunk that are on lie side by side; the host can leave out dwords. False: they do not, or
 * it cannot. */
INLINE bool
FN(store_short_row)(const struct FN(message) * m, int i, unsigned elem, uint32_t shift, const uint8_t *data)
{
    const unsigned all = (1u << VW) - 1, lanes = FN(chunk_lanes)(m, i);
    if (!lanes)
        return true;
    if (lanes != all && (elem != 4 || SIMD_NATIVE < 8))
        return false;
    const int number = __builtin_ctz(lanes);
    const uint32_t at = number ? PR(lane)(m->at[i], number) : m->at[i][0], before = (uint32_t)number * elem,
                   first = at - before;
    VT(i32) v;
    if (at < before || first > UINT32_MAX - (VW - 1) * elem ||
        (mask_bits(PR(ne_u32)(FN(iota)(0) * elem + first, m->at[i])) & lanes))
        return false;
    memcpy(&v, data + i * (int)sizeof(v), sizeof(v));
    if (lanes == all)
        FN(store_row)(m->base + first + shift, elem, v);
#if SIMD_NATIVE >= 8
    else
        PR(store_some)(m->base + first + shift, v, lanes);
#endif
    return true;
}

/* Ascending lanes: of those with the same address the last one stays. */
INLINE void
FN(store_lanes)(const struct FN(message) * m, int i, unsigned elem, uint32_t shift, const uint8_t *data)
{
    const unsigned lanes = FN(chunk_lanes)(m, i);
    const uint8_t *const from = data + i * VW * 4;
    uint32_t at[VW];
    memcpy(at, &m->at[i], sizeof(at));
    if (lanes == (1u << VW) - 1) {
        UNROLL for (int k = 0; k < VW; k++) memcpy(m->base + at[k] + shift, from + k * 4, elem);
        return;
    }
#if SIMD_NATIVE == 16
    if (elem == 4) {
        VT(i32) v;
        memcpy(&v, from, sizeof(v));
        PR(scatter)(m->base + shift + BIAS, (VT(i32))(m->at[i] - BIAS), v, lanes);
        return;
    }
#endif
    for (unsigned bits = lanes; bits; bits &= bits - 1) {
        const int k = __builtin_ctz(bits);
        memcpy(m->base + at[k] + shift, from + k * 4, elem);
    }
}

INLINE void
FN(store_scattered)(const struct FN(message) * m, unsigned elem, uint32_t shift, const uint8_t *data)
{
    UNROLL for (int i = 0; i < CHUNKS; i++) if (!FN(store_short_row)(m, i, elem, shift, data))
        FN(store_lanes)(m, i, elem, shift, data);
}

INLINE void
FN(store)(const uint8_t *rf, const struct simd_op *op, const struct FN(message) * m, unsigned elem)
{
    const struct lane_mem *mem = &op->lane->mem;
    uint32_t src = op->src[1];
    const uint32_t first = m->at[0][0];
    const bool row = m->lanes == FULL && FN(in_a_row)(m, elem, first);
    for (unsigned comps = mem->comp_mask; comps; comps &= comps - 1) {
        const uint32_t shift = (uint32_t)__builtin_ctz(comps) * elem;
        if (row)
            FN(store_consecutive)(m->base + first + shift, elem, rf + src);
        else
            FN(store_scattered)(m, elem, shift, rf + src);
        src += mem->comp_stride;
    }
}

/* Counting in local memory by all lanes. Offsets are taken from registers, two by two: in memory each would
 * wait for the vector's store. */
INLINE void
FN(count)(const struct FN(message) * m)
{
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        const VT64(u64) pairs = (VT64(u64))m->at[i];
        UNROLL for (int k = 0; k < VH; k++)
        {
            const uint64_t two = pairs[k];
            add_to(m->base + (uint32_t)two, 1);
            add_to(m->base + (two >> 32), 1);
        }
    }
}

INLINE void
FN(atomic)(uint8_t *rf, const struct simd_op *op, const struct FN(message) * m)
{
    if (m->lanes == FULL && counts(op)) {
        FN(count)(m);
        return;
    }
    uint32_t at[N];
    UNROLL for (int i = 0; i < CHUNKS; i++) memcpy(&at[i * VW], &m->at[i], sizeof(m->at[i]));
    atomic_lanes(rf, op, m->base, at, m->lanes);
}

/* The handlers of the message that `done` does; false: the reference must. */
#define MESSAGE_ONE(name, done)                                                                              \
    static __attribute__((noinline)) const struct simd_op *name(SIMD_ARGS)                                   \
    {                                                                                                        \
        if (__builtin_expect(!done(rf, op, x), 0))                                                           \
            return x->code->level->ref(rf, op, x);                                                           \
        SIMD_NEXT;                                                                                           \
    }
#if N <= 32
#define MESSAGE_EACH(name, done)                                                                             \
    static __attribute__((noinline)) const struct simd_op *name(SIMD_ARGS)                                   \
    {                                                                                                        \
        SIMD_MESSAGE(done(at_, op, own_));                                                                   \
    }
#else
#define MESSAGE_EACH(name, done)
#endif
#define MESSAGE(what, where, elem, action)                                                                   \
    INLINE bool FN(what##_##where##_##elem##_done)(uint8_t * rf, const struct simd_op *op,                   \
                                                   struct simd_ctx *x)                                       \
    {                                                                                                        \
        struct FN(message) m;                                                                                \
        m.lanes = FN(lanes)(rf, op);                                                                         \
        if (!m.lanes)                                                                                        \
            return true;                                                                                     \
        if (__builtin_expect(!FN(where)(rf, op, x, &m), 0))                                                  \
            return false;                                                                                    \
        action;                                                                                              \
        return true;                                                                                         \
    }                                                                                                        \
    MESSAGE_ONE(FN(what##_##where##_##elem), FN(what##_##where##_##elem##_done))                             \
    MESSAGE_EACH(FN(what##_##where##_##elem##_each), FN(what##_##where##_##elem##_done))
#define MESSAGES(where)                                                                                      \
    MESSAGE(load, where, 1, FN(load)(rf, op, &m, 1))                                                         \
    MESSAGE(load, where, 2, FN(load)(rf, op, &m, 2))                                                         \
    MESSAGE(load, where, 4, FN(load)(rf, op, &m, 4))                                                         \
    MESSAGE(store, where, 1, FN(store)(rf, op, &m, 1))                                                       \
    MESSAGE(store, where, 2, FN(store)(rf, op, &m, 2))                                                       \
    MESSAGE(store, where, 4, FN(store)(rf, op, &m, 4))                                                       \
    MESSAGE_ATOMIC(where)
#if N != 32
#define MESSAGE_ATOMIC(where) MESSAGE(atomic, where, 4, FN(atomic)(rf, op, &m))
#else
#define MESSAGE_ATOMIC(where)
#endif
MESSAGES(surface)
MESSAGES(local)
MESSAGES(far)
MESSAGES(pool)
#if N < 64
MESSAGES(flat)
#endif

/*
 * Quick handlers, for messages without a predicate whose addresses need no shift and no offset. If all lanes
 * are on and lie side by side, which is nearly always so, one check of both ends is enough. The same holds
 * for loads in which all lanes name the same element, or name any. The handlers above do everything else.
 */
INLINE bool
FN(registers_in_steps)(const uint8_t *rf, const struct simd_op *op, uint32_t step, uint32_t first)
{
    uint64_t differ = 0;
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        VT(u32) at;
        memcpy(&at, rf + op->src[0] + i * (int)sizeof(at), sizeof(at));
        differ |= mask_bits(PR(ne_u32)(FN(iota)(i) * step + first, at & op->addr_mask));
    }
    return !differ;
}

INLINE uint32_t
FN(start)(const uint8_t *rf, const struct simd_op *op)
{
    uint32_t first;
    memcpy(&first, rf + op->src[0], sizeof(first));
    return first & op->addr_mask;
}

INLINE void
FN(put_all)(uint8_t *rf, uint32_t dst, const VT(i32) v[CHUNKS])
{
    UNROLL for (int i = 0; i < CHUNKS; i++) memcpy(rf + dst + i * sizeof(v[i]), &v[i], sizeof(v[i]));
}

/* Components that lie elem bytes apart: the same elements for all lanes, or rows, which overlap. */
INLINE void
FN(put_components)(uint8_t *rf, const struct simd_op *op, const uint8_t *from, unsigned elem, bool uniform)
{
    uint32_t dst = op->dst;
    for (uint32_t c = 0; c < op->comps; c++) {
        VT(i32) v[CHUNKS];
        if (uniform)
            FN(load_uniform)(from + c * elem, elem, v);
        else
            FN(load_consecutive)(from + c * elem, elem, v);
        FN(put_all)(rf, dst, v);
        dst += op->message->mem.comp_stride;
    }
}

/* The same of each chunk: with rows of a work-group shorter than a thread. */
INLINE bool
FN(load_short_rows)(uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned elem)
{
    VT(i32) v[CHUNKS];
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        VT(u32) at;
        memcpy(&at, rf + op->src[0] + i * (int)sizeof(at), sizeof(at));
        at &= op->addr_mask;
        const uint32_t first = at[0];
        if (!mask_bits(PR(ne_u32)(FN(iota)(0) * elem + first, at)) && inside(w, first, VW * elem))
            v[i] = FN(load_row)(w->base + first, elem);
        else if (!mask_bits(PR(ne_u32)((VT(u32)){0} + first, at)) && inside(w, first, elem))
            v[i] = FN(load_same)(w->base + first, elem);
        else
            return false;
    }
    FN(put_all)(rf, op->dst, v);
    return true;
}

/* One element of each lane, side by side or all the same one. All lanes are on. False: they are not, or not
 * inside, and nothing has been done. */
INLINE bool
FN(load_one)(uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned elem)
{
    const uint32_t first = FN(start)(rf, op);
    VT(i32) v[CHUNKS];
    if (__builtin_expect(FN(registers_in_steps)(rf, op, elem, first), 1)) {
        if (!inside(w, first, N * elem))
            return false;
        FN(load_consecutive)(w->base + first, elem, v);
    } else if (FN(registers_in_steps)(rf, op, 0, first)) {
        if (!inside(w, first, elem))
            return false;
        FN(load_uniform)(w->base + first, elem, v);
    } else {
        return CHUNKS > 1 && FN(load_short_rows)(rf, op, w, elem);
    }
    FN(put_all)(rf, op->dst, v);
    return true;
}

/* The same of several components. */
INLINE bool
FN(load_some)(uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned elem)
{
    const uint32_t first = FN(start)(rf, op);
    if (FN(registers_in_steps)(rf, op, 0, first) && inside(w, first, op->span))
        FN(put_components)(rf, op, w->base + first, elem, true);
    else if (FN(registers_in_steps)(rf, op, elem, first) && inside(w, first, (N - 1) * elem + op->span))
        FN(put_components)(rf, op, w->base + first, elem, false);
    else
        return false;
    return true;
}

/* One element of each lane, anywhere in the window. All lanes are on. False: a lane is outside, and nothing
 * has been done. */
INLINE bool
FN(load_anywhere)(uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned elem)
{
    struct FN(message) m = {.base = w->base, .lanes = FULL};
    VT(i32) v[CHUNKS];
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        memcpy(&m.at[i], rf + op->src[0] + i * (int)sizeof(m.at[i]), sizeof(m.at[i]));
        m.at[i] &= op->addr_mask;
    }
    if (!limit_of(w->size, op->span, &m.limit) || FN(beyond)(&m, m.limit))
        return false;
    FN(load_scattered)(&m, elem, 0, v);
    FN(put_all)(rf, op->dst, v);
    return true;
}
#define LOAD_ANYWHERE(elem)                                                                                  \
    static __attribute__((noinline)) bool FN(load_anywhere_##elem)(uint8_t * rf, const struct simd_op *op,   \
                                                                   const struct emu_window *w)               \
    {                                                                                                        \
        return FN(load_anywhere)(rf, op, w, elem);                                                           \
    }
LOAD_ANYWHERE(1)
LOAD_ANYWHERE(2)
LOAD_ANYWHERE(4)

#include "structs_n.h"

/* name_row does what nearly always can be done, name_rest more; both return false if they could not. */
#define QUICK_HANDLERS(name, where)                                                                          \
    static __attribute__((noinline)) const struct simd_op *FN(name##_other)(SIMD_ARGS)                       \
    {                                                                                                        \
        if (!FN(name##_rest)(rf, op, x))                                                                     \
            return FN(name)(rf, op, x);                                                                      \
        SIMD_NEXT;                                                                                           \
    }                                                                                                        \
    static const struct simd_op *FN(name##_quick)(SIMD_ARGS)                                                 \
    {                                                                                                        \
        const struct emu_window w = where##_window(x->t, op);                                                \
        if (__builtin_expect(!FN(name##_row)(rf, op, &w), 0))                                                \
            return FN(name##_other)(rf, op, x);                                                              \
        SIMD_NEXT;                                                                                           \
    }                                                                                                        \
    QUICK_GANG(name, where)
#if N <= 32
/* The threads of a gang have the same surfaces, and local memory of the same size. */
#define QUICK_GANG(name, where)                                                                              \
    static __attribute__((noinline)) bool FN(name##_not_row)(uint8_t * rf, const struct simd_op *op,         \
                                                             struct simd_ctx *x)                             \
    {                                                                                                        \
        return FN(name##_rest)(rf, op, x) || FN(name##_done)(rf, op, x);                                     \
    }                                                                                                        \
    static const struct simd_op *FN(name##_gang)(SIMD_ARGS)                                                  \
    {                                                                                                        \
        struct emu_window w = where##_window(x->t, op);                                                      \
        SIMD_MESSAGE(FN(name##_row)(at_, op, where##_of(&w, own_)) || FN(name##_not_row)(at_, op, own_));    \
    }
#else
#define QUICK_GANG(name, where)
#endif
#define QUICK_LOAD(where, elem)                                                                              \
    INLINE bool FN(load_##where##_##elem##_rest)(uint8_t * rf, const struct simd_op *op,                     \
                                                 const struct simd_ctx *x)                                   \
    {                                                                                                        \
        const struct emu_window w = where##_window(x->t, op);                                                \
        if (FN(mask)(rf, op) != FULL)                                                                        \
            return false;                                                                                    \
        if (op->comps == 1)                                                                                  \
            return FN(load_anywhere_##elem)(rf, op, &w);                                                     \
        return FN(load_some)(rf, op, &w, elem) || (elem == 4 && FN(load_structs)(rf, op, &w));               \
    }                                                                                                        \
    INLINE bool FN(load_##where##_##elem##_row)(uint8_t * rf, const struct simd_op *op,                      \
                                                const struct emu_window *w)                                  \
    {                                                                                                        \
        return FN(mask)(rf, op) == FULL && op->comps == 1 && FN(load_one)(rf, op, w, elem);                  \
    }                                                                                                        \
    QUICK_HANDLERS(load_##where##_##elem, where)
#define QUICK_STORE(where, elem)                                                                             \
    INLINE bool FN(store_##where##_##elem##_rest)(uint8_t * rf, const struct simd_op *op,                    \
                                                  const struct simd_ctx *x)                                  \
    {                                                                                                        \
        const struct emu_window w = where##_window(x->t, op);                                                \
        return elem == 4 && FN(store_structs)(rf, op, &w);                                                   \
    }                                                                                                        \
    INLINE bool FN(store_##where##_##elem##_row)(uint8_t * rf, const struct simd_op *op,                     \
                                                 const struct emu_window *w)                                 \
    {                                                                                                        \
        const uint32_t first = FN(start)(rf, op);                                                            \
        if (FN(mask)(rf, op) != FULL || op->comps != 1 || !FN(registers_in_steps)(rf, op, elem, first) ||    \
            !inside(w, first, N * elem))                                                                     \
            return false;                                                                                    \
        FN(store_consecutive)(w->base + first, elem, rf + op->src[1]);                                       \
        return true;                                                                                         \
    }                                                                                                        \
    QUICK_HANDLERS(store_##where##_##elem, where)
#define QUICKS(where)                                                                                        \
    QUICK_LOAD(where, 1)                                                                                     \
    QUICK_LOAD(where, 2)                                                                                     \
    QUICK_LOAD(where, 4)                                                                                     \
    QUICK_STORE(where, 1)                                                                                    \
    QUICK_STORE(where, 2)                                                                                    \
    QUICK_STORE(where, 4)
QUICKS(surface)
QUICKS(local)

#define R_QUICK(what, where, space, elem)                                                                    \
    {SIMD_KEY(LANE_OP_##what, space, N, elem), FN(what##_##where##_##elem),                                  \
     FN(what##_##where##_##elem##_quick), GANG_OF(what##_##where##_##elem),                                  \
     EACH_OF(what##_##where##_##elem)},
#define R(what, where, space, elem)                                                                          \
    EACH_ROW(SIMD_KEY(LANE_OP_##what, space, N, elem), what##_##where##_##elem)
#define ROWS(R, where, space)                                                                                \
    R(load, where, space, 1)                                                                                 \
    R(load, where, space, 2)                                                                                 \
    R(load, where, space, 4)                                                                                 \
    R(store, where, space, 1)                                                                                \
    R(store, where, space, 2)                                                                                \
    R(store, where, space, 4)                                                                                \
    ROW_ATOMIC(where, space)
/* Two atomics are not done as one (../widen.h). */
#if N != 32
#define ROW_ATOMIC(where, space) R(atomic, where, space, 4)
#else
#define ROW_ATOMIC(where, space)
#endif
static const struct simd_row FN(rows)[] = {ROWS(R_QUICK, surface, SIMD_SURFACE)
                                               ROWS(R_QUICK, local, SIMD_LOCAL) ROWS(R, far, SIMD_FAR)
                                                   ROWS(R, pool, SIMD_POOL)
#if N < 64
                                                       ROWS(R, flat, SIMD_FLAT)
#endif
};
#undef IN_WINDOW
#undef LOAD_ANYWHERE
#undef MESSAGE
#undef MESSAGE_ONE
#undef MESSAGE_EACH
#undef QUICK_HANDLERS
#undef QUICK_GANG
#undef MESSAGES
#undef QUICK_LOAD
#undef QUICK_STORE
#undef QUICKS
#undef R
#undef R_QUICK
#undef ROWS
#undef ROW_ATOMIC
#undef MESSAGE_ATOMIC
