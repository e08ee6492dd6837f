/* SPDX-License-Identifier: MIT */
/* Which webs of small programs are whole numbers (backend/jit/flow/whole.c). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "facts.h"

enum { LANES = 16 };

static const struct lane_operand none = {.kind = LANE_NONE};

static struct lane_op *
append(struct lane_program *p, enum lane_code code, unsigned lanes, uint32_t to, uint32_t from)
{
    struct lane_op *op = part_alu(p, code, lanes, part_packed(LANE_F, to), part_packed(LANE_F, from), none);
    op->type = LANE_F;
    return op;
}

/* B = A, rounded in some lanes. */
static void
round_some(struct lane_program *p)
{
    struct lane_op *op = append(p, LANE_OP_rndz, LANES, B, A);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = 8;
}

/* Is what the program's last op reads a web of whole numbers? */
static void
expect(struct lane_program *p, bool expected)
{
    const uint32_t last = p->op_count - 1;
    struct jit_flow *flow = facts_flow(p);
    const struct jit_access *a = jit_access_of(flow, last, JIT_SRC0);
    assert_non_null(a);
    assert_int_not_equal(a->web, JIT_IN_MEMORY);
    assert_int_equal(flow->webs[a->web].whole, expected);
    jit_flow_free(flow);
    lane_program_free(p);
}

static void
test_every_way_to_round(void **state)
{
    static const enum lane_code codes[] = {LANE_OP_rndz, LANE_OP_rnde, LANE_OP_rndd, LANE_OP_rndu};
    (void)state;
    for (unsigned i = 0; i < sizeof codes / sizeof *codes; i++) {
        struct lane_program *p = facts_program();
        append(p, codes[i], LANES, B, A);
        append(p, LANE_OP_exp2, LANES, C, B);
        expect(p, true);
    }
}

static void
test_other_definitions(void **state)
{
    (void)state;
    struct lane_program *p = facts_program();
    append(p, LANE_OP_frc, LANES, B, A);
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, false);
    p = facts_program(); /* the start's values */
    append(p, LANE_OP_exp2, LANES, C, A);
    expect(p, false);
    p = facts_program(); /* another value afterwards is a web of its own */
    append(p, LANE_OP_rndz, LANES, B, A);
    append(p, LANE_OP_exp2, LANES, C, B);
    append(p, LANE_OP_frc, LANES, B, A);
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, false);
}

/* Lanes and halves that keep another value. */
static void
test_parts(void **state)
{
    (void)state;
    struct lane_program *p = facts_program();
    append(p, LANE_OP_frc, LANES, B, A);
    append(p, LANE_OP_rndz, LANES / 2, B, A);
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, false);
    p = facts_program();
    append(p, LANE_OP_frc, LANES, B, A);
    round_some(p);
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, false);
    p = facts_program(); /* over the start's values */
    round_some(p);
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, false);
    p = facts_program(); /* over whole numbers */
    append(p, LANE_OP_rnde, LANES, B, A);
    round_some(p);
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, true);
}

static void
test_types(void **state)
{
    (void)state;
    struct lane_program *p = facts_program();
    struct lane_op *op = append(p, LANE_OP_rndz, LANES, B, A);
    op->type = op->dst.type = op->src[0].type = LANE_HF;
    append(p, LANE_OP_exp2, LANES, C, B);
    expect(p, false);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_way_to_round),
        cmocka_unit_test(test_other_definitions),
        cmocka_unit_test(test_parts),
        cmocka_unit_test(test_types),
    };
    return cmocka_run_group_tests_name("rows.whole_facts", tests, NULL, NULL);
}
