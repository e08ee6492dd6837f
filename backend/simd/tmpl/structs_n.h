/* SPDX-License-Identifier: MIT */
/*
 * Messages whose lanes each name two or four dwords and lie side by side: doubles, float2, float4. Whole
 * vectors are moved and taken apart, or put together. All lanes are on. False: the message is none of these,
 * and nothing has been done.
 */

#include "zips_n.h"

/* Where the lanes' elements begin, or NULL. */
INLINE uint8_t *
FN(structs)(const uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned comps)
{
    const uint32_t first = FN(start)(rf, op);
    if (FN(mask)(rf, op) != FULL || !FN(registers_in_steps)(rf, op, comps * 4, first) ||
        !inside(w, first, N * comps * 4))
        return NULL;
    return w->base + first;
}

/* Not of components that overlap in the registers: there the later component's lanes stay. */
INLINE bool
FN(load_structs_of)(uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned comps)
{
    if (op->message->mem.comp_stride < N * 4)
        return false;
    const uint8_t *from = FN(structs)(rf, op, w, comps);
    for (int i = 0; from && i < CHUNKS; i++) {
        VT(i32) v[4];
        UNROLL for (unsigned c = 0; c < comps; c++, from += sizeof(v[c])) memcpy(&v[c], from, sizeof(v[c]));
        FN(take_apart)(v, comps);
        uint8_t *const to = rf + op->dst + i * (int)sizeof(v[0]);
        UNROLL for (unsigned c = 0; c < comps; c++)
            memcpy(to + c * op->message->mem.comp_stride, &v[c], sizeof(v[c]));
    }
    return from;
}

INLINE bool
FN(store_structs_of)(const uint8_t *rf, const struct simd_op *op, const struct emu_window *w, unsigned comps)
{
    uint8_t *to = FN(structs)(rf, op, w, comps);
    for (int i = 0; to && i < CHUNKS; i++) {
        VT(i32) v[4];
        const uint8_t *const from = rf + op->src[1] + i * (int)sizeof(v[0]);
        UNROLL for (unsigned c = 0; c < comps; c++)
            memcpy(&v[c], from + c * op->message->mem.comp_stride, sizeof(v[c]));
        FN(put_together)(v, comps);
        UNROLL for (unsigned c = 0; c < comps; c++, to += sizeof(v[c])) memcpy(to, &v[c], sizeof(v[c]));
    }
    return to;
}

static __attribute__((noinline)) bool
FN(load_structs)(uint8_t *rf, const struct simd_op *op, const struct emu_window *w)
{
    return op->comps == 2   ? FN(load_structs_of)(rf, op, w, 2)
           : op->comps == 4 ? FN(load_structs_of)(rf, op, w, 4)
                            : false;
}

static __attribute__((noinline)) bool
FN(store_structs)(const uint8_t *rf, const struct simd_op *op, const struct emu_window *w)
{
    return op->comps == 2   ? FN(store_structs_of)(rf, op, w, 2)
           : op->comps == 4 ? FN(store_structs_of)(rf, op, w, 4)
                            : false;
}
