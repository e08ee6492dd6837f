/* SPDX-License-Identifier: MIT */
#include "solo.h"

#include <assert.h>
#include <stdlib.h>

/* --- the loop's shape --- */

/* Threads come to its blocks by its first one alone. */
static bool
has_one_entry(const struct jit_flow *flow, const struct jit_solo *s)
{
    bool one = true;
    for (uint32_t b = 0; b < flow->block_count; b++) {
        const struct jit_block *block = &flow->blocks[b];
        if (jit_solo_has(s, b))
            one &= !block->resumes && !block->return_point && !block->returns;
        else
            for (unsigned i = 0; i < block->succ_count; i++)
                one &= block->succ[i] == s->first || !jit_solo_has(s, block->succ[i]);
    }
    return one;
}

/* Sets `exit`. */
static bool
has_one_exit(const struct jit_flow *flow, struct jit_solo *s)
{
    bool one = true;
    s->exit = UINT32_MAX;
    for (uint32_t b = s->first; b <= s->last; b++)
        for (unsigned i = 0; i < flow->blocks[b].succ_count; i++) {
            const uint32_t to = flow->blocks[b].succ[i];
            if (jit_solo_has(s, to))
                continue;
            one &= s->exit == UINT32_MAX || s->exit == to;
            s->exit = to;
        }
    return one && s->exit != UINT32_MAX;
}

/* --- its ops --- */

static bool
suits_control(const struct lane_op *op, unsigned lanes)
{
    switch (op->code) {
    case LANE_OP_br:
    case LANE_OP_brz:
    case LANE_OP_brnz:
    case LANE_OP_join:
        return true;
    case LANE_OP_divert:
    case LANE_OP_loop:
        return op->chan == 0 && op->lanes == lanes && op->pred <= LANE_PRED_NORMAL;
    default:
        return false;
    }
}

static bool
is_move(const struct lane_op *op)
{
    return (op->code == LANE_OP_load || op->code == LANE_OP_store) && !op->mem.linear;
}

static bool
suits_op(const struct lane_op *op, unsigned lanes)
{
    const enum lane_family family = lane_code_family(op->code);
    if (family == LANE_CTRL)
        return suits_control(op, lanes);
    if (family == LANE_MASK)
        return true;
    if (family == LANE_IMAGE || (family == LANE_MEM && !is_move(op)))
        return false;
    bool suits = op->chan == 0 && op->lanes == lanes && !(op->flags & LANE_NOMASK) &&
                 op->pred <= LANE_PRED_NORMAL && op->dst.kind != LANE_INDIRECT;
    for (unsigned s = 0; s < 3; s++)
        suits &= op->src[s].kind != LANE_INDIRECT;
    return suits;
}

static bool
suits_ops(const struct jit_flow *flow, const struct jit_solo *s, unsigned lanes)
{
    bool suits = true;
    for (uint32_t i = jit_solo_first_op(flow, s); i < jit_solo_end_op(flow, s); i++)
        suits &= suits_op(&flow->program->ops[i], lanes);
    return suits;
}

/* --- its webs --- */

static bool
is_whole(const struct jit_access *a)
{
    return a->role == JIT_CELL_D || a->role == JIT_CELL_A || a->role == JIT_CELL_B;
}

static bool
is_cell(const struct jit_access *a)
{
    return is_whole(a) || a->role == JIT_PRED || a->role == JIT_COND;
}

/* Lane 0's bit of a cell that the access is to, from the register file's first bit on. */
static uint32_t
first_bit(const struct lane_op *op, const struct jit_access *a)
{
    if (a->role == JIT_PRED)
        return op->pred_cell * 8 + op->pred_shift;
    if (a->role == JIT_COND)
        return op->cond_cell * 8 + op->cond_shift;
    return a->lo * 8;
}

/* The operand of an access that is none to a cell; components of messages have their first one's form. */
static const struct lane_operand *
operand_of(const struct lane_op *op, const struct jit_access *a)
{
    if (a->role >= JIT_SRC0 && a->role <= JIT_SRC2)
        return &op->src[a->role - JIT_SRC0];
    return op->code == LANE_OP_store ? &op->src[1] : &op->dst;
}

/* Lanes' bits of one web may not meet. */
static bool
add_bit(struct jit_solo_web *w, unsigned bit, unsigned lanes)
{
    for (unsigned k = 0; k < 64; k++)
        if (w->bits >> k & 1 && k != bit && k < bit + lanes && bit < k + lanes)
            return false;
    w->bits |= UINT64_C(1) << bit;
    return bit + lanes <= 64;
}

/* Ops on whole cells move all 64 bits: none may be anything but a lane's of the one mask. */
static bool
is_one_mask(const struct jit_flow *flow, uint32_t web, uint32_t bit, unsigned lanes)
{
    bool one = true;
    for (uint32_t i = 0; i < flow->program->op_count; i++)
        for (uint32_t k = flow->access_start[i]; k < flow->access_start[i + 1]; k++) {
            const struct jit_access *a = &flow->accesses[k];
            const struct lane_op *op = &flow->program->ops[i];
            if (a->web == web)
                one &= is_cell(a) && first_bit(op, a) == bit &&
                       (is_whole(a) || (op->chan + op->lanes <= lanes && op->pred <= LANE_PRED_NORMAL));
        }
    return one;
}

static bool
note_cell(const struct jit_flow *flow, const struct lane_op *op, const struct jit_access *a,
          struct jit_solo_web *w, unsigned lanes)
{
    const struct jit_web *web = &flow->webs[a->web];
    const uint32_t bit = first_bit(op, a);
    const bool same = w->kind == JIT_SOLO_UNUSED || w->kind == JIT_SOLO_CELL;
    const uint32_t bytes = web->hi - web->lo;
    w->kind = JIT_SOLO_CELL;
    return same && (bytes == 2 || bytes == 4 || bytes == 8) && bit >= web->lo * 8 &&
           (!is_whole(a) || is_one_mask(flow, a->web, bit, lanes)) && bit + lanes <= web->hi * 8 &&
           add_bit(w, bit - web->lo * 8, lanes);
}

static bool
note_data(const struct jit_flow *flow, const struct lane_op *op, const struct jit_access *a,
          struct jit_solo_web *w, unsigned lanes)
{
    const struct jit_web *web = &flow->webs[a->web];
    const struct lane_operand *o = operand_of(op, a);
    const int32_t stride = lane_operand_stride(o, lanes);
    if (a->use == JIT_READ && jit_is_one_value(o, lanes)) {
        const bool same = w->kind == JIT_SOLO_UNUSED || w->kind == JIT_SOLO_SHARED;
        w->kind = JIT_SOLO_SHARED;
        return same;
    }
    const bool same = w->kind == JIT_SOLO_UNUSED || (w->kind == JIT_SOLO_DATA && w->stride == stride);
    w->kind = JIT_SOLO_DATA;
    w->stride = (uint8_t)stride;
    return same && (stride == 2 || stride == 4 || stride == 8) && a->layout &&
           web->hi - web->lo == lanes * (uint32_t)stride && a->lo >= web->lo &&
           a->lo < web->lo + (uint32_t)stride;
}

static bool
note_access(const struct jit_flow *flow, const struct lane_op *op, const struct jit_access *a,
            struct jit_solo_web *webs, unsigned lanes)
{
    if (is_cell(a) && a->lo < 8)
        return first_bit(op, a) == 0; /* the execution mask */
    if (a->web == JIT_IN_MEMORY)
        return !is_cell(a) && jit_is_constant(flow->program, a) && jit_is_one_value(operand_of(op, a), lanes);
    struct jit_solo_web *w = &webs[a->web];
    w->written |= a->use != JIT_READ && op->code != LANE_OP_loop; /* a lone lane waits for nobody */
    return (is_cell(a) ? note_cell : note_data)(flow, op, a, w, lanes);
}

bool
jit_lives_at(const struct jit_flow *flow, uint32_t b, uint32_t web)
{
    bool lives = false;
    for (uint32_t i = flow->live_start[b]; i < flow->live_start[b + 1]; i++)
        lives |= flow->live[i].web == web;
    return lives;
}

/*
 * What lanes find at the loop's begin, and what they leave at its end, is in the register file from the first
 * lane's turn to the last one's. A message in the slow way puts the lane's other values there as well, each
 * where it would be in a vector. No lane may find another one's there.
 */
static bool
keep_apart(const struct jit_flow *flow, const struct jit_solo *s, const struct jit_solo_web *webs, uint32_t a)
{
    const struct jit_web *x = &flow->webs[a];
    bool apart = true;
    if (webs[a].kind != JIT_SOLO_DATA || !(jit_lives_at(flow, s->first, a) || jit_lives_at(flow, s->exit, a)))
        return true;
    for (uint32_t b = 0; b < flow->web_count; b++) {
        const struct jit_web *y = &flow->webs[b];
        const bool alike =
            webs[b].kind == JIT_SOLO_DATA && y->lo == x->lo && webs[b].stride == webs[a].stride;
        apart &= webs[b].kind == JIT_SOLO_UNUSED || alike || y->lo >= x->hi || y->hi <= x->lo;
    }
    return apart;
}

static bool
all_keep_apart(const struct jit_flow *flow, const struct jit_solo *s, const struct jit_solo_web *webs)
{
    bool apart = true;
    for (uint32_t w = 0; apart && w < flow->web_count; w++)
        apart = keep_apart(flow, s, webs, w);
    return apart;
}

/* Behind the loop a row has one value for all lanes. */
static bool
leaves_rows(const struct jit_flow *flow, const struct jit_solo *s, const struct jit_solo_web *webs)
{
    bool leaves = true;
    for (uint32_t w = 0; w < flow->web_count; w++)
        leaves &= !(flow->webs[w].row.element && webs[w].written && jit_lives_at(flow, s->exit, w));
    return leaves;
}

struct jit_solo_web *
jit_solo_webs(const struct jit_flow *flow, const struct jit_solo *s, unsigned lanes)
{
    struct jit_solo_web *webs = calloc((size_t)flow->web_count + 1, sizeof *webs);
    bool suits = webs != NULL;
    for (uint32_t op = jit_solo_first_op(flow, s); suits && op < jit_solo_end_op(flow, s); op++)
        for (uint32_t i = flow->access_start[op]; suits && i < flow->access_start[op + 1]; i++)
            suits = note_access(flow, &flow->program->ops[op], &flow->accesses[i], webs, lanes);
    if (suits && leaves_rows(flow, s, webs) && all_keep_apart(flow, s, webs))
        return webs;
    free(webs);
    return NULL;
}

/* --- whether it gains --- */

/* Is the source the same in all lanes, or does it count up from lane to lane? */
static bool
is_row(const struct jit_flow *flow, uint32_t op, unsigned source)
{
    const struct jit_access *a = jit_access_of(flow, op, JIT_SRC0 + source);
    const struct lane_op *o = &flow->program->ops[op];
    return !a || a->web == JIT_IN_MEMORY || flow->webs[a->web].row.element ||
           jit_is_one_value(&o->src[source], o->lanes);
}

static bool
is_alike(const struct jit_flow *flow, uint32_t op, unsigned source)
{
    const struct jit_access *a = jit_access_of(flow, op, JIT_SRC0 + source);
    const bool row = a && a->web != JIT_IN_MEMORY && flow->webs[a->web].row.element;
    return is_row(flow, op, source) && !(row && flow->webs[a->web].row.step);
}

static bool
all_alike(const struct jit_flow *flow, uint32_t op)
{
    bool alike = true;
    for (unsigned k = 0; k < lane_code_sources(flow->program->ops[op].code); k++)
        alike &= is_alike(flow, op, k);
    return alike;
}

/* The result of a comparison, which another op compares with 0, as Cayman's code does: is it alike? */
static bool
compares_alike(const struct jit_flow *flow, const struct jit_solo *s, uint32_t index)
{
    const struct jit_access *read = jit_access_of(flow, index, JIT_SRC0);
    for (uint32_t i = index; read && i > jit_solo_first_op(flow, s); i--) {
        const struct jit_access *a = jit_access_of(flow, i - 1, JIT_DST);
        if (a && a->web == read->web && a->web != JIT_IN_MEMORY)
            return lane_code_is(flow->program->ops[i - 1].code, LANE_COMPARES) && all_alike(flow, i - 1);
    }
    return false;
}

/* Do lanes leave the loop, or an if inside, one before the other? */
static bool
parts_lanes(const struct jit_flow *flow, const struct jit_solo *s)
{
    bool parts = false;
    for (uint32_t i = jit_solo_first_op(flow, s); i < jit_solo_end_op(flow, s); i++)
        parts |= flow->program->ops[i].write_flag && !all_alike(flow, i) && !compares_alike(flow, s, i);
    return parts;
}

/* In tenths of a cycle, about: what a turn costs for a vector of lanes, and for one lane. */
enum {
    SCATTERED_LANE = 25,
    ROW_LOAD = 30,
    VECTOR_OP = 7,
    CONTROL = 20,
    LONE_LOAD = 7,
    LONE_OP = 4,
    MATH_OP = 60,
    LONE_CONTROL = 7,
    LANES_OF_VECTOR = 16
};

static void
add_costs(const struct jit_flow *flow, uint32_t index, unsigned lanes, unsigned *together, unsigned *alone)
{
    const struct lane_op *op = &flow->program->ops[index];
    const unsigned vectors = (lanes + LANES_OF_VECTOR - 1) / LANES_OF_VECTOR,
                   loads = (unsigned)__builtin_popcount(op->mem.comp_mask);
    switch (lane_code_family(op->code)) {
    case LANE_MEM:
        *together += is_row(flow, index, 0) ? loads * vectors * ROW_LOAD : loads * lanes * SCATTERED_LANE;
        *alone += loads * LONE_LOAD;
        return;
    case LANE_MASK:
        *together += VECTOR_OP;
        return;
    case LANE_CTRL:
        *together += CONTROL;
        *alone += LONE_CONTROL;
        return;
    case LANE_MATH:
        *together += vectors * MATH_OP;
        *alone += MATH_OP;
        return;
    default:
        *together += vectors * VECTOR_OP;
        *alone += LONE_OP;
    }
}

/* Of lanes that part, six in ten are on in the mean. */
static bool
gains(const struct jit_flow *flow, const struct jit_solo *s, unsigned lanes, bool parts)
{
    unsigned together = 0, alone = 0;
    for (uint32_t i = jit_solo_first_op(flow, s); i < jit_solo_end_op(flow, s); i++)
        add_costs(flow, i, lanes, &together, &alone);
    const unsigned on = parts ? 6 : 10;
    return together > alone * lanes * on / 10 * 4 / 3;
}

/* --- all of them --- */

enum { MOST_SOLOS = 8, MOST_BLOCKS = 32, MOST_OPS = 256 };

static bool
suits(const struct jit_flow *flow, struct jit_solo *s, unsigned lanes, bool all)
{
    if (jit_solo_end_op(flow, s) - jit_solo_first_op(flow, s) > MOST_OPS || !has_one_exit(flow, s) ||
        !has_one_entry(flow, s) || !suits_ops(flow, s, lanes))
        return false;
    const bool parts = parts_lanes(flow, s);
    if (!(all || gains(flow, s, lanes, parts)) || !jit_may_store_in_turn(flow, s, !parts))
        return false;
    struct jit_solo_web *webs = jit_solo_webs(flow, s, lanes);
    free(webs);
    return webs && jit_lanes_are_apart(flow, s, lanes);
}

/* A loop that ends with block b, unless an inner one has been found there. */
static void
visit(struct jit_flow *flow, uint32_t b, unsigned lanes, bool all)
{
    const struct jit_block *block = &flow->blocks[b];
    for (unsigned i = 0; i < block->succ_count && flow->solo_count < MOST_SOLOS; i++) {
        struct jit_solo s = {.first = block->succ[i], .last = b};
        const uint32_t taken = flow->solo_count ? flow->solos[flow->solo_count - 1].last + 1 : 0;
        if (s.first <= b && s.first >= taken && b - s.first < MOST_BLOCKS && suits(flow, &s, lanes, all))
            flow->solos[flow->solo_count++] = s;
    }
}

int
jit_find_solos(struct jit_flow *flow, unsigned lanes, enum backend_solos which)
{
    assert(lanes >= 1 && lanes <= LANE_MAX);
    if (!flow->solos)
        flow->solos = malloc(MOST_SOLOS * sizeof *flow->solos);
    if (!flow->solos)
        return -1;
    flow->solo_count = 0;
    for (uint32_t b = 0; lanes > 1 && which != BACKEND_SOLOS_NONE && b < flow->block_count; b++)
        visit(flow, b, lanes, which == BACKEND_SOLOS_ALL);
    return 0;
}

const struct jit_solo *
jit_solo_at(const struct jit_flow *flow, uint32_t b)
{
    for (unsigned i = 0; i < flow->solo_count; i++)
        if (flow->solos[i].first == b)
            return &flow->solos[i];
    return NULL;
}

bool
jit_is_in_solo(const struct jit_flow *flow, uint32_t op)
{
    bool inside = false;
    for (unsigned i = 0; i < flow->solo_count; i++)
        inside |=
            op >= jit_solo_first_op(flow, &flow->solos[i]) && op < jit_solo_end_op(flow, &flow->solos[i]);
    return inside;
}
