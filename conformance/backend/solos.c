/* SPDX-License-Identifier: MIT */
/*
 * Loops that each lane goes through by itself (jit/flow/solo.h): jit at each level against the reference.
 * Lanes stay for as many turns as they like; break off and skip; find what others left in masks and flags;
 * read up to a window's last byte, beyond it, and across two ranges. Loops whose lanes need each other must
 * stay as they are.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "jit/flow/solo.h"
#include "program_parts.h"
#include "thread_start.h"

enum { THREADS = 3, MOST_ITEMS = LANE_MAX * THREADS, DWORDS = 1000, MOST_TURNS = 20 };
enum { FLAGS = 8, WAIT = 16, OUTER = 24, INNER = 32, ALL = 40, LEFT = 48, SECOND_FLAGS = 56, CELLS = 64 };
/* Where things are in the register file. */
enum {
    HEADER = 128,
    IDS = 192,
    ROW = 256, /* bytes of a register: a dword of each lane */
    RESULT = 512,
    PLACE = RESULT + ROW,
    TURNS = PLACE + ROW,
    VALUE = TURNS + ROW,
    SUM = VALUE + ROW,
    SECOND = SUM + ROW,
    THIRD = SECOND + ROW,
    WIDE = THIRD + ROW, /* twice as large */
    END = WIDE + 2 * ROW
};

struct maker {
    struct lane_program *p;
    unsigned lanes;
    enum lane_space space;
};

/* --- parts --- */

static struct lane_operand
all(uint32_t at)
{
    return part_packed(LANE_D, at);
}

static struct lane_operand
number(uint32_t value)
{
    return part_number(LANE_D, value);
}

static const struct lane_operand none = {.kind = LANE_NONE};

static struct lane_op *
alu(struct maker *m, enum lane_code code, struct lane_operand dst, struct lane_operand x,
    struct lane_operand y)
{
    struct lane_op *op = part_alu(m->p, code, m->lanes, dst, x, y);
    op->flags = 0;
    return op;
}

static struct lane_op *
load(struct maker *m, uint32_t dst, uint32_t place)
{
    struct lane_op *op = part_append(m->p, LANE_OP_load, LANE_UD, m->lanes);
    op->mem =
        (struct lane_mem){.space = (uint8_t)m->space, .elem = 4, .comp_mask = 1, .addr_mask = UINT32_MAX};
    op->src[0] = part_packed(LANE_UD, place);
    op->dst = part_packed(LANE_UD, dst);
    return op;
}

static void
compare(struct maker *m, enum lane_cond cond, struct lane_operand x, struct lane_operand y)
{
    part_compare(m->p, m->lanes, FLAGS, cond, x, y, false);
}

static uint32_t
branch(struct maker *m, enum lane_code code, uint32_t cell, uint32_t target, bool inverted)
{
    struct lane_op *op = part_branch(m->p, code, m->lanes, FLAGS, cell, target);
    op->flags = inverted ? LANE_PRED_INV : 0;
    return m->p->op_count - 1;
}

/* Here the branch leads to. */
static void
land(struct maker *m, uint32_t branch)
{
    m->p->ops[branch].ctrl.target = m->p->op_count;
}

static void
join(struct maker *m, uint32_t cell)
{
    const uint32_t at = branch(m, LANE_OP_join, cell, 0, false);
    m->p->ops[at].pred = LANE_PRED_NONE;
    land(m, at);
}

static void
mask(struct maker *m, enum lane_code code, uint32_t d, uint32_t a, uint32_t b)
{
    struct lane_op *op = part_append(m->p, code, LANE_UD, m->lanes);
    op->ctrl.cell[0] = d;
    op->ctrl.cell[1] = a;
    op->ctrl.cell[2] = b;
}

static uint32_t
jump(struct maker *m, enum lane_code code, uint32_t cell, uint32_t target)
{
    struct lane_op *op = part_append(m->p, code, LANE_UD, m->lanes);
    op->ctrl.cell[1] = cell;
    op->ctrl.target = target;
    return m->p->op_count - 1;
}

/* The order counts. */
static void
add_value(struct maker *m)
{
    alu(m, LANE_OP_mul, all(SUM), all(SUM), number(3));
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(VALUE));
}

static void
step(struct maker *m, uint32_t bytes)
{
    alu(m, LANE_OP_add, all(PLACE), all(PLACE), number(bytes));
}

static void
end_of_turn(struct maker *m, uint32_t top)
{
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    compare(m, LANE_COND_GT, all(TURNS), number(0));
    branch(m, LANE_OP_loop, WAIT, top, false);
    join(m, WAIT);
}

/* --- cases: PLACE and TURNS are set, SUM is 1 --- */

static void
lanes_leave(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, 4);
    end_of_turn(m, top);
}

/* Some lanes are off before the loop, and on again behind it; others wait at its own join. */
static void
some_do_not_come(struct maker *m)
{
    alu(m, LANE_OP_and, all(SECOND), all(TURNS), number(3));
    compare(m, LANE_COND_EQ, all(SECOND), number(0));
    const uint32_t out = branch(m, LANE_OP_divert, OUTER, 0, false);
    compare(m, LANE_COND_EQ, all(SECOND), number(1));
    const uint32_t wait = branch(m, LANE_OP_divert, WAIT, 0, false);
    lanes_leave(m);
    m->p->ops[wait].ctrl.target = m->p->op_count - 1;
    alu(m, LANE_OP_add, all(SUM), all(SUM), number(5));
    land(m, out);
    join(m, OUTER);
}

/* A number that no analysis knows. */
static void
set(struct maker *m, uint32_t at, uint32_t value)
{
    alu(m, LANE_OP_shr, all(at), all(PLACE), number(20))->type = LANE_UD;
    alu(m, LANE_OP_add, all(at), all(at), number(value));
}

/* As many turns as TURNS says, by a count from `from` on. */
static void
count(struct maker *m, enum lane_type type, uint32_t from, uint32_t by)
{
    set(m, SECOND, from);
    alu(m, LANE_OP_mul, all(THIRD), all(TURNS), number(by));
    alu(m, LANE_OP_add, all(THIRD), all(THIRD), all(SECOND));
    alu(m, LANE_OP_add, all(THIRD), all(THIRD), number(0 - by / 2));
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    load(m, WIDE, PLACE); /* once more: both have the same offset */
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(WIDE));
    step(m, 4);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(by));
    struct lane_op *less = part_compare(m->p, m->lanes, FLAGS, LANE_COND_LT, part_packed(type, SECOND),
                                        part_packed(type, THIRD), false);
    less->type = (uint8_t)type;
    branch(m, LANE_OP_loop, WAIT, top, false);
    join(m, WAIT);
}

static void
counts_up(struct maker *m)
{
    count(m, LANE_UD, 5, 1);
}

static void
counts_by_four(struct maker *m)
{
    count(m, LANE_UD, 3, 4);
}

static void
counts_from_below_0(struct maker *m)
{
    count(m, LANE_D, (uint32_t)-10, 2);
}

/* Where the end is beyond the largest number, the first turn is the last. */
static void
counts_to_the_largest(struct maker *m)
{
    count(m, LANE_UD, UINT32_MAX - 10, 1);
}

static void
counts_to_the_largest_signed(struct maker *m)
{
    count(m, LANE_D, INT32_MAX - 20, 2);
}

/* In its last turn the lane whose place is the last one reads the last dword, or the one behind it. */
static void
up_to(struct maker *m, uint32_t dword, void (*loop)(struct maker *m))
{
    alu(m, LANE_OP_shr, all(TURNS), all(PLACE), number(20)); /* 0; no row, as nobody knows */
    alu(m, LANE_OP_mov, all(SECOND), all(TURNS), none);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(MOST_TURNS));
    alu(m, LANE_OP_mul, all(PLACE), part_packed(LANE_UW, IDS), number((uint32_t)-4));
    alu(m, LANE_OP_add, all(PLACE), all(PLACE), all(SECOND));
    step(m, 4 * (dword - (MOST_TURNS - 1)));
    loop(m);
}

static void
to_the_end(struct maker *m)
{
    up_to(m, DWORDS - 1, lanes_leave);
}

static void
beyond_the_end(struct maker *m)
{
    up_to(m, DWORDS, lanes_leave);
}

static void
counts_to_the_end(struct maker *m)
{
    up_to(m, DWORDS - 1, counts_up);
}

static void
counts_beyond_the_end(struct maker *m)
{
    up_to(m, DWORDS, counts_up);
}

/* An if inside, with a load from anywhere. */
static void
if_inside(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    alu(m, LANE_OP_shr, all(SECOND), all(VALUE), number(22))->type = LANE_UD;
    alu(m, LANE_OP_and, all(THIRD), all(VALUE), number(1 << 13));
    compare(m, LANE_COND_NE, all(THIRD), number(0));
    const uint32_t skip = branch(m, LANE_OP_divert, INNER, 0, false);
    alu(m, LANE_OP_mul, all(SECOND), all(SECOND), number(3));
    alu(m, LANE_OP_and, all(SECOND), all(SECOND), number(0x7fc));
    load(m, VALUE, SECOND);
    add_value(m);
    land(m, skip);
    join(m, INNER);
    step(m, 4);
    end_of_turn(m, top);
}

/* Lanes break off where they find something. */
static void
search(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    alu(m, LANE_OP_shr, all(SECOND), all(VALUE), number(13));
    alu(m, LANE_OP_and, all(SECOND), all(SECOND), number(7));
    compare(m, LANE_COND_EQ, all(SECOND), number(7));
    const uint32_t leave = branch(m, LANE_OP_divert, WAIT, 0, false);
    add_value(m);
    step(m, 4);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    compare(m, LANE_COND_GT, all(TURNS), number(0));
    branch(m, LANE_OP_loop, WAIT, top, false);
    land(m, leave);
    join(m, WAIT);
}

/* As Cayman's LOOP_START, JUMP, LOOP_BREAK and POP are. */
static void
by_masks(struct maker *m)
{
    mask(m, LANE_OP_mmov, OUTER, 0, 0);
    mask(m, LANE_OP_mmov, ALL, 0, 0);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, 4);
    mask(m, LANE_OP_mmov, INNER, 0, 0);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    compare(m, LANE_COND_LE, all(TURNS), number(0));
    mask(m, LANE_OP_mand, 0, 0, FLAGS);
    const uint32_t some = jump(m, LANE_OP_brnz, 0, 0);
    mask(m, LANE_OP_mand, 0, INNER, ALL);
    const uint32_t on = jump(m, LANE_OP_br, 0, 0);
    land(m, some);
    mask(m, LANE_OP_mandn, ALL, ALL, 0);
    mask(m, LANE_OP_mandn, 0, 0, 0);
    const uint32_t nobody = jump(m, LANE_OP_brz, ALL, 0);
    mask(m, LANE_OP_mand, 0, INNER, ALL);
    land(m, on);
    land(m, nobody);
    mask(m, LANE_OP_mmov, 0, ALL, 0);
    jump(m, LANE_OP_brnz, 0, top);
    mask(m, LANE_OP_mmov, 0, OUTER, 0);
}

/* What the last turn of each lane leaves in flags, and what was in others. */
static void
flags_go_out(struct maker *m)
{
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(8));
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_NE, all(SECOND), number(0), false);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    part_compare(m->p, m->lanes, LEFT, LANE_COND_LT, all(VALUE), number(0), false);
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(VALUE));
    step(m, 4);
    end_of_turn(m, top);
    struct lane_op *op = alu(m, LANE_OP_sel, all(SUM), all(SUM), all(PLACE));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = LEFT;
    op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(77));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = SECOND_FLAGS;
}

/* Words side by side, bytes of dwords, quadwords. */
static void
of_all_sizes(struct maker *m)
{
    const struct lane_operand words = part_packed(LANE_UW, SECOND),
                              byte = part_register(LANE_UB, THIRD + 2, 4), longs = part_packed(LANE_UQ, WIDE);
    alu(m, LANE_OP_mov, words, part_number(LANE_UW, 7), none);
    alu(m, LANE_OP_mov, all(THIRD), all(PLACE), none);
    alu(m, LANE_OP_mov, longs, part_number(LANE_UQ, UINT64_C(0x123456789abcd)), none);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    alu(m, LANE_OP_add, words, words, part_register(LANE_UW, VALUE, 4));
    alu(m, LANE_OP_add, byte, byte, part_register(LANE_UB, VALUE + 1, 4));
    alu(m, LANE_OP_add, longs, longs, part_packed(LANE_UD, VALUE))->type = LANE_UQ;
    step(m, 4);
    end_of_turn(m, top);
    alu(m, LANE_OP_xor, all(SUM), all(THIRD), words)->type = LANE_UD;
    alu(m, LANE_OP_xor, all(SUM), all(SUM), part_register(LANE_UD, WIDE, 8))->type = LANE_UD;
    alu(m, LANE_OP_xor, all(SUM), all(SUM), part_register(LANE_UD, WIDE + 4, 8))->type = LANE_UD;
}

/* What lanes find is a row, or one value for all. */
static void
from_rows(struct maker *m)
{
    alu(m, LANE_OP_mul, all(SECOND), part_packed(LANE_UW, IDS), number(4));
    alu(m, LANE_OP_mov, all(THIRD), part_register(LANE_D, HEADER + 4, 0), none);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, SECOND);
    add_value(m);
    load(m, VALUE, PLACE);
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(SECOND));
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(THIRD));
    alu(m, LANE_OP_add, all(SUM), all(SUM), part_register(LANE_D, HEADER + 4, 0));
    add_value(m);
    step(m, 4);
    end_of_turn(m, top);
}

static void
under_predicates(struct maker *m)
{
    alu(m, LANE_OP_mov, all(VALUE), number(0), none);
    const uint32_t top = m->p->op_count;
    alu(m, LANE_OP_and, all(SECOND), all(TURNS), number(3));
    compare(m, LANE_COND_NE, all(SECOND), number(1));
    struct lane_op *op = load(m, VALUE, PLACE);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    add_value(m);
    op = part_compare(m->p, m->lanes, FLAGS, LANE_COND_GT, all(VALUE), number(0), false);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(99));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op->flags = LANE_PRED_INV;
    step(m, 4);
    end_of_turn(m, top);
}

/* Two walks by different steps, of bytes and of dwords, and one by a product. */
static void
by_several_steps(struct maker *m)
{
    alu(m, LANE_OP_shr, all(SECOND), all(PLACE), number(2));
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE)->mem.elem = 1;
    add_value(m);
    alu(m, LANE_OP_shl, all(THIRD), all(SECOND), number(3));
    alu(m, LANE_OP_and, all(THIRD), all(THIRD), number(0x7ff));
    load(m, VALUE, THIRD);
    add_value(m);
    alu(m, LANE_OP_shl, all(THIRD), all(SECOND), number(2));
    load(m, VALUE, THIRD)->mem.elem = 2;
    add_value(m);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(1));
    step(m, 1);
    end_of_turn(m, top);
}

/* The place is what the turn before had: after the first turn it jumps. */
static void
a_turn_late(struct maker *m)
{
    alu(m, LANE_OP_mov, all(SECOND), number(4 * (DWORDS - 1)), none);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, SECOND);
    add_value(m);
    alu(m, LANE_OP_mov, all(SECOND), all(PLACE), none);
    step(m, 4);
    end_of_turn(m, top);
}

static void
backwards(struct maker *m)
{
    step(m, 4 * MOST_TURNS);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, (uint32_t)-4);
    end_of_turn(m, top);
}

/* Places that begin below 0 come in when they are at it. */
static void
from_below(struct maker *m)
{
    alu(m, LANE_OP_and, all(PLACE), all(PLACE), number(31 * 4));
    step(m, (uint32_t)-40);
    lanes_leave(m);
}

static void
loop_in_a_loop(struct maker *m)
{
    alu(m, LANE_OP_mov, all(SECOND), number(3), none);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), all(TURNS));
    alu(m, LANE_OP_and, all(SECOND), all(SECOND), number(3));
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(1));
    const uint32_t outer = m->p->op_count;
    alu(m, LANE_OP_add, all(TURNS), all(SECOND), number(1));
    lanes_leave(m);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(UINT32_MAX));
    compare(m, LANE_COND_GT, all(SECOND), number(0));
    branch(m, LANE_OP_loop, OUTER, outer, false);
    join(m, OUTER);
}

/* --- indexes --- */

/* x[index[i]], as sparse matrices have it. Where `lost` is not 0, one lane in eight has it in its index. */
static void
by_index(struct maker *m, uint32_t lost, uint32_t dst, bool changed)
{
    set(m, SECOND, 0);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    alu(m, LANE_OP_shr, all(WIDE), all(VALUE), number(3));
    alu(m, LANE_OP_and, all(WIDE), all(WIDE), number(511));
    alu(m, LANE_OP_and, all(THIRD), all(VALUE), number(lost ? 7 << 15 : 0));
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_EQ, all(THIRD), number(1 << 15), false);
    struct lane_op *op = alu(m, LANE_OP_or, all(WIDE), all(WIDE), number(lost));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = SECOND_FLAGS;
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(VALUE));
    alu(m, LANE_OP_shl, all(dst), all(WIDE), number(2));
    if (changed) {
        op = alu(m, LANE_OP_add, all(WIDE), all(WIDE), number(5));
        op->pred = LANE_PRED_NORMAL; /* in some lanes: both values have one place */
        op->pred_cell = SECOND_FLAGS;
    }
    load(m, VALUE, dst);
    if (changed)
        alu(m, LANE_OP_add, all(SUM), all(SUM), all(WIDE));
    add_value(m);
    step(m, 4);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(1));
    part_compare(m->p, m->lanes, FLAGS, LANE_COND_LT, all(SECOND), all(TURNS), false);
    branch(m, LANE_OP_loop, WAIT, top, false);
    join(m, WAIT);
}

/* All lanes begin with one number, and with places side by side. */
static void
counts_from_0(struct maker *m)
{
    alu(m, LANE_OP_mov, all(SECOND), number(0), none);
    alu(m, LANE_OP_mul, all(WIDE), part_packed(LANE_UW, IDS), number(4));
    const uint32_t top = m->p->op_count;
    alu(m, LANE_OP_shl, all(THIRD), all(SECOND), number(2));
    load(m, VALUE, THIRD);
    add_value(m);
    load(m, VALUE, WIDE);
    add_value(m);
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(SECOND));
    alu(m, LANE_OP_add, all(WIDE), all(WIDE), number(4));
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(1));
    part_compare(m->p, m->lanes, FLAGS, LANE_COND_LT, all(SECOND), all(TURNS), false);
    branch(m, LANE_OP_loop, WAIT, top, false);
    join(m, WAIT);
}

static void
by_an_index(struct maker *m)
{
    by_index(m, 0, THIRD, false);
}

static void
by_an_index_in_place(struct maker *m)
{
    by_index(m, 0, WIDE, false);
}

static void
by_an_index_that_has_changed(struct maker *m)
{
    by_index(m, 1 << 8, THIRD, true);
}

/* What is left of these is inside. */
static void
by_an_index_that_loses_bits(struct maker *m)
{
    by_index(m, UINT32_C(3) << 30, THIRD, false);
}

static void
by_an_index_beyond(struct maker *m)
{
    by_index(m, 1 << 10, THIRD, false);
}

/* --- stores --- */

static struct lane_op *
store(struct maker *m, uint32_t place, uint32_t data, unsigned surface)
{
    struct lane_op *op =
        part_store(m->p, m->space, m->lanes, part_packed(LANE_UD, place), part_packed(LANE_UD, data));
    op->mem.surface = m->space == LANE_SPACE_SURFACE ? (uint16_t)surface : 0;
    return op;
}

/* Each lane stores where no other one does; one lane in two, in some turns. */
static void
with_stores(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    alu(m, LANE_OP_and, all(SECOND), all(VALUE), number(1 << 12));
    compare(m, LANE_COND_NE, all(SECOND), number(0));
    const uint32_t skip = branch(m, LANE_OP_divert, INNER, 0, false);
    alu(m, LANE_OP_add, all(THIRD), all(RESULT), number(4 * MOST_ITEMS));
    store(m, THIRD, SUM, 1);
    land(m, skip);
    join(m, INNER);
    step(m, 4);
    end_of_turn(m, top);
}

/* --- loops whose lanes need each other, or others need them --- */

/* How long a lane goes on depends on what is stored. */
static void
until_it_is_stored(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    store(m, PLACE, SUM, 0);
    step(m, 4);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    alu(m, LANE_OP_and, all(VALUE), all(VALUE), number(1 << 20));
    alu(m, LANE_OP_add, all(SECOND), all(TURNS), all(VALUE));
    alu(m, LANE_OP_and, all(SECOND), all(SECOND), number(31));
    compare(m, LANE_COND_GT, all(SECOND), number(0));
    branch(m, LANE_OP_loop, WAIT, top, false);
    join(m, WAIT);
}

/* All lanes leave together: they may add up what neighbours have stored. */
static void
side_by_side(struct maker *m)
{
    alu(m, LANE_OP_mov, all(TURNS), number(5), none);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    store(m, PLACE, SUM, 0);
    step(m, 4 * 173);
    alu(m, LANE_OP_and, all(PLACE), all(PLACE), number(0x7ff));
    end_of_turn(m, top);
}

static void
without_a_mask(struct maker *m)
{
    alu(m, LANE_OP_mov, all(SECOND), number(0), none);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(1))->flags = LANE_NOMASK;
    step(m, 4);
    end_of_turn(m, top);
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(SECOND));
}

/* Each lane adds what its neighbour has. */
static void
of_neighbours(struct maker *m)
{
    alu(m, LANE_OP_mov, all(SECOND + 4), all(PLACE), none);
    const uint32_t top = m->p->op_count;
    load(m, SECOND, PLACE);
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(SECOND + 4));
    step(m, 4);
    end_of_turn(m, top);
}

/* A branch that lanes take if any of them would. */
static void
any_lane_decides(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    alu(m, LANE_OP_and, all(SECOND), all(VALUE), number(0x700));
    compare(m, LANE_COND_EQ, all(SECOND), number(0));
    const uint32_t some = jump(m, LANE_OP_brnz, FLAGS, 0);
    add_value(m);
    land(m, some);
    step(m, 4);
    end_of_turn(m, top);
}

/* Lanes that are off come on when the loop's last one is done. */
static void
others_wake_up(struct maker *m)
{
    mask(m, LANE_OP_mmov, OUTER, 0, 0);
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(4));
    compare(m, LANE_COND_EQ, all(SECOND), number(0));
    mask(m, LANE_OP_mand, 0, 0, FLAGS);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, 4);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    compare(m, LANE_COND_GT, all(TURNS), number(0));
    mask(m, LANE_OP_mand, 0, OUTER, FLAGS);
    jump(m, LANE_OP_brnz, 0, top);
    mask(m, LANE_OP_mmov, 0, OUTER, 0);
}

/* --- traps, into which earlier versions fell --- */

/* Lanes go off in one turn and come on behind the loads of the next. */
static void
off_and_on(struct maker *m)
{
    set(m, TURNS, 40);
    set(m, PLACE, 4 * (DWORDS - 5));
    mask(m, LANE_OP_mmov, OUTER, 0, 0);
    mask(m, LANE_OP_mmov, ALL, 0, 0);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, 4);
    mask(m, LANE_OP_mmov, 0, ALL, 0);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    alu(m, LANE_OP_and, all(SECOND), all(TURNS), number(1));
    compare(m, LANE_COND_EQ, all(SECOND), number(0));
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_LE, all(TURNS), number(0), false);
    mask(m, LANE_OP_mandn, ALL, ALL, SECOND_FLAGS);
    mask(m, LANE_OP_mandn, 0, ALL, FLAGS);
    jump(m, LANE_OP_brnz, ALL, top);
    mask(m, LANE_OP_mmov, 0, OUTER, 0);
}

/* Where lanes find their places, others in simd's hands put quadwords. */
static void
over_place(struct maker *m)
{
    const uint32_t there = WIDE; /* a place, then a quadword */
    alu(m, LANE_OP_mov, all(there), all(PLACE), none);
    const uint32_t top = m->p->op_count;
    alu(m, LANE_OP_mov, all(PLACE), all(there), none);
    load(m, VALUE, PLACE);
    add_value(m);
    alu(m, LANE_OP_divq, part_packed(LANE_UQ, there), all(VALUE), number(3))->type = LANE_UQ;
    alu(m, LANE_OP_add, all(SUM), all(SUM), part_register(LANE_D, there, 8));
    alu(m, LANE_OP_add, all(there), all(PLACE), number(4));
    end_of_turn(m, top);
}

/* The same where the slow way alone goes by memory. */
static void
over_place_slowly(struct maker *m)
{
    const uint32_t there = WIDE;
    alu(m, LANE_OP_mov, all(there), all(PLACE), none);
    const uint32_t top = m->p->op_count;
    alu(m, LANE_OP_mov, all(PLACE), all(there), none);
    struct lane_op *op = load(m, there, PLACE); /* lane i at 4 * (i + 1) */
    op->dst = part_packed(LANE_UD, there + 4);
    alu(m, LANE_OP_add, all(SUM), all(SUM), part_packed(LANE_D, there + 4));
    alu(m, LANE_OP_add, all(there), all(PLACE), number(4));
    end_of_turn(m, top);
}

/* Of 16 lanes: a flag at shift 16 is copied with the cell. */
static void
flag_at_16(struct maker *m)
{
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(8));
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_NE, all(SECOND), number(0), false)->cond_shift = 16;
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    mask(m, LANE_OP_mmov, LEFT, SECOND_FLAGS, 0);
    struct lane_op *op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(77));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = LEFT;
    op->pred_shift = 16;
    step(m, 4);
    end_of_turn(m, top);
}

/* Of 16 lanes: what the loop copies has bits of 16 more channels. */
static void
channels_beyond(struct maker *m)
{
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_GT, all(PLACE), number(1000), true)->chan = 16;
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    mask(m, LANE_OP_mmov, LEFT, SECOND_FLAGS, 0);
    step(m, 4);
    end_of_turn(m, top);
    struct lane_op *op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(77));
    op->flags = LANE_NOMASK;
    op->chan = 16;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = LEFT;
}

/* Words as places. */
static void
of_words(struct maker *m)
{
    set(m, TURNS, 20);
    set(m, PLACE, 0x1ffe0);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    alu(m, LANE_OP_add, part_register(LANE_UW, PLACE, 4), all(PLACE), number(4));
    end_of_turn(m, top);
}

static void
shift_of_words(struct maker *m)
{
    set(m, TURNS, 20);
    set(m, SECOND, 0x3ff8);
    const uint32_t top = m->p->op_count;
    alu(m, LANE_OP_shl, all(PLACE), all(SECOND), number(2))->type = LANE_UW;
    load(m, VALUE, PLACE);
    add_value(m);
    alu(m, LANE_OP_add, all(SECOND), all(SECOND), number(1));
    end_of_turn(m, top);
}

/* The high half counts by another number. */
static void
high_half(struct maker *m)
{
    set(m, THIRD, 0);
    alu(m, LANE_OP_mov, part_packed(LANE_UQ, WIDE), all(THIRD), none)->type = LANE_UQ;
    const uint32_t top = m->p->op_count;
    alu(m, LANE_OP_add, part_packed(LANE_UQ, WIDE), part_packed(LANE_UQ, WIDE),
        part_number(LANE_UQ, UINT64_C(0x1f400000004)));
    load(m, VALUE, WIDE)->src[0] = part_register(LANE_UD, WIDE + 4, 8);
    add_value(m);
    end_of_turn(m, top);
}

static void
many_components(struct maker *m)
{
    const uint32_t top = m->p->op_count;
    struct lane_op *op = load(m, VALUE, PLACE);
    op->mem.comp_mask = 0x21;
    op->mem.comp_stride = SECOND - VALUE;
    add_value(m);
    alu(m, LANE_OP_add, all(SUM), all(SUM), all(SECOND));
    step(m, 4);
    end_of_turn(m, top);
}

/* Flags that live across barriers, and a load under them that goes the slow way in between. */
static void
across_barriers(struct maker *m)
{
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(8));
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_NE, all(SECOND), number(0), false);
    alu(m, LANE_OP_mov, all(VALUE), number(0), none);
    part_append(m->p, LANE_OP_barrier, LANE_UD, m->lanes);
    alu(m, LANE_OP_add, all(SUM), all(SUM), number(1));
    const uint32_t top = m->p->op_count;
    struct lane_op *op = load(m, VALUE, PLACE);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = SECOND_FLAGS;
    add_value(m);
    alu(m, LANE_OP_add, all(PLACE), all(PLACE), number(1000));
    end_of_turn(m, top);
    part_append(m->p, LANE_OP_barrier, LANE_UD, m->lanes);
    op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(77));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = SECOND_FLAGS;
}

/* Of 16 lanes: the loop writes a whole cell; a flag at shift 16 of it is read behind. */
static void
flag_at_16_behind(struct maker *m)
{
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(8));
    part_compare(m->p, m->lanes, LEFT, LANE_COND_NE, all(SECOND), number(0), false)->cond_shift = 16;
    alu(m, LANE_OP_add, all(SUM), all(SUM), number(77))->pred = LANE_PRED_NORMAL;
    m->p->ops[m->p->op_count - 1].pred_cell = LEFT;
    m->p->ops[m->p->op_count - 1].pred_shift = 16;
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    mask(m, LANE_OP_mmov, LEFT, 0, 0);
    step(m, 4);
    end_of_turn(m, top);
    struct lane_op *op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(77));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = LEFT;
    op->pred_shift = 16;
}

/* A loop that the lane by itself never leaves. */
static void
lone_lane_hangs(struct maker *m)
{
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(8));
    part_compare(m->p, m->lanes, SECOND_FLAGS, LANE_COND_NE, all(SECOND), number(0), false);
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, 4);
    const uint32_t at = branch(m, LANE_OP_divert, OUTER, 0, false);
    m->p->ops[at].pred_cell = SECOND_FLAGS;
    m->p->ops[at].ctrl.target = at; /* if all wait: for ever */
    end_of_turn(m, top);
    join(m, OUTER);
}

/* Without lanes the loop still clears a cell. */
static void
cell_of_lanes_off(struct maker *m)
{
    mask(m, LANE_OP_mmov, ALL, 0, 0);
    alu(m, LANE_OP_and, all(SECOND), all(PLACE), number(4));
    compare(m, LANE_COND_EQ, all(SECOND), number(0));
    mask(m, LANE_OP_mand, 0, 0, FLAGS);
    alu(m, LANE_OP_add, all(SUM), all(SUM), number(1));
    const uint32_t top = m->p->op_count;
    load(m, VALUE, PLACE);
    add_value(m);
    step(m, 4);
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(UINT32_MAX));
    compare(m, LANE_COND_GT, all(TURNS), number(0));
    mask(m, LANE_OP_mand, 0, 0, FLAGS);
    mask(m, LANE_OP_mmov, LEFT, 0, 0);
    jump(m, LANE_OP_brnz, 0, top);
    mask(m, LANE_OP_mmov, 0, ALL, 0);
    struct lane_op *op = alu(m, LANE_OP_add, all(SUM), all(SUM), number(77));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = LEFT;
}

static const struct {
    const char *name;
    void (*make)(struct maker *m);
    unsigned solos; /* that must be found; none that stores to Cayman's pool */
    bool beyond;    /* reads beyond the end */
    bool narrow;    /* of 16 lanes alone */
    bool counts;    /* the code must see how many turns come */
} cases[] = {
    {"lanes leave", lanes_leave, 1, false, false, false},
    {"some do not come", some_do_not_come, 1, false, false, false},
    {"to the end", to_the_end, 1, false, false, false},
    {"beyond the end", beyond_the_end, 1, true, false, false},
    {"an if inside", if_inside, 1, false, false, false},
    {"counts up", counts_up, 1, false, false, true},
    {"counts by four", counts_by_four, 1, false, false, true},
    {"counts from below 0", counts_from_below_0, 1, false, false, true},
    {"counts to the largest number", counts_to_the_largest, 1, false, false, true},
    {"counts to the largest signed one", counts_to_the_largest_signed, 1, false, false, true},
    {"counts to the end", counts_to_the_end, 1, false, false, true},
    {"counts beyond the end", counts_beyond_the_end, 1, true, false, true},
    {"a search", search, 1, false, false, false},
    {"by masks", by_masks, 1, false, false, false},
    {"flags go out", flags_go_out, 1, false, false, false},
    {"of all sizes", of_all_sizes, 1, false, false, false},
    {"from rows", from_rows, 1, false, false, false},
    {"under predicates", under_predicates, 1, false, false, false},
    {"by several steps", by_several_steps, 1, false, false, false},
    {"a turn late", a_turn_late, 1, false, false, false},
    {"backwards", backwards, 1, false, false, false},
    {"from below", from_below, 1, true, false, false},
    {"a loop in a loop", loop_in_a_loop, 1, false, false, false},
    {"counts from 0", counts_from_0, 1, false, false, true},
    {"by an index", by_an_index, 1, false, false, true},
    {"by an index in place", by_an_index_in_place, 1, false, false, true},
    {"by an index that has changed", by_an_index_that_has_changed, 1, false, false, true},
    {"by an index that loses bits", by_an_index_that_loses_bits, 1, false, false, true},
    {"by an index beyond", by_an_index_beyond, 1, true, false, true},
    {"with stores", with_stores, 1, false, false, false},
    {"until it is stored", until_it_is_stored, 0, false, false, false},
    {"side by side", side_by_side, 0, false, false, false},
    {"without a mask", without_a_mask, 0, false, false, false},
    {"of neighbours", of_neighbours, 0, false, false, false},
    {"any lane decides", any_lane_decides, 0, false, false, false},
    {"others wake up", others_wake_up, 0, false, false, false},
    {"off and on", off_and_on, 1, true, false, false},
    {"over place", over_place, 0, false, false, false},
    {"over place slowly", over_place_slowly, 0, false, false, false},
    {"flag at 16", flag_at_16, 0, false, true, false},
    {"flag at 16 behind", flag_at_16_behind, 0, false, true, false},
    {"channels beyond", channels_beyond, 0, false, true, false},
    {"of words", of_words, 1, true, false, false},
    {"shift of words", shift_of_words, 1, true, false, false},
    {"high half", high_half, 1, true, false, false},
    {"many components", many_components, 1, false, false, false},
    {"lone lane hangs", lone_lane_hangs, 0, false, false, false},
    {"cell of lanes off", cell_of_lanes_off, 1, false, false, false},
    {"across barriers", across_barriers, 1, true, false, false},
};

/* result = 4 * item; place = 4 * (173 * item % (DWORDS - 2 * MOST_TURNS)); turns = 1 + 37 * item % MOST_TURNS
 */
static void
make_program(struct maker *m, unsigned which)
{
    const struct lane_operand ids = part_packed(LANE_UW, IDS);
    m->p->cells_bytes = CELLS;
    m->p->rf_bytes = END;
    alu(m, LANE_OP_mul, all(RESULT), ids, number(4));
    alu(m, LANE_OP_mul, all(PLACE), ids, number(173));
    alu(m, LANE_OP_divr, all(PLACE), all(PLACE), number(DWORDS - 2 * MOST_TURNS))->type = LANE_UD;
    alu(m, LANE_OP_mul, all(PLACE), all(PLACE), number(4));
    alu(m, LANE_OP_mul, all(TURNS), ids, number(37));
    alu(m, LANE_OP_divr, all(TURNS), all(TURNS), number(MOST_TURNS))->type = LANE_UD;
    alu(m, LANE_OP_add, all(TURNS), all(TURNS), number(1));
    alu(m, LANE_OP_mov, all(SUM), number(1), none);
    cases[which].make(m);
    part_store(m->p, LANE_SPACE_SURFACE, m->lanes, part_packed(LANE_UD, RESULT), part_packed(LANE_UD, SUM))
        ->mem.surface = 1;
    part_append(m->p, LANE_OP_end, LANE_UD, m->lanes);
    for (uint32_t i = 0; i < m->p->op_count; i++)
        m->p->ops[i].inst = i;
}

static int
check_facts(const struct maker *m, unsigned which, const struct emu_kernel *kernel)
{
    struct jit_flow *flow = jit_flow_new(m->p, m->lanes);
    const bool found = flow && !jit_find_rows(flow, kernel, m->lanes, false) &&
                       !jit_find_solos(flow, m->lanes, BACKEND_SOLOS_ALL);
    struct jit_count counted;
    const struct jit_solo *solo = found && flow->solo_count ? &flow->solos[0] : NULL;
    const bool counts =
        solo && solo->first == solo->last &&
        jit_find_count(flow, jit_solo_first_op(flow, solo), jit_solo_end_op(flow, solo), &counted);
    bool stores = false;
    for (uint32_t i = 0; i < m->p->op_count; i++)
        stores |= m->p->ops[i].code == LANE_OP_store && m->p->ops[i].mem.space == LANE_SPACE_POOL;
    const int wrong =
        !found || flow->solo_count != (stores ? 0 : cases[which].solos) || counts != cases[which].counts;
    if (wrong)
        fprintf(stderr, "%s, %u lanes: %u solo loops%s\n", cases[which].name, m->lanes,
                found ? flow->solo_count : 0, counts ? ", counted" : "");
    jit_flow_free(flow);
    return wrong;
}

/* --- runs --- */

struct outcome {
    int failed;
    struct emu_fault fault;
    uint32_t data[DWORDS], behind[4], results[2 * MOST_ITEMS];
};

static void
run(struct backend_pool *pool, const struct backend_request *request, bool strict, struct outcome *out)
{
    struct emu_error error = {0};
    struct backend_code *code;
    *out = (struct outcome){0};
    for (uint32_t i = 0; i < DWORDS; i++)
        out->data[i] = i * 2654435761u;
    memset(out->behind, 0xff, sizeof out->behind); /* nobody may see it */
    struct emu_surface surfaces[2] = {{(uint8_t *)out->data, sizeof out->data},
                                      {(uint8_t *)out->results, sizeof out->results}};
    const uintptr_t begin = (uintptr_t)out->data, middle = begin + sizeof out->data / 2;
    const struct emu_range ranges[2] = {{begin, middle}, {middle, begin + sizeof out->data}};
    const struct emu_launch launch = {.kernel = request->kernel,
                                      .work_dim = 1,
                                      .local_size = {request->kernel->lanes * THREADS, 1, 1},
                                      .group_count = {1, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2,
                                      .ranges = ranges,
                                      .range_count = 2,
                                      .pool = (uint8_t *)out->data,
                                      .strict = strict};
    if (emu_kernel_check(request->kernel, &error) || backend_code_make(request, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    out->failed = backend_run(pool, code, &launch, 0, &out->fault);
    backend_code_free(code);
}

/* Which lane's fault comes first is open. */
static bool
is_same(const struct outcome *a, const struct outcome *b)
{
    if (a->failed != b->failed)
        return false;
    if (a->failed)
        return a->fault.kind == b->fault.kind && a->fault.inst == b->fault.inst &&
               a->fault.thread == b->fault.thread;
    return !memcmp(a->data, b->data, sizeof a->data) && !memcmp(a->results, b->results, sizeof a->results);
}

static int
compare_engines(struct backend_pool *pool, const struct maker *m, unsigned which,
                const struct emu_kernel *kernel, bool strict)
{
    static struct outcome expected, got;
    int wrong = 0;
    const bool fails = cases[which].beyond && (strict || m->space == LANE_SPACE_POOL);
    run(pool, &(struct backend_request){.kernel = kernel, .engine = BACKEND_REF}, strict, &expected);
    if (expected.failed != -(int)fails) {
        fprintf(stderr, "%s: returned %d\n", cases[which].name, expected.failed);
        wrong++;
    }
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++) {
        const struct backend_request request = {.kernel = kernel,
                                                .engine = BACKEND_JIT,
                                                .cpu = (enum backend_cpu)cpu,
                                                .solos = BACKEND_SOLOS_ALL};
        run(pool, &request, strict, &got);
        if (!is_same(&expected, &got)) {
            fprintf(stderr, "%s, %u lanes, space %u, level %s: differs\n", cases[which].name, m->lanes,
                    m->space, backend_cpu_name(request.cpu));
            wrong++;
        }
    }
    return wrong;
}

static int
try(struct backend_pool *pool, unsigned which, unsigned lanes, enum lane_space space)
{
    struct maker m = {lane_program_new(), lanes, space};
    if (!m.p)
        abort();
    make_program(&m, which);
    struct emu_kernel kernel = {
        .lanes = lanes, .program = m.p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    start_with_header(&kernel, HEADER);
    int wrong = check_facts(&m, which, &kernel);
    wrong += compare_engines(pool, &m, which, &kernel, false);
    wrong += compare_engines(pool, &m, which, &kernel, true);
    lane_program_free(m.p);
    return wrong;
}

int
main(void)
{
    int wrong = 0;
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        wrong += try(pool, i, 16, LANE_SPACE_SURFACE);
        if (!cases[i].narrow)
            wrong += try(pool, i, 64, LANE_SPACE_POOL);
    }
    backend_pool_free(pool);
    return wrong != 0;
}
