/* SPDX-License-Identifier: MIT */
/* Addresses that numbers make of the ids in x, mostly in unequal steps (backend/jit/flow/patterns.h). */
#include "maker.h"

enum { MOST_IDS = 256, MOST_CHANGES = 3 };

/* An op with numbers. */
struct change {
    enum lane_code code;
    enum lane_type type; /* with or without a sign */
    struct lane_operand by;
    uint32_t plus; /* of mad */
    bool negates;  /* its first source */
};

/* What each id becomes. */
struct values {
    unsigned count;
    uint32_t of[MOST_IDS];
};

bool
suits_pattern(const struct maker *m, const struct plan *p)
{
    const struct lane_mem *mem = &p->op.mem;
    const bool plain = mem->space == LANE_SPACE_SURFACE || mem->space == LANE_SPACE_LOCAL;
    return m->patterns && plain && mem->elem >= 4 && p->op.lanes >= 8 && !m->odd_ids &&
           m->c->local_size[0] <= MOST_IDS;
}

void
some_pattern_form(struct maker *m, struct lane_op *op)
{
    op->mem.space = once_in(m, 2) ? LANE_SPACE_LOCAL : LANE_SPACE_SURFACE;
    op->mem.elem = once_in(m, 3) ? 8 : 4;
    op->mem.comp_mask &= once_in(m, 3) ? 0xf : 3;
    op->mem.comp_mask |= !op->mem.comp_mask;
    op->code = once_in(m, 2) ? LANE_OP_load : LANE_OP_store;
    op->flags |= once_in(m, 3) ? LANE_NOMASK : 0;
    if (below(m, 4)) {
        op->lanes = (uint8_t)m->lanes;
        op->chan = 0;
    }
}

/* --- changes --- */

static int32_t
some_bits(struct maker *m)
{
    const int32_t lanes = (int32_t)m->lanes;
    switch (below(m, 8)) {
    case 0:
        return -(1 << below(m, 5));
    case 1:
        return (int32_t)below(m, 4 * m->lanes);
    case 2:
        return 1 << below(m, 8);
    case 3:
        return lanes - 1;
    default:
        return (int32_t)below(m, m->lanes);
    }
}

static bool
is_logic(enum lane_code code)
{
    return code == LANE_OP_and || code == LANE_OP_or || code == LANE_OP_xor;
}

static int32_t
some_operand(struct maker *m, enum lane_code code)
{
    if (is_logic(code))
        return some_bits(m);
    switch (code) {
    case LANE_OP_add:
        return once_in(m, 2) ? (int32_t)(m->lanes * below(m, 4)) : (int32_t)below(m, 24) - 8;
    case LANE_OP_mul:
    case LANE_OP_mad:
        return once_in(m, 8) ? -(int32_t)below(m, 4) : (int32_t)(1 + below(m, 3));
    default:
        return (int32_t)(below(m, 3) + 32 * once_in(m, 12)); /* of shifts: modulo 32 */
    }
}

/* The first ones keep places apart, the last ones widen what they span. */
static enum lane_code
some_code(struct maker *m, const struct plan *p)
{
    static const uint8_t codes[] = {LANE_OP_asr, LANE_OP_shr, LANE_OP_and, LANE_OP_or,
                                    LANE_OP_and, LANE_OP_xor, LANE_OP_xor, LANE_OP_add,
                                    LANE_OP_mul, LANE_OP_mad, LANE_OP_shl};
    enum { COUNT = sizeof codes, MERGING = 5, WIDENING = 3 };
    const bool apart = p->op.code == LANE_OP_store && below(m, 6),
               narrow = p->span > p->op.mem.elem && below(m, 3);
    const unsigned from = apart ? MERGING : 0, end = narrow ? COUNT - WIDENING : COUNT;
    return (enum lane_code)codes[from + below(m, end - from)];
}

static struct change
some_change(struct maker *m, const struct plan *p)
{
    struct change ch = {.code = some_code(m, p)};
    const int32_t by = some_operand(m, ch.code);
    ch.type = ch.code == LANE_OP_asr ? LANE_D : ch.code == LANE_OP_shr ? LANE_UD : type_of(m, 4);
    ch.by = immediate(once_in(m, 4) ? LANE_W : LANE_D, (uint64_t)(int64_t)by);
    ch.plus = below(m, 4) * (once_in(m, 2) ? m->lanes : 1);
    ch.negates = once_in(m, 24);
    return ch;
}

static int32_t
number_of(const struct lane_operand *o)
{
    return o->type == LANE_W ? (int16_t)o->imm : (int32_t)o->imm;
}

static uint32_t
changed(const struct change *ch, uint32_t x)
{
    const uint32_t by = (uint32_t)number_of(&ch->by);
    x = ch->negates ? -x : x;
    switch (ch->code) {
    case LANE_OP_and:
        return x & by;
    case LANE_OP_or:
        return x | by;
    case LANE_OP_xor:
        return x ^ by;
    case LANE_OP_add:
        return x + by;
    case LANE_OP_mul:
        return x * by;
    case LANE_OP_mad:
        return x * by + ch->plus;
    case LANE_OP_shl:
        return x << (by & 31);
    case LANE_OP_shr:
        return x >> (by & 31);
    default:
        return (uint32_t)((int32_t)x >> (by & 31));
    }
}

static void
put_change(struct maker *m, struct lane_op *op, const struct change *ch)
{
    op->code = (uint16_t)ch->code;
    op->type = (uint8_t)ch->type;
    op->dst.type = (uint8_t)ch->type;
    op->src[0].mods = ch->negates ? LANE_MOD_NEG : 0;
    op->src[1] = ch->by;
    op->src[2] =
        ch->code == LANE_OP_mad ? immediate(LANE_UD, ch->plus) : (struct lane_operand){.kind = LANE_NONE};
    if (!ch->negates && is_logic(ch->code) && once_in(m, 8)) {
        op->src[1] = op->src[0];
        op->src[0] = ch->by;
    }
    put(m, op);
}

/* --- the address --- */

/* Some changes of the ids, in a register. */
static struct values
put_changes(struct maker *m, const struct plan *p, uint32_t at)
{
    struct values v = {.count = m->c->local_size[0]};
    struct lane_op op = address_op(m, p, LANE_OP_mov);
    op.dst.base = at;
    op.src[0] = ids(m, 0, &p->op);
    for (unsigned i = 0; i < v.count; i++)
        v.of[i] = i;
    for (unsigned n = 1 + below(m, MOST_CHANGES); n > 0; n--) {
        const struct change ch = some_change(m, p);
        put_change(m, &op, &ch);
        op.src[0] = op.dst;
        for (unsigned i = 0; i < v.count; i++)
            v.of[i] = changed(&ch, v.of[i]);
    }
    return v;
}

/* The same twice, and the sum or the difference. */
static struct values
put_two(struct maker *m, const struct plan *p)
{
    const uint32_t other = p->place == RF_PLACES ? RF_PLACES + SLOT_BYTES : RF_PLACES;
    const struct values y = put_changes(m, p, other);
    struct values v = put_changes(m, p, p->place);
    const bool difference = once_in(m, 2);
    struct lane_operand from = packed(LANE_D, other);
    from.mods = difference ? LANE_MOD_NEG : 0;
    put_sum(m, p, packed(LANE_D, p->place), from);
    for (unsigned i = 0; i < v.count; i++)
        v.of[i] += difference ? -y.of[i] : y.of[i];
    return v;
}

/* Numbers of elements or of lanes' bytes to places. */
static void
put_scale(struct maker *m, const struct plan *p, struct values *v)
{
    const bool apart = p->op.code == LANE_OP_store ? below(m, 4) : below(m, 2);
    const uint32_t bytes = apart ? p->span : p->op.mem.elem,
                   by = once_in(m, 2) ? bytes : bytes >> p->op.mem.addr_shift;
    const bool shifts = by && !(by & (by - 1)) && below(m, 4);
    struct lane_op op = address_op(m, p, shifts ? LANE_OP_shl : LANE_OP_mul);
    op.src[0] = op.dst;
    op.src[1] = immediate(LANE_UD, shifts ? (uint64_t)__builtin_ctz(by) : by);
    put(m, &op);
    for (unsigned i = 0; i < v->count; i++)
        v->of[i] *= by;
}

/* Launches let the lowest place be anywhere. */
static void
note_extent(struct maker *m, const struct plan *p, const struct values *v)
{
    struct start *const s = &m->c->starts[m->c->start_count - 1];
    int32_t low = INT32_MAX, high = INT32_MIN;
    for (unsigned i = 0; i < v->count; i++) {
        const int32_t place = (int32_t)(v->of[i] << p->op.mem.addr_shift);
        low = place < low ? place : low;
        high = place > high ? place : high;
    }
    const uint32_t bytes = (uint32_t)high - (uint32_t)low;
    s->lowest = low;
    s->step = bytes < LARGE_BYTES && v->count > 1 ? (int32_t)(bytes / (v->count - 1)) : 0;
    s->beyond = bytes < LARGE_BYTES ? bytes - (uint32_t)s->step * (v->count - 1) : 0;
}

void
put_pattern(struct maker *m, const struct plan *p, struct lane_operand start)
{
    struct values v;
    if (once_in(m, 4))
        v = put_two(m, p);
    else
        v = put_changes(m, p, p->place);
    put_scale(m, p, &v);
    note_extent(m, p, &v);
    put_sum(m, p, packed(LANE_UD, p->place), start);
}
