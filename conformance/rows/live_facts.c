/* SPDX-License-Identifier: MIT */
/*
 * Which writes of some bytes of each lane keep no old bytes (backend/jit/flow/live.c): those behind which
 * nobody reads the bytes between theirs.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "facts.h"

enum { LANES = 16, FLAG = 8, LOOP = 32, SAVED = 40 };

static const struct lane_operand none = {.kind = LANE_NONE};

/* Masked, as most of Gen's ops are. */
static struct lane_op *
copy(struct lane_program *p, struct lane_operand to, struct lane_operand from)
{
    struct lane_op *op = part_alu(p, LANE_OP_mov, LANES, to, from, none);
    op->flags = 0;
    return op;
}

/* Byte `byte` of `stride` bytes a lane. */
static struct lane_operand
bytes_at(uint32_t base, unsigned byte, unsigned stride)
{
    return part_register(LANE_UB, base + byte, stride);
}

/* All of A has a value before. */
static struct lane_program *
new_program(void)
{
    struct lane_program *p = facts_program();
    copy(p, part_packed(LANE_UD, A), part_packed(LANE_UD, B));
    return p;
}

/* Does op number `op` keep old bytes of its destination? */
static void
expect(struct lane_program *p, uint32_t op, enum jit_use expected)
{
    struct jit_flow *flow = facts_flow(p);
    const struct jit_access *a = jit_access_of(flow, op, JIT_DST);
    assert_non_null(a);
    assert_int_equal(a->use, expected);
    const bool apart = a->web != jit_access_of(flow, 0, JIT_DST)->web;
    assert_int_equal(apart, expected == JIT_WRITE);
    jit_flow_free(flow);
    lane_program_free(p);
}

static void
test_same_bytes_read(void **state)
{
    (void)state;
    for (unsigned stride = 2; stride <= 4; stride *= 2)
        for (unsigned byte = 0; byte < stride; byte++) {
            struct lane_program *p = new_program();
            copy(p, bytes_at(A, byte, stride), part_register(LANE_UB, B, 4));
            copy(p, part_packed(LANE_UB, C), bytes_at(A, byte, stride));
            expect(p, 1, JIT_WRITE);
        }
}

/* A web of words only. */
static void
test_words(void **state)
{
    (void)state;
    struct lane_program *p = facts_program();
    copy(p, part_packed(LANE_UW, A), part_packed(LANE_UW, B));
    copy(p, bytes_at(A, 0, 2), part_register(LANE_UB, B, 4));
    copy(p, part_packed(LANE_UB, C), bytes_at(A, 0, 2));
    expect(p, 1, JIT_WRITE);
    p = facts_program();
    copy(p, part_packed(LANE_UW, A), part_packed(LANE_UW, B));
    copy(p, bytes_at(A, 0, 2), part_register(LANE_UB, B, 4));
    copy(p, part_packed(LANE_UW, C), part_packed(LANE_UW, A));
    expect(p, 1, JIT_MERGE);
}

static void
test_other_bytes_read(void **state)
{
    (void)state;
    for (unsigned byte = 0; byte < 4; byte++) {
        struct lane_program *p = new_program();
        copy(p, bytes_at(A, byte, 4), part_register(LANE_UB, B, 4));
        copy(p, part_packed(LANE_UB, C), bytes_at(A, (byte + 1) % 4, 4));
        expect(p, 1, JIT_MERGE);
    }
    struct lane_program *p = new_program();
    copy(p, bytes_at(A, 1, 4), part_register(LANE_UB, B, 4));
    copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
    expect(p, 1, JIT_MERGE);
}

/* Four writes make a whole dword; the first one needs nothing of what was there. */
static void
test_components(void **state)
{
    (void)state;
    for (unsigned op = 1; op <= 4; op++) {
        struct lane_program *p = new_program();
        for (unsigned byte = 0; byte < 4; byte++)
            copy(p, bytes_at(A, byte, 4), part_register(LANE_UB, B, 4));
        copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
        struct jit_flow *flow = facts_flow(p);
        assert_int_equal(jit_access_of(flow, op, JIT_DST)->use, op == 1 ? JIT_WRITE : JIT_MERGE);
        assert_int_equal(jit_access_of(flow, op, JIT_DST)->web, jit_access_of(flow, 5, JIT_SRC0)->web);
        assert_int_not_equal(jit_access_of(flow, 0, JIT_DST)->web, jit_access_of(flow, 5, JIT_SRC0)->web);
        jit_flow_free(flow);
        lane_program_free(p);
    }
    struct lane_program *p = new_program(); /* three of the four */
    for (unsigned byte = 0; byte < 3; byte++)
        copy(p, bytes_at(A, byte, 4), part_register(LANE_UB, B, 4));
    copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
    expect(p, 1, JIT_MERGE);
}

static struct lane_op *
predicated(struct lane_op *op)
{
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAG;
    return op;
}

/* Lanes without the predicate keep what they had. */
static void
test_predicates(void **state)
{
    (void)state;
    struct lane_program *p = new_program();
    predicated(copy(p, bytes_at(A, 0, 4), part_register(LANE_UB, B, 4)));
    copy(p, part_packed(LANE_UB, C), bytes_at(A, 0, 4));
    expect(p, 1, JIT_MERGE);
}

/* What lies between a predicated write of A and a predicated read of it. */
enum between { NOTHING, ANOTHER_FLAG_WRITE, MASK_OP, NEXT_BLOCK, BETWEEN };

static void
put_between(struct lane_program *p, enum between between)
{
    if (between == ANOTHER_FLAG_WRITE) {
        struct lane_op *op =
            part_alu(p, LANE_OP_cmp, LANES, none, part_packed(LANE_UD, B), part_packed(LANE_UD, C));
        op->flags = 0;
        op->cond = LANE_COND_EQ;
        op->write_flag = true;
        op->cond_cell = FLAG;
    } else if (between == MASK_OP) {
        struct lane_op *op = part_append(p, LANE_OP_mand, LANE_UD, LANES);
        op->ctrl.cell[2] = FLAG;
    } else if (between == NEXT_BLOCK) {
        struct lane_op *op = part_append(p, LANE_OP_br, LANE_UD, LANES);
        op->ctrl.target = p->op_count;
    }
}

/* The program; the op that reads is in *reads. */
static struct lane_program *
write_and_read(enum between between, struct lane_op **reads)
{
    struct lane_program *p = new_program();
    predicated(copy(p, part_packed(LANE_UD, A), part_packed(LANE_UD, B)));
    put_between(p, between);
    *reads = predicated(copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A)));
    return p;
}

static void
test_one_predicate(void **state)
{
    (void)state;
    struct lane_op *reads;
    for (enum between between = NOTHING; between < BETWEEN; between++)
        expect(write_and_read(between, &reads), 1, between == NOTHING ? JIT_WRITE : JIT_MERGE);
}

/* A read by another predicate, or by an op that reads it in all lanes. */
static void
test_another_predicate(void **state)
{
    (void)state;
    struct lane_op *reads;
    struct lane_program *p = write_and_read(NOTHING, &reads);
    reads->flags = LANE_PRED_INV;
    expect(p, 1, JIT_MERGE);
    p = write_and_read(NOTHING, &reads);
    reads->pred_shift = LANES;
    expect(p, 1, JIT_MERGE);
    p = write_and_read(NOTHING, &reads);
    reads->pred_cell = FLAG + 8;
    expect(p, 1, JIT_MERGE);
    p = write_and_read(NOTHING, &reads);
    reads->pred = LANE_PRED_ANY4;
    expect(p, 1, JIT_MERGE);
    p = write_and_read(NOTHING, &reads); /* of a register, which anything may write */
    reads->pred_cell = p->ops[1].pred_cell = C + 256;
    expect(p, 1, JIT_MERGE);
    p = write_and_read(NOTHING, &reads);
    reads->code = LANE_OP_sel;
    reads->src[1] = part_packed(LANE_UD, B);
    expect(p, 1, JIT_MERGE);
    p = write_and_read(NOTHING, &reads);
    copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
    expect(p, 1, JIT_MERGE);
}

static void
mask_op(struct lane_program *p, enum lane_code code, uint32_t d, uint32_t a, uint32_t b)
{
    struct lane_op *op = part_append(p, code, LANE_UD, LANES);
    op->ctrl.cell[0] = d;
    op->ctrl.cell[1] = a;
    op->ctrl.cell[2] = b;
}

/* A loop whose lanes are in a cell; those that leave it are taken out. In each turn A is read, then written,
 * where leave_first is set by the lanes that stay. */
static struct lane_program *
cell_loop(bool leave_first, uint32_t *written)
{
    struct lane_program *p = new_program();
    mask_op(p, LANE_OP_mmov, LOOP, LANE_EXEC_CELL, LANE_EXEC_CELL);
    const uint32_t head = p->op_count;
    copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
    if (leave_first)
        mask_op(p, LANE_OP_mand, LANE_EXEC_CELL, LANE_EXEC_CELL, FLAG);
    *written = p->op_count;
    copy(p, part_packed(LANE_UD, A), part_packed(LANE_UD, B));
    if (!leave_first)
        mask_op(p, LANE_OP_mandn, LOOP, LOOP, FLAG);
    mask_op(p, LANE_OP_mmov, LANE_EXEC_CELL, LOOP, LOOP);
    part_append(p, LANE_OP_brnz, LANE_UD, LANES)->ctrl.target = head;
    return p;
}

/* A is written for a cell's lanes. Behind a barrier, before which more lanes are on, they read it. */
static void
test_cell_over_a_barrier(void **state)
{
    (void)state;
    struct lane_program *p = new_program();
    mask_op(p, LANE_OP_mmov, SAVED, LANE_EXEC_CELL, LANE_EXEC_CELL);
    mask_op(p, LANE_OP_mand, LOOP, LANE_EXEC_CELL, FLAG);
    mask_op(p, LANE_OP_mmov, LANE_EXEC_CELL, LOOP, LOOP);
    const uint32_t written = p->op_count;
    copy(p, part_packed(LANE_UD, A), part_packed(LANE_UD, B));
    mask_op(p, LANE_OP_mandn, LANE_EXEC_CELL, SAVED, LOOP);
    part_append(p, LANE_OP_barrier, LANE_UD, LANES);
    mask_op(p, LANE_OP_mmov, LANE_EXEC_CELL, LOOP, LOOP);
    copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
    struct jit_flow *flow = facts_flow(p);
    assert_int_equal(jit_access_of(flow, written, JIT_DST)->use, JIT_MERGE);
    jit_flow_free(flow);
    lane_program_free(p);
}

static void
test_loop_in_a_cell(void **state)
{
    (void)state;
    for (unsigned leave_first = 0; leave_first < 2; leave_first++) {
        uint32_t written;
        struct lane_program *p = cell_loop(leave_first, &written);
        struct jit_flow *flow = facts_flow(p);
        const struct jit_access *a = jit_access_of(flow, written, JIT_DST);
        assert_int_equal(a->use, leave_first ? JIT_MERGE : JIT_WRITE);
        jit_flow_free(flow);
        lane_program_free(p);
    }
}

/* A read of lanes that are off. */
static void
test_all_lanes(void **state)
{
    (void)state;
    struct lane_program *p = new_program();
    copy(p, bytes_at(A, 0, 4), part_register(LANE_UB, B, 4));
    copy(p, part_packed(LANE_UB, C), bytes_at(A, 0, 4))->flags = LANE_NOMASK;
    expect(p, 1, JIT_MERGE);
}

/* Sixteen lanes are written. Eight are read, each by the channel before its own. */
static void
test_channels(void **state)
{
    (void)state;
    struct lane_program *p = new_program();
    copy(p, bytes_at(A, 0, 4), part_register(LANE_UB, B, 4));
    copy(p, part_packed(LANE_UB, C), bytes_at(A + 4, 0, 4))->lanes = LANES / 2;
    expect(p, 1, JIT_MERGE);
}

/* Two components, one in the low half of each lane and one in the high half. Nothing else is there, so the
 * first one to be written keeps nothing, and the second one keeps the first. */
static void
test_parts_of_one_op(void **state)
{
    (void)state;
    struct lane_program *p = new_program();
    struct lane_op *op = part_append(p, LANE_OP_load, LANE_UW, LANES);
    op->flags = 0;
    op->src[0] = part_packed(LANE_UD, B);
    op->dst = part_register(LANE_UW, A, 4);
    op->mem = (struct lane_mem){
        .space = LANE_SPACE_LOCAL, .elem = 2, .comp_mask = 3, .comp_stride = 2, .addr_mask = UINT32_MAX};
    copy(p, part_packed(LANE_UD, C), part_packed(LANE_UD, A));
    struct jit_flow *flow = facts_flow(p);
    assert_int_equal(jit_access_of(flow, 1, JIT_DATA)->use, JIT_WRITE);
    assert_int_equal(jit_access_of(flow, 1, JIT_DATA + 1)->use, JIT_MERGE);
    assert_int_equal(jit_access_of(flow, 1, JIT_DATA)->web, jit_access_of(flow, 2, JIT_SRC0)->web);
    jit_flow_free(flow);
    lane_program_free(p);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_bytes_read),  cmocka_unit_test(test_words),
        cmocka_unit_test(test_other_bytes_read), cmocka_unit_test(test_components),
        cmocka_unit_test(test_predicates),       cmocka_unit_test(test_all_lanes),
        cmocka_unit_test(test_channels),         cmocka_unit_test(test_parts_of_one_op),
        cmocka_unit_test(test_one_predicate),    cmocka_unit_test(test_another_predicate),
        cmocka_unit_test(test_loop_in_a_cell),   cmocka_unit_test(test_cell_over_a_barrier),
    };
    return cmocka_run_group_tests_name("rows.live_facts", tests, NULL, NULL);
}
