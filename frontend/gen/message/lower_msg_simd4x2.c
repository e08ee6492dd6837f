/* SPDX-License-Identifier: MIT */
/*
 * SIMD4x2: two slots of four channels each. Dword 0 of the address register is slot 0's address, dword 4 slot
 * 1's; channel c of a slot moves the dword that lies 4 c bytes behind it. Lanes 0..3 of an op are slot 0,
 * lanes 4..7 slot 1.
 */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

enum { LANES = 8, SLOT = 4 };

/* A slot's dword for each of its lanes. */
static struct lane_operand
per_slot(struct lane_operand o)
{
    o.width = SLOT;
    o.vstride = 4 * SLOT;
    o.hstride = 0;
    return o;
}

/* temporary 0 = (slot's dword << shift) + 4 * channel of the slot, or + nothing */
static struct lane_operand
slot_addresses(const struct lower_send *s, struct lane_operand at, unsigned shift, bool spread)
{
    uint32_t steps[LANES];
    for (unsigned i = 0; i < LANES; i++)
        steps[i] = spread ? i % SLOT * 4 : 0;
    const struct lane_operand dst = lower_region(LANE_UD, lower_temp(s->l, 0), 4);
    struct lane_op *op = lower_scalar(s->l, s->inst, LANE_OP_shl, dst, per_slot(at));
    op->lanes = LANES;
    op->src[1] = lower_imm(LANE_UD, shift);
    const uint32_t offsets = lane_program_add_const(s->l->program, steps, sizeof steps);
    if (offsets == UINT32_MAX) {
        lower_no_memory(s->l);
        return dst;
    }
    op = lower_scalar(s->l, s->inst, LANE_OP_add, dst, dst);
    op->lanes = LANES;
    op->src[1] = lower_region(LANE_UD, s->l->program->const_rf + offsets, 4);
    return dst;
}

static struct lane_op *
masked_mem(const struct lower_send *s, enum lane_code code)
{
    struct lane_op *op = lower_send_mem(s, code, LANES);
    lower_take_mask(op);
    return op;
}

/* Untyped surface read and write; bits 11:8 disable channels of both slots, whose dwords keep their place. */
void
lower_untyped4x2(const struct lower_send *s, bool write)
{
    const struct gen_message *m = &s->message;
    const uint32_t channels = ~(m->desc >> 8) & 15;
    if (!lower_send_check(s, m->header + 1u + write, !write))
        return;
    struct lane_operand at = lower_region(LANE_UD, lower_send_payload(s, m->header, 1), 4);
    at = slot_addresses(s, at, 0, true);
    const struct lower_address address = lower_untyped_addresses(s, at, LANES);
    lower_channel_mask(s, LANES, channels | channels << SLOT);
    struct lane_op *op = masked_mem(s, write ? LANE_OP_store : LANE_OP_load);
    op->src[0] = address.at;
    if (write)
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, m->header + 1u, 1), 4);
    else
        op->dst = lower_send_dst(s, LANE_UD, 1);
}

/* A slot takes part if its first channel does. Its operands are in its first two dwords, so is the old value.
 */
void
lower_msg_atomic4x2(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    struct lower_atomic row;
    if (!lower_atomic_of(s, m->id == GEN_MSG_float_atomic4x2, &row))
        return;
    const bool returns = lower_send_bits(s, 13), has_data = row.operands > 0;
    if (!lower_send_check(s, m->header + 1u + has_data, returns))
        return;
    const struct lane_operand at = lower_region(LANE_UD, lower_send_payload(s, m->header, 1), 4);
    const struct lower_address address = lower_untyped_addresses(s, at, LANES);
    lower_channel_mask(s, LANES, 1u | 1u << SLOT);
    struct lane_op *op = masked_mem(s, LANE_OP_atomic);
    op->mem.atomic = row.op;
    op->src[0] = address.at;
    for (unsigned n = 0; n < row.operands; n++)
        op->src[1 + n] = lower_region(LANE_UD, lower_send_payload(s, m->header + 1u, 1) + 4 * n, 4);
    if (returns)
        op->dst = lower_send_dst(s, LANE_UD, 1);
}

/* OWord dual blocks: 1 or 4 OWords at two offsets, in OWords; each register has one of either. */
void
lower_msg_dual(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool write = m->id == GEN_MSG_oword_dual_write;
    const unsigned size = m->desc >> 8 & 3, regs = size == 2 ? 4 : 1;
    if (size & 1 || size == 3) {
        lower_send_refuse(s, EMU_INVALID, "reserved block size");
        return;
    }
    if (!lower_send_check(s, 2 + (write ? regs : 0), write ? 0 : regs))
        return;
    struct lane_operand at = lower_region(LANE_UD, lower_send_payload(s, 1, 1), 4);
    const struct lower_address address = lower_lane_addresses(s, at, LANES, 4);
    at = slot_addresses(s, address.at, address.shift, true);
    for (unsigned k = 0; k < regs; k++) {
        struct lane_op *op = lower_send_mem(s, write ? LANE_OP_store : LANE_OP_load, LANES);
        op->mem.offset = 16 * k;
        op->src[0] = at;
        if (write) {
            op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 2, regs) + GEN_GRF_BYTES * k, 4);
        } else {
            op->dst = lower_send_dst(s, LANE_UD, regs);
            op->dst.base += GEN_GRF_BYTES * k;
        }
    }
}
