/* SPDX-License-Identifier: MIT */
/* Blocks: OWords and HWords at one address of a thread, with 32 and with 64 bits. */
#include <assert.h>

#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

/* Block messages move whole registers for the thread. They are sent if any channel is enabled; otherwise
 * masks do not matter. */
static struct lane_op *
block_op(const struct lower_send *s, bool write, unsigned dwords)
{
    assert(dwords >= 1 && dwords <= LANE_MAX);
    struct lane_op *op = lower_op(s->l, s->inst, write ? LANE_OP_store : LANE_OP_load, LANE_UD);
    op->lanes = (uint8_t)dwords;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.linear = true;
    return op;
}

static bool
is_write(const struct lower_send *s)
{
    return s->message.id == GEN_MSG_oword_write || s->message.id == GEN_MSG_a64_block_write;
}

/* What bits 10:8 say: one low, one high, 2, 4, 8 OWords, "high" being the upper half of the register; of
 * HWords 1, 2, 4, 8. */
struct block {
    unsigned owords, regs, half; /* bytes into the first register */
};

static struct block
block_of(const struct lower_send *s, bool hwords)
{
    static const uint8_t owords[8] = {1, 1, 2, 4, 8, 0, 0, 0};
    const unsigned size = s->message.desc >> 8 & 7;
    struct block b = {.owords = hwords ? (size < 4 ? 2u << size : 0) : owords[size]};
    b.regs = (b.owords + 1) / 2;
    b.half = !hwords && size == 1 ? 16 : 0;
    return b;
}

static bool
is_sound(const struct lower_send *s, const struct block *b)
{
    const bool write = is_write(s);
    if (!b->owords)
        lower_send_refuse(s, EMU_INVALID, "reserved block size");
    else
        lower_send_check(s, 1 + (write ? b->regs : 0), write ? 0 : b->regs);
    return !s->l->failed;
}

static struct lane_op *
move(const struct lower_send *s, const struct block *b)
{
    assert(b->owords > 0 && b->regs == (b->owords + 1) / 2); /* is_sound has said so */
    const bool write = is_write(s);
    struct lane_op *op = block_op(s, write, 4 * b->owords);
    if (write) {
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 1, b->regs) + b->half, 4);
    } else {
        op->dst = lower_send_dst(s, LANE_UD, b->regs);
        op->dst.base += b->half;
    }
    return op;
}

/* M0.2: offset in OWords, for unaligned reads in bytes. */
void
lower_msg_oword(const struct lower_send *s)
{
    const enum gen_message_id id = s->message.id;
    const bool unaligned = id == GEN_MSG_oword_unaligned || id == GEN_MSG_ro_oword_unaligned ||
                           id == GEN_MSG_sampler_oword_unaligned;
    const struct block b = block_of(s, false);
    if (!is_sound(s, &b))
        return;
    lower_skip_if_idle(s);
    const struct lower_address address = lower_block_address(s, unaligned ? 0 : 4);
    struct lane_op *op = move(s, &b);
    lower_send_space(s, op);
    op->mem.addr_shift = address.shift;
    op->src[0] = address.at;
}

/* The address is in M0.0 and M0.1. Bits 12:11: 0 unaligned OWords, 1 aligned OWords, 3 HWords. */
void
lower_msg_a64block(const struct lower_send *s)
{
    enum { UNALIGNED, ALIGNED, DUAL, HWORDS };
    const unsigned kind = s->message.desc >> 11 & 3;
    const struct block b = block_of(s, kind == HWORDS);
    if (kind == DUAL) {
        lower_send_refuse(s, EMU_UNSUPPORTED, "dual blocks");
        return;
    }
    if (!is_sound(s, &b))
        return;
    lower_skip_if_idle(s);
    struct lane_op *op = move(s, &b);
    op->src[0] = lower_header_dword(s, 0);
    op->src[0].type = LANE_UQ;
    lower_send_flat(s, op);
}

/* --- scratch --- */

/* Bits 13:12: 1, 2, 4, 8 registers; before Gen8 the number less 1: 1, 2, 4. 0: reserved. */
static unsigned
scratch_registers(const struct lower_send *s)
{
    static const uint8_t registers[2][4] = {{1, 2, 4, 8}, {1, 2, 0, 4}};
    return registers[gen_ports(s->l->platform) < GEN_PORTS_8][s->message.desc >> 12 & 3];
}

/* One piece of a scratch message: registers or parts of them from dword `first` on. */
static void
scratch_piece(const struct lower_send *s, unsigned first, unsigned dwords, bool masked)
{
    const struct gen_message *m = &s->message;
    const bool write = lower_send_bits(s, 17);
    const unsigned regs = scratch_registers(s);
    struct lane_op *op = block_op(s, write, dwords);
    op->mem.space = LANE_SPACE_SCRATCH;
    op->mem.addr_mask = UINT32_MAX;
    op->mem.offset = (m->desc & 0xfff) * GEN_GRF_BYTES + 4 * first;
    op->src[0] = lower_imm(LANE_UD, 0);
    if (masked) {
        op->flags = s->inst->nomask ? LANE_NOMASK : 0;
        op->chan = s->inst->chan_offset;
        lower_predicate(s->l, s->inst, op);
    }
    if (write) {
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 1, regs) + 4 * first, 4);
    } else {
        op->dst = lower_send_dst(s, LANE_UD, regs);
        op->dst.base += 4 * first;
    }
}

/*
 * Spills: whole registers at a fixed offset of the thread's scratch, whose base is in M0.5 as in r0.5. In
 * channel (dword) mode the execution mask guards each dword: register block k of the instruction's channels
 * is one op.
 */
void
lower_msg_scratch(const struct lower_send *s)
{
    const struct gen_inst *inst = s->inst;
    const bool write = lower_send_bits(s, 17);
    const bool masked = lower_send_bits(s, 16) && (!inst->nomask || inst->pred_ctrl);
    const unsigned regs = scratch_registers(s), dwords = 8 * regs;
    if (!regs) {
        lower_send_refuse(s, EMU_INVALID, "reserved block size");
        return;
    }
    if (!lower_send_check(s, 1 + (write ? regs : 0), write ? 0 : regs))
        return;
    if (!masked)
        lower_skip_if_idle(s);
    const unsigned step =
        masked && inst->exec_size < dwords ? (inst->exec_size < 8 ? 8 : inst->exec_size) : dwords;
    for (unsigned k = 0; k < dwords; k += step)
        scratch_piece(s, k, step, masked);
}
