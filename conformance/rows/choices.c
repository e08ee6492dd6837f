/* SPDX-License-Identifier: MIT */
/*
 * Choices between two rows by a comparison with ids (backend/jit/flow/choices.c), in every form that
 * compilers give them, where no work-item is the odd one, and where the first, the last or all of a row are.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "course.h"
#include "facts.h"

enum { LANES = 16, GROUPS = 3, MOST_ITEMS = 128, FLAGS = 8, D = C + 256, E = D + 128, LIMIT = PAYLOAD };

enum form {
    BY_SEL,    /* cmp; sel */
    BY_SUM,    /* a sum's own flag; sel */
    BY_MOV,    /* cmp; mov over the one value */
    BY_NUMBER, /* cmp to a register; csel */
    BY_ZERO,   /* csel */
    FORMS
};

enum between { TWO_ROWS, TWO_NUMBERS, ROW_AND_NUMBER, NUMBER_AND_ROW, BETWEEN };

struct setting {
    enum form form;
    enum lane_cond cond;
    bool inverted, of_y;
    enum between between;
    uint32_t local[2];
};

static const struct lane_operand none = {.kind = LANE_NONE};

/* --- the program: where cond holds of the id and the limit, id + 3, elsewhere id + 40; or without id --- */

static bool
has_number(const struct setting *s, bool yes)
{
    return s->between == TWO_NUMBERS || s->between == (yes ? NUMBER_AND_ROW : ROW_AND_NUMBER);
}

static struct lane_op *
flagged(struct lane_op *op, const struct setting *s)
{
    op->write_flag = true;
    op->cond = (uint8_t)s->cond;
    op->cond_cell = FLAGS;
    return op;
}

static void
sum(struct lane_program *p, uint32_t to, uint32_t from, uint64_t number)
{
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_D, to), part_packed(LANE_D, from),
             part_number(LANE_D, number));
}

static struct lane_operand
limit(void)
{
    return part_register(LANE_D, LIMIT, 0);
}

/* The id minus the limit. */
static struct lane_op *
difference(struct lane_program *p, uint32_t to, uint32_t id)
{
    struct lane_op *op =
        part_alu(p, LANE_OP_add, LANES, part_packed(LANE_D, to), part_packed(LANE_D, id), limit());
    op->src[1].mods = LANE_MOD_NEG;
    return op;
}

static void
predicate(struct lane_op *op, const struct setting *s)
{
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op->flags |= s->inverted ? LANE_PRED_INV : 0;
}

static void
append_choice(struct lane_program *p, const struct setting *s, uint32_t id)
{
    const struct lane_operand yes = has_number(s, true) ? part_number(LANE_D, 3) : part_packed(LANE_D, D),
                              no = has_number(s, false) ? part_number(LANE_D, 40) : part_packed(LANE_D, E),
                              out = part_packed(LANE_D, C);
    struct lane_op *op;
    sum(p, D, id, 3);
    sum(p, E, id, 40);
    switch (s->form) {
    case BY_SUM:
        flagged(difference(p, C, id), s);
        op = part_alu(p, LANE_OP_sel, LANES, out, s->inverted ? no : yes, s->inverted ? yes : no);
        predicate(op, s);
        return;
    case BY_SEL:
    case BY_MOV:
        flagged(part_alu(p, LANE_OP_cmp, LANES, none, part_packed(LANE_D, id), limit()), s)->type = LANE_D;
        if (s->form == BY_MOV)
            part_alu(p, LANE_OP_mov, LANES, out, s->inverted ? yes : no, none);
        op = s->form == BY_MOV
                 ? part_alu(p, LANE_OP_mov, LANES, out, s->inverted ? no : yes, none)
                 : part_alu(p, LANE_OP_sel, LANES, out, s->inverted ? no : yes, s->inverted ? yes : no);
        predicate(op, s);
        return;
    case BY_NUMBER:
        op = part_alu(p, LANE_OP_cmp, LANES, out, part_packed(LANE_D, id), limit());
        op->cond = (uint8_t)s->cond;
        op = part_alu(p, LANE_OP_csel, LANES, out, s->inverted ? yes : no, s->inverted ? no : yes);
        op->cond = s->inverted ? LANE_COND_NE : LANE_COND_EQ;
        op->src[2] = part_packed(LANE_D, C);
        return;
    default:
        difference(p, C, id);
        op = part_alu(p, LANE_OP_csel, LANES, out, yes, no);
        op->cond = (uint8_t)s->cond;
        op->src[2] = part_packed(LANE_D, C);
    }
}

static void
multiply_add(struct lane_program *p, uint32_t to, struct lane_operand from, uint64_t by)
{
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_D, E), from, part_number(LANE_D, by));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_D, to), part_packed(LANE_D, to), part_packed(LANE_D, E));
}

/* Loads what the choice is the place of, and stores it. */
static struct lane_program *
make_program(const struct setting *s)
{
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS_Y), none);
    append_choice(p, s, s->of_y ? B : A);
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_D, C), part_packed(LANE_D, C), part_number(LANE_UD, 2));
    struct lane_op *op = part_append(p, LANE_OP_load, LANE_UD, LANES);
    op->src[0] = part_packed(LANE_UD, C);
    op->dst = part_packed(LANE_UD, D);
    op->mem = (struct lane_mem){.elem = 4, .comp_mask = 1, .surface = 1, .addr_mask = UINT32_MAX};
    multiply_add(p, A, part_packed(LANE_D, B), s->local[0]);
    multiply_add(p, A, part_register(LANE_D, RF - 64, 0), s->local[0] * s->local[1]);
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_D, A), part_packed(LANE_D, A), part_number(LANE_UD, 2));
    op = part_append(p, LANE_OP_store, LANE_UD, LANES);
    op->src[0] = part_packed(LANE_UD, A);
    op->src[1] = part_packed(LANE_UD, D);
    op->mem = (struct lane_mem){.elem = 4, .comp_mask = 1, .addr_mask = UINT32_MAX};
    part_append(p, LANE_OP_end, LANE_UD, 1);
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    p->fpmode = 0x4c0;
    return p;
}

/* --- runs --- */

static bool
holds(enum lane_cond cond, int32_t x, int32_t y)
{
    switch (cond) {
    case LANE_COND_EQ:
        return x == y;
    case LANE_COND_NE:
        return x != y;
    case LANE_COND_LT:
        return x < y;
    case LANE_COND_LE:
        return x <= y;
    case LANE_COND_GT:
        return x > y;
    default:
        return x >= y;
    }
}

static void
check_limit(const struct setting *s, struct backend_code *code, const struct emu_kernel *kernel,
            int32_t number)
{
    static const uint32_t nowhere[3] = {0, 0, 0};
    uint32_t results[GROUPS * MOST_ITEMS] = {0}, table[256];
    uint8_t payload[64] = {0};
    const unsigned items = s->local[0] * s->local[1];
    struct course course;
    int stop = 0;
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        table[i] = 1000 + i * i;
    memcpy(payload, &number, sizeof number);
    const struct emu_surface surfaces[2] = {{(uint8_t *)results, sizeof results},
                                            {(uint8_t *)table, sizeof table}};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 2,
                                      .local_size = {s->local[0], s->local[1], 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .payload = payload,
                                      .surfaces = surfaces,
                                      .surface_count = 2};
    course_run(&course, code, &launch, nowhere, 0, &stop);
    assert_int_equal(course.left, 0);
    for (unsigned i = 0; i < GROUPS * items; i++) {
        const uint32_t x = i % items % s->local[0], y = i % items / s->local[0], id = s->of_y ? y : x;
        const bool yes = holds(s->cond, (int32_t)id, number);
        assert_int_equal(results[i], table[(has_number(s, yes) ? 0 : id) + (yes ? 3 : 40)]);
    }
}

static void
check(const struct setting *s, enum backend_cpu cpu)
{
    static const int32_t limits[] = {0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 32, 100, -1, INT32_MIN / 2};
    struct lane_program *p = make_program(s);
    struct emu_kernel kernel = facts_kernel(p, LANES);
    emu_kernel_add_start(&kernel, (struct emu_start_field){RF - 64, 1, EMU_START_GROUP_X, UINT32_MAX, 0});
    struct backend_code *code = course_code(&kernel, cpu);
    for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++)
        check_limit(s, code, &kernel, limits[i]);
    backend_code_free(code);
    lane_program_free(p);
}

static void
check_all(bool of_y, enum between between)
{
    static const enum lane_cond conds[] = {LANE_COND_EQ, LANE_COND_NE, LANE_COND_LT,
                                           LANE_COND_GE, LANE_COND_GT, LANE_COND_LE};
    static const uint32_t sizes[][2] = {{LANES, 3}, {2 * LANES, 4}, {LANES / 2, 6}};
    const unsigned size_count = sizeof sizes / sizeof *sizes, cond_count = sizeof conds / sizeof *conds;
    for (unsigned form = 0; form < 2 * FORMS; form++)
        for (unsigned c = 0; c < cond_count; c++) {
            const uint32_t *size = sizes[(form + c + between) % size_count];
            const struct setting s = {(enum form)(form / 2), conds[c], form % 2, of_y, between,
                                      {size[0], size[1]}};
            const unsigned n = form * (cond_count + 1) + c + between;
            check(&s, (enum backend_cpu)(n % (unsigned)(backend_cpu_detect() + 1)));
        }
}

static void
test_by_x(void **state)
{
    (void)state;
    for (unsigned between = 0; between < BETWEEN; between++)
        check_all(false, (enum between)between);
}

static void
test_by_y(void **state)
{
    (void)state;
    for (unsigned between = 0; between < BETWEEN; between++)
        check_all(true, (enum between)between);
}

/* --- what is known of them --- */

/* The step of the chosen row; 0: it is none. */
static uint64_t
step_of(const struct setting *s, bool clamps)
{
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS_Y), none);
    append_choice(p, s, A);
    const uint32_t last = p->op_count - 1;
    const struct emu_kernel kernel = facts_kernel(p, LANES);
    struct jit_flow *flow = facts_flow(p);
    flow->full_lanes = LANES;
    assert_int_equal(jit_find_rows(flow, &kernel, LANES, clamps), 0);
    const uint64_t step = flow->webs[jit_access_of(flow, last, JIT_DST)->web].row.step;
    jit_flow_free(flow);
    lane_program_free(p);
    return step;
}

static void
test_rows(void **state)
{
    (void)state;
    for (unsigned form = 0; form < FORMS; form++) {
        struct setting s = {(enum form)form, LANE_COND_EQ, false, false, TWO_ROWS, {LANES, 1}};
        assert_int_equal(step_of(&s, true), 1);
        assert_int_equal(step_of(&s, false), 0); /* nothing is expected */
        s.cond = LANE_COND_LT;                   /* nobody knows what to expect */
        assert_int_equal(step_of(&s, true), 0);
        /* The row is; but a sum may be too large for its sign, and what a mov writes over is no other row. */
        s.between = ROW_AND_NUMBER;
        assert_int_equal(step_of(&s, true), form != BY_SUM && form != BY_MOV);
        assert_int_equal(step_of(&s, false), 0);
        s.between = NUMBER_AND_ROW;
        assert_int_equal(step_of(&s, true), form != BY_SUM);
    }
}

/* Two choices by one comparison that would each expect another answer: the first one is a row. */
static void
test_two_choices(void **state)
{
    (void)state;
    for (unsigned same = 0; same < 2; same++) {
        struct lane_program *p = facts_with_ids(LANES);
        part_alu(p, LANE_OP_cmp, LANES, part_packed(LANE_D, B), part_packed(LANE_D, A), limit())->cond =
            LANE_COND_LT;
        for (unsigned i = 0; i < 2; i++) {
            const struct lane_operand row = part_packed(LANE_D, A), number = part_number(LANE_D, 5);
            const bool turned = i && !same;
            struct lane_op *op = part_alu(p, LANE_OP_csel, LANES, part_packed(LANE_D, i ? D : C),
                                          turned ? number : row, turned ? row : number);
            op->cond = LANE_COND_EQ;
            op->src[2] = part_packed(LANE_D, B);
        }
        const struct emu_kernel kernel = facts_kernel(p, LANES);
        struct jit_flow *flow = facts_flow(p);
        flow->full_lanes = LANES;
        assert_int_equal(jit_find_rows(flow, &kernel, LANES, true), 0);
        assert_int_equal(flow->webs[jit_access_of(flow, 2, JIT_DST)->web].row.step, 1);
        assert_int_equal(flow->webs[jit_access_of(flow, 3, JIT_DST)->web].row.step, same);
        assert_int_equal(flow->answers[1], JIT_NEVER);
        jit_flow_free(flow);
        lane_program_free(p);
    }
}

/* The mask is not where registers are. */
static void
test_mask_as_value(void **state)
{
    (void)state;
    for (unsigned of_mask = 0; of_mask < 2; of_mask++) {
        struct lane_program *p = facts_program();
        struct lane_op *op =
            part_alu(p, LANE_OP_csel, LANES, part_packed(LANE_D, C),
                     part_register(LANE_D, of_mask ? 0 : LIMIT + 4, 0), part_number(LANE_D, 5));
        op->cond = LANE_COND_EQ;
        op->src[2] = limit();
        const struct emu_kernel kernel = facts_kernel(p, LANES);
        struct jit_flow *flow = facts_flow(p);
        flow->full_lanes = LANES;
        assert_int_equal(jit_find_rows(flow, &kernel, LANES, true), 0);
        assert_int_equal(flow->webs[jit_access_of(flow, 0, JIT_DST)->web].row.element, of_mask ? 0 : 4);
        jit_flow_free(flow);
        lane_program_free(p);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_by_x), cmocka_unit_test(test_by_y),
                                       cmocka_unit_test(test_rows), cmocka_unit_test(test_two_choices),
                                       cmocka_unit_test(test_mask_as_value)};
    return cmocka_run_group_tests_name("rows.choices", tests, NULL, NULL);
}
