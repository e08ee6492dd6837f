/* SPDX-License-Identifier: MIT */
/* Atomics: one function per operation makes the new value; one loop makes it atomic. */
#include "emu/memory.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "emu/lane.h"
#include "emu/lane_arith.h"

struct update {
    unsigned elem;
    uint64_t old, data, data2;
};

typedef uint64_t update_fn(const struct update *u);

static int64_t
as_signed(const struct update *u, uint64_t x)
{
    return u->elem == 4 ? (int32_t)x : (int64_t)x;
}

static float
as_float(uint64_t x)
{
    return lane_f32_from_bits((uint32_t)x);
}

#define UPDATE(name, expr)                                                                                   \
    static uint64_t new_##name(const struct update *u)                                                       \
    {                                                                                                        \
        return (expr);                                                                                       \
    }

UPDATE(and, u->old & u->data)
UPDATE(or, u->old | u->data)
UPDATE(xor, u->old ^ u->data)
UPDATE(xchg, u->data)
UPDATE(inc, u->old + 1)
UPDATE(dec, u->old - 1)
UPDATE(add, u->old + u->data)
UPDATE(sub, u->old - u->data)
UPDATE(rsub, u->data - u->old)
UPDATE(imax, as_signed(u, u->old) > as_signed(u, u->data) ? u->old : u->data)
UPDATE(imin, as_signed(u, u->old) < as_signed(u, u->data) ? u->old : u->data)
UPDATE(umax, u->old > u->data ? u->old : u->data)
UPDATE(umin, u->old < u->data ? u->old : u->data)
UPDATE(cmpxchg, u->old == u->data ? u->data2 : u->old)
UPDATE(incwrap, u->old >= u->data ? 0 : u->old + 1)
UPDATE(decwrap, u->old == 0 || u->old > u->data ? u->data : u->old - 1)
UPDATE(mskor, (u->old & ~u->data2) | u->data)
UPDATE(fadd, lane_f32_bits(as_float(u->old) + as_float(u->data)))
UPDATE(fmin, lane_f32_bits(lane_min_f32(as_float(u->old), as_float(u->data))))
UPDATE(fmax, lane_f32_bits(lane_max_f32(as_float(u->old), as_float(u->data))))
UPDATE(fcmpxchg, as_float(u->old) == as_float(u->data) ? u->data2 : u->old)

static update_fn *const updates[] = {
    [LANE_ATOMIC_AND] = new_and,         [LANE_ATOMIC_OR] = new_or,
    [LANE_ATOMIC_XOR] = new_xor,         [LANE_ATOMIC_XCHG] = new_xchg,
    [LANE_ATOMIC_INC] = new_inc,         [LANE_ATOMIC_DEC] = new_dec,
    [LANE_ATOMIC_ADD] = new_add,         [LANE_ATOMIC_SUB] = new_sub,
    [LANE_ATOMIC_RSUB] = new_rsub,       [LANE_ATOMIC_IMAX] = new_imax,
    [LANE_ATOMIC_IMIN] = new_imin,       [LANE_ATOMIC_UMAX] = new_umax,
    [LANE_ATOMIC_UMIN] = new_umin,       [LANE_ATOMIC_CMPXCHG] = new_cmpxchg,
    [LANE_ATOMIC_PREDEC] = new_dec,      [LANE_ATOMIC_INCWRAP] = new_incwrap,
    [LANE_ATOMIC_DECWRAP] = new_decwrap, [LANE_ATOMIC_MSKOR] = new_mskor,
    [LANE_ATOMIC_FADD] = new_fadd,       [LANE_ATOMIC_FMIN] = new_fmin,
    [LANE_ATOMIC_FMAX] = new_fmax,       [LANE_ATOMIC_FCMPXCHG] = new_fcmpxchg,
};

static uint64_t
update_plain(uint8_t *at, update_fn *fn, struct update *u)
{
    u->old = 0;
    memcpy(&u->old, at, u->elem);
    const uint64_t next = fn(u);
    memcpy(at, &next, u->elem);
    return u->old;
}

static uint64_t
update_shared32(uint8_t *at, update_fn *fn, struct update *u)
{
    uint32_t *cell = (uint32_t *)(void *)at;
    uint32_t old = __atomic_load_n(cell, __ATOMIC_RELAXED);
    do
        u->old = old;
    while (
        !__atomic_compare_exchange_n(cell, &old, (uint32_t)fn(u), true, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
    return u->old;
}

static uint64_t
update_shared64(uint8_t *at, update_fn *fn, struct update *u)
{
    uint64_t *cell = (uint64_t *)(void *)at;
    uint64_t old = __atomic_load_n(cell, __ATOMIC_RELAXED);
    do
        u->old = old;
    while (!__atomic_compare_exchange_n(cell, &old, fn(u), true, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
    return u->old;
}

uint64_t
emu_memory_atomic(uint8_t *at, unsigned elem, unsigned op, uint64_t data, uint64_t data2, int shared)
{
    assert(op < sizeof updates / sizeof updates[0] && (elem == 4 || elem == 8));
    const uint64_t low = elem == 4 ? UINT32_MAX : UINT64_MAX;
    struct update u = {.elem = elem, .data = data & low, .data2 = data2 & low};
    uint64_t old;
    if (!shared || (uintptr_t)at % elem != 0)
        old = update_plain(at, updates[op], &u);
    else if (elem == 4)
        old = update_shared32(at, updates[op], &u);
    else
        old = update_shared64(at, updates[op], &u);
    return op == LANE_ATOMIC_PREDEC ? (old - 1) & low : old;
}
