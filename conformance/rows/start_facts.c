/* SPDX-License-Identifier: MIT */
/* Which webs' values a thread's start settles (backend/jit/flow/from_start.c), and what is sure of rows
 * behind a barrier. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts.h"

enum { LANES = 16 };

static const struct lane_operand none = {.kind = LANE_NONE};

static struct lane_op *
add(struct lane_program *p, uint32_t to, uint32_t from, uint64_t number)
{
    return part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, to), part_packed(LANE_UD, from),
                    part_number(LANE_UD, number));
}

/* Does the start settle what the program's last op writes? */
static void
expect(struct lane_program *p, bool expected)
{
    const uint32_t last = p->op_count - 1;
    struct jit_flow *flow = facts_flow(p);
    assert_int_equal(jit_find_from_start(flow), 0);
    const struct jit_web *web = &flow->webs[jit_access_of(flow, last, JIT_DST)->web];
    assert_int_equal(web->from_start, expected);
    if (expected)
        assert_int_equal(web->made_by, last);
    jit_flow_free(flow);
    lane_program_free(p);
}

static void
test_ids_and_arguments(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_register(LANE_UD, PAYLOAD, 0));
    add(p, C, B, 3);
    expect(p, true);
    p = facts_with_ids(LANES); /* the same place twice is two webs */
    add(p, A, A, 1);
    add(p, A, A, 2);
    expect(p, true);
}

static void
test_start_itself(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    struct jit_flow *flow = facts_flow(p);
    assert_int_equal(jit_find_from_start(flow), 0);
    const struct jit_web *ids = &flow->webs[jit_access_of(flow, 0, JIT_SRC0)->web];
    assert_true(ids->from_start);
    assert_int_equal(ids->made_by, JIT_BY_START);
    jit_flow_free(flow);
    lane_program_free(p);
}

static void
test_long_ways(void **state)
{
    (void)state;
    for (unsigned ops = 1; ops < 20; ops++) {
        struct lane_program *p = facts_with_ids(LANES);
        for (unsigned i = 1; i < ops; i++)
            add(p, A, A, i);
        expect(p, ops <= 10);
    }
}

static void
test_other_values(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES); /* memory */
    struct lane_op *load =
        part_alu(p, LANE_OP_load, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A), none);
    load->mem = (struct lane_mem){.elem = 4, .comp_mask = 1, .addr_mask = UINT32_MAX};
    add(p, C, B, 1);
    expect(p, false);
    p = facts_with_ids(LANES); /* over the start's value */
    add(p, PAYLOAD, A, 1)->lanes = LANES / 2;
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, PAYLOAD), none);
    expect(p, false);
    p = facts_with_ids(LANES); /* two definitions */
    add(p, B, A, 1);
    add(p, B, A, 2)->lanes = LANES / 2;
    add(p, C, B, 0);
    expect(p, false);
    p = facts_with_ids(LANES); /* an expensive op */
    part_alu(p, LANE_OP_divq, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, A),
             part_number(LANE_UD, 3));
    expect(p, false);
}

static void
test_conditions(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    struct lane_op *op = add(p, B, A, 1);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = 8;
    expect(p, false);
    p = facts_with_ids(LANES);
    op = add(p, B, A, 1);
    op->write_flag = true;
    op->cond = LANE_COND_EQ;
    op->cond_cell = 8;
    expect(p, false);
    p = facts_with_ids(LANES); /* sums that count up */
    add(p, B, A, 0);
    add(p, B, B, 1);
    op = part_append(p, LANE_OP_loop, LANE_UD, LANES);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = 8;
    op->ctrl.target = 2;
    op->ctrl.cell[0] = 16;
    add(p, C, B, 1);
    expect(p, false);
}

/* --- behind a barrier --- */

/* The row that the last op writes. */
static struct jit_row
row_behind(bool computed_again)
{
    struct lane_program *p = facts_with_ids(LANES);
    add(p, B, A, 4);
    part_append(p, LANE_OP_barrier, LANE_UD, 1);
    add(p, C, B, 4);
    const uint32_t last = p->op_count - 1;
    const struct emu_kernel kernel = facts_kernel(p, LANES);
    struct jit_flow *flow = facts_flow(p);
    if (computed_again)
        assert_int_equal(jit_find_from_start(flow), 0);
    flow->rows = EMU_ROWS_FROM_0;
    assert_int_equal(jit_find_rows(flow, &kernel, LANES, false), 0);
    const struct jit_row row = flow->webs[jit_access_of(flow, last, JIT_DST)->web].row;
    jit_flow_free(flow);
    lane_program_free(p);
    return row;
}

static void
test_what_is_sure(void **state)
{
    (void)state;
    const struct jit_row again = row_behind(true), kept = row_behind(false);
    assert_int_equal(again.most, LANES - 1 + 8);
    assert_true(again.sure);
    assert_int_equal(kept.most, LANES - 1 + 8);
    assert_false(kept.sure);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ids_and_arguments), cmocka_unit_test(test_start_itself),
        cmocka_unit_test(test_long_ways),         cmocka_unit_test(test_other_values),
        cmocka_unit_test(test_conditions),        cmocka_unit_test(test_what_is_sure),
    };
    return cmocka_run_group_tests_name("rows.start_facts", tests, NULL, NULL);
}
