/* SPDX-License-Identifier: MIT */
/* Which webs of small programs are rows, with which step, and how many of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "facts.h"

enum { LANES = 32 };

static const struct lane_operand none = {.kind = LANE_NONE};

static void
describe(const struct jit_row *row, char *text, size_t size)
{
    const int n = snprintf(text, size, "step %lld, parts %u", (long long)row->step, (unsigned)row->parts);
    if (row->shift)
        snprintf(text + n, size - (size_t)n, ", shift %u", (unsigned)row->shift);
}

/* The row that the program's last written web is, as text: "step s, parts p", also "shift n", or "no row". */
static void
expect(struct lane_program *p, unsigned row_lanes, const char *expected)
{
    char text[64] = "no row";
    const uint32_t last = p->op_count - 1;
    const struct emu_kernel kernel = facts_kernel(p, LANES);
    struct jit_flow *flow = facts_flow(p);
    flow->rows = row_lanes < LANES ? EMU_ROWS_FROM_0 : EMU_ROWS_ANYWHERE;
    assert_int_equal(jit_find_rows(flow, &kernel, row_lanes, true), 0);
    for (uint32_t i = flow->access_start[last]; i < flow->access_start[last + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a->role == JIT_DST && a->web != JIT_IN_MEMORY && flow->webs[a->web].row.element)
            describe(&flow->webs[a->web].row, text, sizeof text);
    }
    assert_string_equal(text, expected);
    jit_flow_free(flow);
    lane_program_free(p);
}

static void
test_clamps(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_min, LANES, part_packed(LANE_D, B), part_packed(LANE_D, A), part_number(LANE_D, 5))
        ->type = LANE_D;
    expect(p, LANES, "step 1, parts 1");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_max, LANES, part_packed(LANE_UD, B), part_register(LANE_UD, PAYLOAD, 0),
             part_packed(LANE_UD, A));
    expect(p, LANES / 2, "step 1, parts 2");
    p = facts_with_ids(LANES); /* two rows */
    part_alu(p, LANE_OP_min, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_packed(LANE_UD, A));
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* a row that counts down */
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A),
             part_number(LANE_D, UINT64_MAX));
    part_alu(p, LANE_OP_min, LANES, part_packed(LANE_D, B), part_packed(LANE_D, A), part_number(LANE_D, 5))
        ->type = LANE_D;
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* behind an effect */
    struct lane_op *store =
        part_alu(p, LANE_OP_store, LANES, none, part_packed(LANE_UD, A), part_packed(LANE_UD, A));
    store->mem = (struct lane_mem){.elem = 4, .comp_mask = 1, .addr_mask = UINT32_MAX};
    part_alu(p, LANE_OP_min, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 5));
    expect(p, LANES, "no row");
}

static void
test_sums_and_products(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 12));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 5));
    expect(p, LANES, "step 12, parts 1");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_number(LANE_UD, 3));
    expect(p, LANES, "step 8, parts 1");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_D, A), part_number(LANE_D, 7), part_packed(LANE_UD, A))
        ->src[1]
        .mods = LANE_MOD_NEG;
    expect(p, LANES, "step -1, parts 1");
    p = facts_with_ids(LANES);
    struct lane_op *mad = part_alu(p, LANE_OP_mad, LANES, part_packed(LANE_UQ, B), part_packed(LANE_UD, A),
                                   part_number(LANE_UD, 4));
    mad->src[2] = part_register(LANE_UQ, PAYLOAD, 0);
    expect(p, LANES, "step 4, parts 1");
}

static void
test_widening(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UQ, B), part_packed(LANE_UD, A), none);
    expect(p, LANES, "step 1, parts 1");
    p = facts_with_ids(LANES); /* may wrap at 2^32 */
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_register(LANE_UD, PAYLOAD, 0));
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UQ, B), part_packed(LANE_UD, A), none);
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UW, B), part_packed(LANE_UD, A), none);
    expect(p, LANES, "step 1, parts 1");
}

static void
test_parts(void **state)
{
    (void)state;
    expect(facts_with_ids(LANES), 8, "step 1, parts 4");
    expect(facts_with_ids(LANES), 0, "no row");
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS_Y), none);
    expect(p, 16, "step 0, parts 2");
    p = lane_program_new(); /* lanes 4 to 11 */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_packed(LANE_UW, IDS + 8), none)->lanes = 8;
    expect(p, 8, "no row");
    p = lane_program_new(); /* lanes 8 to 15 */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_packed(LANE_UW, IDS + 16), none)->lanes = 8;
    expect(p, 8, "step 1, parts 1");
}

static void
test_shifted_rows(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 2));
    part_alu(p, LANE_OP_shr, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 34));
    expect(p, LANES / 2, "step 4, parts 2, shift 2");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 24));
    part_alu(p, LANE_OP_shr, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 3));
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, B), none);
    expect(p, LANES, "step 24, parts 1, shift 3");
    p = facts_with_ids(LANES); /* lanes of one dword */
    part_alu(p, LANE_OP_shr, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 2));
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* the step is no multiple */
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 12));
    part_alu(p, LANE_OP_shr, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 3));
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* copies the sign */
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_number(LANE_UD, 2));
    part_alu(p, LANE_OP_asr, LANES, part_packed(LANE_D, B), part_packed(LANE_D, A), part_number(LANE_UD, 2))
        ->type = LANE_D;
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* a sum with a shifted row */
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 2));
    part_alu(p, LANE_OP_shr, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 2));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, B),
             part_number(LANE_UD, 1));
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* in the source's lanes */
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 2));
    part_alu(p, LANE_OP_shr, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A), part_number(LANE_UD, 2))
        ->src[0]
        .mods = LANE_MOD_NEG;
    expect(p, LANES, "no row");
}

static void
test_what_is_none(void **state)
{
    (void)state;
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_and, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, 3));
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* keeps some lanes' old values */
    struct lane_op *op =
        part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, A), part_number(LANE_UD, 1), none);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = 8;
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES); /* copies what nobody has written */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, C), none);
    expect(p, LANES, "no row");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A), part_packed(LANE_UD, A))
        ->src[1]
        .mods = LANE_MOD_ABS;
    expect(p, LANES, "no row");
}

/* Reads the value of the first lane of C, through a window that holds A as well. */
static struct lane_program *
with_first_lane(enum lane_code code, uint64_t number_of_c)
{
    enum { INDEX = 96 };
    struct lane_program *p = facts_with_ids(LANES);
    const struct lane_indirect all = {.addr = INDEX, .scale = 1, .lo = IDS, .hi = RF, .index_type = LANE_UW};
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_number(LANE_UD, 7), none);
    part_alu(p, code, LANES, part_packed(LANE_UD, INDEX), part_register(LANE_UD, PAYLOAD, 0), none)->lanes =
        1;
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, INDEX), part_packed(LANE_UD, INDEX),
             part_number(LANE_UD, 2))
        ->lanes = 1;
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UW, INDEX), part_packed(LANE_UW, INDEX),
             part_number(LANE_UW, number_of_c))
        ->lanes = 1;
    struct lane_op *read =
        part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, INDEX), part_packed(LANE_UD, IDS), none);
    read->lanes = 1;
    read->src[0].kind = LANE_INDIRECT;
    read->src[0].indirect = lane_program_add_indirect(p, &all);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A), none);
    return p;
}

static void
test_windows(void **state)
{
    (void)state;
    expect(with_first_lane(LANE_OP_fbl, C - IDS), LANES, "step 1, parts 1");
    expect(with_first_lane(LANE_OP_mov, C - IDS), LANES, "no row");
    expect(with_first_lane(LANE_OP_fbl, A - IDS), LANES, "no row");
    expect(with_first_lane(LANE_OP_fbl, A + 4 * LANES - IDS), LANES, "no row"); /* one before, for no bit */
    expect(with_first_lane(LANE_OP_fbl, A - 4 * LANES - IDS), LANES, "step 1, parts 1");
    expect(with_first_lane(LANE_OP_fbl, A - 4 * LANES - IDS + 4), LANES, "no row");
    expect(with_first_lane(LANE_OP_fbl, 0), LANES, "no row"); /* may begin again at 65536 */
}

static void
join_bits(uint32_t to, struct lane_program *p, struct lane_operand x, struct lane_operand y)
{
    part_alu(p, LANE_OP_or, LANES, part_packed(LANE_UD, to), x, y);
}

/* Register A has the ids times a number. */
static struct lane_program *
times(uint64_t number)
{
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, number));
    return p;
}

static void
test_joined_bits(void **state)
{
    (void)state;
    static const struct {
        uint64_t times, bits;
        const char *expected;
    } cases[] = {
        {1, 16, "step 1, parts 2"},
        {1, 8, "no row"},
        {4, 1024, "step 4, parts 2"},
        {4, 64, "step 4, parts 2"},
        {4, 32, "no row"},
        {3, 64, "step 3, parts 2"},
        {3, 32, "no row"},
        {4, 1, "no row"}, /* it does not ask for the low zeros of all lanes */
        {4, 0, "step 4, parts 2"},
        {4, 0xc0, "step 4, parts 2"},
        {4, 0xe0, "no row"},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct lane_program *p = times(cases[i].times);
        join_bits(B, p, part_packed(LANE_UD, A), part_number(LANE_UD, cases[i].bits));
        expect(p, LANES / 2, cases[i].expected);
    }
    struct lane_program *p = times(4); /* the first id is not known */
    join_bits(B, p, part_packed(LANE_UD, A), part_number(LANE_UD, 1024));
    expect(p, LANES, "no row");
    p = times(4); /* ids of other dimensions, times 64 */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS_Y), none);
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, B),
             part_number(LANE_UD, 6));
    join_bits(C, p, part_packed(LANE_UD, B), part_packed(LANE_UD, A));
    expect(p, LANES / 2, "step 4, parts 2");
    p = times(4); /* ... which are not known to be a multiple of 64 */
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS_Y), none);
    join_bits(C, p, part_packed(LANE_UD, B), part_packed(LANE_UD, A));
    expect(p, LANES / 2, "no row");
    p = times(1); /* a first lane with low bits */
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 1));
    join_bits(B, p, part_packed(LANE_UD, A), part_number(LANE_UD, 16));
    expect(p, LANES / 2, "no row");
    p = times(1); /* two rows */
    join_bits(B, p, part_packed(LANE_UD, A), part_packed(LANE_UD, A));
    expect(p, LANES / 2, "no row");
    p = facts_with_ids(LANES); /* the second half of a row */
    part_alu(p, LANE_OP_or, 8, part_packed(LANE_UD, B), part_packed(LANE_UD, A + 8 * 4),
             part_number(LANE_UD, 8));
    expect(p, LANES / 2, "step 1, parts 1");
    p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_or, 8, part_packed(LANE_UD, B), part_packed(LANE_UD, A + 4 * 4),
             part_number(LANE_UD, 8));
    expect(p, LANES / 2, "no row");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sums_and_products), cmocka_unit_test(test_clamps),
        cmocka_unit_test(test_widening),          cmocka_unit_test(test_parts),
        cmocka_unit_test(test_what_is_none),      cmocka_unit_test(test_shifted_rows),
        cmocka_unit_test(test_windows),           cmocka_unit_test(test_joined_bits),
    };
    return cmocka_run_group_tests_name("rows.facts", tests, NULL, NULL);
}
