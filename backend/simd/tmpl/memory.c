/* SPDX-License-Identifier: MIT */
/*
 * Memory messages. The addresses of all lanes are computed and checked at once against one window or range; if
 * they are all inside, the data moves by a plain vector load or store when the lanes are consecutive and lane by
 * lane or by gathers otherwise. Anything else (a lane out of bounds, a message over two ranges) goes to the
 * reference, which knows the rules (emu/memory.h).
 */
#include "level.h"

#include "../mask.h"
#include "emu/kernel.h"
#include "emu/memory.h"


INLINE struct emu_window
window_of(const struct emu_thread *t, const struct lane_mem *mem)
{
    if (mem->space == LANE_SPACE_SURFACE && mem->surface < t->launch->surface_count)
        return (struct emu_window){t->launch->surfaces[mem->surface].base,
                                   t->launch->surfaces[mem->surface].size};
    if (mem->space == LANE_SPACE_LOCAL)
        return (struct emu_window){t->local, t->launch->local_bytes};
    return emu_memory_window(t, mem);
}

/* The last offset at which `span` bytes are inside `size`. */
INLINE bool
limit_of(uint64_t size, uint32_t span, uint32_t *limit)
{
    const uint64_t reach = size < UINT64_C(1) << 32 ? size : UINT64_C(1) << 32;
    *limit = (uint32_t)(reach - span);
    return reach >= span;
}

#if SIMD_NATIVE >= 8
/* Offsets are unsigned and the instruction's index is signed: both move by 2 GiB. */
#define BIAS 0x80000000u
#endif
#if SIMD_NATIVE == 8
INLINE i32x8
gather_8(const uint8_t *base, u32x8 at, unsigned lanes)
{
    const i32x8 one = BITS_8, on = (((i32x8){0} + (int32_t)lanes) & one) == one;
    return (i32x8)_mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const int *)(const void *)(base + BIAS),
                                              (__m256i)(at - BIAS), (__m256i)on, 1);
}
#elif SIMD_NATIVE == 16
INLINE i32x8
gather_8(const uint8_t *base, u32x8 at, unsigned lanes)
{
    return (i32x8)_mm256_mmask_i32gather_epi32(_mm256_setzero_si256(), (__mmask8)lanes, (__m256i)(at - BIAS),
                                               (const int *)(const void *)(base + BIAS), 1);
}
INLINE i32x16
gather_16(const uint8_t *base, u32x16 at, unsigned lanes)
{
    return (i32x16)_mm512_mask_i32gather_epi32(_mm512_setzero_si512(), (__mmask16)lanes, (__m512i)(at - BIAS),
                                               (const int *)(const void *)(base + BIAS), 1);
}
#endif

/* The commonest operations without a call; *cell is a dword. Local memory is the worker's own. */
INLINE uint32_t
atomic_dword(uint32_t *cell, const struct lane_mem *mem, uint32_t data, uint32_t data2)
{
    const bool shared = mem->space != LANE_SPACE_LOCAL;
    const bool add = mem->atomic == LANE_ATOMIC_ADD || mem->atomic == LANE_ATOMIC_INC;
    if (add && !((uintptr_t)cell & 3)) {
        const uint32_t n = mem->atomic == LANE_ATOMIC_INC ? 1 : data, old = *cell;
        if (shared)
            return __atomic_fetch_add(cell, n, __ATOMIC_ACQ_REL);
        *cell = old + n;
        return old;
    }
    return (uint32_t)emu_memory_atomic((uint8_t *)cell, 4, mem->atomic, data, data2, shared);
}

/* Ascending lanes; the old values to dst if there is one. */
static __attribute__((noinline)) void
atomic_lanes(uint8_t *rf, const struct simd_op *op, uint8_t *base, const uint32_t *at, uint64_t lanes)
{
    const struct lane_mem *mem = &op->lane->mem;
    const bool wants_old = op->lane->dst.kind != LANE_NONE;
    uint32_t old[LANE_MAX];
#if SIMD_NATIVE > 4
    _mm256_zeroupper();
#endif
    for (uint64_t bits = lanes; bits; bits &= bits - 1) {
        const int i = __builtin_ctzll(bits);
        uint32_t data, data2;
        memcpy(&data, rf + op->src[1] + i * op->step[0], sizeof(data));
        memcpy(&data2, rf + op->src[2] + i * op->step[1], sizeof(data2));
        old[i] = atomic_dword((uint32_t *)(void *)(base + at[i]), mem, data, data2);
    }
    for (uint64_t bits = wants_old ? lanes : 0; bits; bits &= bits - 1) {
        const int i = __builtin_ctzll(bits);
        memcpy(rf + op->dst + i * 4, &old[i], sizeof(old[i]));
    }
}

#define N 8
#include "memory_n.h"
#undef N
#define N 16
#include "memory_n.h"
#undef N
#define N 64
#include "memory_n.h"
#undef N

const struct simd_table LEVEL(simd_memory)[] = {TABLE(rows_n8), TABLE(rows_n16), TABLE(rows_n64), {0}};
