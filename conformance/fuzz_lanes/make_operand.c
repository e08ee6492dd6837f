/* SPDX-License-Identifier: MIT */
/* Operands, lanes and predicates. */
#include "maker.h"

struct lane_operand
packed(enum lane_type type, uint32_t base)
{
    const unsigned bytes = lane_type_bytes(type);
    return (struct lane_operand){
        .kind = LANE_REG, .type = (uint8_t)type, .width = 1, .vstride = (int16_t)bytes, .base = base};
}

struct lane_operand
imm(enum lane_type type, uint64_t bits)
{
    const unsigned unused = 64 - 8 * lane_type_bytes(type);
    return (struct lane_operand){
        .kind = LANE_IMM, .type = (uint8_t)type, .width = 1, .imm = bits << unused >> unused};
}

static int
lane_offset(const struct lane_operand *o, unsigned lane)
{
    return (int)(lane / o->width) * o->vstride + (int)(lane % o->width) * o->hstride;
}

/* The base so that all lanes lie in [from, to), at either end or between. */
static void
place(struct maker *m, struct lane_operand *o, unsigned lanes, uint32_t from, uint32_t to)
{
    const int bytes = (int)lane_type_bytes(o->type);
    int low = 0, high = 0;
    for (unsigned i = 0; i < lanes; i++) {
        const int at = lane_offset(o, i);
        low = at < low ? at : low;
        high = at > high ? at : high;
    }
    const int first = (int)from - low, last = (int)to - high - bytes;
    if (last < first) { /* too far apart: side by side */
        o->vstride = (int16_t)bytes;
        o->width = 1;
        o->hstride = 0;
        o->base = from;
        return;
    }
    const unsigned align = once_in(m, 8) ? 1 : (unsigned)bytes;
    const unsigned where = some(m, 6);
    unsigned at = where == 5   ? (unsigned)(last - first)
                  : where == 4 ? 0
                               : some(m, (unsigned)(last - first) + 1);
    at -= at % align && where != 5 ? at % align : 0;
    o->base = (uint32_t)first + at;
}

struct lane_operand
some_register(struct maker *m, enum lane_type type, unsigned lanes, uint32_t from, uint32_t to)
{
    static const int16_t factors[] = {1, 1, 1, 1, 0, 2, 4, 3, -1, -2, 8, 32, -4, -16};
    struct lane_operand o = packed(type, from);
    const int bytes = (int)lane_type_bytes(type);
    if (once_in(m, 2)) {
        o.vstride = (int16_t)(factors[some(m, 14)] * bytes);
    } else if (once_in(m, 4)) {
        o.width = (uint8_t)(1u << some(m, 5));
        o.hstride = (int16_t)(factors[some(m, 14)] * bytes);
        o.vstride = (int16_t)(factors[some(m, 14)] * bytes);
    }
    place(m, &o, lanes, from, to);
    return o;
}

struct lane_operand
some_plain(struct maker *m, enum lane_type type, unsigned lanes, unsigned bytes)
{
    struct lane_operand o = packed(type, LR_REGISTERS);
    const unsigned room = LR_RF - LR_REGISTERS - bytes;
    o.base = once_in(m, 4) ? LR_RF - bytes : LR_REGISTERS + (some(m, room + 1) & ~3u);
    if (lanes > 1 && once_in(m, 8))
        o.vstride = 0;
    return o;
}

uint32_t
some_cell(struct maker *m)
{
    return 8 + 4 * some(m, (LR_SAVED_CELL - 16) / 4);
}

/* The bits it looks at fit the cell. */
static void
some_predicate(struct maker *m, struct lane_op *op)
{
    op->pred = (uint8_t)(1 + some(m, LANE_PRED_ALL32));
    op->flags |= once_in(m, 2) ? LANE_PRED_INV : 0;
    op->pred_cell = once_in(m, 8) ? LANE_EXEC_CELL : some_cell(m);
    const unsigned group = op->pred < LANE_PRED_ANY2 ? 1 : 2u << (op->pred - LANE_PRED_ANY2) / 2;
    const unsigned end = (op->chan + op->lanes + group - 1) / group * group;
    op->pred_shift = end < LANE_MAX && once_in(m, 2) ? (uint8_t)some(m, LANE_MAX - end + 1) : 0;
}

void
some_lanes(struct maker *m, struct lane_op *op)
{
    op->lanes = (uint8_t)(1u << some(m, 7));
    op->chan = once_in(m, 4) ? (uint8_t)some(m, LANE_MAX - op->lanes + 1) : 0;
    op->flags = once_in(m, 3) ? LANE_NOMASK : 0;
    if (once_in(m, 4))
        some_predicate(m, op);
}
