/* SPDX-License-Identifier: MIT */
/* Which webs of small programs are patterns: how far each lane's value is from lane 0's, by a model in C. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "facts.h"
#include "jit/flow/patterns.h"

enum { LANES = 32, FIELD = 448 };

static const struct lane_operand none = {.kind = LANE_NONE};

/* A = A op a number. */
static struct lane_op *
change(struct lane_program *p, enum lane_code code, uint32_t by)
{
    return part_alu(p, code, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
                    part_number(LANE_UD, by));
}

static void
add_control(struct lane_program *p, enum lane_code code, uint32_t target)
{
    struct lane_op *op = part_append(p, code, LANE_UD, LANES);
    op->ctrl.target = target;
    op->ctrl.cell[0] = op->ctrl.cell[1] = op->ctrl.cell[2] = 16;
    if (lane_code_is(code, LANE_PREDICATED)) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = 8;
    }
}

typedef uint32_t model(uint32_t x);

static struct jit_flow *
flow_of(struct lane_program *p, unsigned row_lanes)
{
    struct emu_kernel kernel = facts_kernel(p, LANES);
    emu_kernel_add_start(&kernel, (struct emu_start_field){FIELD, 1, EMU_START_GROUP_X, UINT32_MAX, 0});
    struct jit_flow *flow = facts_flow(p);
    jit_find_patterns(flow, &kernel, row_lanes);
    return flow;
}

/* Of the program, the register that its last op reads is a pattern: of ids that begin at any multiple of the
 * row's length, lane i's value is as far from lane 0's as the model says. NULL: it is none. */
static void
expect_read(struct lane_program *p, unsigned row_lanes, model *value)
{
    uint32_t from_first[LANE_MAX];
    const uint32_t last = p->op_count - 1;
    struct jit_flow *flow = flow_of(p, row_lanes);
    assert_int_equal(jit_pattern_of(flow, last, from_first), value != NULL);
    for (uint32_t first = 0; value && first < 4 * LANES; first += LANES)
        for (uint32_t i = 0; i < LANES; i++)
            assert_int_equal(from_first[i], value(first + i) - value(first));
    jit_flow_free(flow);
    lane_program_free(p);
}

/* The same of A. */
static void
expect(struct lane_program *p, model *value)
{
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, A), none);
    expect_read(p, LANES, value);
}

/* --- what is a pattern --- */

static uint32_t
is_x(uint32_t x)
{
    return x;
}

static uint32_t
is_spread(uint32_t x)
{
    return 2 * x - (x & 3);
}

static uint32_t
is_xored(uint32_t x)
{
    return ((x ^ 4) * 3 + 7) << 2;
}

static uint32_t
is_shifted(uint32_t x)
{
    return ((x >> 2) + 64) << 5;
}

static uint32_t
is_masked(uint32_t x)
{
    return (x | 8) & ~UINT32_C(2);
}

static uint32_t
is_number(uint32_t x)
{
    return ((x & 31) + 64) >> 2 ^ 5;
}

static uint32_t
is_sum(uint32_t x)
{
    return (x & 7) + 5 * (x >> 3);
}

static uint32_t
is_negative(uint32_t x)
{
    return -x;
}

static uint32_t
is_same(uint32_t x)
{
    (void)x;
    return 0;
}

static void
test_numbers(void **state)
{
    (void)state;
    expect(facts_with_ids(LANES), is_x);
    struct lane_program *p = facts_with_ids(LANES);
    change(p, LANE_OP_xor, 4);
    change(p, LANE_OP_mad, 3)->src[2] = part_number(LANE_UD, 7);
    change(p, LANE_OP_shl, 2 + 32);
    expect(p, is_xored);
    p = facts_with_ids(LANES);
    change(p, LANE_OP_shr, 2);
    change(p, LANE_OP_add, 64); /* a multiple of what the base is one of: 2^3 */
    change(p, LANE_OP_mul, 32);
    expect(p, is_shifted);
    p = facts_with_ids(LANES);
    change(p, LANE_OP_or, 8);
    change(p, LANE_OP_and, ~UINT32_C(2));
    expect(p, is_masked);
    p = facts_with_ids(LANES); /* words have a sign */
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A),
             part_number(LANE_W, 0xffff));
    expect(p, is_negative);
    p = facts_with_ids(LANES); /* asr of what is not negative */
    part_alu(p, LANE_OP_asr, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_number(LANE_D, 2));
    change(p, LANE_OP_add, 64);
    change(p, LANE_OP_shl, 5);
    expect(p, is_shifted);
}

static void
test_whole_numbers(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES); /* nothing of the base is left: all bits are known */
    change(p, LANE_OP_and, LANES - 1);
    change(p, LANE_OP_add, 64);
    change(p, LANE_OP_shr, 2);
    change(p, LANE_OP_xor, 5);
    expect(p, is_number);
    p = facts_with_ids(LANES); /* all of the lanes' bits are gone */
    change(p, LANE_OP_shr, 5);
    expect(p, is_same);
    p = facts_with_ids(LANES);
    change(p, LANE_OP_shr, 6);
    expect(p, is_same);
}

static void
test_sums(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_and, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 3));
    change(p, LANE_OP_shl, 1);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_packed(LANE_D, B))
        ->src[1]
        .mods = LANE_MOD_NEG;
    expect(p, is_spread);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_and, LANES, part_packed(LANE_UD, B), part_number(LANE_UD, 7),
             part_packed(LANE_UD, A));
    change(p, LANE_OP_shr, 3);
    part_alu(p, LANE_OP_mad, LANES, part_packed(LANE_UD, A), part_number(LANE_UD, 5), part_packed(LANE_UD, A))
        ->src[2] = part_packed(LANE_UD, B);
    expect(p, is_sum);
    p = facts_with_ids(LANES); /* a value that nobody knows, the same in all lanes */
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_register(LANE_UD, PAYLOAD, 0));
    expect(p, is_x);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_register(LANE_UD, FIELD, 0),
             part_packed(LANE_UD, A));
    expect(p, is_x);
    p = facts_with_ids(LANES); /* two such, as a product */
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_register(LANE_UD, FIELD, 0),
             part_register(LANE_UD, PAYLOAD, 0));
    expect(p, is_same);
}

/* Lanes 2 to 17 of a pattern. */
static void
test_parts(void **state)
{
    (void)state;
    uint32_t from_first[LANE_MAX];
    struct lane_program *p = facts_with_ids(LANES);
    change(p, LANE_OP_xor, 4);
    struct lane_op *part =
        part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, A + 4 * 2), none);
    part->lanes = 16;
    struct jit_flow *flow = flow_of(p, LANES);
    assert_true(jit_pattern_of(flow, 2, from_first));
    for (uint32_t i = 0; i < 16; i++)
        assert_int_equal(from_first[i], ((i + 2) ^ 4) - (2 ^ 4));
    jit_flow_free(flow);
    lane_program_free(p);
}

/* --- what is none --- */

static void
test_carries(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES); /* ids 31 and on carry into what nobody knows */
    change(p, LANE_OP_add, 1);
    change(p, LANE_OP_xor, 4);
    expect(p, NULL);
    p = facts_with_ids(LANES);
    change(p, LANE_OP_add, 1);
    change(p, LANE_OP_shr, 1);
    expect(p, NULL);
    p = facts_with_ids(LANES); /* as many bits as the base's zeros, and no more */
    change(p, LANE_OP_or, 16);
    change(p, LANE_OP_add, 16);
    change(p, LANE_OP_and, 31);
    expect(p, NULL);
    p = facts_with_ids(LANES); /* the sum's base is a multiple of the lesser power */
    change(p, LANE_OP_shr, 2);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS), none);
    part_alu(p, LANE_OP_and, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, B),
             part_number(LANE_UD, 24));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_packed(LANE_UD, B));
    change(p, LANE_OP_xor, 1);
    expect(p, NULL);
    p = facts_with_ids(LANES); /* below 0 */
    change(p, LANE_OP_add, UINT32_MAX);
    change(p, LANE_OP_and, 31);
    expect(p, NULL);
}

static void
test_unknown_numbers(void **state)
{
    (void)state;
    const struct lane_operand unknown = part_register(LANE_UD, PAYLOAD, 0);
    static const enum lane_code codes[] = {LANE_OP_and, LANE_OP_or,  LANE_OP_xor, LANE_OP_mul,
                                           LANE_OP_shl, LANE_OP_shr, LANE_OP_mad};
    for (unsigned i = 0; i < sizeof codes / sizeof *codes; i++) {
        struct lane_program *p = facts_with_ids(LANES);
        part_alu(p, codes[i], LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A), unknown)->src[2] =
            part_number(LANE_UD, 0);
        expect(p, NULL);
    }
    struct lane_program *p = facts_with_ids(LANES); /* the sum's low bits are unknown */
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A), unknown);
    change(p, LANE_OP_and, 3);
    expect(p, NULL);
    p = facts_with_ids(LANES); /* a number by lanes */
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, A), part_number(LANE_UD, 1),
             part_packed(LANE_UD, A));
    expect(p, NULL);
    p = facts_with_ids(LANES); /* two patterns */
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_packed(LANE_UD, A));
    expect(p, NULL);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_xor, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_packed(LANE_UD, A));
    expect(p, NULL);
}

/* The same in all lanes, but no number. */
static void
test_factors(void **state)
{
    (void)state;
    const struct lane_operand unknown = part_register(LANE_UD, PAYLOAD, 0);
    struct lane_program *p = facts_with_ids(LANES); /* a sum with an unknown value */
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, B), part_number(LANE_UD, 1), unknown);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_packed(LANE_UD, B));
    expect(p, NULL);
    p = facts_with_ids(LANES); /* some bits of an unknown value */
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, B), unknown, part_number(LANE_UD, 5));
    part_alu(p, LANE_OP_and, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, B),
             part_number(LANE_UD, 0xff));
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_packed(LANE_UD, B));
    expect(p, NULL);
    p = facts_with_ids(LANES); /* another number in each round */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_number(LANE_UD, 4), none);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, B),
             part_number(LANE_UD, 4));
    add_control(p, LANE_OP_brf, 2);
    p->ops[p->op_count - 1].lanes = 1;
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_packed(LANE_UD, B));
    expect(p, NULL);
}

static void
test_signs(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES); /* known, and negative */
    change(p, LANE_OP_and, 3);
    change(p, LANE_OP_add, (uint32_t)-2);
    part_alu(p, LANE_OP_asr, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_number(LANE_D, 1));
    expect(p, NULL);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A), part_number(LANE_UD, 1))
        ->src[0]
        .mods = LANE_MOD_ABS;
    expect(p, NULL);
    p = facts_with_ids(LANES);
    change(p, LANE_OP_add, 1)->flags |= LANE_SAT;
    expect(p, NULL);
    p = facts_with_ids(LANES);
    change(p, LANE_OP_not, 0);
    expect(p, NULL);
}

static void
test_words(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UW, B), part_packed(LANE_UD, A), none);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_packed(LANE_UW, B), none);
    expect(p, NULL);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UW, B), part_packed(LANE_UW, IDS),
             part_number(LANE_UW, 1));
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_packed(LANE_UW, B), none);
    expect(p, NULL);
    p = facts_with_ids(LANES); /* the ids themselves, as words: a message has addresses of dwords */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UW, IDS), none);
    expect_read(p, LANES, NULL);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_packed(LANE_UW, IDS_Y), none);
    expect(p, NULL);
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UQ, B), part_packed(LANE_UD, A), none);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UQ, B), none);
    expect_read(p, LANES, NULL);
}

static void
test_starts(void **state)
{
    (void)state;
    static const unsigned rows[] = {0, 4, 8, 16};
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lane_program *p = facts_with_ids(LANES);
        part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, A), none);
        expect_read(p, rows[i], NULL);
    }
    struct lane_program *p = facts_with_ids(LANES); /* what nobody has written */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, B), none);
    expect(p, NULL);
}

/* --- definitions that meet --- */

/* Lanes that leave keep the ids; the others get something else. */
static struct lane_program *
with_branch(enum lane_code code, uint32_t by)
{
    struct lane_program *p = facts_with_ids(LANES);
    add_control(p, LANE_OP_divert, 3);
    change(p, code, by)->flags = 0;
    add_control(p, LANE_OP_join, 4);
    return p;
}

static void
test_branches(void **state)
{
    (void)state;
    expect(with_branch(LANE_OP_xor, 4), NULL);
    expect(with_branch(LANE_OP_add, 64), NULL);
    struct lane_program *p = facts_with_ids(LANES); /* the same, of lanes by a predicate */
    struct lane_op *op = change(p, LANE_OP_xor, 4);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = 8;
    expect(p, NULL);
    p = facts_with_ids(LANES); /* half of the lanes */
    change(p, LANE_OP_xor, 4)->lanes = LANES / 2;
    expect(p, NULL);
}

/* A uniform loop: A changes in each round, from the ids on. */
static struct lane_program *
with_loop(enum lane_code code, uint32_t by)
{
    struct lane_program *p = facts_with_ids(LANES);
    change(p, code, by);
    add_control(p, LANE_OP_brf, 1);
    p->ops[p->op_count - 1].lanes = 1;
    return p;
}

static uint32_t
is_high(uint32_t x)
{
    return x << 2;
}

static void
test_loops(void **state)
{
    (void)state;
    expect(with_loop(LANE_OP_xor, 4), NULL);
    expect(with_loop(LANE_OP_mul, 3), NULL);
    expect(with_loop(LANE_OP_shl, 1), NULL);
    expect(with_loop(LANE_OP_add, 12), is_x);            /* the base changes only */
    struct lane_program *p = with_loop(LANE_OP_add, 12); /* a multiple of 4 then */
    change(p, LANE_OP_xor, 4);
    expect(p, NULL);
    p = with_loop(LANE_OP_add, 64); /* still one of 32 */
    change(p, LANE_OP_xor, 4);
    change(p, LANE_OP_mad, 3)->src[2] = part_number(LANE_UD, 7);
    change(p, LANE_OP_shl, 2);
    expect(p, is_xored);
    p = with_loop(LANE_OP_add, 1); /* a number in the first round, and another one in the next */
    change(p, LANE_OP_shl, 2);
    expect(p, is_high);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),  cmocka_unit_test(test_whole_numbers),
        cmocka_unit_test(test_sums),     cmocka_unit_test(test_parts),
        cmocka_unit_test(test_carries),  cmocka_unit_test(test_unknown_numbers),
        cmocka_unit_test(test_factors),  cmocka_unit_test(test_signs),
        cmocka_unit_test(test_words),    cmocka_unit_test(test_starts),
        cmocka_unit_test(test_branches), cmocka_unit_test(test_loops),
    };
    return cmocka_run_group_tests_name("rows.pattern_facts", tests, NULL, NULL);
}
