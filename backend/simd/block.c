/* SPDX-License-Identifier: MIT */
/* Block messages: consecutive bytes at one address. What is not wholly inside goes to the reference. */
#include <stddef.h>
#include <string.h>

#include "control.h"
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

/* Host address of the block, NULL when it is not inside one window or range. */
static uint8_t *
place(const uint8_t *rf, const struct simd_op *op, struct simd_ctx *x)
{
    const struct lane_mem *mem = &op->message->mem;
    const uint64_t at = address_of(rf, op);
    if (mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL) {
        const bool wraps = mem->space == LANE_SPACE_POOL && at + op->span > UINT64_C(1) << 32;
        return wraps ? NULL : emu_memory_flat(x->t, mem, at, op->span);
    }
    const struct emu_window w = emu_memory_window(x->t, mem);
    return at <= w.size && op->span <= w.size - at && at + op->span <= UINT64_C(1) << 32 ? w.base + at : NULL;
}

const struct simd_op *
simd_do_block_load(SIMD_ARGS)
{
    const uint8_t *from = place(rf, op, x);
    if (!from)
        return x->code->level->ref(rf, op, x);
    memcpy(rf + op->dst, from, op->span);
    SIMD_NEXT;
}

const struct simd_op *
simd_do_block_store(SIMD_ARGS)
{
    uint8_t *to = place(rf, op, x);
    if (!to)
        return x->code->level->ref(rf, op, x);
    memcpy(to, rf + op->dst, op->span);
    SIMD_NEXT;
}
