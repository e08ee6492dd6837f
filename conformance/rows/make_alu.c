/* SPDX-License-Identifier: MIT */
/* Ops that compute rows, and such that destroy them. */
#include <stdlib.h>

#include "maker.h"

struct lane_op *
put(struct maker *m, const struct lane_op *op)
{
    struct lane_op *to = lane_program_append(m->p);
    if (!to)
        abort();
    *to = *op;
    to->inst = 8 * m->p->op_count;
    return to;
}

struct lane_op
whole_op(struct maker *m, enum lane_code code, enum lane_type type)
{
    const bool nomask = below(m, 10) < m->nomask_in_10;
    return (struct lane_op){.code = (uint16_t)code,
                            .type = (uint8_t)type,
                            .lanes = (uint8_t)m->lanes,
                            .flags = nomask ? LANE_NOMASK : 0};
}

/* A half of the thread, or less. */
void
some_width(struct maker *m, struct lane_op *op)
{
    const unsigned kind = below(m, m->odd_ids ? 4 : 12);
    if (kind > 3)
        return;
    op->lanes = (uint8_t)(kind ? m->lanes / 2 : 1u << below(m, 6));
    op->lanes = op->lanes > m->lanes ? (uint8_t)m->lanes : op->lanes;
    op->chan = (uint8_t)(op->lanes * below(m, m->lanes / op->lanes));
}

void
some_predicate(struct maker *m, struct lane_op *op)
{
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = some_flag(m);
    op->flags |= once_in(m, 2) ? LANE_PRED_INV : 0;
}

static void
some_modifier(struct maker *m, struct lane_operand *o)
{
    static const uint8_t mods[] = {LANE_MOD_NEG, LANE_MOD_NEG, LANE_MOD_NEG,
                                   LANE_MOD_ABS, LANE_MOD_NOT, LANE_MOD_ABS | LANE_MOD_NEG};
    o->mods = mods[below(m, sizeof mods)];
}

static enum lane_code
some_code(struct maker *m)
{
    static const uint8_t sums[] = {LANE_OP_mov, LANE_OP_add, LANE_OP_add, LANE_OP_mul,
                                   LANE_OP_mad, LANE_OP_shl, LANE_OP_or};
    static const uint8_t others[] = {LANE_OP_shr, LANE_OP_asr,   LANE_OP_and, LANE_OP_or,
                                     LANE_OP_xor, LANE_OP_not,   LANE_OP_min, LANE_OP_max,
                                     LANE_OP_avg, LANE_OP_mulhi, LANE_OP_sel, LANE_OP_carry};
    return (enum lane_code)(below(m, 5) ? sums[below(m, sizeof sums)] : others[below(m, sizeof others)]);
}

static void
some_extras(struct maker *m, struct lane_op *op)
{
    if (once_in(m, 12) || op->code == LANE_OP_sel)
        some_predicate(m, op);
    if (once_in(m, 24))
        op->flags |= LANE_SAT;
    if (once_in(m, 8) && op->code != LANE_OP_sel) {
        op->write_flag = true;
        op->cond = (uint8_t)(LANE_COND_EQ + below(m, 6));
        op->cond_cell = some_flag(m);
    }
}

/* Bits of a row as floats are still a row. */
static void
copy_as_floats(struct lane_op *op)
{
    static const uint8_t floats[] = {[2] = LANE_HF, [4] = LANE_F, [8] = LANE_DF};
    const unsigned bytes = lane_type_bytes(op->dst.type);
    if (op->code != LANE_OP_mov || op->src[0].kind != LANE_REG || lane_type_bytes(op->src[0].type) != bytes ||
        op->src[0].mods || op->write_flag || op->flags & LANE_SAT)
        return;
    op->type = op->dst.type = op->src[0].type = floats[bytes];
}

static void
some_destination(struct maker *m, struct lane_op *op, unsigned slot)
{
    const unsigned bytes = slot_bytes(slot);
    op->dst = packed(type_of(m, bytes), slot_at(slot) + op->chan * bytes);
    if (once_in(m, 16) && op->lanes > 1 && 2 * op->lanes <= m->lanes)
        op->dst.hstride = (int16_t)(2 * bytes);
    if (once_in(m, 16) && bytes > 2)
        op->dst = (struct lane_operand){.kind = LANE_REG,
                                        .type = (uint8_t)type_of(m, bytes / 2),
                                        .width = LANE_MAX,
                                        .hstride = (int16_t)bytes,
                                        .base = slot_at(slot) + bytes / 2 * below(m, 2)};
}

static void
put_scalar(struct maker *m, enum lane_code code, struct lane_operand dst, struct lane_operand x,
           struct lane_operand y)
{
    struct lane_op op = whole_op(m, code, dst.type);
    op.flags = LANE_NOMASK;
    op.lanes = 1;
    op.dst = dst;
    op.src[0] = x;
    op.src[1] = y;
    put(m, &op);
}

/* As compilers read the value of the first lane that is on: an index with limits, in a window without. */
static void
read_first_lane(struct maker *m, struct lane_op *op)
{
    const unsigned slot = below(m, SLOTS), size = slot_bytes(slot) > 4 ? 3 : slot_bytes(slot) / 2;
    const uint32_t number = RF_INDEX + 64;
    const struct lane_operand bits = scalar(LANE_UD, once_in(m, 4) ? RF_SCALARS : some_flag(m));
    const struct lane_indirect to = {
        .addr = RF_INDEX, .scale = 1, .lo = RF_SLOTS, .hi = RF_PLACES, .index_type = LANE_UW};
    put_scalar(m, LANE_OP_fbl, scalar(LANE_UD, number), bits, (struct lane_operand){.kind = LANE_NONE});
    put_scalar(m, LANE_OP_shl, scalar(LANE_UD, number), scalar(LANE_UD, number), immediate(LANE_UD, size));
    put_scalar(m, LANE_OP_add, scalar(LANE_UW, RF_INDEX), scalar(LANE_UW, number),
               immediate(LANE_UW, slot_at(slot) - RF_SLOTS));
    op->src[0] = scalar(type_of(m, slot_bytes(slot)), RF_SLOTS);
    op->src[0].kind = LANE_INDIRECT;
    op->src[0].indirect = lane_program_add_indirect(m->p, &to);
}

/* Through a register whose number is computed. */
static void
go_indirect(struct maker *m, struct lane_op *op)
{
    const unsigned slot = below(m, SLOTS), bytes = slot_bytes(slot), per_lane = below(m, 2);
    struct lane_op index = whole_op(m, LANE_OP_mov, LANE_UW);
    index.flags = LANE_NOMASK;
    index.dst = packed(LANE_UW, RF_INDEX);
    index.src[0] = once_in(m, 2) ? immediate(LANE_UW, below(m, 8) * bytes) : ids(m, 0, &index);
    put(m, &index);
    const struct lane_indirect to = {.addr = RF_INDEX,
                                     .scale = 1,
                                     .lo = slot_at(slot),
                                     .hi = slot_at(slot) + m->lanes * bytes,
                                     .index_type = LANE_UW,
                                     .per_lane = per_lane};
    struct lane_operand *const o = once_in(m, 3) ? &op->dst : &op->src[0];
    *o = packed(type_of(m, bytes), slot_at(slot));
    o->kind = LANE_INDIRECT;
    o->indirect = lane_program_add_indirect(m->p, &to);
}

void
put_alu(struct maker *m)
{
    const unsigned slot = below(m, SLOTS), bytes = slot_bytes(slot);
    struct lane_op op = whole_op(m, some_code(m), type_of(m, once_in(m, 6) ? 2u << below(m, 3) : bytes));
    some_width(m, &op);
    some_destination(m, &op, slot);
    for (unsigned s = 0; s < lane_code_sources((enum lane_code)op.code); s++) {
        op.src[s] = some_source(m, &op, bytes);
        if (s && (op.code == LANE_OP_shl || op.code == LANE_OP_mul) && below(m, 4))
            op.src[s] = immediate(type_of(m, bytes), op.code == LANE_OP_shl ? below(m, 9) : some_number(m));
        if (s && op.code == LANE_OP_or && below(m, 4)) /* bits that the lanes may leave alone */
            op.src[s] = immediate(type_of(m, bytes), (1 + below(m, 7)) << below(m, 10));
        if (once_in(m, op.code == LANE_OP_or ? 24 : 6))
            some_modifier(m, &op.src[s]);
    }
    some_extras(m, &op);
    if (once_in(m, 24))
        copy_as_floats(&op);
    const unsigned indirect = below(m, 60);
    if (indirect == 0)
        go_indirect(m, &op);
    else if (indirect == 1)
        read_first_lane(m, &op);
    put(m, &op);
}

void
put_compare(struct maker *m, uint32_t flag)
{
    const unsigned bytes = 2u << below(m, 3);
    struct lane_op op = whole_op(m, LANE_OP_cmp, type_of(m, bytes));
    op.src[0] = once_in(m, 2) ? ids(m, below(m, 2), &op) : some_source(m, &op, bytes);
    op.src[1] = once_in(m, 2) ? immediate(type_of(m, 2), below(m, 2 * m->lanes)) : some_source(m, &op, bytes);
    op.write_flag = true;
    op.cond = (uint8_t)(LANE_COND_EQ + below(m, 6));
    op.cond_cell = flag;
    put(m, &op);
}

static struct lane_operand
start_value(struct maker *m, const struct lane_op *op, unsigned bytes)
{
    switch (below(m, 8)) {
    case 0:
    case 1:
    case 2:
        return ids(m, 0, op);
    case 3:
        return ids(m, 1 + below(m, 2), op);
    case 4:
        return immediate(type_of(m, bytes), some_number(m));
    case 5:
        return packed(type_of(m, bytes), RF_NOISE);
    default:
        return some_source(m, op, bytes);
    }
}

/* All lanes of all slots, some twice: a source may be a slot that has no value before. */
void
put_start_values(struct maker *m)
{
    for (unsigned slot = 0; slot < 2 * SLOTS; slot++) {
        const unsigned bytes = slot_bytes(slot % SLOTS);
        struct lane_op op = whole_op(m, LANE_OP_mov, type_of(m, bytes));
        if (slot >= SLOTS && once_in(m, 3))
            continue;
        op.flags = LANE_NOMASK;
        op.dst = packed(type_of(m, bytes), slot_at(slot % SLOTS));
        op.src[0] = slot < SLOTS ? immediate(LANE_UW, slot) : start_value(m, &op, bytes);
        put(m, &op);
    }
}
