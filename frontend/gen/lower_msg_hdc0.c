/* SPDX-License-Identifier: MIT */
/* Data cache port 0: byte and DWord gather and scatter, OWord blocks, scratch blocks. */
#include "lower_send.h"

/*
 * One address per lane, headerless or behind a header whose fields matter to stateless access only. A lane's
 * data is one dword, of which a byte message moves 1, 2 or 4 bytes (descriptor bits 11:10).
 */
void
lower_msg_scatter(const struct lower_send *s)
{
    static const uint8_t sizes[4] = {1, 2, 4, 0};
    const struct gen_message *m = &s->message;
    const bool bytes = m->id == GEN_MSG_byte_gather || m->id == GEN_MSG_byte_scatter;
    const bool write = m->id == GEN_MSG_byte_scatter || m->id == GEN_MSG_dword_scatter;
    /* bit 8: SIMD16; DWord messages have 2 (8 lanes) or 3 (16) in bits 9:8 */
    const unsigned simd = lower_send_bits(s, 8) ? 16 : 8, regs = simd / 8;
    const unsigned elem = bytes ? sizes[m->desc >> 10 & 3] : 4;
    if (!elem) {
        lower_send_refuse(s, EMU_INVALID, "reserved data size");
        return;
    }
    if (!lower_send_check(s, m->header + regs + (write ? regs : 0), write ? 0 : regs))
        return;
    struct lane_op *op = lower_send_mem(s, write ? LANE_OP_store : LANE_OP_load, simd);
    op->mem.elem = (uint8_t)elem;
    op->src[0] = lower_region(LANE_UD, lower_send_payload(s, m->header, regs), 4);
    if (write)
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, m->header + regs, regs), 4);
    else
        op->dst = lower_send_dst(s, LANE_UD, regs);
}

/* Block messages move whole registers for the thread: sent if any channel is enabled, whatever the masks
 * then. */
static struct lane_op *
block_op(const struct lower_send *s, bool write, unsigned dwords)
{
    struct gen_lower *l = s->l;
    if (s->inst->pred_ctrl)
        lower_send_refuse(s, EMU_UNSUPPORTED, "predicated block message");
    if (!s->inst->nomask) {
        lower_op(l, s->inst, LANE_OP_brz, LANE_UD)->ctrl.cell[1] = RF_EXEC;
        lower_target(l, lower_find(l, lower_next_offset(s->inst)));
    }
    struct lane_op *op = lower_op(l, s->inst, write ? LANE_OP_store : LANE_OP_load, LANE_UD);
    op->lanes = (uint8_t)dwords;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.linear = true;
    return op;
}

/* Data block sizes in OWords: one low, one high, 2, 4, 8. "High" uses the upper half of the register. */
static const uint8_t block_owords[8] = {1, 1, 2, 4, 8, 0, 0, 0};

static void
block_data(const struct lower_send *s, struct lane_op *op, bool write, unsigned size)
{
    const unsigned regs = (block_owords[size] + 1) / 2;
    const uint32_t half = size == 1 ? 16 : 0;
    if (write) {
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 1, regs) + half, 4);
    } else {
        op->dst = lower_send_dst(s, LANE_UD, regs);
        op->dst.base += half;
    }
}

void
lower_msg_oword(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool write = m->id == GEN_MSG_oword_write;
    const unsigned size = m->desc >> 8 & 7, regs = (block_owords[size] + 1) / 2;
    if (!block_owords[size] || !m->header) {
        lower_send_refuse(s, EMU_INVALID, "reserved block size or no header");
        return;
    }
    if (!lower_send_check(s, 1 + (write ? regs : 0), write ? 0 : regs))
        return;
    struct lane_op *op = block_op(s, write, 4u * block_owords[size]);
    lower_send_space(s, op);
    /* M0.2: offset in OWords, for unaligned reads in bytes */
    op->mem.addr_shift = m->id == GEN_MSG_oword_unaligned ? 0 : 4;
    op->src[0] = lower_region(LANE_UD, lower_send_payload(s, 0, 1) + 8, 0);
    block_data(s, op, write, size);
}

/*
 * Spills: whole registers at a fixed offset of the thread's scratch. In channel (dword) mode the execution
 * mask guards each dword: register block k of the instruction's channels is one op.
 */
void
lower_msg_scratch(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const struct gen_inst *inst = s->inst;
    const bool write = lower_send_bits(s, 17), masked = lower_send_bits(s, 16) && !inst->nomask;
    const unsigned regs = 1u << (m->desc >> 12 & 3), dwords = 8 * regs;
    if (!m->header) {
        lower_send_refuse(s, EMU_INVALID, "no header");
        return;
    }
    if (!lower_send_check(s, 1 + (write ? regs : 0), write ? 0 : regs))
        return;
    const unsigned step =
        masked && inst->exec_size < dwords ? (inst->exec_size < 8 ? 8 : inst->exec_size) : dwords;
    for (unsigned k = 0; k < dwords; k += step) {
        struct lane_op *op = block_op(s, write, step);
        op->mem.space = LANE_SPACE_SCRATCH;
        op->mem.addr_mask = UINT32_MAX;
        op->mem.offset = (m->desc & 0xfff) * GRF_BYTES + 4 * k;
        op->src[0] = lower_imm(LANE_UD, 0);
        if (masked) {
            op->flags = 0;
            op->chan = inst->chan_offset;
        }
        if (write)
            op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 1, regs) + 4 * k, 4);
        else {
            op->dst = lower_send_dst(s, LANE_UD, regs);
            op->dst.base += 4 * k;
        }
    }
}

/* A64 blocks: the address is in M0.0 and M0.1. */
void
lower_msg_a64block(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool write = m->id == GEN_MSG_a64_block_write;
    const unsigned size = m->desc >> 8 & 7, regs = (block_owords[size] + 1) / 2;
    /* bits 12:11: 0 unaligned OWords, 1 aligned OWords; 3 HWords, which no compiler was seen to send */
    if (!block_owords[size] || !m->header || (m->desc >> 11 & 3) > 1) {
        lower_send_refuse(s, EMU_UNSUPPORTED, "this block size or kind");
        return;
    }
    if (!lower_send_check(s, 1 + (write ? regs : 0), write ? 0 : regs))
        return;
    struct lane_op *op = block_op(s, write, 4u * block_owords[size]);
    op->mem.space = LANE_SPACE_FLAT;
    op->mem.addr_mask = UINT32_MAX;
    op->src[0] = lower_region(LANE_UQ, lower_send_payload(s, 0, 1), 0);
    block_data(s, op, write, size);
}
