/* SPDX-License-Identifier: MIT */
/* Memory messages. Most addresses are a row: a start, which each launch chooses, and steps. */
#include "maker.h"

static unsigned
components(unsigned mask)
{
    return (unsigned)__builtin_popcount(mask);
}

/* An access outside is a fault, which ends all. */
static bool
may_fault(const struct plan *p)
{
    const unsigned space = p->op.mem.space;
    return space == LANE_SPACE_FLAT || space == LANE_SPACE_POOL || space == LANE_SPACE_SCRATCH;
}

static int32_t
some_step(struct maker *m, const struct plan *p)
{
    const int32_t elem = p->op.mem.elem, span = (int32_t)p->span;
    const int32_t steps[] = {span,     span,     span,     span,     span,     elem,
                             elem,     elem,     2 * elem, 3 * elem, 4 * elem, 0,
                             5 * elem, span * 2, 1,        elem / 2, -elem,    (int32_t)below(m, 24),
                             -span,    64,       0x10000,  0x20000};
    return steps[below(m, sizeof steps / sizeof *steps - (may_fault(p) ? 2 : 0))];
}

/* Where and what: space, element, components. Data lie in slots that have room for an element. */
static void
some_form(struct maker *m, struct plan *p)
{
    static const uint8_t spaces[] = {LANE_SPACE_SURFACE, LANE_SPACE_SURFACE, LANE_SPACE_SURFACE,
                                     LANE_SPACE_LOCAL,   LANE_SPACE_LOCAL,   LANE_SPACE_LOCAL,
                                     LANE_SPACE_FLAT,    LANE_SPACE_POOL,    LANE_SPACE_SCRATCH};
    static const uint8_t masks[] = {1, 1, 1, 1, 3, 7, 15, 2, 5, 9, 8, 12};
    const bool load = below(m, 5) < 3;
    p->op = whole_op(m, load ? LANE_OP_load : LANE_OP_store, LANE_UD);
    some_width(m, &p->op);
    p->op.mem = (struct lane_mem){.space = spaces[below(m, sizeof spaces)],
                                  .elem = (uint8_t)(once_in(m, 2) ? 4 : 1u << below(m, 4)),
                                  .comp_mask = masks[below(m, sizeof masks)],
                                  .comp_stride = SLOT_BYTES,
                                  .addr_mask = UINT32_MAX};
    if (m->patterns && below(m, 8))
        some_pattern_form(m, &p->op);
    p->span = p->op.mem.elem * (32u - (unsigned)__builtin_clz(p->op.mem.comp_mask));
    p->address_bytes = p->op.mem.space == LANE_SPACE_FLAT ? 8 : 4;
    p->step = some_step(m, p);
    if (once_in(m, 10))
        some_predicate(m, &p->op);
}

static void
some_data(struct maker *m, struct plan *p)
{
    static const uint8_t first[] = {[1] = 0, [2] = 0, [4] = 2, [8] = 6};
    const unsigned count = components(p->op.mem.comp_mask), from = first[p->op.mem.elem];
    const unsigned slot = from + below(m, SLOTS - from - count + 1), bytes = slot_bytes(slot);
    struct lane_operand o = packed(type_of(m, bytes), slot_at(slot) + p->op.chan * bytes);
    if (p->op.code == LANE_OP_load)
        p->op.dst = o;
    else
        p->op.src[1] = o;
}

/* A mask cuts off high bits, low ones, both, or one in the middle. A large window goes beyond what it leaves.
 */
static void
some_arithmetic(struct maker *m, struct plan *p)
{
    static const uint32_t masks[] = {0xffff,     0xffff, 0xfffc,    0xfffffffc,
                                     0xefffffff, 0xfff,  0x7ffffff, 0xfff0fff0};
    const bool narrow = p->op.mem.space == LANE_SPACE_LOCAL ? below(m, 3) : once_in(m, 6);
    if (narrow && p->op.mem.space != LANE_SPACE_FLAT)
        p->op.mem.addr_mask = masks[below(m, sizeof masks / sizeof *masks)];
    for (unsigned shift = 1 + below(m, 5); shift > 0 && once_in(m, 2); shift--)
        if (p->step % (1 << shift) == 0) {
            p->op.mem.addr_shift = (uint8_t)shift;
            break;
        }
    if (once_in(m, 3))
        p->op.mem.offset = once_in(m, 4) ? -(uint32_t)below(m, 64) : below(m, 300);
}

/* The start of this message, in the payload. */
static struct lane_operand
new_start(struct maker *m, const struct plan *p)
{
    const uint32_t at = RF_PAYLOAD + 8 * m->c->start_count;
    m->c->starts[m->c->start_count++] = (struct start){.space = p->op.mem.space,
                                                       .shift = p->op.mem.addr_shift,
                                                       .address_bytes = (uint8_t)p->address_bytes,
                                                       .span = p->span,
                                                       .lanes = m->c->local_size[0],
                                                       .step = p->step,
                                                       .offset = p->op.mem.offset,
                                                       .mask = p->op.mem.addr_mask};
    return scalar(p->address_bytes == 8 ? LANE_UQ : LANE_UD, at);
}

struct lane_op
address_op(struct maker *m, const struct plan *p, enum lane_code code)
{
    const enum lane_type type = p->address_bytes == 8 ? LANE_UQ : LANE_UD;
    struct lane_op op = whole_op(m, code, type);
    op.lanes = p->op.lanes;
    op.chan = p->op.chan;
    op.flags = p->op.flags & LANE_NOMASK;
    op.dst = packed(type, p->place);
    return op;
}

void
put_sum(struct maker *m, const struct plan *p, struct lane_operand x, struct lane_operand y)
{
    struct lane_op add = address_op(m, p, LANE_OP_add);
    add.src[0] = x;
    add.src[1] = y;
    put(m, &add);
}

/* place = ids, limited: by what no id reaches, by one of them, or by a number of the group. */
static void
put_clamped_ids(struct maker *m, const struct plan *p)
{
    const bool least = once_in(m, 2);
    const uint32_t last = m->c->local_size[0] - 1,
                   limits[] = {least ? last : 0, least ? last - 1 : 1, below(m, last + 2)};
    struct lane_op op = address_op(m, p, LANE_OP_mov);
    op.src[0] = ids(m, 0, &p->op);
    put(m, &op);
    op.code = least ? LANE_OP_min : LANE_OP_max;
    op.type = once_in(m, 2) ? LANE_D : LANE_UD;
    op.dst.type = op.type;
    op.src[0] = op.dst;
    op.src[1] = once_in(m, 4) ? scalar(op.type, RF_GROUP_X) : immediate(op.type, limits[below(m, 3)]);
    if (once_in(m, 2)) {
        const struct lane_operand limit = op.src[1];
        op.src[1] = op.src[0];
        op.src[0] = limit;
    }
    put(m, &op);
}

/* place = ids * step, then + start: in one op or in two. */
static void
put_row(struct maker *m, const struct plan *p, struct lane_operand start)
{
    const int32_t step = p->step / (1 << p->op.mem.addr_shift);
    const bool shifts = step > 0 && !(step & (step - 1)) && once_in(m, 2), sum = once_in(m, 2);
    struct lane_op op = address_op(m, p, shifts ? LANE_OP_shl : sum ? LANE_OP_mad : LANE_OP_mul);
    op.src[0] = ids(m, 0, &p->op);
    if (p->address_bytes == 4 && once_in(m, 4)) {
        put_clamped_ids(m, p);
        op.src[0] = op.dst;
    }
    op.src[1] = immediate(shifts                   ? LANE_UD
                          : op.dst.type == LANE_UQ ? LANE_Q
                                                   : LANE_D,
                          shifts ? (uint64_t)__builtin_ctz((unsigned)step) : (uint64_t)(int64_t)step);
    if (op.code == LANE_OP_mad)
        op.src[2] = start;
    put(m, &op);
    if (op.code != LANE_OP_mad)
        put_sum(m, p, op.dst, start);
}

/* How far rows, or groups, lie apart: also so little that they overlap, or one element. */
static uint32_t
some_pitch(struct maker *m, const struct plan *p)
{
    const uint32_t element = p->op.mem.elem >> p->op.mem.addr_shift;
    if (once_in(m, 2) && element)
        return element;
    return may_fault(p) || once_in(m, 2) ? below(m, 40) : p->span * m->lanes;
}

static void
put_pitch(struct maker *m, const struct plan *p)
{
    struct lane_op op = address_op(m, p, LANE_OP_mad);
    const unsigned dimension = 1 + once_in(m, 4);
    const bool of_group = once_in(m, 4);
    const uint32_t pitch = some_pitch(m, p);
    const uint32_t most = of_group ? 3 : m->c->local_size[dimension] - 1;
    m->c->starts[m->c->start_count - 1].beyond = most * pitch << p->op.mem.addr_shift;
    op.src[0] = of_group ? scalar(LANE_UD, RF_GROUP_X) : ids(m, dimension, &p->op);
    op.src[1] = immediate(LANE_D, pitch);
    op.src[2] = op.dst;
    put(m, &op);
}

/* The number of an element of 2^bits bytes, out of its address or that of a byte inside it. Without `exact`
 * the place may become another one. */
static void
put_shifted_right(struct maker *m, const struct plan *p, bool exact)
{
    const unsigned most = exact ? p->op.mem.addr_shift : 3, bits = most ? 1 + below(m, most) : 0;
    struct lane_op op = address_op(m, p, LANE_OP_shl);
    if (!bits)
        return;
    op.src[0] = op.dst;
    op.src[1] = immediate(LANE_UD, bits);
    if (exact || below(m, 4))
        put(m, &op);
    if (once_in(m, 2))
        put_sum(m, p, op.dst, immediate(LANE_UD, below(m, 1u << bits)));
    op.code = LANE_OP_shr;
    put(m, &op);
    if (once_in(m, 4)) { /* another register */
        op.code = LANE_OP_mov;
        op.src[1] = (struct lane_operand){.kind = LANE_NONE};
        put(m, &op);
    }
}

/* One place for all lanes, or for each row. */
static void
put_same(struct maker *m, const struct plan *p, struct lane_operand start)
{
    m->c->starts[m->c->start_count - 1].step = 0;
    m->c->starts[m->c->start_count - 1].beyond = 8u << p->op.mem.addr_shift;
    put_sum(m, p, once_in(m, 2) ? ids(m, 1, &p->op) : scalar(LANE_UD, RF_GROUP_X), start);
}

/* Addresses that may be anything: a slot's. */
static void
put_any(struct maker *m, const struct plan *p, struct lane_operand start)
{
    struct lane_op op = address_op(m, p, LANE_OP_and);
    m->c->starts[m->c->start_count - 1].step = 0;
    m->c->starts[m->c->start_count - 1].beyond = 0xff << p->op.mem.addr_shift;
    const unsigned slot = some_slot(m, p->address_bytes);
    op.src[0] = packed(op.dst.type, slot_at(slot) + p->op.chan * slot_bytes(slot));
    op.src[1] = immediate(LANE_UD, 0xff);
    put(m, &op);
    put_sum(m, p, op.dst, start);
}

static void
put_address(struct maker *m, struct plan *p)
{
    const struct lane_operand start = new_start(m, p);
    const unsigned kind = below(m, 16);
    p->op.src[0] = packed(start.type, p->place);
    if (suits_pattern(m, p) && below(m, 8)) {
        put_pattern(m, p, start);
    } else if (kind == 0) {
        p->op.src[0] = start;
    } else if (kind == 1) {
        put_same(m, p, start);
    } else if (kind == 2) {
        put_any(m, p, start);
    } else {
        put_row(m, p, start);
        if (once_in(m, 3))
            put_pitch(m, p);
        if (once_in(m, 3))
            put_shifted_right(m, p, may_fault(p));
    }
}

void
put_message(struct maker *m)
{
    struct plan p = {.place = RF_PLACES + SLOT_BYTES * below(m, 2)};
    if (m->c->start_count == MESSAGES)
        return;
    some_form(m, &p);
    some_data(m, &p);
    some_arithmetic(m, &p);
    put_address(m, &p);
    put(m, &p.op);
}

/* Where the thread's results begin. */
static void
put_result_base(struct maker *m)
{
    struct lane_op op = {.code = LANE_OP_mul, .type = LANE_UD, .lanes = 1, .flags = LANE_NOMASK};
    op.dst = packed(LANE_UD, RF_RESULT_BASE);
    op.src[0] = scalar(LANE_UD, RF_SLOT);
    op.src[1] = immediate(LANE_UD, RESULT_STEP);
    put(m, &op);
}

/* Some slots to memory, at addresses that are no row. */
void
put_results(struct maker *m)
{
    put_result_base(m);
    struct lane_op add = whole_op(m, LANE_OP_add, LANE_UD);
    add.flags = LANE_NOMASK;
    add.dst = packed(LANE_UD, RF_RESULT);
    add.src[0] = scalar(LANE_UD, RF_RESULT_BASE);
    add.src[1] = packed(LANE_UD, RF_CONSTS);
    put(m, &add);
    for (unsigned slot = 0; slot < SLOTS; slot++) {
        const unsigned bytes = slot_bytes(slot);
        struct lane_op op = whole_op(m, LANE_OP_store, LANE_UD);
        if (!m->patterns && once_in(m, 2)) /* translations take most of the test's time */
            continue;
        op.src[0] = packed(LANE_UD, RF_RESULT);
        op.src[1] = packed(type_of(m, bytes), slot_at(slot));
        op.mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                   .elem = (uint8_t)bytes,
                                   .comp_mask = 1,
                                   .surface = RESULT_SURFACE,
                                   .offset = slot * SLOT_BYTES,
                                   .addr_mask = UINT32_MAX};
        put(m, &op);
    }
}
