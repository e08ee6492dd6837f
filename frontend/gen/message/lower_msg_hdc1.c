/* SPDX-License-Identifier: MIT */
/* Data cache port 1: untyped surface access, atomics, 64-bit stateless gather and scatter. */
#include <assert.h>

#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

static unsigned
count_bits(unsigned mask)
{
    return (unsigned)__builtin_popcount(mask);
}

/* The addresses of a message: dwords, or quadwords for A64, one register (pair) per 8 lanes behind the
 * header. */
struct addresses {
    bool a64;
    unsigned simd, regs, first_data; /* registers of the addresses; payload register behind them */
};

static struct addresses
addresses_of(const struct lower_send *s, bool a64, unsigned simd)
{
    assert(simd == 8 || simd == 16);
    const unsigned regs = simd / 8 * (a64 ? 2 : 1);
    return (struct addresses){.a64 = a64, .simd = simd, .regs = regs, .first_data = s->message.header + regs};
}

/* The channels that M0.7 leaves out are found before the op is made. */
static struct lane_op *
addressed_op(const struct lower_send *s, enum lane_code code, const struct addresses *a)
{
    const uint32_t base = lower_send_payload(s, s->message.header, a->regs);
    struct lower_address address = {lower_region(a->a64 ? LANE_UQ : LANE_UD, base, a->a64 ? 8 : 4), 0};
    if (!a->a64)
        address = lower_untyped_addresses(s, address.at, a->simd);
    const bool masks = lower_header_masks(s);
    if (masks)
        lower_header_mask(s, a->simd, 0);
    struct lane_op *op = lower_send_mem(s, code, a->simd);
    op->src[0] = address.at;
    if (masks)
        lower_take_mask(op);
    if (a->a64)
        lower_send_flat(s, op);
    return op;
}

/* Loads or stores `regs` registers of data in elements of the type. */
static void
transfer(const struct lower_send *s, const struct addresses *a, bool write, enum lane_type type,
         unsigned elem, unsigned comp_mask)
{
    assert(comp_mask && elem <= lane_type_bytes(type));
    const unsigned bytes = lane_type_bytes(type), stride = a->simd * bytes;
    const unsigned regs = count_bits(comp_mask) * stride / GEN_GRF_BYTES;
    if (!lower_send_check(s, a->first_data + (write ? regs : 0), write ? 0 : regs))
        return;
    struct lane_op *op = addressed_op(s, write ? LANE_OP_store : LANE_OP_load, a);
    op->mem.elem = (uint8_t)elem;
    op->mem.comp_mask = (uint8_t)comp_mask;
    op->mem.comp_stride = stride;
    if (write)
        op->src[1] = lower_region(type, lower_send_payload(s, a->first_data, regs), (int)bytes);
    else
        op->dst = lower_send_dst(s, type, regs);
}

/* Bits 11:8 disable channels R, G, B, A; channel k is the dword at address + 4 k; bits 13:12: 0 SIMD4x2, 1
 * SIMD16, 2 SIMD8. */
void
lower_msg_untyped(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool a64 = m->id == GEN_MSG_a64_untyped_read || m->id == GEN_MSG_a64_untyped_write;
    const bool write = m->id == GEN_MSG_untyped_write || m->id == GEN_MSG_a64_untyped_write;
    const unsigned mode = m->desc >> 12 & 3, channels = ~(m->desc >> 8) & 15;
    if (mode == 3 || !channels) {
        lower_send_refuse(s, EMU_INVALID, channels ? "reserved SIMD mode" : "no channel");
        return;
    }
    if (mode == 0 && a64) {
        lower_send_refuse(s, EMU_UNSUPPORTED, "SIMD4x2 with 64-bit addresses");
        return;
    }
    if (mode == 0) {
        lower_untyped4x2(s, write);
        return;
    }
    const struct addresses a = addresses_of(s, a64, mode == 1 ? 16 : 8);
    transfer(s, &a, write, LANE_UD, 4, channels);
}

/* Bits 9:8: 0 bytes, 1 dwords, 2 quadwords; bits 11:10: log2 of how many; bit 12: SIMD16. 1, 2 or 4 bytes
 * have one dword per lane, 8 bytes one quadword, unlike two dwords, whose halves are registers apart (IGC,
 * vISA SVM_GATHER and SVM_SCATTER). */
void
lower_msg_a64(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool write = m->id == GEN_MSG_a64_scatter;
    const unsigned kind = m->desc >> 8 & 3, count = 1u << (m->desc >> 10 & 3);
    const struct addresses a = addresses_of(s, true, lower_send_bits(s, 12) ? 16 : 8);
    const unsigned all = (1u << count) - 1;
    if (kind == 0 && count < 8)
        transfer(s, &a, write, LANE_UD, count, 1);
    else if (kind == 0)
        transfer(s, &a, write, LANE_UQ, 8, 1);
    else if (kind == 1)
        transfer(s, &a, write, LANE_UD, 4, all);
    else if (kind == 2)
        transfer(s, &a, write, LANE_UQ, 8, all);
    else
        lower_send_refuse(s, EMU_INVALID, "reserved data size");
}

struct atomic_row {
    bool known;
    struct lower_atomic is;
};

/* Bits 11:8 of integer and of float atomics (Gen8 PRM, Volume 7, "Atomic Operations"). Not here: 0, compare
 * and exchange of twice the width. cmpxchg's operands come as compare, then new. */
static const struct atomic_row int_atomics[16] = {
    [1] = {true, {LANE_ATOMIC_AND, 1}},     [2] = {true, {LANE_ATOMIC_OR, 1}},
    [3] = {true, {LANE_ATOMIC_XOR, 1}},     [4] = {true, {LANE_ATOMIC_XCHG, 1}},
    [5] = {true, {LANE_ATOMIC_INC, 0}},     [6] = {true, {LANE_ATOMIC_DEC, 0}},
    [7] = {true, {LANE_ATOMIC_ADD, 1}},     [8] = {true, {LANE_ATOMIC_SUB, 1}},
    [9] = {true, {LANE_ATOMIC_RSUB, 1}},    [10] = {true, {LANE_ATOMIC_IMAX, 1}},
    [11] = {true, {LANE_ATOMIC_IMIN, 1}},   [12] = {true, {LANE_ATOMIC_UMAX, 1}},
    [13] = {true, {LANE_ATOMIC_UMIN, 1}},   [14] = {true, {LANE_ATOMIC_CMPXCHG, 2}},
    [15] = {true, {LANE_ATOMIC_PREDEC, 0}},
};

static const struct atomic_row float_atomics[16] = {
    [1] = {true, {LANE_ATOMIC_FMAX, 1}},
    [2] = {true, {LANE_ATOMIC_FMIN, 1}},
    [3] = {true, {LANE_ATOMIC_FCMPXCHG, 2}},
};

bool
lower_atomic_of(const struct lower_send *s, bool is_float, struct lower_atomic *atomic)
{
    const struct atomic_row *row = &(is_float ? float_atomics : int_atomics)[s->message.desc >> 8 & 15];
    *atomic = row->is;
    if (!row->known)
        lower_send_refuse(s, EMU_UNSUPPORTED, "this atomic operation");
    return row->known;
}

/* Bit 12: SIMD8 on surfaces. On A64 it is the width of integers, which are always SIMD8, and SIMD16 of
 * floats. */
static unsigned
atomic_simd(const struct lower_send *s, bool is_float, bool a64)
{
    const bool bit12 = lower_send_bits(s, 12);
    if (a64)
        return is_float && bit12 ? 16 : 8;
    return bit12 ? 8 : 16;
}

/* Bit 13: return the old values. */
void
lower_msg_atomic(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool is_float = m->id == GEN_MSG_float_atomic || m->id == GEN_MSG_a64_float_atomic;
    const bool a64 = m->id == GEN_MSG_a64_atomic || m->id == GEN_MSG_a64_float_atomic;
    const enum lane_type type = a64 && lower_send_bits(s, 12) && !is_float ? LANE_UQ : LANE_UD;
    const struct addresses a = addresses_of(s, a64, atomic_simd(s, is_float, a64));
    const unsigned bytes = lane_type_bytes(type), regs = a.simd * bytes / GEN_GRF_BYTES;
    const bool returns = lower_send_bits(s, 13);
    struct lower_atomic row;
    if (!lower_atomic_of(s, is_float, &row) ||
        !lower_send_check(s, a.first_data + row.operands * regs, returns ? regs : 0))
        return;
    struct lane_op *op = addressed_op(s, LANE_OP_atomic, &a);
    op->mem.elem = (uint8_t)bytes;
    op->mem.atomic = row.op;
    for (unsigned n = 0; n < row.operands; n++)
        op->src[1 + n] = lower_region(type, lower_send_payload(s, a.first_data + n * regs, regs), (int)bytes);
    if (returns)
        op->dst = lower_send_dst(s, type, regs);
}
