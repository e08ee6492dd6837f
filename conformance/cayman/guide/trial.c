/* SPDX-License-Identifier: MIT */
#include "trial.h"

#include <stdio.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "run.h"

static unsigned
pick(uint64_t *state, unsigned below)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((*state >> 33) % below);
}

static uint32_t
any32(uint64_t *state)
{
    const uint32_t high = pick(state, 1 << 16);
    return high << 16 | pick(state, 1 << 16);
}

/* --- values --- */

static const uint32_t ints[] = {
    0,      1,          2,          3,          5,          7,          8,          15,
    16,     23,         24,         31,         32,         33,         63,         64,
    255,    256,        0xffff,     0x10000,    0x7fffff,   0x800000,   0xffffff,   0x1000000,
    0x3c00, 0x8000,     0x0001,     0x03ff,     0x0400,     0x7bff,     0x7c00,     0x7e00,
    0xfbff, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x55555555, 0xaaaaaaaa,
};
static const uint32_t floats[] = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3f000000, 0xbf000000, 0x3fc00000, 0xbfc00000,
    0x40200000, 0xc0200000, 0x40000000, 0xc0000000, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
    0xffc00000, 0x7f800001, 0x4b000000, 0x4affffff, 0x4b7fffff, 0x4b800001, 0x4f000000, 0xcf000000,
    0x4effffff, 0x4f800000, 0x4f7fffff, 0xcf000001, 0x43800000, 0xc3800000, 0x43808000, 0x477fe000,
    0x477ff000, 0x47800000, 0x38800000, 0x387fc000, 0x33800000, 0x33000000, 0x33000001, 0x3f7fffff,
    0x3f800001, 0x5f000000, 0x1f000000, 0xb3800000, 0x3e800000, 0x3dcccccd,
};
static const uint64_t doubles[] = {
    0,
    0x8000000000000000,
    0x3ff0000000000000,
    0xbff0000000000000,
    0x3fe0000000000000,
    0xc004000000000000,
    0x0000000000000001,
    0x800fffffffffffff,
    0x0010000000000000,
    0x8010000000000001,
    0x7fefffffffffffff,
    0xffefffffffffffff,
    0x7ff0000000000000,
    0xfff0000000000000,
    0x7ff8000000000000,
    0xfff8000000000001,
    0x4340000000000001,
    0x433fffffffffffff,
    0x47efffffe0000000,
    0x47effffff0000000,
    0x36a0000000000000,
    0x380fffffffffffff,
    0xbc90000000000000,
    0x4021a0f4f077bca7,
    0x402a39f1a0ac1721,
};
#define COUNT(a) (sizeof(a) / sizeof *(a))

static uint32_t
some_int(uint64_t *r)
{
    const unsigned way = pick(r, 4);
    return way == 0   ? ints[pick(r, COUNT(ints))]
           : way == 1 ? pick(r, 40)
                      : any32(r) >> (way == 2 ? pick(r, 32) : 0);
}

static uint32_t
some_float(uint64_t *r)
{
    const unsigned way = pick(r, 5);
    if (way < 2)
        return floats[pick(r, COUNT(floats))];
    if (way == 2)
        return any32(r);
    if (way == 3) /* halves and quarters */
        return guide_bits((float)((int)pick(r, 4000) - 2000) / 4);
    return (any32(r) & 0x807fffff) | (117 + pick(r, 20)) << 23;
}

static uint64_t
some_double(uint64_t *r)
{
    const unsigned way = pick(r, 4);
    uint64_t bits = (uint64_t)any32(r) << 32 | any32(r);
    if (way == 0)
        return doubles[pick(r, COUNT(doubles))];
    if (way == 1) {
        const double d = (double)((int)pick(r, 4000) - 2000) / 4;
        memcpy(&bits, &d, 8);
        return bits;
    }
    return way == 2 ? bits : (bits & 0x800fffffffffffff) | (uint64_t)(1013 + pick(r, 20)) << 52;
}

static void
some_vectors(uint32_t v[TRIAL_VECTORS][4], uint64_t *r)
{
    for (unsigned c = 0; c < 8; c++) {
        v[c / 4][c % 4] = some_int(r);
        v[2 + c / 4][c % 4] = some_float(r);
    }
    for (unsigned p = 0; p < 4; p++) {
        const uint64_t d = some_double(r);
        v[4 + p / 2][p % 2 * 2] = (uint32_t)d;
        v[4 + p / 2][p % 2 * 2 + 1] = (uint32_t)(d >> 32);
    }
    if (!pick(r, 4)) /* equal axes, equal operands */
        v[2][pick(r, 4)] = v[2][pick(r, 4)] ^ pick(r, 2) << 31;
}

void
trial_inputs(struct trial_inputs *in, uint64_t seed)
{
    uint64_t r = seed * 0x9e3779b97f4a7c15u + 1;
    for (unsigned l = 0; l < TRIAL_LANES; l++)
        some_vectors(in->lane[l], &r);
    for (unsigned set = 0; set < 4; set++)
        some_vectors(in->constant[set], &r);
}

/* --- operands --- */

/* A number that one operand, or the two halves of a double, read. */
struct quantity {
    enum trial_kind kind;
    unsigned vector, chan; /* of doubles: the low dword's */
    uint16_t inline_sel;   /* of doubles: of the low dword */
    bool neg, abs;
};

static unsigned
vector_of(enum guide_type type)
{
    return type == GUIDE_INT ? 0 : type == GUIDE_FLOAT ? 2 : 4;
}

static uint16_t
some_inline(enum guide_type type, uint64_t *r)
{
    static const uint16_t of_ints[] = {CAY_SEL_0, CAY_SEL_1_INT, CAY_SEL_M_1_INT, CAY_SEL_1};
    static const uint16_t of_floats[] = {CAY_SEL_0, CAY_SEL_1, CAY_SEL_0_5};
    static const uint16_t of_doubles[] = {244, 246};
    return type == GUIDE_INT     ? of_ints[pick(r, COUNT(of_ints))]
           : type == GUIDE_FLOAT ? of_floats[pick(r, COUNT(of_floats))]
                                 : of_doubles[pick(r, COUNT(of_doubles))];
}

static bool
take_literals(struct trial *t, struct quantity *q, enum guide_type type, uint64_t *r)
{
    const unsigned first = type == GUIDE_DOUBLE ? (t->literal_count + 1) & ~1u : t->literal_count;
    const uint64_t value = type == GUIDE_DOUBLE ? some_double(r)
                           : type == GUIDE_INT  ? some_int(r)
                                                : some_float(r);
    if (first + (type == GUIDE_DOUBLE ? 2 : 1) > 4)
        return false;
    q->chan = first;
    t->literals[first] = (uint32_t)value;
    if (type == GUIDE_DOUBLE)
        t->literals[first + 1] = (uint32_t)(value >> 32);
    t->literal_count = first + (type == GUIDE_DOUBLE ? 2 : 1);
    return true;
}

static struct quantity
some_quantity(struct trial *t, enum guide_type type, enum trial_kind kind, uint64_t *r)
{
    struct quantity q = {.kind = kind, .vector = vector_of(type) + pick(r, 2)};
    q.chan = type == GUIDE_DOUBLE ? 2 * pick(r, 2) : pick(r, 4);
    if (kind == TRIAL_LITERAL && !take_literals(t, &q, type, r))
        q.kind = TRIAL_GPR;
    if (kind == TRIAL_INLINE)
        q.inline_sel = some_inline(type, r);
    if (kind == TRIAL_REL)
        q.vector = vector_of(type);
    if (kind == TRIAL_PV && t->uses_pv)
        q.vector = t->pv_vector;
    if (kind == TRIAL_PV)
        t->pv_vector = q.vector;
    t->uses_ar = t->uses_ar || kind == TRIAL_REL;
    t->uses_pv = t->uses_pv || kind == TRIAL_PV;
    if (type != GUIDE_INT) {
        q.neg = !pick(r, 4);
        q.abs = !pick(r, 4);
    }
    return q;
}

/* high: 1 for the high dword of a double. Modifiers go to where the sign is. */
static struct cay_src
operand(const struct quantity *q, unsigned high, bool sign, bool op3)
{
    struct cay_src s = {
        .chan = (uint8_t)(q->chan + high), .neg = q->neg && sign, .abs = q->abs && sign && !op3};
    switch (q->kind) {
    case TRIAL_KCACHE0:
    case TRIAL_KCACHE1:
        s.sel = (uint16_t)(CAY_SEL_KCACHE0 + 32 * (q->kind - TRIAL_KCACHE0) + q->vector);
        break;
    case TRIAL_KCACHE2:
    case TRIAL_KCACHE3:
        s.sel = (uint16_t)(CAY_SEL_KCACHE2 + 32 * (q->kind - TRIAL_KCACHE2) + q->vector);
        break;
    case TRIAL_LITERAL:
        s.sel = CAY_SEL_LITERAL;
        break;
    case TRIAL_INLINE:
        s.sel = (uint16_t)(q->inline_sel + high);
        s.chan = 0;
        break;
    case TRIAL_PV:
        s.sel = CAY_SEL_PV;
        break;
    default:
        s.sel = (uint16_t)(TRIAL_IN + q->vector);
        s.rel = q->kind == TRIAL_REL;
    }
    return s;
}

static enum trial_kind
some_kind(enum trial_kind first, unsigned k, uint64_t *r)
{
    return !k ? first : pick(r, 2) ? TRIAL_GPR : (enum trial_kind)pick(r, TRIAL_KINDS);
}

/* --- groups --- */

static void
set_row(struct trial *t, unsigned n, const struct guide_row *row)
{
    t->rows[n] = row;
    t->alu[n] = (struct cay_alu){
        .op = row->op, .dst_gpr = (uint8_t)t->gpr, .dst_chan = (uint8_t)n, .write_mask = true, .last = false};
    if (row->flags & GUIDE_PREDICATE)
        t->alu[n].update_pred = true;
}

static bool
is_op3(const struct guide_row *row)
{
    return cay_alu_rows[row->op].op3;
}

/* A slot with operands of its own. */
static void
fill_slot(struct trial *t, unsigned n, const struct guide_row *row, enum trial_kind kind, uint64_t *r)
{
    set_row(t, n, row);
    for (unsigned k = 0; k < cay_alu_rows[row->op].sources; k++) {
        const struct quantity q = some_quantity(t, row->source, some_kind(kind, k, r), r);
        t->alu[n].src[k] = operand(&q, 0, true, is_op3(row));
    }
}

static void
fill_same(struct trial *t, const struct guide_row *row, enum trial_kind kind, uint64_t *r)
{
    const unsigned slots = 3 + pick(r, 2);
    fill_slot(t, 0, row, kind, r);
    for (unsigned n = 1; n < slots; n++) {
        t->rows[n] = row;
        t->alu[n] = t->alu[0];
        t->alu[n].dst_chan = (uint8_t)n;
    }
}

/* Slots from `first`; bit n of `highs`: slot n reads the high dword. */
static void
fill_double(struct trial *t, unsigned first, unsigned count, unsigned highs, enum trial_kind kind,
            uint64_t *r)
{
    const struct guide_row *row = t->row;
    for (unsigned n = first; n < first + count; n++)
        set_row(t, n, row);
    for (unsigned k = 0; k < cay_alu_rows[row->op].sources; k++) {
        struct quantity q = some_quantity(t, GUIDE_DOUBLE, some_kind(kind, k, r), r);
        const bool is_exponent = row->op == CAY_OP2_LDEXP_64 && k;
        if (is_exponent)
            q = (struct quantity){.kind = TRIAL_GPR, .vector = pick(r, 2), .chan = 2 * pick(r, 2)};
        for (unsigned n = first; n < first + count; n++)
            t->alu[n].src[k] = operand(&q, highs >> n & 1 && !is_exponent, highs >> n & 1, is_op3(row));
    }
}

static void
fill_same_64(struct trial *t, enum trial_kind kind, uint64_t *r)
{
    const struct quantity q = some_quantity(t, GUIDE_DOUBLE, kind, r);
    for (unsigned n = 0; n < 3; n++) {
        set_row(t, n, t->row);
        t->alu[n].src[0] = operand(&q, 1, true, false);
        t->alu[n].src[1] = operand(&q, 0, false, false);
    }
}

static void
fill_cube(struct trial *t, enum trial_kind kind, uint64_t *r)
{
    static const uint8_t a[4] = {2, 2, 0, 1}, b[4] = {1, 0, 2, 2};
    struct quantity q = some_quantity(t, GUIDE_FLOAT, kind, r);
    if (kind == TRIAL_LITERAL || kind == TRIAL_INLINE)
        q = some_quantity(t, GUIDE_FLOAT, TRIAL_GPR, r);
    for (unsigned n = 0; n < 4; n++) {
        set_row(t, n, t->row);
        q.chan = a[n];
        t->alu[n].src[0] = operand(&q, 0, true, false);
        q.chan = b[n];
        t->alu[n].src[1] = operand(&q, 0, true, false);
    }
}

static void
fill_prev(struct trial *t, enum trial_kind kind, unsigned distance, uint64_t *r)
{
    const struct guide_row *before = guide_find(t->row->before);
    const unsigned n = pick(r, 4 - distance);
    fill_slot(t, n, t->row, kind, r);
    if (distance == 1 && n < 2 && pick(r, 2) && t->row->op != CAY_OP2_BCNT_ACCUM_PREV_INT &&
        t->row->op != CAY_OP2_MBCNT_32LO_ACCUM_PREV_INT) { /* a chain */
        fill_slot(t, n + 1, t->row, kind, r);
        fill_slot(t, n + 2, before, TRIAL_GPR, r);
    } else {
        fill_slot(t, n + distance, before, TRIAL_GPR, r);
    }
}

static const struct guide_row *
some_companion(uint64_t *r)
{
    const struct guide_table *const tables[] = {&guide_integer, &guide_floating, &guide_convert};
    for (;;) {
        const struct guide_table *table = tables[pick(r, COUNT(tables))];
        const struct guide_row *row = &table->rows[pick(r, table->count)];
        if (row->shape == GUIDE_ONE && !(row->flags & GUIDE_PREDICATE))
            return row;
    }
}

static void
fill(struct trial *t, enum trial_kind kind, uint64_t *r)
{
    switch (t->row->shape) {
    case GUIDE_SAME:
        fill_same(t, t->row, kind, r);
        return;
    case GUIDE_PAIR:
        if (t->row->source == GUIDE_FLOAT) {
            const unsigned first = 2 * pick(r, 2);
            fill_slot(t, first, t->row, kind, r);
            fill_slot(t, first + 1, t->row, TRIAL_GPR, r);
        } else {
            const unsigned first = 2 * pick(r, 2);
            fill_double(t, first, 2, 1u << first, kind, r);
        }
        return;
    case GUIDE_FOUR:
        for (unsigned n = 0; n < 4; n++)
            fill_slot(t, n, t->row, kind, r);
        return;
    case GUIDE_FOUR_64:
        fill_double(t, 0, 4, 7, kind, r);
        return;
    case GUIDE_SPLIT_64:
        fill_double(t, 0, 4, 1, kind, r);
        return;
    case GUIDE_SAME_64:
        fill_same_64(t, kind, r);
        return;
    case GUIDE_CUBE:
        fill_cube(t, kind, r);
        return;
    case GUIDE_PREV_1:
        fill_prev(t, kind, 1, r);
        return;
    case GUIDE_PREV_2:
        fill_prev(t, kind, 2, r);
        return;
    default:
        for (unsigned n = 0, own = pick(r, 4); n < 4; n++)
            if (n == own)
                fill_slot(t, n, t->row, kind, r);
            else if (!pick(r, 3) && !(t->row->flags & GUIDE_PREDICATE))
                fill_slot(t, n, some_companion(r), (enum trial_kind)pick(r, TRIAL_KINDS), r);
    }
}

static bool
takes_modifiers(const struct trial *t, unsigned n)
{
    const struct guide_row *row = t->rows[n];
    const bool before = t->row != row && (t->row->shape == GUIDE_PREV_1 || t->row->shape == GUIDE_PREV_2);
    return row->result != GUIDE_INT && !(row->flags & GUIDE_PLAIN) && !before;
}

/* Output modifiers; those of one operation must be the same. */
static void
add_modifiers(struct trial *t, uint64_t *r)
{
    const unsigned shared_omod = pick(r, 2) ? pick(r, 4) : 0, shared_clamp = !pick(r, 4);
    for (unsigned n = 0; n < 4; n++) {
        if (!t->rows[n] || !takes_modifiers(t, n))
            continue;
        const bool shared = t->rows[n] == t->row && t->row->shape != GUIDE_ONE;
        const bool chain = t->row->shape == GUIDE_PREV_1 && n && t->rows[n - 1] == t->row; /* of a DOT */
        if (!is_op3(t->rows[n]) && !chain && t->row->op != CAY_OP2_FREXP_64)
            t->alu[n].omod = (uint8_t)(shared ? shared_omod : pick(r, 2) ? pick(r, 4) : 0);
        if (!chain && t->row->op != CAY_OP2_FREXP_64)
            t->alu[n].clamp = shared ? shared_clamp : !pick(r, 4);
    }
}

static void
add_destinations(struct trial *t, uint64_t *r)
{
    const bool predicate = t->row->flags & GUIDE_PREDICATE;
    t->predicated = !predicate && !pick(r, 6);
    t->through_pv = !t->predicated && !predicate && !pick(r, 3);
    for (unsigned n = 0; n < 4; n++) {
        struct cay_alu *i = &t->alu[n];
        if (!t->rows[n])
            continue;
        t->through_pv = t->through_pv && !is_op3(t->rows[n]);
        if (!predicate && t->uses_ar && pick(r, 2))
            i->dst_rel = true;
        else if (!predicate)
            i->dst_gpr = (uint8_t)(t->gpr + pick(r, 2));
        if (t->predicated)
            i->pred_sel = pick(r, 2) ? CAY_PRED_SEL_ONE : CAY_PRED_SEL_ZERO;
    }
    for (unsigned n = 0; n < 4; n++)
        if (t->rows[n] && !is_op3(t->rows[n]))
            t->alu[n].write_mask = !t->through_pv && (predicate || pick(r, 8));
    /* What must carry the same operands carries the same predicate. */
    for (unsigned n = 1; n < 4; n++)
        if (t->rows[n] && t->row->shape != GUIDE_ONE)
            t->alu[n].pred_sel = t->alu[0].pred_sel = t->predicated ? CAY_PRED_SEL_ONE : CAY_PRED_SEL_OFF;
}

/* --- what a group may read: sections 4.7.4 to 4.7.8 --- */

struct ports {
    int gpr[3][4];
    int constant[2];
};

static bool
reserve_constant(struct ports *p, const struct cay_src *s)
{
    const int want = s->sel * 2 + s->chan / 2;
    for (unsigned k = 0; k < 2; k++)
        if (p->constant[k] == want || p->constant[k] < 0) {
            p->constant[k] = want;
            return true;
        }
    return false;
}

static bool
reserve_gpr(struct ports *p, const struct cay_src *s, unsigned cycle)
{
    int *port = &p->gpr[cycle][s->chan];
    const int want = s->sel + 256 * s->rel;
    if (*port >= 0 && *port != want)
        return false;
    *port = want;
    return true;
}

static bool
reserve(struct ports *p, const struct cay_alu *i, unsigned sources)
{
    static const uint8_t cycles[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {1, 0, 2}, {2, 0, 1}, {2, 1, 0}};
    for (unsigned k = 0; k < sources; k++) {
        const struct cay_src *s = &i->src[k], *first = &i->src[0];
        const bool shared = k == 1 && s->sel == first->sel && s->chan == first->chan && s->rel == first->rel;
        if (s->sel < 128 && !shared && !reserve_gpr(p, s, cycles[i->bank_swizzle][k]))
            return false;
        const bool is_constant =
            (s->sel >= CAY_SEL_KCACHE0 && s->sel < CAY_SEL_KCACHE0 + 64) || s->sel >= CAY_SEL_KCACHE2;
        if (is_constant && !reserve_constant(p, s))
            return false;
    }
    return true;
}

static bool
is_legal(const struct trial *t)
{
    struct ports p;
    memset(&p, 0xff, sizeof p);
    for (unsigned n = 0; n < 4; n++)
        if (t->rows[n] && !reserve(&p, &t->alu[n], cay_alu_rows[t->rows[n]->op].sources))
            return false;
    return true;
}

static bool
find_swizzles(struct trial *t, uint64_t *r)
{
    for (unsigned tries = 0; tries < 20; tries++) {
        const uint8_t shared = (uint8_t)pick(r, 6);
        for (unsigned n = 0; n < 4; n++)
            t->alu[n].bank_swizzle = t->row->shape == GUIDE_SAME ? shared : (uint8_t)pick(r, 6);
        if (is_legal(t))
            return true;
    }
    return false;
}

void
trial_make(struct trial *t, const struct guide_row *row, enum trial_kind kind, unsigned gpr, uint64_t *random)
{
    for (unsigned tries = 0;; tries++) {
        *t = (struct trial){.row = row, .gpr = gpr};
        fill(t, tries < 200 ? kind : TRIAL_GPR, random);
        add_modifiers(t, random);
        add_destinations(t, random);
        if (find_swizzles(t, random))
            return;
    }
}

static unsigned
add_group(const struct trial *t, uint64_t *slots)
{
    unsigned count = 0, last = 0;
    bool reads_literals = false;
    unsigned most = 0;
    for (unsigned n = 0; n < 4; n++)
        last = t->rows[n] ? n : last;
    for (unsigned n = 0; n < 4; n++) {
        struct cay_alu i = t->alu[n];
        if (!t->rows[n])
            continue;
        i.last = n == last;
        for (unsigned k = 0; k < 3; k++)
            if (i.src[k].sel == CAY_SEL_LITERAL) {
                reads_literals = true;
                most = i.src[k].chan > most ? i.src[k].chan : most;
            }
        slots[count++] = guide_alu(&i);
    }
    for (unsigned k = 0; reads_literals && k <= most; k += 2)
        slots[count++] = t->literals[k] | (uint64_t)t->literals[k + 1] << 32;
    return count;
}

enum { OP_PRED_SETNE = 69 };

unsigned
trial_slots(const struct trial *t, uint64_t slots[32])
{
    unsigned count = 0, last = 0;
    if (t->uses_ar)
        slots[count++] = (op2(OP_MOVA_INT, 0, 0, SRC(TRIAL_PARITY, 0), 0) & NO_WRITE) | LAST;
    if (t->predicated)
        slots[count++] =
            (op2(OP_PRED_SETNE, 0, 0, SRC(TRIAL_PARITY, 0), SRC(SEL_0, 0)) & NO_WRITE) | UPDATE_PRED | LAST;
    for (unsigned c = 0; t->uses_pv && c < 4; c++)
        slots[count++] =
            op2(OP_MOV, TRIAL_SCRATCH, c, SRC(TRIAL_IN + t->pv_vector, c), 0) | (c == 3 ? LAST : 0);
    count += add_group(t, slots + count);
    for (unsigned n = 0; n < 4; n++)
        last = t->rows[n] ? n : last;
    for (unsigned n = 0; t->through_pv && n < 4; n++)
        if (t->rows[n]) /* "only PV.X holds the result" of these */
            slots[count++] = op2(OP_MOV, t->gpr, n,
                                 SRC(SEL_PV, t->row->op == CAY_OP2_DOT4 || t->row->op == CAY_OP2_DOT4_IEEE ||
                                                     t->row->op == CAY_OP2_MAX4
                                                 ? 0
                                                 : n),
                                 0) |
                             (n == last ? LAST : 0);
    if (t->row->flags & GUIDE_PREDICATE) {
        slots[count++] = op2(OP_MOV, t->gpr + 1, 0, SRC(SEL_1_INT, 0), 0) | PRED_SEL(3);
        slots[count++] = op2(OP_MOV, t->gpr + 1, 1, SRC(SEL_1_INT, 0), 0) | PRED_SEL(2) | LAST;
    }
    return count;
}

/* --- expectations --- */

static uint32_t
inline_value(unsigned sel)
{
    switch (sel) {
    case 245:
        return 0x3ff00000;
    case 247:
        return 0x3fe00000;
    case CAY_SEL_1:
        return 0x3f800000;
    case CAY_SEL_1_INT:
        return 1;
    case CAY_SEL_M_1_INT:
        return UINT32_MAX;
    case CAY_SEL_0_5:
        return 0x3f000000;
    default:
        return 0;
    }
}

static uint32_t
value_of(const struct trial *t, const struct trial_inputs *in, unsigned lane, const struct cay_src *s)
{
    uint32_t v;
    if (s->sel < 128)
        v = in->lane[lane][s->sel - TRIAL_IN + (s->rel ? lane & 1 : 0)][s->chan];
    else if (s->sel < CAY_SEL_KCACHE0 + 64)
        v = in->constant[(s->sel - CAY_SEL_KCACHE0) / 32][s->sel % 32][s->chan];
    else if (s->sel >= CAY_SEL_KCACHE2)
        v = in->constant[2 + (s->sel - CAY_SEL_KCACHE2) / 32][s->sel % 32][s->chan];
    else if (s->sel == CAY_SEL_LITERAL)
        v = t->literals[s->chan];
    else if (s->sel == CAY_SEL_PV)
        v = in->lane[lane][t->pv_vector][s->chan];
    else
        v = inline_value(s->sel);
    if (s->abs)
        v &= 0x7fffffff;
    return s->neg ? v ^ 0x80000000u : v;
}

static void
evaluate(const struct trial *t, const struct trial_inputs *in, unsigned lane, struct guide_slot slots[4])
{
    memset(slots, 0, 4 * sizeof *slots);
    for (unsigned n = 0; n < 4; n++) {
        if (!t->rows[n])
            continue;
        slots[n] = (struct guide_slot){
            .row = t->rows[n], .lane = lane, .omod = t->alu[n].omod, .clamp = t->alu[n].clamp};
        for (unsigned k = 0; k < cay_alu_rows[t->rows[n]->op].sources; k++)
            slots[n].src[k] = value_of(t, in, lane, &t->alu[n].src[k]);
    }
    for (unsigned n = 4; n--;)
        if (t->rows[n])
            t->rows[n]->model(slots, n);
}

/* Whether slot n's result arrives, and in which of the eight elements. */
static bool
arrives(const struct trial *t, unsigned lane, unsigned n, unsigned *element)
{
    const struct cay_alu *i = &t->alu[n];
    const unsigned second = i->dst_rel ? lane & 1 : i->dst_gpr - t->gpr;
    *element = 4 * (t->through_pv ? 0 : second) + n;
    if (t->through_pv)
        return true;
    if (!is_op3(t->rows[n]) && !i->write_mask)
        return false;
    return i->pred_sel == CAY_PRED_SEL_OFF || (i->pred_sel == CAY_PRED_SEL_ONE) == (lane & 1);
}

static bool
check_predicate(const struct trial *t, const struct guide_slot slots[4], const uint32_t got[8])
{
    for (unsigned n = 0; n < 4; n++)
        if (t->rows[n] && t->rows[n]->flags & GUIDE_PREDICATE)
            return got[slots[n].predicate ? 4 : 5] == 1 && got[slots[n].predicate ? 5 : 4] == TRIAL_NOTHING;
    return true;
}

bool
trial_check(const struct trial *t, const struct trial_inputs *in, unsigned lane, const uint32_t got[8],
            struct guide_slot *wrong, unsigned *element)
{
    struct guide_slot slots[4];
    bool written[8] = {false};
    unsigned at;
    evaluate(t, in, lane, slots);
    for (unsigned n = 0; n < 4; n++)
        if (t->rows[n] && arrives(t, lane, n, &at)) {
            written[at] = true;
            *wrong = slots[n];
            *element = at;
            if (!guide_agrees(&slots[n], got[at]))
                return false;
        }
    if (t->row->flags & GUIDE_PREDICATE) {
        *element = 4;
        return check_predicate(t, slots, got);
    }
    for (unsigned k = 0; k < 8; k++) {
        *element = k;
        *wrong = (struct guide_slot){.out = {.bits = {TRIAL_NOTHING}, .count = 1}};
        if (!written[k] && got[k] != TRIAL_NOTHING)
            return false;
    }
    return true;
}

void
trial_print(const struct trial *t, const struct trial_inputs *in, unsigned lane, const uint32_t got[8])
{
    struct guide_slot slots[4];
    unsigned at;
    evaluate(t, in, lane, slots);
    printf("lane %u%s%s%s\n", lane, t->predicated ? ", predicated" : "", t->through_pv ? ", through PV" : "",
           t->uses_ar ? ", AR" : "");
    for (unsigned n = 0; n < 4; n++) {
        const struct guide_slot *s = &slots[n];
        if (!t->rows[n])
            continue;
        const bool there = arrives(t, lane, n, &at);
        printf("  %c %-18s %08x %08x %08x (sel %u %u %u) omod %u clamp %u rel %u -> %c", "xyzw"[n],
               cay_alu_rows[t->rows[n]->op].name, s->src[0], s->src[1], s->src[2], t->alu[n].src[0].sel,
               t->alu[n].src[1].sel, t->alu[n].src[2].sel, s->omod, s->clamp, t->alu[n].dst_rel,
               there ? ' ' : '-');
        printf("%08x, expected %08x (%u)%s%s %g +- %g\n", got[at], s->out.bits[0], s->out.count,
               s->out.nan ? " NaN" : "", s->out.near ? " near" : "", s->out.value, s->out.bound);
    }
    for (unsigned k = 0; k < 8; k++)
        printf(" %08x", got[k]);
    printf("\n");
}
