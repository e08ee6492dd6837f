/* SPDX-License-Identifier: MIT */
/*
 * Whether a lane comes out of a loop as it would without the others. What it does is decided by its own bit
 * of each mask cell. Where a branch looks at a whole cell, and the lane's bit does not settle which way it
 * goes, the lane by itself would go one way and the thread may go the other. That must make no difference:
 * whatever way the thread takes while the lane is off, the lane must be on again, or outside of the loop, at
 * the same place and with the same bits.
 *
 * All states of a lane are tried, block by block: a block, and the lane's bits when the thread comes there.
 * Only the end of a block changes whether the lane is on. Bits that a comparison writes may be anything.
 */
#include "solo.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CELLS = 8, STATES = 1 << MOST_CELLS, ON = 1, MOST_RUNS = 1 << 12 };

/* Bit 0 of a lane's state: is it on? The others are its bits of cells. */
typedef unsigned lane_bits;

struct place {
    uint32_t block;
    lane_bits bits;
};

struct masks {
    const struct jit_flow *flow;
    const struct jit_solo *solo;
    unsigned lanes;
    uint32_t cell[MOST_CELLS]; /* lane 0's bit of each, in the register file */
    unsigned count;
    lane_bits *live; /* of the loop's blocks, and, behind them, of the exit */
    uint8_t *on;     /* by block and bits: the lane has been there, on */
    uint8_t *off;    /* the same of jumps of a thread while the lane is off */
    struct place *todo, *waiting;
    unsigned todo_count, runs;
    lane_bits ones;  /* of all lanes that come in */
    lane_bits zeros; /* cells that only the loop writes: no lane comes in with their bits, if none goes out */
    lane_bits left_behind; /* of them: some lane goes out with its bit */
    bool apart;
};

static unsigned
block_count(const struct masks *m)
{
    return m->solo->last - m->solo->first + 1;
}

static bool
is_inside(const struct masks *m, uint32_t b)
{
    return jit_solo_has(m->solo, b);
}

static uint8_t *
mark_of(const struct masks *m, uint8_t *marks, struct place p)
{
    return &marks[(p.block - m->solo->first) * STATES + p.bits];
}

/* --- cells --- */

/* The number of a cell; a new one if it has none. 0: the execution mask, and where there are too many. */
static unsigned
cell_number(struct masks *m, uint32_t bit)
{
    for (unsigned c = 0; c < m->count; c++)
        if (m->cell[c] == bit)
            return c;
    if (m->count == MOST_CELLS) {
        m->apart = false;
        return 0;
    }
    m->cell[m->count] = bit;
    return m->count++;
}

static unsigned
whole_cell(struct masks *m, const struct lane_op *op, unsigned which)
{
    return cell_number(m, op->ctrl.cell[which] * 8);
}

static void
note_cells(struct masks *m, const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    const bool mask = family == LANE_MASK, control = family == LANE_CTRL;
    if (mask || (control && lane_code_is(op->code, LANE_WAITS)))
        whole_cell(m, op, 0);
    if (mask || (control && op->code != LANE_OP_br && !lane_code_is(op->code, LANE_WAITS)))
        whole_cell(m, op, 1);
    if (mask && op->code != LANE_OP_mmov)
        whole_cell(m, op, 2);
    if (op->pred != LANE_PRED_NONE)
        cell_number(m, op->pred_cell * 8 + op->pred_shift);
    if (op->write_flag)
        cell_number(m, op->cond_cell * 8 + op->cond_shift);
}

static bool
overlaps(const struct masks *m, uint32_t lo, uint32_t hi, unsigned cell)
{
    return lo * 8 < m->cell[cell] + m->lanes && hi * 8 > m->cell[cell];
}

/* The cells that somebody reads behind the block's start, and the execution mask. */
static lane_bits
live_cells(const struct masks *m, uint32_t b)
{
    const struct jit_flow *flow = m->flow;
    lane_bits live = ON;
    for (unsigned c = 1; c < m->count; c++)
        for (uint32_t i = flow->live_start[b]; i < flow->live_start[b + 1]; i++)
            if (overlaps(m, flow->live[i].lo, flow->live[i].hi, c))
                live |= 1u << c;
    return live;
}

static bool
has(lane_bits bits, unsigned cell)
{
    return bits >> cell & 1;
}

static lane_bits
with(lane_bits bits, unsigned cell, bool value)
{
    return (bits & ~(1u << cell)) | (unsigned)value << cell;
}

/* --- steps --- */

static lane_bits
join(lane_bits bits, unsigned cell)
{
    return with(with(bits, 0, has(bits, 0) || has(bits, cell)), cell, false);
}

/* A block that is a branch, and nothing else, is where it leads to. */
static uint32_t
behind_branches(const struct masks *m, uint32_t b)
{
    const struct jit_flow *flow = m->flow;
    for (unsigned i = 0; i < block_count(m) && is_inside(m, b); i++)
        if (flow->program->ops[flow->blocks[b].first].code == LANE_OP_br)
            b = flow->blocks[b].succ[0];
    return b;
}

/* What counts of a state: outside of the loop, behind the join that the exit may begin with. */
static struct place
settled(struct masks *m, struct place p)
{
    p.block = behind_branches(m, p.block);
    const struct lane_op *op = &m->flow->program->ops[m->flow->blocks[p.block].first];
    if (is_inside(m, p.block)) {
        p.bits &= m->live[p.block - m->solo->first];
        return p;
    }
    for (unsigned c = 1; op->code == LANE_OP_join && c < m->count; c++)
        if (m->cell[c] == op->ctrl.cell[0] * 8)
            p.bits = join(p.bits, c);
    m->left_behind |= p.bits & m->zeros;
    p.bits &= m->live[block_count(m)];
    return p;
}

static bool
predicate(struct masks *m, const struct lane_op *op, lane_bits bits)
{
    if (op->pred == LANE_PRED_NONE)
        return true;
    return has(bits, cell_number(m, op->pred_cell * 8 + op->pred_shift)) != !!(op->flags & LANE_PRED_INV);
}

static lane_bits
mask_op(struct masks *m, const struct lane_op *op, lane_bits bits)
{
    const bool a = has(bits, whole_cell(m, op, 1));
    const bool b = op->code != LANE_OP_mmov && has(bits, whole_cell(m, op, 2));
    const bool value = op->code == LANE_OP_mor    ? a || b
                       : op->code == LANE_OP_mand ? a && b
                                                  : a && !b; /* mmov: b is false */
    return with(bits, whole_cell(m, op, 0), value);
}

/* The ways on from a block's end: the lane's own, and, if its bits do not settle the branch, the other one.
 */
struct ways {
    struct place own, other;
    bool open;
};

static struct ways
branch(struct masks *m, const struct lane_op *op, uint32_t b, lane_bits bits)
{
    const struct jit_block *block = &m->flow->blocks[b];
    const struct place next = {block->succ[0], bits}, target = {block->succ[block->succ_count - 1], bits};
    const bool bit = op->code != LANE_OP_br && has(bits, whole_cell(m, op, 1));
    switch (op->code) {
    case LANE_OP_br:
        return (struct ways){.own = target};
    case LANE_OP_brz:
        return (struct ways){.own = bit ? next : target, .other = next, .open = !bit};
    default:
        return (struct ways){.own = bit ? target : next, .other = target, .open = !bit};
    }
}

static struct ways
divert(struct masks *m, const struct lane_op *op, uint32_t b, lane_bits bits)
{
    const struct jit_block *block = &m->flow->blocks[b];
    const unsigned cell = whole_cell(m, op, 0);
    if (op->code == LANE_OP_join)
        bits = join(bits, cell);
    else if (has(bits, 0) && predicate(m, op, bits))
        bits = with(with(bits, 0, false), cell, true);
    const struct place next = {block->succ[0], bits}, target = {block->succ[1], bits};
    const bool on = has(bits, 0);
    return (struct ways){.own = on ? next : target, .other = next, .open = !on};
}

/* A lane that would leave the loop last goes on behind it; otherwise it waits. */
static struct ways
loop(struct masks *m, const struct lane_op *op, uint32_t b, lane_bits bits)
{
    const struct jit_block *block = &m->flow->blocks[b];
    const unsigned cell = whole_cell(m, op, 0);
    const struct place next = {block->succ[0], bits};
    const bool again = has(bits, 0) && predicate(m, op, bits);
    if (again)
        return (struct ways){.own = {block->succ[1], bits}};
    const lane_bits waits = with(with(bits, 0, false), cell, has(bits, 0) || has(bits, cell));
    return (struct ways){.own = next, .other = {block->succ[1], waits}, .open = true};
}

static struct ways
ways_of(struct masks *m, uint32_t b, lane_bits bits)
{
    const struct jit_block *block = &m->flow->blocks[b];
    const struct lane_op *op = &m->flow->program->ops[block->end - 1];
    if (lane_code_family(op->code) != LANE_CTRL)
        return (struct ways){.own = {block->succ[0], bits}};
    return op->code == LANE_OP_loop             ? loop(m, op, b, bits)
           : lane_code_is(op->code, LANE_WAITS) ? divert(m, op, b, bits)
                                                : branch(m, op, b, bits);
}

/* What the block's ops do with the bits of a lane that is off. */
static lane_bits
pass(struct masks *m, uint32_t b, lane_bits bits)
{
    for (uint32_t i = m->flow->blocks[b].first; i < m->flow->blocks[b].end; i++)
        if (lane_code_family(m->flow->program->ops[i].code) == LANE_MASK)
            bits = mask_op(m, &m->flow->program->ops[i], bits);
    return bits;
}

/* --- a thread goes on while the lane is off --- */

struct landing {
    struct place at;
    bool found;
};

static void
land(struct masks *m, struct landing *l, struct place p)
{
    const bool same = !l->found || (l->at.block == p.block && l->at.bits == p.bits);
    m->apart &= same;
    *l = (struct landing){p, true};
}

/* The lane by itself gets there. */
static bool
lands_alone(struct masks *m, struct place p)
{
    for (unsigned i = 0; i < block_count(m) * STATES; i++) {
        p = settled(m, p);
        if (!is_inside(m, p.block) || has(p.bits, 0))
            return true;
        p = ways_of(m, p.block, pass(m, p.block, p.bits)).own;
    }
    return false;
}

/* All places where the lane is on again, or outside, are one. */
static void
follow(struct masks *m, struct landing *l, struct place from)
{
    unsigned count = 0;
    m->apart &= lands_alone(m, from);
    memset(m->off, 0, (size_t)block_count(m) * STATES);
    from = settled(m, from);
    if (!is_inside(m, from.block) || has(from.bits, 0)) {
        land(m, l, from);
        return;
    }
    *mark_of(m, m->off, from) = 1;
    m->waiting[count++] = from;
    while (count) {
        const struct place p = m->waiting[--count];
        const struct ways w = ways_of(m, p.block, pass(m, p.block, p.bits));
        const struct place both[2] = {settled(m, w.own), settled(m, w.open ? w.other : w.own)};
        for (unsigned i = 0; i < 2; i++)
            if (!is_inside(m, both[i].block) || has(both[i].bits, 0)) {
                land(m, l, both[i]);
            } else if (!*mark_of(m, m->off, both[i])) {
                *mark_of(m, m->off, both[i]) = 1;
                m->waiting[count++] = both[i];
            }
    }
}

/* --- the lane goes on --- */

static void
push(struct masks *m, struct place p)
{
    if (!is_inside(m, p.block) || *mark_of(m, m->on, p))
        return;
    *mark_of(m, m->on, p) = 1;
    m->todo[m->todo_count++] = p;
}

static void
leave_block(struct masks *m, uint32_t b, lane_bits bits)
{
    const struct ways w = ways_of(m, b, bits);
    struct landing l = {.found = false};
    follow(m, &l, w.own);
    if (w.open) {
        m->apart &= !has(w.other.bits, 0); /* else it would do what it would not do by itself */
        follow(m, &l, w.other);
    }
    m->apart &= l.found;
    push(m, l.at);
}

/* From op i on. A comparison's bit may be either. */
static void
run(struct masks *m, uint32_t b, uint32_t i, lane_bits bits)
{
    m->apart &= m->runs++ < MOST_RUNS;
    for (; m->apart && i < m->flow->blocks[b].end; i++) {
        const struct lane_op *op = &m->flow->program->ops[i];
        if (lane_code_family(op->code) == LANE_MASK) {
            bits = mask_op(m, op, bits);
        } else if (op->write_flag && predicate(m, op, bits)) {
            const unsigned cell = cell_number(m, op->cond_cell * 8 + op->cond_shift);
            run(m, b, i + 1, with(bits, cell, false));
            bits = with(bits, cell, true);
        }
    }
    if (m->apart)
        leave_block(m, b, bits);
}

/* --- the way in --- */

/* The first of the mask ops right before the loop, if threads come from there alone. Else the loop's. */
static uint32_t
first_mask_op(const struct masks *m)
{
    const struct jit_flow *flow = m->flow;
    const uint32_t begin = jit_solo_first_op(flow, m->solo);
    uint32_t op = begin;
    for (uint32_t b = 0; b < flow->block_count; b++)
        for (unsigned i = 0; i < flow->blocks[b].succ_count; i++)
            if (flow->blocks[b].succ[i] == m->solo->first && !is_inside(m, b) &&
                (flow->blocks[b].end != begin || flow->blocks[b].succ_count != 1))
                return begin;
    while (op > 0 && lane_code_family(flow->program->ops[op - 1].code) == LANE_MASK &&
           (op == begin || flow->block_of[op] == UINT32_MAX))
        op--;
    return op;
}

/* A lane that is off passes through. */
static void
come_in(struct masks *m, uint32_t op, lane_bits bits)
{
    for (; op < jit_solo_first_op(m->flow, m->solo); op++)
        bits = mask_op(m, &m->flow->program->ops[op], bits);
    const struct place in = settled(m, (struct place){m->solo->first, bits});
    struct landing l = {.found = false};
    if (has(bits, 0)) {
        m->ones &= bits;
        push(m, in);
        return;
    }
    follow(m, &l, in);
    land(m, &l, settled(m, (struct place){m->solo->exit, bits}));
}

/* Cells that nobody writes before the loop or behind it. All are 0 when a thread starts. */
static lane_bits
own_cells(const struct masks *m)
{
    const struct jit_flow *flow = m->flow;
    const uint32_t begin = jit_solo_first_op(flow, m->solo), end = jit_solo_end_op(flow, m->solo);
    lane_bits own = (1u << m->count) - 1 - ON;
    for (unsigned c = 1; c < m->count; c++)
        if (m->cell[c] + m->lanes > flow->program->cells_bytes * 8)
            own &= ~(1u << c);
    for (uint32_t op = 0; op < flow->program->op_count; op++)
        for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
            for (unsigned c = 1; (op < begin || op >= end) && c < m->count; c++)
                if (flow->accesses[i].use != JIT_READ &&
                    overlaps(m, flow->accesses[i].lo, flow->accesses[i].hi, c))
                    own &= ~(1u << c);
    return own;
}

static void
try_entries(struct masks *m, uint32_t first)
{
    memset(m->on, 0, (size_t)block_count(m) * STATES);
    m->left_behind = 0;
    m->runs = 0;
    m->ones = STATES - 1;
    for (lane_bits bits = 0; m->apart && bits < 1u << m->count; bits++)
        if (!(bits & m->zeros))
            come_in(m, first, bits);
    while (m->apart && m->todo_count) {
        const struct place p = m->todo[--m->todo_count];
        run(m, p.block, m->flow->blocks[p.block].first, p.bits);
    }
}

static void
try_all(struct masks *m)
{
    const uint32_t first = first_mask_op(m);
    for (uint32_t i = first; i < jit_solo_end_op(m->flow, m->solo); i++)
        note_cells(m, &m->flow->program->ops[i]);
    for (unsigned b = 0; b < block_count(m); b++)
        m->live[b] = live_cells(m, m->solo->first + b);
    m->live[block_count(m)] = live_cells(m, m->solo->exit);
    m->zeros = own_cells(m);
    do {
        try_entries(m, first);
        m->zeros &= ~m->left_behind;
    } while (m->apart && m->left_behind);
}

_Static_assert((unsigned)MOST_CELLS <= (unsigned)JIT_SOLO_ONES, "each cell may have its bit set");

bool
jit_lanes_are_apart(const struct jit_flow *flow, struct jit_solo *solo, unsigned lanes)
{
    struct masks m = {.flow = flow, .solo = solo, .lanes = lanes, .count = 1};
    const size_t blocks = block_count(&m);
    m.live = calloc(blocks + 1, sizeof *m.live);
    m.on = calloc(blocks, STATES);
    m.off = calloc(blocks, STATES);
    m.todo = malloc(blocks * STATES * sizeof *m.todo);
    m.waiting = malloc(blocks * STATES * sizeof *m.waiting);
    m.apart = m.live && m.on && m.off && m.todo && m.waiting;
    if (m.apart)
        try_all(&m);
    solo->one_count = 0;
    for (unsigned c = 1; c < m.count; c++)
        if (has(m.ones, c))
            solo->ones[solo->one_count++] = m.cell[c];
    free(m.live);
    free(m.on);
    free(m.off);
    free(m.todo);
    free(m.waiting);
    return m.apart;
}
