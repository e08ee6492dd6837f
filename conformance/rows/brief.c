/* SPDX-License-Identifier: MIT */
/*
 * Branches that are done with every lane off (backend/jit/flow/brief.c): which ones are, and what they leave
 * where no lane takes them, some do, or all.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "course.h"
#include "facts.h"

enum { LANES = 16, GROUPS = 5, ITEMS = GROUPS * LANES, FLAGS = 8, WAIT = 16, D = C + 256, LIMIT = PAYLOAD };

enum form {
    GEN,    /* divert and join */
    CAYMAN, /* the mask is kept; a jump; two ways that bring it back */
    FORMS
};

/* What the branch does for numbers below the limit, and what else is the matter with it. */
enum body {
    STORE,     /* b[i] = number */
    SUM,       /* number += 5, b[i] = number; and the number lives on */
    OF_IDS,    /* the id decides */
    SCATTERED, /* b[number % 16] */
    LONG,
    NOTHING, /* no store */
    UNMASKED,
    COMPARES,
    BODIES
};

static const struct lane_operand none = {.kind = LANE_NONE};

/* --- the program: c[i] = number behind the branch --- */

static struct lane_op *
message(struct lane_program *p, enum lane_code code, unsigned surface, uint32_t place)
{
    struct lane_op *op = part_append(p, code, LANE_UD, LANES);
    op->src[0] = part_packed(LANE_UD, place);
    op->mem =
        (struct lane_mem){.elem = 4, .comp_mask = 1, .surface = (uint16_t)surface, .addr_mask = UINT32_MAX};
    return op;
}

static void
store(struct lane_program *p, unsigned surface, uint32_t place)
{
    message(p, LANE_OP_store, surface, place)->src[1] = part_packed(LANE_UD, B);
}

static struct lane_op *
alu(struct lane_program *p, enum lane_code code, uint32_t to, uint32_t from, uint64_t number)
{
    return part_alu(p, code, LANES, part_packed(LANE_D, to), part_packed(LANE_D, from),
                    part_number(LANE_D, number));
}

static struct lane_op *
compare(struct lane_program *p, uint32_t what)
{
    struct lane_op *op =
        part_alu(p, LANE_OP_cmp, LANES, none, part_packed(LANE_D, what), part_register(LANE_D, LIMIT, 0));
    op->type = LANE_D;
    op->write_flag = true;
    op->cond = LANE_COND_LT;
    op->cond_cell = FLAGS;
    return op;
}

/* A has ids, B their numbers, C their places. */
static struct lane_program *
begin_program(void)
{
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_D, D), part_register(LANE_D, RF - 64, 0),
             part_number(LANE_D, LANES));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_packed(LANE_D, D));
    alu(p, LANE_OP_shl, C, A, 2);
    message(p, LANE_OP_load, 0, C)->dst = part_packed(LANE_UD, B);
    alu(p, LANE_OP_and, D, B, LANES - 1);
    alu(p, LANE_OP_shl, D, D, 2);
    return p;
}

static void
append_body(struct lane_program *p, enum body body)
{
    for (unsigned i = 0; i < (body == LONG ? 9 : body == SUM ? 1 : 0); i++)
        alu(p, LANE_OP_add, B, B, body == LONG && i ? 0 : 5)->flags = 0;
    if (body == UNMASKED)
        alu(p, LANE_OP_add, A, A, 0);
    if (body == COMPARES)
        compare(p, B)->flags = 0;
    if (body != NOTHING)
        store(p, 1, body == SCATTERED ? D : C);
    else
        alu(p, LANE_OP_add, B, B, 5)->flags = 0;
}

static struct lane_op *
control(struct lane_program *p, enum lane_code code, uint32_t cell, uint32_t second)
{
    struct lane_op *op = part_append(p, code, LANE_UD, LANES);
    op->flags = 0;
    op->ctrl.cell[0] = cell;
    op->ctrl.cell[1] = second;
    return op;
}

/* Returns the op that decides. */
static uint32_t
append_gen(struct lane_program *p, enum body body)
{
    compare(p, body == OF_IDS ? A : B);
    struct lane_op *divert = control(p, LANE_OP_divert, WAIT, 0);
    const uint32_t from = p->op_count - 1;
    divert->pred = LANE_PRED_NORMAL;
    divert->pred_cell = FLAGS;
    divert->flags = LANE_PRED_INV;
    append_body(p, body);
    p->ops[from].ctrl.target = p->op_count;
    control(p, LANE_OP_join, WAIT, 0)->ctrl.target = p->op_count;
    return from;
}

static uint32_t
append_cayman(struct lane_program *p, enum body body)
{
    control(p, LANE_OP_mmov, WAIT, 0);
    compare(p, body == OF_IDS ? A : B);
    control(p, LANE_OP_mand, 0, 0)->ctrl.cell[2] = FLAGS;
    control(p, LANE_OP_brnz, 0, 0);
    const uint32_t from = p->op_count - 1;
    control(p, LANE_OP_mmov, 0, WAIT);
    control(p, LANE_OP_br, 0, 0);
    const uint32_t around = p->op_count - 1;
    p->ops[from].ctrl.target = p->op_count;
    append_body(p, body);
    control(p, LANE_OP_mmov, 0, WAIT);
    p->ops[around].ctrl.target = p->op_count;
    return from;
}

static struct lane_program *
make_program(enum form form, enum body body, uint32_t *decides)
{
    struct lane_program *p = begin_program();
    *decides = form == GEN ? append_gen(p, body) : append_cayman(p, body);
    store(p, 2, C);
    return p;
}

/* --- which branches are brief --- */

static uint32_t
block_that_ends_with(const struct jit_flow *flow, uint32_t op)
{
    uint32_t b = 0;
    while (flow->blocks[b].end != op + 1)
        b++;
    return b;
}

static void
test_which_are_brief(void **state)
{
    (void)state;
    for (unsigned n = 0; n < FORMS * BODIES; n++) {
        uint32_t decides;
        const enum body body = (enum body)(n % BODIES);
        struct lane_program *p = make_program((enum form)(n / BODIES), body, &decides);
        const struct emu_kernel kernel = facts_kernel(p, LANES);
        struct jit_flow *flow = facts_flow(p);
        flow->full_lanes = LANES;
        assert_int_equal(jit_find_rows(flow, &kernel, LANES, false), 0);
        for (uint32_t b = 0; b < flow->block_count; b++) {
            const bool expected = b == block_that_ends_with(flow, decides) && (body == STORE || body == SUM);
            assert_int_equal(jit_is_brief(flow, b), expected);
        }
        jit_flow_free(flow);
        lane_program_free(p);
    }
}

/* --- runs --- */

/* Groups: nobody, everybody, some; then beyond the end of b, nobody and everybody. */
static int32_t
number_of(unsigned item)
{
    const unsigned group = item / LANES, lane = item % LANES;
    const bool below = group % 3 == 1 || (group == 2 && (lane * 7 + 3) % 5 < 2);
    return (below ? -100 : 100) + (int32_t)item;
}

/* What is in b and c, without the bytes behind b's end. */
static void
check_results(enum body body, int32_t limit, const int32_t *b, const int32_t *c, unsigned in_b)
{
    int32_t expected[ITEMS] = {0};
    for (unsigned i = 0; i < ITEMS; i++) {
        const int32_t number = number_of(i);
        const bool takes = (body == OF_IDS ? (int32_t)i : number) < limit;
        const int32_t now = takes && (body == SUM || body == LONG || body == NOTHING) ? number + 5 : number;
        const unsigned at = body == SCATTERED ? (unsigned)number % LANES : i;
        if (takes && body != NOTHING && at < in_b)
            expected[at] = now;
        assert_int_equal(c[i], now);
    }
    for (unsigned i = 0; i < in_b; i++)
        assert_int_equal(b[i], expected[i]);
}

static void
check_run(enum body body, struct backend_code *code, const struct emu_kernel *kernel, int32_t limit)
{
    enum { IN_B = 3 * LANES };
    static const uint32_t nowhere[3] = {0, 0, 0};
    int32_t a[ITEMS], b[IN_B] = {0}, c[ITEMS] = {0};
    uint8_t payload[64] = {0};
    struct course course;
    int stop = 0;
    for (unsigned i = 0; i < ITEMS; i++)
        a[i] = number_of(i);
    memcpy(payload, &limit, sizeof limit);
    const struct emu_surface surfaces[3] = {
        {(uint8_t *)a, sizeof a}, {(uint8_t *)b, sizeof b}, {(uint8_t *)c, sizeof c}};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {LANES, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .payload = payload,
                                      .surfaces = surfaces,
                                      .surface_count = 3};
    course_run(&course, code, &launch, nowhere, 0, &stop);
    assert_int_equal(course.left, 0);
    check_results(body, limit, b, c, IN_B);
}

static void
check_level(enum form form, enum body body, enum backend_cpu cpu)
{
    static const int32_t limits[] = {0, -1000, 1000, 150, 5};
    uint32_t decides;
    struct lane_program *p = make_program(form, body, &decides);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    p->fpmode = 0x4c0;
    struct emu_kernel kernel = facts_kernel(p, LANES);
    emu_kernel_add_start(&kernel, (struct emu_start_field){RF - 64, 1, EMU_START_GROUP_X, UINT32_MAX, 0});
    struct backend_code *code = course_code(&kernel, cpu);
    for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++)
        check_run(body, code, &kernel, limits[i]);
    backend_code_free(code);
    lane_program_free(p);
}

static void
test_results(void **state)
{
    (void)state;
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++)
        for (unsigned n = 0; n < FORMS * BODIES; n++)
            check_level((enum form)(n / BODIES), (enum body)(n % BODIES), (enum backend_cpu)cpu);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_which_are_brief),
        cmocka_unit_test(test_results),
    };
    return cmocka_run_group_tests_name("rows.brief", tests, NULL, NULL);
}
