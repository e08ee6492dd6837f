/* SPDX-License-Identifier: MIT */
/*
 * Memory messages. The addresses of all lanes are computed and checked at once against one window or range;
 * if they are all inside, the data moves by plain vector loads or stores when the lanes are consecutive, also
 * as structures of several dwords, and lane by lane or by gathers otherwise. The reference executes
 * everything else (a lane out of bounds, a message over two ranges): it knows the rules (emu/memory.h).
 */
#include "level.h"

#include "../mask.h"
#include "emu/kernel.h"
#include "emu/memory.h"
#include "vec_zip.h"

/* Surfaces and local memory are handled here, the rarer windows by a call. */
INLINE struct emu_window
surface_window(const struct emu_thread *t, const struct simd_op *op)
{
    const struct emu_launch *launch = t->launch;
    if (op->surface >= launch->surface_count)
        return (struct emu_window){NULL, 0};
    return (struct emu_window){launch->surfaces[op->surface].base, launch->surfaces[op->surface].size};
}

INLINE struct emu_window
local_window(const struct emu_thread *t, const struct simd_op *op)
{
    (void)op;
    return (struct emu_window){t->local, t->launch->local_bytes};
}

/* The same of another thread of a gang. */
INLINE const struct emu_window *
surface_of(struct emu_window *w, const struct simd_ctx *other)
{
    (void)other;
    return w;
}

INLINE const struct emu_window *
local_of(struct emu_window *w, const struct simd_ctx *other)
{
    w->base = other->t->local;
    return w;
}

INLINE struct emu_window
far_window(const struct emu_thread *t, const struct simd_op *op)
{
    return emu_memory_window(t, &op->lane->mem);
}

/* Whether `bytes` bytes from `first` on are inside; 32-bit offsets do not wrap. */
INLINE bool
inside(const struct emu_window *w, uint32_t first, uint32_t bytes)
{
    const uint64_t end = (uint64_t)first + bytes;
    return end <= w->size && end <= UINT64_C(1) << 32;
}

/* The last offset at which `span` bytes are inside `size`. */
INLINE bool
limit_of(uint64_t size, uint32_t span, uint32_t *limit)
{
    const uint64_t reach = size < UINT64_C(1) << 32 ? size : UINT64_C(1) << 32;
    *limit = (uint32_t)(reach - span);
    return reach >= span;
}

/* Offsets are unsigned and a gather's index is signed: both move by 2 GiB. */
#define BIAS 0x80000000u

/* The commonest operations without a call; *cell is a dword. Local memory is the worker's own. */
INLINE uint32_t
atomic_dword(uint32_t *cell, const struct lane_mem *mem, uint32_t data, uint32_t data2)
{
    const bool shared = mem->space != LANE_SPACE_LOCAL;
    const bool add = mem->atomic == LANE_ATOMIC_ADD || mem->atomic == LANE_ATOMIC_INC;
    if (add && !((uintptr_t)cell & 3)) {
        const uint32_t n = mem->atomic == LANE_ATOMIC_INC ? 1 : data;
        if (shared)
            return __atomic_fetch_add(cell, n, __ATOMIC_ACQ_REL);
        const uint32_t old = *cell;
        *cell = old + n;
        return old;
    }
    return (uint32_t)emu_memory_atomic((uint8_t *)cell, 4, mem->atomic, data, data2, shared);
}

/* Whether the op counts in local memory and returns no old value, as in histograms. No other thread sees
 * these cells. */
INLINE bool
counts(const struct simd_op *op)
{
    const struct lane_mem *mem = &op->lane->mem;
    return mem->atomic == LANE_ATOMIC_INC && mem->space == LANE_SPACE_LOCAL &&
           op->lane->dst.kind == LANE_NONE;
}

INLINE void
add_to(uint8_t *at, uint32_t n)
{
    uint32_t cell;
    memcpy(&cell, at, sizeof(cell));
    cell += n;
    memcpy(at, &cell, sizeof(cell));
}

/* Counting or adding in local memory, by lanes one after another. */
static __attribute__((noinline)) void
count_lanes(const uint8_t *rf, const struct simd_op *op, uint8_t *base, const uint32_t *at, uint64_t lanes)
{
    const bool by_one = op->lane->mem.atomic == LANE_ATOMIC_INC;
    for (uint64_t bits = lanes; bits; bits &= bits - 1) {
        const int i = __builtin_ctzll(bits);
        uint32_t data = 1;
        if (!by_one)
            memcpy(&data, rf + op->src[1] + i * op->step[0], sizeof(data));
        add_to(base + at[i], data);
    }
}

/* MSKOR, (old & ~mask) | data, of a byte or a word, as compilers for Cayman store these. Other bytes of the
 * dword stay as they are, whoever writes to them. False: the mask is another one, or data lie outside of it.
 */
INLINE bool
store_masked(uint8_t *cell, uint32_t data, uint32_t mask)
{
    const unsigned shift = mask ? (unsigned)__builtin_ctz(mask) : 0;
    uint8_t *const at = cell + shift / 8;
    if (shift % 8 || data & ~mask)
        return false;
    if (mask == UINT32_C(0xff) << shift)
        __atomic_store_n(at, (uint8_t)(data >> shift), __ATOMIC_RELAXED);
    else if (mask == UINT32_C(0xffff) << shift && !((uintptr_t)at & 1))
        __atomic_store_n((uint16_t *)(void *)at, (uint16_t)(data >> shift), __ATOMIC_RELAXED);
    else
        return false;
    return true;
}

static __attribute__((noinline)) void
store_masked_lanes(const uint8_t *rf, const struct simd_op *op, uint8_t *base, const uint32_t *at,
                   uint64_t lanes)
{
    const bool shared = op->lane->mem.space != LANE_SPACE_LOCAL;
    leave_vectors();
    for (uint64_t bits = lanes; bits; bits &= bits - 1) {
        const int i = __builtin_ctzll(bits);
        uint32_t data, mask;
        memcpy(&data, rf + op->src[1] + i * op->step[0], sizeof(data));
        memcpy(&mask, rf + op->src[2] + i * op->step[1], sizeof(mask));
        if (!store_masked(base + at[i], data, mask))
            emu_memory_atomic(base + at[i], 4, LANE_ATOMIC_MSKOR, data, mask, shared);
    }
}

/* Ascending lanes; the old values to dst if there is one. */
static __attribute__((noinline)) void
atomic_lanes(uint8_t *rf, const struct simd_op *op, uint8_t *base, const uint32_t *at, uint64_t lanes)
{
    const struct lane_mem *mem = &op->lane->mem;
    const bool wants_old = op->lane->dst.kind != LANE_NONE;
    uint32_t old[LANE_MAX];
    if (!wants_old && mem->space == LANE_SPACE_LOCAL &&
        (mem->atomic == LANE_ATOMIC_INC || mem->atomic == LANE_ATOMIC_ADD)) {
        count_lanes(rf, op, base, at, lanes);
        return;
    }
    if (!wants_old && mem->atomic == LANE_ATOMIC_MSKOR) {
        store_masked_lanes(rf, op, base, at, lanes);
        return;
    }
    leave_vectors();
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
#if SIMD_WIDENS
#define N 32
#include "memory_n.h"
#undef N
#endif
#define N 64
#include "memory_n.h"
#undef N

const struct simd_table LEVEL(simd_memory)[] = {
    TABLE(rows_n8), TABLE(rows_n16), TABLE_32 TABLE(rows_n64), {0}};
