/* SPDX-License-Identifier: MIT */
/* Block messages: consecutive bytes at one address. Loads may end beyond their window or range. The reference
 * executes what else is not wholly inside, wraps or faults. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "control.h"
#include "emu/kernel.h"
#include "emu/memory.h"

static uint64_t
address_of(const uint8_t *rf, const struct simd_op *op)
{
    const struct lane_mem *mem = &op->message->mem;
    if (lane_type_bytes(op->message->src[0].type) == 8) {
        uint64_t at;
        memcpy(&at, rf + op->src[0], sizeof(at));
        return (at << mem->addr_shift) + mem->offset;
    }
    uint32_t at;
    memcpy(&at, rf + op->src[0], sizeof(at));
    at = (at << mem->addr_shift) + mem->offset;
    return mem->space == LANE_SPACE_FLAT ? at : at & mem->addr_mask;
}

static bool
is_checked_by_range(const struct lane_mem *mem)
{
    return mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL;
}

/* Addresses of 32 bits wrap. */
static bool
wraps(const struct simd_op *op, uint64_t at)
{
    return lane_type_bytes(op->message->src[0].type) == 4 && at + op->span > UINT64_C(1) << 32;
}

/* Host address of the block, NULL when it is not inside one window or range. */
static uint8_t *
place(const uint8_t *rf, const struct simd_op *op, struct simd_ctx *x)
{
    const struct lane_mem *mem = &op->message->mem;
    const uint64_t at = address_of(rf, op);
    if (wraps(op, at))
        return NULL;
    if (is_checked_by_range(mem))
        return emu_memory_flat(x->t, mem, at, op->span);
    const struct emu_window w = emu_memory_window(x->t, mem);
    return at <= w.size && op->span <= w.size - at ? w.base + at : NULL;
}

/* Loads the part of a block that is inside; the rest reads as 0. */
static void
load_part(uint8_t *rf, const struct simd_op *op, const uint8_t *from, uint32_t inside)
{
    assert(inside <= op->span);
    if (inside)
        memcpy(rf + op->dst, from, inside);
    memset(rf + op->dst + inside, 0, op->span - inside);
}

/* Elements that are not wholly inside a window read 0, but for the exceptions in emu/memory.h. False: the
 * reference must do it. */
static bool
load_beyond_window(uint8_t *rf, const struct simd_op *op, struct simd_ctx *x, uint64_t at)
{
    const struct lane_mem *mem = &op->message->mem;
    const bool cuts = x->t->launch->kernel->cuts_loads && mem->space == LANE_SPACE_SURFACE;
    if (mem->space == LANE_SPACE_SCRATCH || cuts)
        return false;
    const struct emu_window w = emu_memory_window(x->t, mem);
    const uint64_t room = at < w.size ? w.size - at : 0;
    assert(room < op->span);
    load_part(rf, op, room ? w.base + at : NULL, (uint32_t)(room / mem->elem * mem->elem));
    return true;
}

/* Loads a block that is not wholly inside. False: the reference must do it. */
static bool
load_beyond(uint8_t *rf, const struct simd_op *op, struct simd_ctx *x)
{
    const struct lane_mem *mem = &op->message->mem;
    const uint64_t at = address_of(rf, op);
    uint32_t inside = op->span;
    if (wraps(op, at))
        return false;
    if (!is_checked_by_range(mem))
        return load_beyond_window(rf, op, x, at);
    const uint8_t *from = emu_memory_block(x->t, mem, at, &inside);
    if (from)
        load_part(rf, op, from, inside);
    return from;
}

/* False: the reference must do it. */
static bool
load(uint8_t *rf, const struct simd_op *op, struct simd_ctx *x)
{
    const uint8_t *from = place(rf, op, x);
    if (!from)
        return load_beyond(rf, op, x);
    memcpy(rf + op->dst, from, op->span);
    return true;
}

static bool
store(uint8_t *rf, const struct simd_op *op, struct simd_ctx *x)
{
    uint8_t *to = place(rf, op, x);
    if (!to)
        return false;
    memcpy(to, rf + op->dst, op->span);
    return true;
}

const struct simd_op *
simd_do_block_load(SIMD_ARGS)
{
    if (!load(rf, op, x))
        return x->code->level->ref(rf, op, x);
    SIMD_NEXT;
}

const struct simd_op *
simd_do_block_store(SIMD_ARGS)
{
    if (!store(rf, op, x))
        return x->code->level->ref(rf, op, x);
    SIMD_NEXT;
}

const struct simd_op *
simd_each_block_load(SIMD_ARGS)
{
    SIMD_MESSAGE(load(at_, op, own_));
}

const struct simd_op *
simd_each_block_store(SIMD_ARGS)
{
    SIMD_MESSAGE(store(at_, op, own_));
}
