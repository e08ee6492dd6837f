/* SPDX-License-Identifier: MIT */
/*
 * Work-groups without barriers that follow one another in one call of the jit engine: each has its own ids
 * and slots, and the engine says where it was when it stopped.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "course.h"
#include "emu/error.h"
#include "facts.h"

enum {
    LANES = 16,
    GROUPS_X = 3,
    GROUPS_Y = 2,
    GROUPS_Z = 2,
    GROUPS = GROUPS_X * GROUPS_Y * GROUPS_Z,
    MOST_ITEMS = 128,
    FIRST_SLOT = 5,
    NOBODY = -1
};
static const uint32_t first[3] = {7, 1, 2}, count[3] = {GROUPS_X, GROUPS_Y, GROUPS_Z};

/* Registers: D and E are values' as A to C are; the group's ids and the thread's slot are dwords. */
enum { GROUP = C + 256, SLOT = GROUP + 64, D = SLOT + 64, E = D + 128 };

struct setting {
    uint32_t local[2];
    bool clamps;
    int stops_behind; /* number of the group that sets the watchdog's flag */
    uint32_t bytes;   /* of the surface with results */
};

/* --- the program --- */

static struct lane_operand
scalar(uint32_t at)
{
    return part_register(LANE_UD, at, 0);
}

static void
multiply_add(struct lane_program *p, uint32_t to, struct lane_operand from, uint64_t by)
{
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, E), from, part_number(LANE_UD, by));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, to), part_packed(LANE_UD, to),
             part_packed(LANE_UD, E));
}

static void
store(struct lane_program *p, uint32_t at, uint32_t value, uint32_t surface)
{
    struct lane_op *op = part_append(p, LANE_OP_store, LANE_UD, LANES);
    op->src[0] = part_packed(LANE_UD, at);
    op->src[1] = part_packed(LANE_UD, value);
    op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                .elem = 4,
                                .comp_mask = 1,
                                .surface = (uint8_t)surface,
                                .addr_mask = UINT32_MAX};
}

/* The number of the group among the launch's, times a factor, is added. */
static void
add_group(struct lane_program *p, uint32_t to, uint32_t by)
{
    static const uint32_t stride[3] = {1, GROUPS_X, GROUPS_X * GROUPS_Y};
    for (unsigned d = 0; d < 3; d++) {
        multiply_add(p, to, scalar(GROUP + 4 * d), stride[d] * by);
        part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, to), part_packed(LANE_UD, to),
                 part_number(LANE_UD, (uint32_t) - (first[d] * stride[d] * by)));
    }
}

/* Every work-item stores a number made of all that it knows at a place of its own: first the ids in x, which
 * a clamp may limit to those of half a group. */
static struct lane_program *
make_program(const struct setting *s)
{
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, A),
             (struct lane_operand){.kind = LANE_NONE});
    if (s->clamps)
        part_alu(p, LANE_OP_min, LANES, part_packed(LANE_UD, C), part_packed(LANE_UD, A),
                 part_number(LANE_UD, s->local[0] / 2));
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, B), part_packed(LANE_UW, IDS_Y),
             (struct lane_operand){.kind = LANE_NONE});
    multiply_add(p, C, part_packed(LANE_UD, B), 1 << 6);
    multiply_add(p, C, scalar(SLOT), 1 << 12);
    for (unsigned d = 0; d < 3; d++)
        multiply_add(p, C, scalar(GROUP + 4 * d), 1u << (20 + 4 * d));
    multiply_add(p, A, part_packed(LANE_UD, B), s->local[0]);
    add_group(p, A, s->local[0] * s->local[1]);
    part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
             part_number(LANE_UD, 2));
    store(p, A, C, 0);
    if (s->stops_behind != NOBODY) { /* other groups store outside of that surface */
        part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_UD, D),
                 part_number(LANE_UD, (uint32_t)(-4 * s->stops_behind)),
                 (struct lane_operand){.kind = LANE_NONE});
        add_group(p, D, 4);
        store(p, D, C, 1);
    }
    part_append(p, LANE_OP_end, LANE_UD, 1);
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    p->fpmode = 0x4c0;
    return p;
}

static struct emu_kernel
make_kernel(struct lane_program *p)
{
    struct emu_kernel k = facts_kernel(p, LANES);
    for (unsigned d = 0; d < 3; d++)
        emu_kernel_add_start(
            &k, (struct emu_start_field){GROUP + 4 * d, 1, (uint8_t)(EMU_START_GROUP_X + d), UINT32_MAX, 0});
    emu_kernel_add_start(&k, (struct emu_start_field){SLOT, 1, EMU_START_SLOT, UINT32_MAX, 0});
    return k;
}

/* --- what it must store --- */

static uint32_t
value_of(const struct setting *s, const uint32_t group[3], unsigned item)
{
    const uint32_t x = item % s->local[0], y = item / s->local[0], most = s->local[0] / 2;
    return (s->clamps && x > most ? most : x) + (y << 6) + ((FIRST_SLOT + item / LANES) << 12) +
           (group[0] << 20) + (group[1] << 24) + (group[2] << 28);
}

/* Of the first `items` work-items of a launch. */
static void
expect(const struct setting *s, unsigned items, uint32_t *results)
{
    uint32_t group[3] = {first[0], first[1], first[2]};
    const unsigned each = s->local[0] * s->local[1];
    memset(results, 0, sizeof(uint32_t) * GROUPS * MOST_ITEMS);
    for (unsigned i = 0; i < items; i++) {
        results[i] = value_of(s, group, i % each);
        if ((i + 1) % each == 0)
            engine_next_group(group, first, count);
    }
}

/* --- runs --- */

struct run {
    struct course course;
    uint32_t results[GROUPS * MOST_ITEMS];
    int stop;
};

static void
run_groups(const struct setting *s, struct backend_code *code, const struct emu_kernel *kernel, struct run *r)
{
    const uint8_t payload[64] = {0};
    const struct emu_surface surfaces[2] = {{(uint8_t *)r->results, s->bytes}, {(uint8_t *)&r->stop, 4}};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 3,
                                      .local_size = {s->local[0], s->local[1], 1},
                                      .group_count = {GROUPS_X, GROUPS_Y, GROUPS_Z},
                                      .payload = payload,
                                      .surfaces = surfaces,
                                      .surface_count = 2,
                                      .strict = s->stops_behind == NOBODY};
    course_run(&r->course, code, &launch, first, FIRST_SLOT, &r->stop);
}

static void
run(const struct setting *s, enum backend_cpu cpu, struct run *r)
{
    struct emu_error error = {.text = ""};
    struct backend_code *code;
    struct lane_program *p = make_program(s);
    const struct emu_kernel kernel = make_kernel(p);
    *r = (struct run){.stop = 0};
    assert_int_equal(emu_kernel_check(&kernel, &error), 0);
    assert_int_equal(backend_code_new(&kernel, BACKEND_JIT, cpu, &code, &error), 0);
    run_groups(s, code, &kernel, r);
    backend_code_free(code);
    lane_program_free(p);
}

/* Work-groups as wide as a thread, wider, and narrower. */
static const uint32_t sizes[][2] = {{LANES, 3}, {2 * LANES, 4}, {LANES / 2, 6}, {LANES, 1}};

static void
each_size(void (*check)(struct setting s, enum backend_cpu cpu))
{
    for (unsigned i = 0; i < 2 * sizeof sizes / sizeof *sizes; i++) {
        struct setting s = {{sizes[i / 2][0], sizes[i / 2][1]}, i % 2, NOBODY, 0};
        s.bytes = 4 * GROUPS * s.local[0] * s.local[1];
        for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= backend_cpu_detect(); cpu++)
            check(s, cpu);
    }
}

static void
expect_results(const struct setting *s, unsigned items, const struct run *r)
{
    static uint32_t expected[GROUPS * MOST_ITEMS];
    expect(s, items, expected);
    assert_memory_equal(r->results, expected, sizeof expected);
}

static void
check_all(struct setting s, enum backend_cpu cpu)
{
    struct run r;
    run(&s, cpu, &r);
    assert_int_equal(r.course.failed, r.course.threads);
    assert_int_equal(r.course.left, 0);
    assert_int_equal(r.course.progress, 2 * GROUPS);
    expect_results(&s, GROUPS * s.local[0] * s.local[1], &r);
}

static void
test_all_groups(void **state)
{
    (void)state;
    each_size(check_all);
}

/* The number of a group as its ids. */
static void
expect_group(unsigned number, const struct run *r)
{
    uint32_t group[3] = {first[0], first[1], first[2]};
    for (unsigned i = 0; i < number; i++)
        engine_next_group(group, first, count);
    assert_memory_equal(r->course.group, group, sizeof group);
}

/* The surface ends within a group: a fault in a strict launch. */
static void
check_fault(struct setting s, enum backend_cpu cpu)
{
    const unsigned each = s.local[0] * s.local[1], threads = each / LANES;
    for (unsigned at = 0; at < GROUPS * threads; at += 7) {
        struct run r;
        s.bytes = 4 * at * LANES;
        run(&s, cpu, &r);
        assert_int_equal(r.course.failed, at % threads);
        assert_int_equal(r.course.left, GROUPS - at / threads);
        expect_group(at / threads, &r);
        expect_results(&s, at * LANES, &r);
    }
}

static void
test_faults(void **state)
{
    (void)state;
    each_size(check_fault);
}

/* The watchdog's flag. */
static void
check_stop(struct setting s, enum backend_cpu cpu)
{
    struct run r;
    s.stops_behind = 4;
    run(&s, cpu, &r);
    assert_int_equal(r.course.failed, r.course.threads);
    assert_int_equal(r.course.left, GROUPS - 5);
    expect_group(5, &r);
    expect_results(&s, 5 * s.local[0] * s.local[1], &r);
}

static void
test_stop(void **state)
{
    (void)state;
    each_size(check_stop);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_all_groups), cmocka_unit_test(test_faults),
                                       cmocka_unit_test(test_stop)};
    return cmocka_run_group_tests_name("rows.courses", tests, NULL, NULL);
}
