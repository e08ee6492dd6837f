/* SPDX-License-Identifier: MIT */
/*
 * Rows. Work-items of a row differ by their id in x only, so what is computed from ids and arguments by sums
 * and by products with numbers is mostly alike in all lanes, or counts up in equal steps. Such webs are found
 * here. The translator then computes one lane of them, and knows the form of messages whose addresses they
 * are.
 *
 * A web is a row if each of its definitions writes all of it and gives a row of the same step. Definitions
 * that keep some lanes' old values (JIT_MERGE) give none: the lanes could come from two of them. The search
 * begins with the hope that every web is a row and takes back what does not hold, until nothing changes.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "flow.h"

enum { ANY_CHAN = 0xff, MOST_ROUNDS = 32 };

/* What is known of a web or a source. */
enum state { UNSEEN, ROW, OTHER };
struct fact {
    enum state state;
    struct jit_row row;
    bool known; /* a number */
    uint64_t number;
};

static const struct fact other = {.state = OTHER};

struct work {
    struct jit_flow *flow;
    const struct emu_kernel *kernel;
    unsigned row_lanes;
    struct fact *webs;
    uint8_t *expected; /* of ops that compare: JIT_ALWAYS, JIT_NEVER; 0: nothing is */
    bool changed;
};

static void
join(struct work *w, uint32_t web, struct fact next)
{
    struct fact *now = &w->webs[web];
    next.row.sure &= !w->flow->webs[web].kept;
    if (now->state == OTHER || next.state == UNSEEN)
        return;
    if (now->state == UNSEEN) {
        *now = next;
        w->changed = true;
        return;
    }
    const bool alike = next.state == ROW && now->row.element == next.row.element &&
                       now->row.step == next.row.step && now->row.shift == next.row.shift;
    const bool one_chan =
        now->row.chan == next.row.chan || now->row.chan == ANY_CHAN || next.row.chan == ANY_CHAN;
    if (!alike || !one_chan) {
        *now = other;
        w->changed = true;
        return;
    }
    if (now->row.chan == ANY_CHAN && next.row.chan != ANY_CHAN) {
        now->row.chan = next.row.chan;
        w->changed = true;
    }
    if (now->row.parts < next.row.parts) {
        now->row.parts = next.row.parts;
        w->changed = true;
    }
    if (now->row.most != next.row.most && now->row.most) {
        now->row.most = 0;
        w->changed = true;
    }
    if (now->row.zeros > next.row.zeros) {
        now->row.zeros = next.row.zeros;
        w->changed = true;
    }
    if (now->row.sure && !next.row.sure) {
        now->row.sure = false;
        w->changed = true;
    }
}

/* --- operands --- */

int
jit_row_lane(const struct jit_flow *flow, const struct jit_access *a, const struct lane_operand *o,
             unsigned lanes)
{
    if (!a || a->web == JIT_IN_MEMORY || o->kind != LANE_REG)
        return -1;
    const struct jit_web *web = &flow->webs[a->web];
    const unsigned bytes = web->row.element;
    if (!bytes || lane_type_bytes(o->type) != bytes || o->base < web->lo || (o->base - web->lo) % bytes)
        return -1;
    const unsigned from = (o->base - web->lo) / bytes, row = web->row.parts > 1 ? flow->row_lanes : lanes;
    if (jit_is_one_value(o, lanes))
        return (int)from;
    const bool across = lanes > row ? from % row : from % row + lanes > row;
    return jit_is_packed(o, lanes) && (web->row.parts == 1 || !across) ? (int)from : -1;
}

unsigned
jit_row_parts(const struct jit_flow *flow, uint32_t web, unsigned lanes)
{
    const bool several = flow->webs[web].row.parts > 1 && lanes > flow->row_lanes;
    return several ? lanes / flow->row_lanes : 1;
}

/* All lanes have one value. */
static struct fact
alike(unsigned bytes)
{
    return (struct fact){.state = ROW,
                         .row = {.element = (uint8_t)bytes, .chan = ANY_CHAN, .parts = 1, .sure = true}};
}

static uint8_t
least(uint8_t x, uint8_t y)
{
    return x < y ? x : y;
}

static uint8_t
zeros_of(uint64_t number)
{
    return number ? (uint8_t)__builtin_ctzll(number) : 64;
}

/* A number of `bytes` bytes with its sign. */
static uint64_t
extended(uint64_t v, unsigned bytes)
{
    const unsigned unused = 64 - 8 * bytes;
    return (uint64_t)((int64_t)(v << unused) >> unused);
}

static struct fact
number(const struct lane_operand *o)
{
    const unsigned bytes = lane_type_bytes(o->type);
    struct fact f = alike(bytes);
    f.known = true;
    f.number = lane_type_is_signed(o->type) ? extended(o->imm, bytes) : o->imm;
    f.row.most = f.number <= INT32_MAX ? (uint32_t)f.number : 0;
    f.row.zeros = zeros_of(f.number);
    return f;
}

/* Whether lanes are some whole rows, or a part of one. */
static bool
are_rows(const struct work *w, unsigned from, unsigned lanes)
{
    const unsigned row = w->row_lanes;
    return lanes > row ? from % row == 0 && lanes % row == 0 : from % row + lanes <= row;
}

/* An operand's lanes of a web. */
static struct fact
part_of_rows(const struct work *w, struct fact f, unsigned from, unsigned lanes)
{
    const unsigned before = f.row.parts == 1 ? from : from % w->row_lanes;
    f.row.zeros = least(f.row.zeros, zeros_of(before * f.row.step));
    if (f.row.parts == 1)
        return f;
    if (!are_rows(w, from, lanes))
        return other;
    f.row.parts = (uint8_t)(lanes > w->row_lanes ? lanes / w->row_lanes : 1);
    return f;
}

static bool
is_copy(const struct lane_op *op)
{
    return op->code == LANE_OP_mov && op->src[0].type == op->dst.type && op->type == op->dst.type &&
           !op->src[0].mods && !op->write_flag;
}

/* The mask is kept elsewhere, and only the interpreter reads it as a register. */
static bool
reads_exec(const struct lane_operand *o, unsigned lanes)
{
    uint32_t lo, hi;
    return jit_region(o, lanes, &lo, &hi) && lo < 8;
}

/* The lanes of a source as they are in registers. Nothing but copies and messages knows shifted rows. */
static struct fact
source(const struct work *w, uint32_t index, unsigned s)
{
    const struct lane_op *op = &w->flow->program->ops[index];
    const struct lane_operand *o = &op->src[s];
    const unsigned bytes = lane_type_bytes(o->type);
    if (o->kind == LANE_IMM)
        return number(o);
    if (o->kind != LANE_REG || reads_exec(o, op->lanes))
        return other;
    if (jit_is_one_value(o, op->lanes))
        return alike(bytes);
    const struct jit_access *a = jit_access_of(w->flow, index, JIT_SRC0 + s);
    if (!a || a->web == JIT_IN_MEMORY || !jit_is_packed(o, op->lanes))
        return other;
    const struct fact f = w->webs[a->web];
    if (f.state == ROW && f.row.shift && !is_copy(op))
        return other;
    if (f.state != ROW)
        return f;
    const uint32_t lo = w->flow->webs[a->web].lo, from = (o->base - lo) / bytes;
    if (f.row.element != bytes || o->base < lo || (o->base - lo) % bytes)
        return other;
    return part_of_rows(w, f, from, op->lanes);
}

/* --- ops --- */

/* Whether the exact value of the source's lanes, modulo 2^(8 * bytes), is a row. */
static bool
fits(const struct fact *f, const struct lane_operand *o, unsigned bytes)
{
    const unsigned from = lane_type_bytes(o->type);
    const bool stays_positive = f->row.most && f->row.most <= (UINT64_C(1) << (8 * from - 1)) - 1;
    return from >= bytes || stays_positive;
}

static uint32_t
limited(uint64_t most, unsigned bytes)
{
    return most <= (UINT64_C(1) << (8 * (bytes < 4 ? bytes : 4) - 1)) - 1 ? (uint32_t)most : 0;
}

static uint64_t
signed_step(const struct fact *f, const struct lane_operand *o)
{
    return o->mods & LANE_MOD_NEG ? -f->row.step : f->row.step;
}

/* What a product multiplies: source `times` by a number. */
struct product {
    unsigned times;
    uint64_t by;
};

static bool
is_product_with_number(const struct lane_op *op, const struct fact f[3], struct product *p)
{
    if (op->code == LANE_OP_shl) {
        *p = (struct product){0, UINT64_C(1) << (f[1].number % (lane_type_bytes(op->type) * 8))};
        return f[1].known && !op->src[1].mods;
    }
    const unsigned s = f[0].known ? 0 : 1;
    *p = (struct product){1 - s, op->src[s].mods & LANE_MOD_NEG ? -f[s].number : f[s].number};
    return f[s].known;
}

static bool
product_step(const struct lane_op *op, const struct fact f[3], struct jit_row *row)
{
    struct product p;
    row->step = 0;
    row->most = 0;
    row->zeros = 0;
    if (!is_product_with_number(op, f, &p))
        return !f[0].row.step && !f[1].row.step;
    const struct fact *const factor = &f[p.times];
    row->zeros = (uint8_t)least(64, (uint8_t)(factor->row.zeros + zeros_of(p.by)));
    row->step = signed_step(factor, &op->src[p.times]) * p.by;
    if (!op->src[p.times].mods && factor->row.most && p.by && p.by <= INT32_MAX)
        row->most = limited((uint64_t)factor->row.most * p.by, row->element);
    return true;
}

static uint32_t
most_of_sum(const struct lane_operand *x, const struct fact *a, const struct lane_operand *y,
            const struct fact *b, unsigned bytes)
{
    const bool limits = !x->mods && !y->mods && a->row.most && b->row.most;
    return limits ? limited((uint64_t)a->row.most + b->row.most, bytes) : 0;
}

/* Sums, and products with numbers; false: another op, or one whose lanes are not at equal steps. */
static bool
find_step(const struct lane_op *op, const struct fact f[3], struct jit_row *row)
{
    static const struct lane_operand none;
    struct fact product;
    switch (op->code) {
    case LANE_OP_mov:
        row->step = signed_step(&f[0], &op->src[0]);
        row->most = op->src[0].mods ? 0 : limited(f[0].row.most, row->element);
        row->zeros = f[0].row.zeros;
        return true;
    case LANE_OP_add:
        row->step = signed_step(&f[0], &op->src[0]) + signed_step(&f[1], &op->src[1]);
        row->most = most_of_sum(&op->src[0], &f[0], &op->src[1], &f[1], row->element);
        row->zeros = least(f[0].row.zeros, f[1].row.zeros);
        return true;
    case LANE_OP_shl: /* the shift is of the execution type's width */
        return lane_type_bytes(op->type) == row->element && product_step(op, f, row);
    case LANE_OP_mul:
        return product_step(op, f, row);
    case LANE_OP_mad:
        if (!product_step(op, f, row))
            return false;
        row->step += signed_step(&f[2], &op->src[2]);
        product = (struct fact){.row = *row};
        row->most = most_of_sum(&none, &product, &op->src[2], &f[2], row->element);
        row->zeros = least(row->zeros, f[2].row.zeros);
        return true;
    default:
        return false;
    }
}

static bool
gives_steps(const struct lane_op *op, const struct fact f[3], unsigned sources, struct jit_row *row)
{
    for (unsigned s = 0; s < sources; s++)
        if ((op->src[s].mods & ~LANE_MOD_NEG) || (f[s].row.step && !fits(&f[s], &op->src[s], row->element)))
            return false;
    if (!find_step(op, f, row))
        return false;
    row->step = extended(row->step, row->element);
    return true;
}

bool
jit_is_integer_op(const struct lane_op *op)
{
    bool floats = lane_type_is_float(op->type) || lane_type_is_float(op->dst.type);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        floats |= lane_type_is_float(op->src[s].type);
    return !floats;
}

bool
jit_is_simple(const struct lane_op *op)
{
    switch (op->code) {
    case LANE_OP_mov:
    case LANE_OP_add:
    case LANE_OP_mul:
    case LANE_OP_mad:
    case LANE_OP_shl:
    case LANE_OP_shr:
    case LANE_OP_asr:
    case LANE_OP_and:
    case LANE_OP_or:
    case LANE_OP_xor:
    case LANE_OP_not:
        return true;
    default:
        return false;
    }
}

/* Ops that the translator has host code for whatever their operands are. */
static bool
may_give_row(const struct lane_op *op)
{
    const bool copy = op->code == LANE_OP_mov && op->src[0].type == op->dst.type &&
                      op->type == op->dst.type && !op->src[0].mods;
    const unsigned harmless = LANE_NOMASK | LANE_PRED_INV;
    if (lane_code_family(op->code) != LANE_ALU || op->lanes < 2 || op->pred != LANE_PRED_NONE ||
        (op->flags & ~harmless) || op->dst.kind != LANE_REG || lane_type_bytes(op->dst.type) < 2 ||
        !jit_is_packed(&op->dst, op->lanes) || (op->write_flag && op->cond > LANE_COND_LE))
        return false;
    const bool usual = jit_is_simple(op) || op->code == LANE_OP_min || op->code == LANE_OP_max;
    return usual && (copy || jit_is_integer_op(op));
}

/* By steps so small that a row does not go round the numbers of 32 bits. */
static bool
counts_up(const struct fact *f)
{
    enum { MOST_STEP = 1 << 16 };
    return f->row.step && f->row.step <= MOST_STEP;
}

/* --- clamps --- */

/* Where the effects of the program's first block begin. */
static uint32_t
first_effect(const struct jit_flow *flow)
{
    const struct lane_program *p = flow->program;
    uint32_t i;
    for (i = 0; i < flow->blocks[0].end; i++) {
        const enum lane_family family = lane_code_family(p->ops[i].code);
        const bool harmless = family == LANE_ALU || family == LANE_MASK || p->ops[i].code == LANE_OP_load ||
                              (p->ops[i].code == LANE_OP_fpmode && jit_is_first_switch(p, i));
        bool in_memory = false;
        for (uint32_t a = flow->access_start[i]; a < flow->access_start[i + 1]; a++)
            in_memory |= flow->accesses[a].use != JIT_READ && flow->accesses[a].web == JIT_IN_MEMORY;
        if (!harmless || in_memory)
            break;
    }
    return jit_may_run_again(p, 0) ? 0 : i;
}

static bool
may_clamp(const struct jit_flow *flow, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    const bool whole = op->type == LANE_D || op->type == LANE_UD;
    return index < flow->clamps_end && (op->code == LANE_OP_min || op->code == LANE_OP_max) && whole &&
           op->dst.type == op->type && op->src[0].type == op->type && op->src[1].type == op->type &&
           !op->src[0].mods && !op->src[1].mods && !op->write_flag;
}

/* The source that is a row and stays one, if the other one is the same in all lanes. */
static const struct fact *
clamped(const struct work *w, uint32_t index, const struct fact f[3])
{
    const struct fact *const row = f[0].row.step ? &f[0] : &f[1], *const limit =
                                                                      f[0].row.step ? &f[1] : &f[0];
    return may_clamp(w->flow, index) && counts_up(row) && !limit->row.step ? row : NULL;
}

bool
jit_is_clamp(const struct jit_flow *flow, uint32_t index)
{
    const struct jit_access *a = jit_access_of(flow, index, JIT_DST);
    return may_clamp(flow, index) && a && a->web != JIT_IN_MEMORY && flow->webs[a->web].row.step;
}

/* A row, shifted right by a number of bits that its step is a multiple of. */
static bool
shifts_row(const struct lane_op *op, const struct fact f[3], struct jit_row *row)
{
    const unsigned bytes = row->element;
    if (op->code != LANE_OP_shr || op->write_flag || op->src[0].mods || op->src[1].mods || !f[1].known ||
        !f[0].row.step || lane_type_bytes(op->type) != bytes || lane_type_bytes(op->src[0].type) != bytes)
        return false;
    const unsigned bits = (unsigned)(f[1].number % (8 * bytes));
    row->step = f[0].row.step;
    row->shift = (uint8_t)bits;
    return bits && row->step % (UINT64_C(1) << bits) == 0;
}

/* The `or` of a row and one value, if the lanes differ in low bits only, which are 0 in the value and in the
 * row's first lane. Compilers make it of a sum with a multiple of a power of two. */
static bool
joins_bits(const struct work *w, const struct lane_op *op, const struct fact f[3], struct jit_row *row)
{
    const struct fact *const lanes = f[0].row.step ? &f[0] : &f[1], *const value =
                                                                        f[0].row.step ? &f[1] : &f[0];
    const unsigned bytes = row->element, count = op->lanes < w->row_lanes ? op->lanes : w->row_lanes;
    if (op->code != LANE_OP_or || op->write_flag || op->src[0].mods || op->src[1].mods ||
        lane_type_bytes(op->type) != bytes || lane_type_bytes(op->src[0].type) != bytes ||
        lane_type_bytes(op->src[1].type) != bytes || value->row.step || !counts_up(lanes))
        return false;
    const uint64_t last = lanes->row.step * (count - 1);
    const uint8_t zeros = least(lanes->row.zeros, value->row.zeros);
    if (zeros < 64 && last >> zeros)
        return false;
    row->step = lanes->row.step;
    row->zeros = zeros;
    row->most = most_of_sum(&op->src[0], &f[0], &op->src[1], &f[1], bytes);
    return true;
}

static struct fact
result_of_values(const struct work *w, uint32_t index)
{
    const struct lane_op *op = &w->flow->program->ops[index];
    const unsigned sources = lane_code_sources(op->code);
    struct fact f[3] = {other, other, other};
    bool steps = false, unseen = false, sure = true;
    uint8_t parts = 1;
    if (!may_give_row(op))
        return other;
    for (unsigned s = 0; s < sources; s++) {
        f[s] = source(w, index, s);
        if (f[s].state == OTHER)
            return other;
        unseen |= f[s].state == UNSEEN;
        steps |= f[s].row.step != 0;
        sure &= f[s].row.sure;
        parts = f[s].row.parts > parts ? f[s].row.parts : parts;
    }
    if (unseen)
        return (struct fact){.state = UNSEEN};
    struct fact next = alike(lane_type_bytes(op->dst.type));
    if (steps && clamped(w, index, f)) {
        next.row = clamped(w, index, f)->row;
        next.row.zeros = 0;
    } else if (steps && (shifts_row(op, f, &next.row) || joins_bits(w, op, f, &next.row)))
        ;
    else if (!gives_steps(op, f, sources, &next.row)) {
        if (steps)
            return other;
        next.row.step = next.row.most = next.row.zeros = 0;
    }
    next.row.shift = is_copy(op) ? f[0].row.shift : next.row.shift;
    next.row.sure = sure;
    next.row.chan = op->chan;
    next.row.parts = parts;
    return next;
}

/* --- choices --- */

/* What all definitions of the op's destination have in common. */
static struct fact
destination(const struct work *w, uint32_t index)
{
    const struct jit_access *a = jit_access_of(w->flow, index, JIT_DST);
    return a && a->web != JIT_IN_MEMORY && jit_writes_web(w->flow, a) ? w->webs[a->web] : other;
}

/* How lanes compare: each row's alike, or a row with one value, or anything. */
enum comparison { UNKNOWN, ALIKE, WITH_ROW, ANY_VALUES };

/* *parts: of the compared rows. */
static enum comparison
comparison_of(const struct work *w, uint32_t index, uint8_t *parts)
{
    const struct lane_op *op = &w->flow->program->ops[index];
    const bool cmp = op->code == LANE_OP_cmp;
    const struct fact x = cmp                        ? source(w, index, 0)
                          : op->code == LANE_OP_csel ? source(w, index, 2)
                                                     : destination(w, index),
                      y = cmp ? source(w, index, 1) : alike(4);
    *parts = 1;
    if (x.state == OTHER || y.state == OTHER || x.row.shift || y.row.shift)
        return ANY_VALUES;
    *parts = x.row.parts > y.row.parts ? x.row.parts : y.row.parts;
    if (x.state == UNSEEN || y.state == UNSEEN)
        return UNKNOWN;
    if (!x.row.step && !y.row.step)
        return ALIKE;
    return (!x.row.step || !y.row.step) && (counts_up(&x) || counts_up(&y)) ? WITH_ROW : ANY_VALUES;
}

/* Of two rows of which each lane takes the one or the other. */
static struct fact
either(struct fact x, struct fact y)
{
    if (x.state == OTHER || y.state == OTHER || x.row.shift || y.row.shift)
        return other;
    if (x.state == UNSEEN || y.state == UNSEEN)
        return (struct fact){.state = UNSEEN};
    x.known = false;
    x.row.parts = x.row.parts > y.row.parts ? x.row.parts : y.row.parts;
    x.row.most = !x.row.most || !y.row.most ? 0 : x.row.most > y.row.most ? x.row.most : y.row.most;
    x.row.sure &= y.row.sure;
    x.row.zeros = least(x.row.zeros, y.row.zeros);
    return x.row.step == y.row.step ? x : other;
}

/* What a choice may take. */
static struct fact
taken(const struct work *w, uint32_t index, unsigned which)
{
    const bool old = which == 1 && w->flow->program->ops[index].code == LANE_OP_mov;
    return old ? w->webs[jit_access_of(w->flow, index, JIT_DST)->web] : source(w, index, which);
}

/* What most threads take of x and y by what op compares: a row and another value; -1: nobody knows. */
static int
usual(const struct lane_op *op, const struct jit_choice *choice, const struct fact *x, const struct fact *y)
{
    if (op->cond == LANE_COND_NE)
        return (int)choice->when_true;
    if (op->cond == LANE_COND_EQ)
        return 1 - (int)choice->when_true;
    if (op->code != LANE_OP_cmp && op->code != LANE_OP_csel) /* a sum that is too large has the other sign */
        return -1;
    const bool by_x = x->state == ROW && x->row.step, by_y = y->state == ROW && y->row.step;
    return by_x == by_y ? -1 : by_y;
}

/* Whether the op that compares may be expected to choose that; the first one that asks is told so. */
static bool
expect(const struct work *w, const struct jit_choice *choice, int which)
{
    uint8_t *expected = &w->expected[choice->compares];
    const uint8_t wanted = (unsigned)which == choice->when_true ? JIT_ALWAYS : JIT_NEVER;
    if (!*expected)
        *expected = wanted;
    return *expected == wanted;
}

static struct fact
chosen(const struct work *w, uint32_t index, const struct jit_choice *choice)
{
    uint8_t parts;
    const enum comparison how = comparison_of(w, choice->compares, &parts);
    const struct fact x = taken(w, index, 0), y = taken(w, index, 1);
    struct fact next = other;
    if (how == UNKNOWN)
        return (struct fact){.state = UNSEEN};
    if (how == ALIKE) {
        next = either(x, y);
        next.row.parts = next.row.parts < parts ? parts : next.row.parts;
    } else if (how == WITH_ROW && index < w->flow->clamps_end) {
        if (x.state == UNSEEN || y.state == UNSEEN)
            return (struct fact){.state = UNSEEN};
        const int which = usual(&w->flow->program->ops[choice->compares], choice, &x, &y);
        const struct fact one = which == 1 ? y : x;
        next = which >= 0 && expect(w, choice, which) ? either(one, one) : other;
    }
    next.row.chan = w->flow->program->ops[index].chan;
    return next;
}

static struct fact
result(const struct work *w, uint32_t index)
{
    struct jit_choice choice;
    return jit_find_choice(w->flow, index, &choice) ? chosen(w, index, &choice) : result_of_values(w, index);
}

/* Notes the choices whose results are rows. */
static int
note_answers(const struct work *w)
{
    struct jit_flow *flow = w->flow;
    struct jit_choice choice;
    for (uint32_t i = 0; i < flow->choices_end; i++) {
        const struct jit_access *a = jit_access_of(flow, i, JIT_DST);
        if (!a || a->web == JIT_IN_MEMORY || !flow->webs[a->web].row.element ||
            !jit_find_choice(flow, i, &choice))
            continue;
        if (!flow->answers)
            flow->answers = calloc(flow->program->op_count, 1);
        if (!flow->answers)
            return -1;
        uint8_t parts;
        const bool alike = comparison_of(w, choice.compares, &parts) == ALIKE;
        const uint8_t expected = w->expected[choice.compares];
        const unsigned takes = expected == JIT_ALWAYS ? choice.when_true : 1 - choice.when_true;
        flow->answers[choice.compares] |= alike ? JIT_ANY : expected;
        flow->answers[i] |= alike ? JIT_TAKE_EITHER : takes ? JIT_TAKE_1 : JIT_TAKE_0;
    }
    return 0;
}

static void
forget_answers(struct jit_flow *flow)
{
    free(flow->answers);
    flow->answers = NULL;
}

/* Does it leave what was there, or write all of the web? */
static bool
chooses(const struct jit_flow *flow, const struct jit_access *a, uint32_t index)
{
    struct jit_choice choice;
    const struct jit_web *web = &flow->webs[a->web];
    return a->lo == web->lo && a->hi == web->hi && jit_find_choice(flow, index, &choice);
}

static void
visit_op(struct work *w, uint32_t index)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a->use == JIT_READ || a->web == JIT_IN_MEMORY || w->webs[a->web].state == OTHER)
            continue;
        const bool whole = a->role == JIT_DST && (jit_writes_web(flow, a) || chooses(flow, a, index));
        join(w, a->web, whole ? result(w, index) : other);
    }
}

/* --- where values come from that no op writes --- */

static bool
touches(uint32_t at, uint32_t bytes, const struct jit_web *web)
{
    return at && web->lo < at + bytes && web->hi > at;
}

bool
jit_has_known_ids(const struct jit_flow *flow, unsigned dimension)
{
    const bool from_0 = flow->rows == EMU_ROWS_FROM_0 || flow->rows == EMU_ROWS_IN_PLANE,
               one = flow->rows == EMU_ROWS_ONE;
    return dimension == 0 ? from_0 : dimension == 1 ? one : one || flow->rows == EMU_ROWS_IN_PLANE;
}

unsigned
jit_id_step(const struct jit_flow *flow, const struct emu_kernel *kernel, unsigned dimension)
{
    if (dimension == 0)
        return flow->rows == EMU_ROWS_ONE ? kernel->lanes : 0;
    return dimension == 1 && flow->rows == EMU_ROWS_IN_PLANE ? kernel->lanes / flow->row_lanes : 0;
}

/* Local ids from lane (web->lo - at) / bytes on. */
static struct fact
ids_of(const struct work *w, const struct jit_web *web, uint32_t at, unsigned dimension)
{
    const unsigned bytes = w->kernel->local_id_bytes, lanes = (web->hi - web->lo) / bytes;
    struct fact f = alike(bytes);
    f.row.step = dimension == 0;
    f.row.chan = (uint8_t)((web->lo - at) / bytes);
    const bool known = jit_has_known_ids(w->flow, dimension);
    f.row.most = known ? f.row.step * (w->row_lanes - 1) : JIT_MOST_ID;
    f.row.zeros = known ? zeros_of(f.row.step * (f.row.chan % w->row_lanes)) : 0;
    f.row.parts = (uint8_t)(lanes > w->row_lanes ? lanes / w->row_lanes : 1);
    return are_rows(w, f.row.chan, lanes) ? f : other;
}

static struct fact
start_of(const struct work *w, const struct jit_web *web)
{
    const struct emu_kernel *k = w->kernel;
    const uint32_t ids = k->lanes * k->local_id_bytes;
    bool defined = touches(k->payload_rf, k->payload_bytes, web) || web->lo < k->program->cells_bytes;
    for (unsigned d = 0; d < 3; d++) {
        const uint32_t at = k->local_id_rf[d];
        if (w->row_lanes && jit_web_is_in(web, at, ids) && (web->lo - at) % k->local_id_bytes == 0)
            return ids_of(w, web, at, d);
        defined |= touches(at, ids, web);
    }
    defined |= touches(k->thread_rf, sizeof(uint32_t), web);
    for (uint32_t i = 0; i < k->start_count; i++) {
        if (jit_web_is_in(web, k->start[i].rf, k->start[i].dwords * 4u) && web->lo % 4 == 0)
            return alike(4);
        defined |= touches(k->start[i].rf, k->start[i].dwords * 4u, web);
    }
    return defined ? other : (struct fact){.state = UNSEEN}; /* what is undefined is whatever suits */
}

static void
visit_start(struct work *w)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++)
        join(w, flow->live[i].web, start_of(w, &flow->webs[flow->live[i].web]));
}

/* Behind a barrier a row's first value is read from any lane that is on. So all of the row must be there. */
static void
visit_resumes(struct work *w)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t b = 0; b < flow->block_count; b++)
        for (uint32_t i = flow->live_start[b]; flow->blocks[b].resumes && i < flow->live_start[b + 1]; i++) {
            uint32_t bytes = 0;
            for (uint32_t k = flow->live_start[b]; k < flow->live_start[b + 1]; k++)
                if (flow->live[k].web == flow->live[i].web)
                    bytes += flow->live[k].hi - flow->live[k].lo;
            const struct jit_web *web = &flow->webs[flow->live[i].web];
            if (bytes != web->hi - web->lo)
                join(w, flow->live[i].web, other);
        }
}

static bool
has_parts(const struct work *w, const struct jit_web *web, const struct jit_row *row)
{
    const unsigned lanes = (web->hi - web->lo) / row->element;
    return lanes <= LANE_MAX && (row->parts == 1 || lanes == row->parts * w->row_lanes);
}

static bool
is_row(const struct work *w, uint32_t i)
{
    const struct jit_web *web = &w->flow->webs[i];
    const struct jit_row *row = &w->webs[i].row;
    return w->webs[i].state == ROW && (web->hi - web->lo) % row->element == 0 &&
           web->hi - web->lo > row->element && has_parts(w, web, row);
}

/* The translator must find every row that another one was computed from. So webs that have no form as a row
 * are none, nor are those of which nothing is known. */
static void
drop_unfit(struct work *w)
{
    for (uint32_t i = 0; i < w->flow->web_count; i++)
        if (w->webs[i].state != OTHER && !is_row(w, i)) {
            w->webs[i] = other;
            w->changed = true;
        }
}

static void
publish(struct work *w, bool settled)
{
    for (uint32_t i = 0; i < w->flow->web_count; i++) {
        struct jit_web *web = &w->flow->webs[i];
        web->row = (struct jit_row){.element = 0};
        if (settled && is_row(w, i))
            web->row = w->webs[i].row;
        if (web->row.chan == ANY_CHAN)
            web->row.chan = 0;
    }
}

/* True: nothing changes any more. */
static bool
settle(struct work *w)
{
    w->changed = true;
    for (unsigned round = 0; w->changed && round < MOST_ROUNDS; round++) {
        w->changed = false;
        for (uint32_t i = 0; i < w->flow->program->op_count; i++)
            visit_op(w, i);
        if (!w->changed)
            drop_unfit(w);
    }
    return !w->changed;
}

int
jit_find_rows(struct jit_flow *flow, const struct emu_kernel *kernel, unsigned row_lanes, bool clamps)
{
    struct work w = {.flow = flow, .kernel = kernel, .row_lanes = row_lanes};
    flow->row_lanes = row_lanes;
    flow->clamps_end = clamps ? first_effect(flow) : 0;
    flow->choices_end = jit_may_run_again(flow->program, 0) ? 0 : flow->blocks[0].end;
    forget_answers(flow);
    w.webs = calloc((size_t)flow->web_count + 1, sizeof *w.webs);
    w.expected = calloc(flow->program->op_count, 1);
    int err = -1;
    if (w.webs && w.expected) {
        visit_start(&w);
        visit_resumes(&w);
        publish(&w, settle(&w));
        err = note_answers(&w);
    }
    free(w.webs);
    free(w.expected);
    return err;
}

void
jit_forget_rows(struct jit_flow *flow)
{
    for (uint32_t i = 0; i < flow->web_count; i++)
        flow->webs[i].row = (struct jit_row){.element = 0};
    flow->clamps_end = flow->choices_end = 0;
    forget_answers(flow);
}
