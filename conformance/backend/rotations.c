/* SPDX-License-Identifier: MIT */
/*
 * Rotations of three ops (simd/rotate.h): simd at each level against the reference. Where somebody else reads
 * a part of one, in whatever lane and turn, or the parts are of something else, the ops stay.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"
#include "simd/rotate.h"
#include "thread_start.h"

enum { LANES = 16, THREADS = 12, GROUPS = 2, ITEMS = LANES * THREADS };
enum { FLAGS = 8, WAIT = 16, CELLS = 24 };
/* Where things are in the register file; each is a row of dwords. */
enum {
    HEADER = 128,
    IDS = 192,
    RESULT = 256,
    X = 320,
    LEFT = 384,
    RIGHT = 448,
    SUM = 512,
    TURNS = 576,
    END = 640
};

static const struct lane_operand none = {.kind = LANE_NONE};

static struct lane_operand
all(uint32_t at)
{
    return part_packed(LANE_UD, at);
}

static struct lane_operand
number(uint32_t value)
{
    return part_number(LANE_UD, value);
}

static struct lane_op *
alu(struct lane_program *p, enum lane_code code, uint32_t dst, struct lane_operand x, struct lane_operand y)
{
    struct lane_op *op = part_alu(p, code, LANES, all(dst), x, y);
    op->flags = 0;
    return op;
}

/* Returns the number of the op that ors. */
static uint32_t
rotate(struct lane_program *p, uint32_t dst, uint32_t left, uint32_t right, unsigned n)
{
    alu(p, LANE_OP_shl, left, all(X), number(n));
    alu(p, LANE_OP_shr, right, all(X), number(32 - n));
    alu(p, LANE_OP_or, dst, all(left), all(right));
    return p->op_count - 1;
}

static void
end_of_turn(struct lane_program *p, uint32_t top)
{
    alu(p, LANE_OP_add, TURNS, all(TURNS), number(UINT32_MAX));
    part_compare(p, LANES, FLAGS, LANE_COND_GT, part_packed(LANE_D, TURNS), part_number(LANE_D, 0), false);
    part_branch(p, LANE_OP_loop, LANES, FLAGS, WAIT, top);
    part_branch(p, LANE_OP_join, LANES, FLAGS, WAIT, p->op_count + 1)->pred = LANE_PRED_NONE;
}

/* --- cases: each returns how many rotations there are --- */

static unsigned
plain(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 7);
    return 1;
}

/* The right part lies over what is rotated, and the result over the left one. */
static unsigned
in_place(struct lane_program *p)
{
    rotate(p, LEFT, LEFT, X, 31);
    alu(p, LANE_OP_mov, SUM, all(LEFT), none);
    return 1;
}

static unsigned
the_other_way_round(struct lane_program *p)
{
    alu(p, LANE_OP_shr, RIGHT, all(X), number(3));
    alu(p, LANE_OP_shl, LEFT, all(X), number(29));
    alu(p, LANE_OP_or, SUM, all(RIGHT), all(LEFT));
    return 1;
}

static unsigned
two_at_once(struct lane_program *p)
{
    alu(p, LANE_OP_mov, TURNS, all(X), none);
    alu(p, LANE_OP_shl, LEFT, all(X), number(5));
    alu(p, LANE_OP_shl, SUM, all(TURNS), number(9));
    alu(p, LANE_OP_shr, X, all(X), number(27));
    alu(p, LANE_OP_shr, TURNS, all(TURNS), number(23));
    alu(p, LANE_OP_or, RIGHT, all(LEFT), all(X));
    alu(p, LANE_OP_or, LEFT, all(SUM), all(TURNS));
    alu(p, LANE_OP_xor, SUM, all(LEFT), all(RIGHT));
    return 2;
}

/* In the next turn the parts are written before they are read. */
static unsigned
in_a_loop(struct lane_program *p)
{
    const uint32_t top = p->op_count;
    rotate(p, SUM, LEFT, RIGHT, 11);
    alu(p, LANE_OP_add, X, all(X), all(SUM));
    end_of_turn(p, top);
    alu(p, LANE_OP_mov, SUM, all(X), none);
    return 1;
}

static unsigned
other_numbers(struct lane_program *p)
{
    alu(p, LANE_OP_shl, LEFT, all(X), number(7));
    alu(p, LANE_OP_shr, RIGHT, all(X), number(24));
    alu(p, LANE_OP_or, SUM, all(LEFT), all(RIGHT));
    return 0;
}

static unsigned
of_two_values(struct lane_program *p)
{
    alu(p, LANE_OP_shl, LEFT, all(X), number(7));
    alu(p, LANE_OP_add, X, all(X), number(1));
    alu(p, LANE_OP_shr, RIGHT, all(X), number(25));
    alu(p, LANE_OP_or, SUM, all(LEFT), all(RIGHT));
    return 0;
}

static unsigned
a_sign(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 7);
    struct lane_op *op = &p->ops[p->op_count - 2];
    op->code = LANE_OP_asr;
    op->type = op->src[0].type = op->dst.type = LANE_D;
    return 0;
}

static unsigned
read_behind(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 7);
    alu(p, LANE_OP_add, SUM, all(SUM), all(RIGHT));
    return 0;
}

/* A part is written again, but not in all lanes that read it then. */
static unsigned
read_in_some_lanes(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 7);
    part_compare(p, LANES, FLAGS, LANE_COND_GT, part_packed(LANE_D, TURNS), part_number(LANE_D, 3), false);
    const uint32_t skip = p->op_count;
    part_branch(p, LANE_OP_divert, LANES, FLAGS, WAIT, 0);
    alu(p, LANE_OP_mov, LEFT, number(99), none);
    p->ops[skip].ctrl.target = p->op_count;
    part_branch(p, LANE_OP_join, LANES, FLAGS, WAIT, p->op_count + 1)->pred = LANE_PRED_NONE;
    alu(p, LANE_OP_add, SUM, all(SUM), all(LEFT));
    return 0;
}

/* The next turn reads a part before it is written. */
static unsigned
read_in_the_next_turn(struct lane_program *p)
{
    alu(p, LANE_OP_mov, RIGHT, number(5), none);
    const uint32_t top = p->op_count;
    alu(p, LANE_OP_add, X, all(X), all(RIGHT));
    rotate(p, SUM, LEFT, RIGHT, 11);
    end_of_turn(p, top);
    return 0;
}

static unsigned
stored(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 13);
    part_store(p, LANE_SPACE_SURFACE, LANES, all(RESULT), all(LEFT))->mem.surface = 1;
    return 0;
}

/* Half of a part, by bytes. */
static unsigned
read_by_bytes(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 13);
    alu(p, LANE_OP_add, SUM, all(SUM), part_register(LANE_UB, LEFT + 1, 4));
    return 0;
}

/* Threads come between the parts. */
static unsigned
entered_between(struct lane_program *p)
{
    alu(p, LANE_OP_shl, LEFT, all(X), number(7));
    const uint32_t top = p->op_count;
    alu(p, LANE_OP_shr, RIGHT, all(X), number(25));
    alu(p, LANE_OP_or, SUM, all(LEFT), all(RIGHT));
    alu(p, LANE_OP_add, X, all(X), number(12345));
    end_of_turn(p, top);
    return 0;
}

static unsigned
under_a_predicate(struct lane_program *p)
{
    part_compare(p, LANES, FLAGS, LANE_COND_GT, part_packed(LANE_D, TURNS), part_number(LANE_D, 3), false);
    alu(p, LANE_OP_mov, LEFT, number(1), none);
    rotate(p, SUM, LEFT, RIGHT, 7);
    p->ops[p->op_count - 3].pred = LANE_PRED_NORMAL;
    p->ops[p->op_count - 3].pred_cell = FLAGS;
    return 0;
}

static unsigned
with_a_flag(struct lane_program *p)
{
    const uint32_t at = rotate(p, SUM, LEFT, RIGHT, 7);
    p->ops[at].write_flag = true;
    p->ops[at].cond = LANE_COND_NE;
    p->ops[at].cond_cell = FLAGS;
    return 0;
}

/* Predicates and flags in registers. */
static unsigned
a_part_as_predicate(struct lane_program *p)
{
    rotate(p, SUM, LEFT, RIGHT, 7);
    struct lane_op *op = alu(p, LANE_OP_add, SUM, all(SUM), number(1000));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = LEFT;
    return 0;
}

static unsigned
a_flag_in(struct lane_program *p, uint32_t cell)
{
    alu(p, LANE_OP_shl, LEFT, all(X), number(7));
    alu(p, LANE_OP_shr, RIGHT, all(X), number(25));
    part_compare(p, LANES, cell, LANE_COND_GT, part_packed(LANE_D, TURNS), part_number(LANE_D, 3), false);
    alu(p, LANE_OP_or, SUM, all(LEFT), all(RIGHT));
    return 0;
}

static unsigned
a_flag_in_a_part(struct lane_program *p)
{
    return a_flag_in(p, LEFT);
}

static unsigned
a_flag_in_the_value(struct lane_program *p)
{
    return a_flag_in(p, X);
}

static const struct {
    const char *name;
    unsigned (*make)(struct lane_program *p);
} cases[] = {
    {"plain", plain},
    {"in place", in_place},
    {"the other way round", the_other_way_round},
    {"two at once", two_at_once},
    {"in a loop", in_a_loop},
    {"other numbers", other_numbers},
    {"of two values", of_two_values},
    {"a sign", a_sign},
    {"read behind", read_behind},
    {"read in some lanes", read_in_some_lanes},
    {"read in the next turn", read_in_the_next_turn},
    {"stored", stored},
    {"read by bytes", read_by_bytes},
    {"entered between", entered_between},
    {"under a predicate", under_a_predicate},
    {"with a flag", with_a_flag},
    {"a part as predicate", a_part_as_predicate},
    {"a flag in a part", a_flag_in_a_part},
    {"a flag in the value", a_flag_in_the_value},
};

/* x = item * a large number, turns = 1 + item % 7 */
static unsigned
make_program(struct lane_program *p, unsigned which)
{
    const struct lane_operand ids = part_packed(LANE_UW, IDS);
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    alu(p, LANE_OP_mul, RESULT, part_register(LANE_UD, HEADER + 4, 0), number(ITEMS));
    alu(p, LANE_OP_add, RESULT, all(RESULT), ids);
    alu(p, LANE_OP_mul, X, all(RESULT), number(2654435761u));
    alu(p, LANE_OP_mul, RESULT, all(RESULT), number(4));
    alu(p, LANE_OP_divr, TURNS, ids, number(7));
    alu(p, LANE_OP_add, TURNS, all(TURNS), number(1));
    alu(p, LANE_OP_mov, SUM, number(1), none);
    const unsigned rotations = cases[which].make(p);
    part_store(p, LANE_SPACE_SURFACE, LANES, all(RESULT), all(SUM));
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return rotations;
}

static int
check_facts(const struct lane_program *p, unsigned which, unsigned expected)
{
    uint32_t *numbers = simd_find_rotations(p);
    unsigned found = 0;
    for (uint32_t i = 0; numbers && i < p->op_count; i++)
        found += numbers[i] >= SIMD_ROTATES;
    if (!numbers || found != expected)
        fprintf(stderr, "%s: %u rotations\n", cases[which].name, found);
    free(numbers);
    return !numbers || found != expected;
}

static void
run(struct backend_pool *pool, const struct backend_request *request, uint32_t results[2][GROUPS * ITEMS])
{
    struct emu_error error = {0};
    struct backend_code *code;
    struct emu_fault fault;
    const size_t bytes = GROUPS * ITEMS * sizeof(uint32_t);
    memset(results, 0, 2 * bytes);
    struct emu_surface surfaces[2] = {{(uint8_t *)results[0], bytes}, {(uint8_t *)results[1], bytes}};
    const struct emu_launch launch = {.kernel = request->kernel,
                                      .work_dim = 1,
                                      .local_size = {ITEMS, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2};
    if (emu_kernel_check(request->kernel, &error) || backend_code_make(request, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    if (backend_run(pool, code, &launch, 0, &fault))
        exit(1);
    backend_code_free(code);
}

static int
try(struct backend_pool *pool, unsigned which)
{
    static uint32_t expected[2][GROUPS * ITEMS], got[2][GROUPS * ITEMS];
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    int wrong = check_facts(p, which, make_program(p, which));
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    start_with_header(&kernel, HEADER);
    run(pool, &(struct backend_request){.kernel = &kernel, .engine = BACKEND_REF}, expected);
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++) {
        run(pool,
            &(struct backend_request){
                .kernel = &kernel, .engine = BACKEND_SIMD, .cpu = (enum backend_cpu)cpu},
            got);
        if (memcmp(expected, got, sizeof expected)) {
            fprintf(stderr, "%s, level %s: differs\n", cases[which].name,
                    backend_cpu_name((enum backend_cpu)cpu));
            wrong++;
        }
    }
    lane_program_free(p);
    return wrong;
}

/* Widths without handlers of their own. */
static int
try_wide(void)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->rf_bytes = 2 * END;
    p->cells_bytes = CELLS;
    rotate(p, SUM, LEFT, RIGHT, 7);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].lanes = 32;
    p->ops[0].dst.base = p->ops[2].src[0].base = END; /* two rows each */
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    uint32_t *numbers = simd_find_rotations(p);
    const int wrong = !numbers || numbers[2] != SIMD_ALONE;
    if (wrong)
        fprintf(stderr, "32 lanes: rotated\n");
    free(numbers);
    lane_program_free(p);
    return wrong;
}

int
main(void)
{
    int wrong = try_wide();
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        wrong += try(pool, i);
    backend_pool_free(pool);
    return wrong != 0;
}
