/* SPDX-License-Identifier: MIT */
/*
 * Pairs of hardware threads against the reference, which runs the same threads one by one: on the reference
 * and on simd, which run the pair's own program, and on jit, which makes the pair itself. And programs that
 * cannot run in pairs, each with the reason that it must get.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "jit/pair/pair.h"
#include "program_parts.h"
#include "thread_start.h"

enum { LANES = 16, THREADS = 6, GROUPS = 3, ITEMS = LANES * THREADS, RESULTS = 2 * GROUPS * ITEMS };
enum { FLAGS = 8, WAIT = 24, OUTER = 32, CELLS = 40 };
/* Where things are in the register file; each is a row of dwords. */
enum {
    HEADER = 128,
    IDS = 192,
    AT = 320,
    SUM = 384,
    MORE = 448, /* behind SUM: a message's second component */
    COUNT = 512,
    SCALAR = 576,
    WIDE = 640,
    END = 768
};
enum { SLOT = HEADER + 20 };

static struct lane_operand
all(uint32_t at)
{
    return part_packed(LANE_D, at);
}

static struct lane_operand
one(uint32_t at)
{
    return part_register(LANE_D, at, 0);
}

static struct lane_operand
ids(void)
{
    return part_packed(LANE_UW, IDS);
}

static struct lane_operand
number(uint32_t value)
{
    return part_number(LANE_D, value);
}

/* Under the execution mask. */
static struct lane_op *
add(struct lane_program *p, uint32_t dst, struct lane_operand x, struct lane_operand y)
{
    struct lane_op *op = part_alu(p, LANE_OP_add, LANES, all(dst), x, y);
    op->flags = 0;
    return op;
}

/* One lane, whatever the masks are. */
static void
scalar(struct lane_program *p, enum lane_code code, struct lane_operand x, struct lane_operand y)
{
    part_alu(p, code, 1, all(SCALAR), x, y);
}

static void
scalar_is(struct lane_program *p, struct lane_operand x)
{
    scalar(p, LANE_OP_mov, x, (struct lane_operand){0});
}

static struct lane_op *
store(struct lane_program *p, unsigned components)
{
    struct lane_op *op =
        part_store(p, LANE_SPACE_SURFACE, LANES, part_packed(LANE_UD, AT), part_packed(LANE_UD, SUM));
    op->mem.comp_mask = (uint8_t)((1u << components) - 1);
    op->mem.comp_stride = MORE - SUM;
    return op;
}

static struct lane_op *
compare(struct lane_program *p, enum lane_cond cond, struct lane_operand x, struct lane_operand y,
        bool nomask)
{
    return part_compare(p, LANES, FLAGS, cond, x, y, nomask);
}

static struct lane_op *
branch(struct lane_program *p, enum lane_code code, uint32_t cell, uint32_t target)
{
    return part_branch(p, code, LANES, FLAGS, cell, target);
}

static void
join(struct lane_program *p, uint32_t cell)
{
    branch(p, LANE_OP_join, cell, p->op_count + 1)->pred = LANE_PRED_NONE;
}

/* --- what can run in pairs --- */

/* at = 8 * (group * ITEMS + item), sum = 7 * at, more = 11 * at */
static void
begin(struct lane_program *p)
{
    part_alu(p, LANE_OP_mul, LANES, all(AT), one(HEADER + 4), number(ITEMS));
    part_alu(p, LANE_OP_add, LANES, all(AT), all(AT), ids());
    part_alu(p, LANE_OP_mul, LANES, all(AT), all(AT), number(8));
    part_alu(p, LANE_OP_mul, LANES, all(SUM), all(AT), number(7));
    part_alu(p, LANE_OP_mul, LANES, all(MORE), all(AT), number(11));
}

/* Lanes leave one by one, and of each pair another thread is the last: item * 37 % 29 turns. The turns are
 * counted in a scalar. */
static uint32_t
loop_by_lanes(struct lane_program *p)
{
    part_alu(p, LANE_OP_mul, LANES, all(COUNT), ids(), number(37));
    part_alu(p, LANE_OP_divr, LANES, all(COUNT), all(COUNT), number(29))->type = LANE_UD;
    scalar_is(p, number(0));
    const uint32_t top = p->op_count;
    scalar(p, LANE_OP_add, one(SCALAR), number(1));
    add(p, SUM, all(SUM), one(SCALAR));
    compare(p, LANE_COND_LT, one(SCALAR), all(COUNT), false);
    branch(p, LANE_OP_loop, WAIT, top);
    join(p, WAIT);
    return top;
}

static void
lanes_leave(struct lane_program *p)
{
    loop_by_lanes(p);
    scalar_is(p, number(100));
    add(p, SUM, all(SUM), one(SCALAR));
}

/* A loop of as many turns as the group's number says, with a loop of lanes inside. */
static void
loop_by_groups(struct lane_program *p)
{
    enum { TURN = SCALAR + 4 };
    part_alu(p, LANE_OP_mov, 1, all(TURN), one(HEADER + 4), (struct lane_operand){0});
    const uint32_t top = p->op_count;
    loop_by_lanes(p);
    part_alu(p, LANE_OP_add, 1, all(TURN), one(TURN), number(UINT32_MAX));
    compare(p, LANE_COND_GE, one(TURN), number(0), true)->cond_shift = 16;
    branch(p, LANE_OP_brf, 0, top)->pred_shift = 16;
}

/* Whole threads go one way or the other, some are parted; each way has its own scalar in the same place. */
static void
both_ways(struct lane_program *p)
{
    compare(p, LANE_COND_LT, ids(), number(2 * LANES + 5), false);
    const uint32_t first = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0)->flags = LANE_PRED_INV;
    scalar_is(p, number(1000));
    add(p, SUM, all(SUM), one(SCALAR));
    const uint32_t second = p->op_count;
    branch(p, LANE_OP_divert, OUTER, second + 1)->pred = LANE_PRED_NONE;
    const uint32_t other = p->ops[first].ctrl.target = p->op_count;
    join(p, WAIT);
    scalar_is(p, number(10));
    add(p, SUM, all(SUM), one(SCALAR));
    p->ops[other].ctrl.target = p->op_count; /* if no lane goes this way */
    join(p, OUTER);
}

/* As compilers write it: the lanes of the second way are the only ones on, or nobody is and the code goes on
 * behind it. */
static void
if_else(struct lane_program *p)
{
    compare(p, LANE_COND_LT, ids(), number(2 * LANES + 5), false);
    const uint32_t first = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0)->flags = LANE_PRED_INV;
    add(p, SUM, all(SUM), number(1000));
    const uint32_t other = p->op_count + 1;
    branch(p, LANE_OP_divert, OUTER, other)->pred = LANE_PRED_NONE;
    struct lane_op *op = part_append(p, LANE_OP_brz, LANE_UD, LANES);
    op->ctrl.cell[1] = WAIT;
    p->ops[first].ctrl.target = p->op_count;
    join(p, WAIT);
    add(p, SUM, all(SUM), number(10));
    p->ops[other].ctrl.target = p->op_count;
    join(p, OUTER);
}

/* Nothing depends on the slot, which a register keeps. */
static void
copied_slot(struct lane_program *p)
{
    scalar_is(p, one(SLOT));
    add(p, SUM, all(SUM), number(1));
}

/* Predicates that are about the lanes of one thread. */
static void
any_and_all(struct lane_program *p)
{
    static const uint8_t preds[] = {LANE_PRED_ANY2, LANE_PRED_ALL4, LANE_PRED_ANY8, LANE_PRED_ANY16,
                                    LANE_PRED_ALL16};
    compare(p, LANE_COND_GE, ids(), number(3 * LANES + 6), true);
    for (unsigned i = 0; i < 4 * sizeof preds; i++) {
        struct lane_op *op = part_alu(p, LANE_OP_add, LANES, all(SUM), all(SUM), number(1u << i));
        op->flags = (uint8_t)((i % 2 ? LANE_NOMASK : 0) | (i % 4 / 2 ? LANE_PRED_INV : 0));
        op->pred = preds[i / 4];
        op->pred_cell = FLAGS;
    }
}

/* A result that lies where the other thread still reads what both have in common. */
static void
result_over_common(struct lane_program *p)
{
    part_alu(p, LANE_OP_add, 1, all(COUNT), one(HEADER + 4), number(3));
    part_alu(p, LANE_OP_add, LANES, all(COUNT), one(COUNT), ids());
    add(p, SUM, all(SUM), all(COUNT));
}

/* Flags of an op that is done once; the result is a word, and its flags are about that. */
static void
flags_of_common(struct lane_program *p)
{
    struct lane_op *op =
        part_alu(p, LANE_OP_add, LANES, part_packed(LANE_W, COUNT), one(HEADER + 4), number(0x7fff));
    op->type = LANE_D;
    op->cond = LANE_COND_LT;
    op->write_flag = true;
    op->cond_cell = FLAGS;
    op = add(p, SUM, all(SUM), part_packed(LANE_W, COUNT));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
}

/* Registers with a start value that lanes write over here and there: four dwords of the header; the ids, as
 * dwords, and what lies behind them. */
static void
start_and_lanes(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(LANES + 2), true);
    for (unsigned i = 0; i < 2; i++) {
        const uint32_t at = i ? IDS : HEADER;
        const unsigned lanes = i ? LANES : 4;
        if (i)
            part_alu(p, LANE_OP_mov, LANES / 2, all(IDS + LANES * 2), number(9), (struct lane_operand){0});
        struct lane_op *op = part_alu(p, LANE_OP_add, lanes, all(at), part_packed(LANE_D, SUM), number(5));
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = FLAGS;
        part_alu(p, LANE_OP_add, lanes, all(MORE), all(MORE), all(at))->flags = 0;
    }
}

static void
modes_and_barriers(struct lane_program *p)
{
    enum { UP = 0x10 };
    scalar_is(p, number(UP));
    struct lane_op *op = part_append(p, LANE_OP_fpmode, LANE_UD, 1);
    op->src[0] = part_register(LANE_UD, SCALAR, 0);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_F, SUM), all(SUM), (struct lane_operand){0});
    for (unsigned i = 0; i < 2; i++) {
        part_append(p, LANE_OP_barrier, LANE_UD, LANES);
        part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_F, SUM), part_packed(LANE_F, SUM),
                 part_number(LANE_F, 0x3eaaaaab));
    }
}

/* An atomic whose result lies where its data came from. */
static void
atomics(struct lane_program *p)
{
    store(p, 2);
    struct lane_op *op = part_append(p, LANE_OP_atomic, LANE_UD, LANES);
    op->mem.space = LANE_SPACE_SURFACE;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.addr_mask = UINT32_MAX;
    op->mem.atomic = LANE_ATOMIC_SUB;
    op->src[0] = part_packed(LANE_UD, AT);
    part_alu(p, LANE_OP_add, 1, all(COUNT), one(HEADER + 4), number(3));
    op = &p->ops[p->op_count - 2];
    const struct lane_op atomic = *op;
    p->ops[p->op_count - 2] = p->ops[p->op_count - 1];
    p->ops[p->op_count - 1] = atomic;
    op = &p->ops[p->op_count - 1];
    op->src[1] = part_register(LANE_UD, COUNT, 0);
    op->dst = part_packed(LANE_UD, COUNT);
    add(p, SUM, all(SUM), all(COUNT));
}

/* Compilers read flags, and other registers, at a program's end for nothing. */
static void
writes_nothing(struct lane_program *p)
{
    lanes_leave(p);
    part_alu(p, LANE_OP_mov, 1, (struct lane_operand){0}, part_register(LANE_UD, FLAGS, 0),
             (struct lane_operand){0});
}

/* The slot is copied to where other values were before. */
static void
slot_beside_others(struct lane_program *p)
{
    add(p, WIDE, all(AT), number(1));
    add(p, SUM, all(SUM), all(WIDE));
    part_alu(p, LANE_OP_mov, 8, all(WIDE), all(HEADER), (struct lane_operand){0});
}

/* A thread that waits gets half of the scalar anew, and does not read the other half. */
static void
word_behind_dword(struct lane_program *p)
{
    compare(p, LANE_COND_LT, ids(), number(LANES + 5), false);
    const uint32_t at = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0)->flags = LANE_PRED_INV;
    scalar_is(p, number(0x50005));
    add(p, SUM, all(SUM), one(SCALAR));
    p->ops[at].ctrl.target = p->op_count;
    join(p, WAIT);
    part_alu(p, LANE_OP_mov, 1, part_packed(LANE_UW, SCALAR), part_number(LANE_UW, 7),
             (struct lane_operand){0});
    add(p, SUM, all(SUM), part_register(LANE_UW, SCALAR, 0));
}

/* Words are written into the header, of which other parts are the group's. */
static void
words_in_header(struct lane_program *p)
{
    part_alu(p, LANE_OP_mov, 1, part_packed(LANE_UW, HEADER), part_number(LANE_UW, 7),
             (struct lane_operand){0});
    part_alu(p, LANE_OP_mov, 8, all(WIDE), all(HEADER), (struct lane_operand){0});
    add(p, SUM, all(SUM), one(WIDE + 4));
    add(p, SUM, all(SUM), one(WIDE));
    add(p, SUM, all(SUM), part_register(LANE_UW, HEADER + 26, 0));
    part_alu(p, LANE_OP_mov, 1, part_packed(LANE_UW, HEADER + 24), part_number(LANE_UW, 9),
             (struct lane_operand){0});
    add(p, SUM, all(SUM), part_register(LANE_UW, HEADER + 24, 0));
}

/* Without a mask, where no thread can have its lanes off. */
static void
store_for_all(struct lane_program *p)
{
    store(p, 1)->flags = LANE_NOMASK;
    add(p, SUM, all(SUM), number(1));
}

/* Lane 3 of the fourth thread, the second one of its pair, and lane 5 of the third. */
static void
go_astray(struct lane_program *p)
{
    static const uint32_t items[2] = {2 * LANES + 5, 3 * LANES + 3};
    for (unsigned i = 0; i < 2; i++) {
        compare(p, LANE_COND_EQ, ids(), number(items[i]), true);
        part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UQ, WIDE), part_number(LANE_UQ, 0x7ffffff0 + 4 * i),
                 (struct lane_operand){0});
        struct lane_op *op = store(p, 1);
        op->mem.space = LANE_SPACE_FLAT;
        op->src[0] = part_packed(LANE_UQ, WIDE);
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = FLAGS;
    }
}

/* --- what cannot --- */

static void
turns_are_seen(struct lane_program *p)
{
    loop_by_lanes(p);
    add(p, SUM, all(SUM), one(SCALAR));
}

static void
branch_by_threads(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(LANES), true);
    branch(p, LANE_OP_brf, 0, p->op_count + 2);
    add(p, SUM, all(SUM), number(1));
}

static void
any_of_32(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(LANES), true);
    struct lane_op *op = add(p, SUM, all(SUM), number(1));
    op->pred = LANE_PRED_ANY32;
    op->pred_cell = FLAGS;
}

static void
two_flags(struct lane_program *p)
{
    any_of_32(p);
    p->ops[p->op_count - 1].pred = LANE_PRED_ALLV;
}

static void
store_for_some(struct lane_program *p)
{
    const uint32_t top = loop_by_lanes(p);
    for (uint32_t i = p->op_count; i-- > top + 1;) /* room behind the loop's first op */
        if (i == top + 1)
            p->ops[i] = *store(p, 1), p->ops[i].flags = LANE_NOMASK;
    p->op_count--;
}

static void
slot(struct lane_program *p)
{
    add(p, SUM, all(SUM), one(SLOT));
    add(p, SUM, all(SUM), number(1));
}

static void
flags_as_numbers(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(LANES), true);
    add(p, SUM, all(SUM), part_register(LANE_UW, FLAGS, 0));
}

static void
overlapping_flags(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(LANES), true);
    struct lane_op *op = add(p, SUM, all(SUM), number(1));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op->pred_shift = 8;
}

static void
masks(struct lane_program *p)
{
    struct lane_op *op = part_append(p, LANE_OP_mmov, LANE_UD, LANES);
    op->ctrl.cell[0] = WAIT;
    op->ctrl.cell[1] = LANE_EXEC_CELL;
    add(p, SUM, all(SUM), part_register(LANE_UD, WAIT, 0));
}

/* The first two threads and a part of the third do something. Returns the number of that op. */
static uint32_t
for_some(struct lane_program *p)
{
    compare(p, LANE_COND_LT, ids(), number(2 * LANES + 5), false);
    const uint32_t at = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0)->flags = LANE_PRED_INV;
    add(p, SUM, all(SUM), number(3));
    p->ops[at].ctrl.target = p->op_count;
    join(p, WAIT);
    return at + 1;
}

static void
some_end(struct lane_program *p)
{
    const uint32_t at = for_some(p);
    struct lane_op *op = &p->ops[at];
    *op = (struct lane_op){.code = LANE_OP_end, .lanes = LANES};
}

static void
some_modes(struct lane_program *p)
{
    const uint32_t at = for_some(p);
    struct lane_op *op = &p->ops[at];
    *op = (struct lane_op){.code = LANE_OP_fpmode, .lanes = 1};
    op->src[0] = part_number(LANE_UD, 0x10);
}

static void
two_joins(struct lane_program *p)
{
    for_some(p);
    for_some(p);
}

/* What lies between a loop and its join is for the lanes that leave last. */
static void
last_lanes(struct lane_program *p)
{
    loop_by_lanes(p);
    p->op_count--;
    add(p, SUM, all(SUM), number(1));
    join(p, WAIT);
}

static void
branch_past_join(struct lane_program *p)
{
    const uint32_t at = for_some(p);
    struct lane_op *op = &p->ops[at];
    *op = (struct lane_op){.code = LANE_OP_br, .lanes = LANES};
    op->ctrl.target = p->op_count;
}

static void
atomics_in_loop(struct lane_program *p)
{
    const uint32_t top = loop_by_lanes(p);
    struct lane_op *op = &p->ops[top + 1];
    *op = (struct lane_op){.code = LANE_OP_atomic, .type = LANE_UD, .lanes = LANES};
    op->mem.space = LANE_SPACE_SURFACE;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.addr_mask = UINT32_MAX;
    op->mem.atomic = LANE_ATOMIC_INC;
    op->src[0] = part_packed(LANE_UD, AT);
}

/* A thread that waits would get other flags, which it reads as a predicate. */
static void
flags_are_seen(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(1000), true)->cond_shift = 16;
    compare(p, LANE_COND_LT, ids(), number(2 * LANES + 5), false);
    const uint32_t at = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0)->flags = LANE_PRED_INV;
    compare(p, LANE_COND_LT, ids(), number(1000), true)->cond_shift = 16;
    add(p, SUM, all(SUM), number(3));
    p->ops[at].ctrl.target = p->op_count;
    join(p, WAIT);
    struct lane_op *op = add(p, SUM, all(SUM), number(64));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op->pred_shift = 16;
}

static void
slot_by_copy(struct lane_program *p)
{
    scalar_is(p, one(SLOT));
    add(p, SUM, all(SUM), one(SCALAR));
}

/* Of the first pair's threads nobody waits in the first one, and some do in the second. */
static void
if_nobody_waits(struct lane_program *p)
{
    compare(p, LANE_COND_LT, ids(), number(LANES + 5), false);
    const uint32_t at = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0)->flags = LANE_PRED_INV;
    struct lane_op *op = part_append(p, LANE_OP_brz, LANE_UD, LANES);
    op->ctrl.cell[1] = WAIT;
    add(p, SUM, all(SUM), number(3));
    p->ops[at].ctrl.target = p->ops[at + 1].ctrl.target = p->op_count;
    join(p, WAIT);
}

static void
beyond_lanes(struct lane_program *p)
{
    compare(p, LANE_COND_GE, one(HEADER + 4), number(0), true)->cond_shift = 16;
    struct lane_op *op = branch(p, LANE_OP_brf, 0, p->op_count + 2);
    op->chan = 16;
    add(p, SUM, all(SUM), number(1));
}

static void
off_for_good(struct lane_program *p)
{
    compare(p, LANE_COND_GE, ids(), number(LANES), true);
    const uint32_t at = p->op_count;
    branch(p, LANE_OP_divert, LANE_EXEC_CELL, 0);
    store(p, 1)->flags = LANE_NOMASK;
    p->ops[at].ctrl.target = p->op_count;
}

static void
indirect(struct lane_program *p)
{
    const struct lane_indirect to = {.addr = SCALAR, .scale = 1, .lo = SUM, .hi = WIDE, .index_type = LANE_D};
    scalar_is(p, number(4));
    struct lane_op *op = add(p, SUM, all(SUM), all(SUM));
    op->src[1].kind = LANE_INDIRECT;
    op->src[1].indirect = lane_program_add_indirect(p, &to);
}

static void
mode_of_threads(struct lane_program *p)
{
    part_alu(p, LANE_OP_and, LANES, all(COUNT), ids(), number(0x10));
    struct lane_op *op = part_append(p, LANE_OP_fpmode, LANE_UD, 1);
    op->src[0] = part_register(LANE_UD, COUNT, 0);
}

static void
some_branch(struct lane_program *p)
{
    const uint32_t at = for_some(p) - 1;
    p->ops[at].lanes = LANES / 2;
}

static void
trap_all(struct lane_program *p)
{
    struct lane_op *op = part_append(p, LANE_OP_br, LANE_UD, LANES);
    op->ctrl.target = p->op_count + 1;
    part_append(p, LANE_OP_trap, LANE_UD, LANES);
}

static const struct {
    const char *name;
    void (*make)(struct lane_program *p);
    const char *why; /* it cannot run in pairs; NULL: it can */
    bool fails;
} cases[] = {
    {"lanes leave a loop", lanes_leave, NULL, false},
    {"loop by groups", loop_by_groups, NULL, false},
    {"both ways", both_ways, NULL, false},
    {"if and else", if_else, NULL, false},
    {"a copied slot", copied_slot, NULL, false},
    {"any and all", any_and_all, NULL, false},
    {"result over what is common", result_over_common, NULL, false},
    {"flags of what is common", flags_of_common, NULL, false},
    {"start values and lanes", start_and_lanes, NULL, false},
    {"modes and barriers", modes_and_barriers, NULL, false},
    {"atomics", atomics, NULL, false},
    {"nothing written", writes_nothing, NULL, false},
    {"a slot beside other values", slot_beside_others, NULL, false},
    {"a word behind a dword", word_behind_dword, NULL, false},
    {"words in the header", words_in_header, NULL, false},
    {"a store for all", store_for_all, NULL, false},
    {"two go astray", go_astray, NULL, true},
    {"flags are seen", flags_are_seen, "a result that a waiting thread would see", false},
    {"turns are seen", turns_are_seen, "a result that a waiting thread would see", false},
    {"a branch by threads", branch_by_threads, "a branch may part its threads", false},
    {"any of 32", any_of_32, "predicates of many lanes", false},
    {"two flags", two_flags, "predicates of many lanes", false},
    {"a store for some", store_for_some, "a store that a waiting thread would do", false},
    {"the slot", slot, "it uses its thread's slot", false},
    {"flags as numbers", flags_as_numbers, "flags are used as registers", false},
    {"overlapping flags", overlapping_flags, "flags overlap", false},
    {"the slot by a copy", slot_by_copy, "it uses its thread's slot", false},
    {"if nobody waits", if_nobody_waits, "a branch by a register or a mask", false},
    {"a channel beyond the lanes", beyond_lanes, "channels beyond its lanes", false},
    {"lanes off for good", off_for_good, "lanes that go off for good", false},
    {"indirect registers", indirect, "registers in memory", false},
    {"modes of threads", mode_of_threads, "modes may part its threads", false},
    {"a branch of half the lanes", some_branch, "a branch of some lanes", false},
    {"a trap", trap_all, "calls or traps", false},
    {"masks", masks, "images or mask ops", false},
    {"some end", some_end, "an end or a barrier for some lanes", false},
    {"a mode for some", some_modes, "a mode for some lanes", false},
    {"two joins", two_joins, "branches that cross", false},
    {"last lanes", last_lanes, "branches that cross", false},
    {"a branch past the join", branch_past_join, "an end or a barrier for some lanes", false},
    {"atomics in a loop", atomics_in_loop, "a loop with atomics", false},
};

struct outcome {
    int failed;
    struct emu_fault fault;
    uint32_t data[RESULTS];
};

static void
run(struct backend_pool *pool, const struct backend_request *request, struct outcome *out)
{
    struct emu_error error = {0};
    struct backend_code *code;
    *out = (struct outcome){0};
    struct emu_surface surface = {(uint8_t *)out->data, sizeof out->data};
    const struct emu_launch launch = {.kernel = request->kernel,
                                      .work_dim = 1,
                                      .local_size = {ITEMS, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1};
    if (emu_kernel_check(request->kernel, &error) || backend_code_make(request, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    out->failed = backend_run(pool, code, &launch, 0, &out->fault);
    backend_code_free(code);
}

/* Of a pair's own program the fault's thread is a pair. */
static bool
is_same(const struct outcome *a, const struct outcome *b, bool in_pairs)
{
    if (a->failed != b->failed)
        return false;
    if (!a->failed)
        return !memcmp(a->data, b->data, sizeof a->data);
    return a->fault.kind == b->fault.kind && a->fault.inst == b->fault.inst &&
           a->fault.address == b->fault.address &&
           !memcmp(a->fault.group, b->fault.group, sizeof a->fault.group) &&
           (in_pairs || (a->fault.lanes == b->fault.lanes && a->fault.thread == b->fault.thread));
}

static int
compare_with(struct backend_pool *pool, unsigned which, const struct outcome *expected,
             const struct backend_request *request)
{
    static struct outcome got; /* large */
    run(pool, request, &got);
    const bool in_pairs = request->kernel->lanes > LANES;
    if (is_same(expected, &got, in_pairs))
        return 0;
    fprintf(stderr, "%s, %s, level %s%s: returned %d and %d, threads %u and %u, instructions %u and %u\n",
            cases[which].name, backend_engine_name(request->engine), backend_cpu_name(request->cpu),
            in_pairs ? ", a pair" : "", expected->failed, got.failed, expected->fault.thread,
            got.fault.thread, expected->fault.inst, got.fault.inst);
    for (unsigned i = 0; i < RESULTS; i++)
        if (expected->data[i] != got.data[i]) {
            fprintf(stderr, "result %u: %u and %u\n", i, expected->data[i], got.data[i]);
            break;
        }
    return 1;
}

static struct lane_program *
make_program(unsigned which)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    begin(p);
    cases[which].make(p);
    store(p, 2);
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return p;
}

static int
try_engines(struct backend_pool *pool, unsigned which, const struct emu_kernel *kernel,
            const struct emu_kernel *pair)
{
    static struct outcome expected;
    int wrong = 0;
    run(pool, &(struct backend_request){.kernel = kernel, .engine = BACKEND_REF}, &expected);
    if (expected.failed != -(int)cases[which].fails) {
        fprintf(stderr, "%s: returned %d\n", cases[which].name, expected.failed);
        return 1;
    }
    if (pair)
        wrong += compare_with(pool, which, &expected,
                              &(struct backend_request){.kernel = pair, .engine = BACKEND_REF});
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++) {
        struct backend_request request = {.kernel = kernel,
                                          .engine = BACKEND_JIT,
                                          .cpu = (enum backend_cpu)cpu,
                                          .pairs = BACKEND_PAIRS_ALL};
        wrong += compare_with(pool, which, &expected, &request);
        request.kernel = pair;
        request.engine = BACKEND_SIMD;
        if (pair)
            wrong += compare_with(pool, which, &expected, &request);
    }
    return wrong;
}

static int
try(struct backend_pool *pool, unsigned which)
{
    struct lane_program *p = make_program(which);
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    start_with_header(&kernel, HEADER);
    const char *why = NULL, *expected = cases[which].why;
    struct jit_pair *pair = jit_pair_new(&kernel, &why);
    int wrong = expected ? pair || strcmp(why, expected) : !pair;
    if (wrong)
        fprintf(stderr, "%s: %s, expected: %s\n", cases[which].name, pair ? "a pair" : why,
                expected ? expected : "a pair");
    wrong += try_engines(pool, which, &kernel, pair ? jit_pair_kernel(pair) : NULL);
    jit_pair_free(pair);
    lane_program_free(p);
    return wrong;
}

int
main(void)
{
    int wrong = 0;
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        wrong += try(pool, i);
    backend_pool_free(pool);
    return wrong != 0;
}
