/* SPDX-License-Identifier: MIT */
/*
 * Code that is expensive for a pass that looks at pairs of instructions. Each shape is lowered at size n and
 * at size 4 n. The counted work and the processor time must grow in proportion, or the budget must refuse the
 * code.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "budget.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "processor_seconds.h"

enum { INST_WORDS = 4, INST_BYTES = 16, SMALL = 5000, TIMES = 4 };

struct code {
    uint32_t *words;
    uint32_t count, room;
};

static void
put(struct code *c, uint32_t w0, uint32_t w1, uint32_t w2, uint32_t w3)
{
    assert_true(c->count < c->room);
    memcpy(&c->words[INST_WORDS * (size_t)c->count++], (uint32_t[]){w0, w1, w2, w3}, INST_BYTES);
}

/* (W) add (1|M0) r20.0<1>:ud ip:ud BYTES:ud */
static void
address(struct code *c, uint32_t bytes)
{
    put(c, 0x00000040, 0x2280000c, 0x06001400, bytes);
}

/* (W) jmpi r20.0 */
static void
jump(struct code *c)
{
    put(c, 0x00000020, 0x34000004, 0x0a001400, 0x00000280);
}

/* How the compiler calls a function pointer. */
static void
pointer_jump(struct code *c)
{
    put(c, 0x00000040, 0x22a0082c, 0x0a005400, 0x00000280);
    put(c, 0x00000040, 0x22a00a2c, 0x0e0002a0, 0x00000008);
    put(c, 0x00000020, 0x34000004, 0x0a001400, 0x000002a0);
}

static void
end(struct code *c)
{
    put(c, 0x07600031, 0x20000204, 0x06000fe0, 0x82000010);
}

static void
landings_and_jumps(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n / 4; i++) {
        address(c, 5 * INST_BYTES);
        put(c, 0x00010020, 0x34000004, 0x0e001400, 3 * INST_BYTES); /* (W&f0.0) jmpi over the jump */
        pointer_jump(c);
    }
}

/* Each address leads to code of its own. */
static void
chain_of_addresses(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n / 2; i++) {
        address(c, 2 * INST_BYTES);
        jump(c);
    }
}

static void
jumps_to_anywhere(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        put(c, 0x00010020, 0x34000004, 0x0e001400, INST_BYTES);
        jump(c);
    }
}

/* (f0.0) goto to the next instruction, a join; with NoMask every cell is looked at. */
static void
gotos(struct code *c, uint32_t n, uint32_t nomask)
{
    for (uint32_t i = 0; i < n / 2; i++) {
        put(c, 0x0061002e, 0x20000e00 | nomask, INST_BYTES, INST_BYTES);
        put(c, 0x0060002f, 0x20000000, 0x0e000000, INST_BYTES);
    }
}

static void
joins(struct code *c, uint32_t n)
{
    gotos(c, n, 0);
}

static void
unmasked_gotos(struct code *c, uint32_t n)
{
    gotos(c, n, 4);
}

static void
waits(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(c, 0x00000030, 0x32000004, 0x00001200, 0);
}

static void
mode_writes(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(c, 0x00000006, 0x30000004, 0x16001000, 0x04c004c0);
}

/* Single program flow is turned on where many channels may wait. */
static void
flow_modes(struct code *c, uint32_t n)
{
    joins(c, n / 2);
    for (uint32_t i = 0; i < n / 2; i++)
        put(c, 0x00000006, 0x30000004, 0x16001000, 0x00040004);
}

static void
immediates(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(c, 0x00600001, 0x21400608, 0, 0x10000 + i);
}

static void
vectors(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(c, 0x00600001, 0x21403628, 0, 0x10000 + i);
}

/* An OWord block read whose header is a copy of r0: what r0.5 holds is looked for. */
static void
headers(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n / 2; i++) {
        put(c, 0x00600001, 0x2500020c, 0x008d0000, 0);
        put(c, 0x0a600031, 0x21800208, 0x06000500, 0x02180201);
    }
}

static void
calls_and_returns(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n / 2; i++) {
        put(c, 0x0060002c, 0x23c0002c, 0x0e450000, INST_BYTES);
        put(c, 0x0061002d, 0x20000a04, 0x004503c0, 0);
    }
}

static void
waiting_jumps(struct code *c, uint32_t n)
{
    for (uint32_t i = 0; i < n / 2; i++) {
        address(c, 2 * INST_BYTES);
        put(c, 0x00610023, 0x34000a24, 0x00450280, 0);
    }
}

struct shape {
    const char *name;
    void (*make)(struct code *c, uint32_t n);
    bool is_refused; /* by the budget, at the larger size */
};

static const struct shape shapes[] = {
    {"landings and jumps through registers", landings_and_jumps, false},
    {"a chain of addresses", chain_of_addresses, false},
    {"jumps to anywhere", jumps_to_anywhere, false},
    {"joins", joins, false},
    {"gotos without mask", unmasked_gotos, true},
    {"waits", waits, false},
    {"writes of cr0", mode_writes, false},
    {"single program flow", flow_modes, true},
    {"immediates", immediates, false},
    {"vector immediates", vectors, false},
    {"message headers", headers, false},
    {"calls and predicated returns", calls_and_returns, true},
    {"brc through registers", waiting_jumps, true},
};

struct cost {
    uint64_t ops, steps;
    double seconds;
    bool taken;
    struct emu_error error;
};

static struct cost
cost_of(const struct shape *shape, uint32_t n)
{
    struct code c = {calloc(6 * n + 1, INST_BYTES), 0, 6 * n + 1};
    struct cost cost = {0};
    struct fe_budget budget;
    assert_non_null(c.words);
    shape->make(&c, n);
    end(&c);
    struct fe_kernel kernel = {
        .name = shape->name, .code = (uint8_t *)c.words, .code_bytes = INST_BYTES * c.count, .simd = 8};
    fe_budget_begin(&budget, kernel.code_bytes);
    const double start = processor_seconds();
    cost.taken = gen_lower_within(&budget, NULL, GEN_SKL, &kernel, &cost.error) == 0;
    cost.seconds = processor_seconds() - start;
    cost.ops = cost.taken ? kernel.emu.program->op_count : 0;
    cost.steps = budget.most_steps - budget.steps;
    assert_true(cost.ops == budget.most_ops - budget.ops);
    if (cost.taken)
        lane_program_free(kernel.emu.program);
    free(c.words);
    return cost;
}

/* At most twice the proportional cost, plus a constant. */
static bool
in_proportion(double small, double large, double fixed)
{
    return large <= 2 * TIMES * small + fixed;
}

/* What is refused at once says little of what a larger program may cost; what reaches a limit does. */
static double
seconds_to_compare(const struct cost *small)
{
    const double least = small->taken ? 0 : 0.05 * SLOWED;
    return small->seconds > least ? small->seconds : least;
}

static void
test_costs(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const struct cost small = cost_of(&shapes[i], SMALL), large = cost_of(&shapes[i], TIMES * SMALL);
        if (!large.taken && !strstr(large.error.text, "limit"))
            fail_msg("%s: %s", shapes[i].name, large.error.text);
        if (large.taken == shapes[i].is_refused)
            fail_msg("%s: %s", shapes[i].name, large.taken ? "the budget takes it" : large.error.text);
        if (large.taken && !in_proportion((double)small.ops, (double)large.ops, 1000))
            fail_msg("%s: %llu and %llu ops", shapes[i].name, (unsigned long long)small.ops,
                     (unsigned long long)large.ops);
        if (large.taken && !in_proportion((double)small.steps, (double)large.steps, 1000))
            fail_msg("%s: %llu and %llu steps", shapes[i].name, (unsigned long long)small.steps,
                     (unsigned long long)large.steps);
        if (!in_proportion(seconds_to_compare(&small), large.seconds, 0.4 * SLOWED))
            fail_msg("%s: %.3f and %.3f seconds", shapes[i].name, small.seconds, large.seconds);
    }
}

/* Several kernels share one budget. */
static void
test_shared(void **state)
{
    (void)state;
    struct code c = {calloc(SMALL + 1, INST_BYTES), 0, SMALL + 1};
    struct fe_budget budget;
    struct emu_error error = {EMU_OK, ""};
    int kernels = 0, failed = 0;
    assert_non_null(c.words);
    immediates(&c, SMALL);
    end(&c);
    fe_budget_begin(&budget, INST_BYTES);
    for (; kernels < 1000 && !failed; kernels++) {
        struct fe_kernel kernel = {
            .name = "k", .code = (uint8_t *)c.words, .code_bytes = INST_BYTES * c.count};
        kernel.simd = 8;
        failed = gen_lower_within(&budget, NULL, GEN_SKL, &kernel, &error);
        if (!failed)
            lane_program_free(kernel.emu.program);
    }
    assert_true(failed && kernels > 2 && kernels < 100);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "lane ops, the limit"));
    free(c.words);
}

/* The clock is for work that costs more than it is counted. It is read once in a while. */
static void
test_clock(void **state)
{
    (void)state;
    enum { MANY = TIMES * SMALL };
    struct code c = {calloc(6 * MANY + 1, INST_BYTES), 0, 6 * MANY + 1};
    struct fe_budget budget;
    struct emu_error error = {EMU_OK, ""};
    assert_non_null(c.words);
    jumps_to_anywhere(&c, MANY);
    end(&c);
    struct fe_kernel kernel = {
        .name = "k", .code = (uint8_t *)c.words, .code_bytes = INST_BYTES * c.count, .simd = 8};
    fe_budget_begin(&budget, kernel.code_bytes);
    assert_true(budget.until > 1);
    budget.until = 0; /* the time is over */
    assert_int_equal(gen_lower_within(&budget, NULL, GEN_SKL, &kernel, &error), -1);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "more than 300 seconds of processor time to build"));
    free(c.words);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_costs), cmocka_unit_test(test_shared),
                                       cmocka_unit_test(test_clock)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
