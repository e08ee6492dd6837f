/* SPDX-License-Identifier: MIT */
/* Records of memory messages: elements of up to 4 bytes with packed registers. The reference executes others.
 */
#include <stddef.h>

#include "control.h"
#include "emit.h"

static bool
packed(const struct lane_operand *o, unsigned lanes, unsigned bytes)
{
    return o->kind == LANE_REG && lane_type_bytes(o->type) == bytes &&
           (lanes == 1 || lane_operand_stride(o, lanes) == (int32_t)bytes);
}

static unsigned
checked_by(const struct lane_op *op)
{
    switch (op->mem.space) {
    case LANE_SPACE_SURFACE:
        return SIMD_SURFACE;
    case LANE_SPACE_LOCAL:
        return SIMD_LOCAL;
    case LANE_SPACE_FLAT:
        return SIMD_FLAT;
    case LANE_SPACE_POOL:
        return SIMD_POOL;
    default:
        return SIMD_FAR;
    }
}

/* Addresses of an op: its register if packed, else a copy of it that is. */
static enum simd_emit
addresses(struct simd_code *code, const struct lane_op *lane, const struct simd_lanes *lanes, uint32_t *at)
{
    const struct lane_operand *o = &lane->src[0];
    const unsigned bytes = lane->mem.space == LANE_SPACE_FLAT ? 8 : 4;
    *at = o->base;
    if (lane_type_bytes(o->type) != bytes)
        return SIMD_NO_FORM;
    if (o->kind == LANE_IMM)
        *at = simd_const(code, o->imm);
    else if (packed(o, lane->lanes, bytes))
        return SIMD_DONE;
    else if (lane_operand_stride(o, lane->lanes) != 0)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_append(code);
    const uint32_t ones = simd_const(code, ~UINT64_C(0));
    if (!op || !*at || !ones)
        return SIMD_NO_MEMORY;
    op->fn = simd_find(code, LANE_OP_mov, bytes == 8 ? LANE_Q : LANE_D, lanes->n, SIMD_SCALAR0);
    op->dst = simd_temp(code, 0);
    op->src[0] = *at;
    op->mask = op->pred = ones;
    *at = op->dst;
    return op->fn ? SIMD_DONE : SIMD_NO_FORM;
}

/* An atomic's operand: a packed or scalar dword register, or a constant. */
static bool
atomic_operand(struct simd_code *code, const struct lane_op *lane, unsigned s, uint32_t *at, uint8_t *step)
{
    const struct lane_operand *o = &lane->src[s];
    *step = 0;
    if (o->kind == LANE_IMM || s > lane_atomic_sources(lane->mem.atomic)) {
        *at = simd_const(code, o->kind == LANE_IMM ? o->imm : 0);
        return *at != 0;
    }
    const int32_t stride = lane_operand_stride(o, lane->lanes);
    if (o->kind != LANE_REG || lane_type_bytes(o->type) != 4 || stride < 0 || stride > UINT8_MAX)
        return false;
    *at = o->base;
    *step = (uint8_t)stride;
    return true;
}

/* Whether the handlers can use the data registers: dwords next to each other. */
static bool
data_form(const struct lane_op *lane)
{
    const unsigned lanes = lane->lanes;
    if (lane->mem.elem > 4)
        return false;
    if (lane->code == LANE_OP_store)
        return packed(&lane->src[1], lanes, 4);
    return packed(&lane->dst, lanes, 4) || (lane->code == LANE_OP_atomic && lane->dst.kind == LANE_NONE);
}

/* Their number if no component before the last one is missing, else 0. */
static uint32_t
leading_components(unsigned comp_mask)
{
    return comp_mask & (comp_mask + 1) ? 0 : (uint32_t)__builtin_popcount(comp_mask);
}

static enum simd_emit
emit_message(struct simd_code *code, const struct lane_op *lane, const struct simd_lanes *lanes)
{
    uint32_t at, data[2] = {lane->src[1].base, 0};
    uint8_t step[2] = {0, 0};
    const enum simd_emit e = addresses(code, lane, lanes, &at);
    if (e != SIMD_DONE)
        return e;
    if (lane->code == LANE_OP_atomic)
        for (unsigned s = 0; s < 2; s++)
            if (!atomic_operand(code, lane, s + 1, &data[s], &step[s]))
                return SIMD_NO_FORM;
    simd_fn *fn = simd_find(code, lane->code, checked_by(lane), lanes->n, lane->mem.elem);
    struct simd_op *op = fn ? simd_append(code) : NULL;
    if (!op)
        return fn ? SIMD_NO_MEMORY : SIMD_NO_FORM;
    op->fn = fn;
    op->dst = lane->dst.base;
    op->src[0] = at;
    op->src[1] = data[0];
    op->src[2] = data[1];
    op->mask = lanes->mask;
    op->pred = lanes->pred;
    op->pinv = lanes->pinv;
    op->lanes = lane->lanes;
    op->message = lane;
    op->span = (32u - (unsigned)__builtin_clz(lane->mem.comp_mask)) * lane->mem.elem;
    op->surface = lane->mem.surface;
    op->addr_mask = lane->mem.addr_mask;
    op->comps = leading_components(lane->mem.comp_mask);
    op->step[0] = step[0];
    op->step[1] = step[1];
    return SIMD_DONE;
}

/* A block: one address, whole registers, no lane left out. */
static enum simd_emit
emit_block(struct simd_code *code, const struct lane_op *lane)
{
    const struct lane_operand *data = lane->code == LANE_OP_load ? &lane->dst : &lane->src[1];
    if (!packed(data, lane->lanes, lane->mem.elem) || lane->mem.comp_mask != 1 ||
        !(lane->flags & LANE_NOMASK) || lane->pred != LANE_PRED_NONE || lane->code == LANE_OP_atomic)
        return SIMD_NO_FORM;
    const struct lane_operand *address = &lane->src[0];
    const uint32_t at = address->kind == LANE_IMM ? simd_const(code, address->imm) : address->base;
    struct simd_op *op = simd_append(code);
    if (!op || (address->kind == LANE_IMM && !at))
        return SIMD_NO_MEMORY;
    op->fn = lane->code == LANE_OP_load ? simd_do_block_load : simd_do_block_store;
    op->dst = data->base;
    op->src[0] = at;
    op->message = lane;
    op->span = lane->lanes * lane->mem.elem;
    return SIMD_DONE;
}

enum simd_emit
simd_emit_memory(struct simd_code *code, const struct lane_op *lane)
{
    struct simd_lanes lanes;
    if (lane->mem.linear)
        return emit_block(code, lane);
    if (!data_form(lane))
        return SIMD_NO_FORM;
    const enum simd_emit e = simd_lanes_of(code, lane, SIMD_LANES_ALL, 8, &lanes);
    if (e != SIMD_DONE)
        return e;
    return emit_message(code, lane, &lanes);
}
