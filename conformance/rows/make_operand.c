/* SPDX-License-Identifier: MIT */
/* Operands: slots, parts of slots, ids, scalars, numbers. */
#include "maker.h"

unsigned
slot_bytes(unsigned slot)
{
    static const uint8_t bytes[SLOTS] = {2, 2, 4, 4, 4, 4, 8, 8, 8, 8};
    return bytes[slot];
}

uint32_t
slot_at(unsigned slot)
{
    return RF_SLOTS + slot * SLOT_BYTES;
}

enum lane_type
type_of(struct maker *m, unsigned bytes)
{
    const bool is_signed = once_in(m, 2);
    switch (bytes) {
    case 1:
        return is_signed ? LANE_B : LANE_UB;
    case 2:
        return is_signed ? LANE_W : LANE_UW;
    case 4:
        return is_signed ? LANE_D : LANE_UD;
    default:
        return is_signed ? LANE_Q : LANE_UQ;
    }
}

static struct lane_operand
strided(enum lane_type type, uint32_t base, unsigned stride)
{
    return (struct lane_operand){
        .kind = LANE_REG, .type = (uint8_t)type, .width = LANE_MAX, .hstride = (int16_t)stride, .base = base};
}

struct lane_operand
packed(enum lane_type type, uint32_t base)
{
    return strided(type, base, lane_type_bytes(type));
}

struct lane_operand
scalar(enum lane_type type, uint32_t base)
{
    return strided(type, base, 0);
}

struct lane_operand
immediate(enum lane_type type, uint64_t value)
{
    const unsigned unused = 64 - 8 * lane_type_bytes(type);
    return (struct lane_operand){
        .kind = LANE_IMM, .type = (uint8_t)type, .width = 1, .imm = value << unused >> unused};
}

/* Small, or near a power of two. */
uint64_t
some_number(struct maker *m)
{
    static const uint64_t edges[] = {0x7fff, 0x10000, 0x80000000, UINT64_C(1) << 32, UINT64_C(1) << 63, 0};
    const uint64_t edge = edges[below(m, sizeof edges / sizeof *edges)];
    switch (below(m, 8)) {
    case 0:
        return edge + below(m, 4) - 2;
    case 1:
        return dice_throw(&m->dice);
    case 2:
        return -(uint64_t)below(m, 20);
    default:
        return below(m, once_in(m, 3) ? 300 : 9);
    }
}

struct lane_operand
ids(struct maker *m, unsigned dimension, const struct lane_op *op)
{
    const unsigned bytes = m->c->kernel.local_id_bytes;
    const enum lane_type type = type_of(m, bytes);
    const unsigned from = m->odd_ids ? below(m, m->lanes - op->lanes + 1) : op->chan;
    if (m->odd_ids && op->lanes == m->lanes)
        return packed(type, RF_NOISE);
    return packed(type, m->c->kernel.local_id_rf[dimension] + from * bytes);
}

unsigned
some_slot(struct maker *m, unsigned bytes)
{
    static const uint8_t first[] = {[2] = 0, [4] = 2, [8] = 6}, count[] = {[2] = 2, [4] = 4, [8] = 4};
    return first[bytes] + below(m, count[bytes]);
}

uint32_t
some_flag(struct maker *m)
{
    return RF_FLAGS + 8 * below(m, FLAGS);
}

/* One lane, a part of a slot, every other lane, or pieces of elements. */
static struct lane_operand
part_of_slot(struct maker *m, const struct lane_op *op, unsigned slot)
{
    const unsigned bytes = slot_bytes(slot), lanes = op->lanes;
    const uint32_t at = slot_at(slot);
    switch (below(m, 4)) {
    case 0:
        return packed(type_of(m, bytes), at + bytes * below(m, m->lanes - lanes + 1));
    case 1:
        if (2 * lanes <= m->lanes)
            return strided(type_of(m, bytes), at + bytes * below(m, 2), 2 * bytes);
        return scalar(type_of(m, bytes), at + bytes * below(m, m->lanes));
    case 2:
        if (bytes > 2)
            return strided(type_of(m, bytes / 2), at + bytes / 2 * below(m, 2), bytes);
        return scalar(type_of(m, bytes), at + bytes * below(m, m->lanes));
    default:
        return scalar(type_of(m, bytes), at + bytes * below(m, m->lanes));
    }
}

static struct lane_operand
some_ids(struct maker *m, const struct lane_op *op)
{
    struct lane_operand o = ids(m, below(m, 4) % 3, op);
    if (once_in(m, 8))
        o.hstride = 0;
    return o;
}

static struct lane_operand
some_scalar(struct maker *m)
{
    switch (below(m, 3)) {
    case 0:
        return scalar(type_of(m, 4), once_in(m, 2) ? RF_GROUP_X : RF_SLOT);
    case 1:
        return packed(type_of(m, 4), RF_GROUP_Y);
    default:
        return scalar(type_of(m, 2u << below(m, 3)), RF_SCALARS + 8 * below(m, 8));
    }
}

struct lane_operand
some_source(struct maker *m, const struct lane_op *op, unsigned bytes)
{
    const unsigned slot = once_in(m, 4) ? below(m, SLOTS) : some_slot(m, bytes);
    switch (below(m, 16)) {
    case 0:
    case 1:
        return part_of_slot(m, op, slot);
    case 2:
    case 3:
        return some_ids(m, op);
    case 4:
        return some_scalar(m);
    case 5:
    case 6:
    case 7:
        return immediate(type_of(m, once_in(m, 4) ? 2u << below(m, 3) : bytes), some_number(m));
    default:
        return packed(type_of(m, slot_bytes(slot)), slot_at(slot) + op->chan * slot_bytes(slot));
    }
}
