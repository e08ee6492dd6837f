/* SPDX-License-Identifier: MIT */
/*
 * Code that is expensive for a pass that looks at pairs of instructions, or at one clause many times. Each
 * shape is lowered at size n and at size 4 n. The counted work and the processor time must grow in
 * proportion, or the code must be refused.
 */
#include "test.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "assemble.h"
#include "budget.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "processor_seconds.h"

enum { SMALL = 4000, TIMES = 4, CLAUSE = 120, DEEP = 500, SLOTS_EACH = 8, MORE_SLOTS = 1000 };

/* Control flow instructions from the start, clauses and subroutines behind them. */
struct bomb {
    uint64_t *slots;
    uint32_t count, room;
};

static uint32_t
put(struct bomb *b, uint64_t slot)
{
    assert_true(b->count < b->room);
    b->slots[b->count] = slot;
    return b->count++;
}

static uint64_t
move(unsigned gpr)
{
    return op2(OP_MOV, gpr, 0, SRC(0, 0), SRC(SEL_0, 0)) | LAST;
}

/* A clause of that many moves. */
static uint32_t
put_clause(struct bomb *b, unsigned moves)
{
    const uint32_t at = b->count;
    for (unsigned i = 0; i < moves; i++)
        put(b, move(i % 100));
    return at;
}

static void
jumps_to_the_next(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf(CF_JUMP, i + 1, 0));
    put(b, cf(CF_END, 0, 0));
}

static void
jumps_to_the_end(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf(CF_JUMP, n, 0));
    put(b, cf(CF_END, 0, 0));
}

static void
jumps_to_the_start(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf(CF_JUMP, 0, 0));
    put(b, cf(CF_END, 0, 0));
}

/* Each jumps over the next one, so every second run begins at a target. */
static void
jumps_over_jumps(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf(CF_JUMP, i + 2 < n ? i + 2 : n, 0));
    put(b, cf(CF_END, 0, 0));
}

static void
pushes_and_pops(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i += 2) {
        put(b, cf(CF_PUSH, i + 1, 0));
        put(b, cf(CF_POP, i + 2, 1));
    }
    put(b, cf(CF_END, 0, 0));
}

static void
loops(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i += 2) {
        put(b, cf(CF_LOOP_START_DX10, i + 2, 0));
        put(b, cf(CF_LOOP_END, i + 1, 0));
    }
    put(b, cf(CF_END, 0, 0));
}

static void
put_nest(struct bomb *b, uint32_t depth)
{
    const uint32_t first = b->count;
    for (uint32_t i = 0; i < depth; i++)
        put(b, cf(CF_LOOP_START_DX10, first + 2 * depth - i, 0));
    for (uint32_t i = 0; i < depth; i++)
        put(b, cf(CF_LOOP_END, first + depth - i, 0));
}

/* As deep as the stack may be, again and again. */
static void
nested_loops(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n / (2 * DEEP); i++)
        put_nest(b, DEEP);
    put(b, cf(CF_END, 0, 0));
}

static void
loops_nested_too_deep(struct bomb *b, uint32_t n)
{
    put_nest(b, n / 2);
    put(b, cf(CF_END, 0, 0));
}

static void
breaks(struct bomb *b, uint32_t n)
{
    put(b, cf(CF_LOOP_START_DX10, n + 2, 0));
    for (uint32_t i = 0; i < n; i++)
        put(b, cf(i % 2 ? CF_BREAK : CF_CONTINUE, n + 1, 0));
    put(b, cf(CF_LOOP_END, 1, 0));
    put(b, cf(CF_END, 0, 0));
}

static void
short_clauses(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf_alu(CF_ALU, n + 1 + i, 1));
    put(b, cf(CF_END, 0, 0));
    put_clause(b, n);
}

/* One clause of 120 instructions is named by every control flow instruction. */
static void
one_clause(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf_alu(CF_ALU, n + 1, CLAUSE));
    put(b, cf(CF_END, 0, 0));
    put_clause(b, CLAUSE);
}

/* Each clause begins one instruction behind the one before. */
static void
overlapping_clauses(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf_alu(CF_ALU, n + 1 + i, CLAUSE));
    put(b, cf(CF_END, 0, 0));
    put_clause(b, n + CLAUSE);
}

/* Four literals a group, each different. */
static void
literals(struct bomb *b, uint32_t n)
{
    enum { SLOTS = 3 };
    for (uint32_t i = 0; i < n / SLOTS; i++)
        put(b, cf_alu(CF_ALU, n / SLOTS + 1 + SLOTS * i, SLOTS));
    put(b, cf(CF_END, 0, 0));
    for (uint32_t i = 0; i < n / SLOTS; i++) {
        put(b, op2(OP_ADD_INT, 2, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 3)) | LAST);
        put(b, UINT64_C(0x0001000100010001) * (i + 1));
        put(b, UINT64_C(0x0001000300050007) * (i + 1));
    }
}

/* Every register may be read and written. */
static void
relative_registers(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n / 2; i++)
        put(b, cf_alu(CF_ALU, n / 2 + 1 + 2 * i, 2));
    put(b, cf(CF_END, 0, 0));
    for (uint32_t i = 0; i < n / 2; i++) {
        put(b, (op2(OP_MOVA_INT, 0, 0, SRC(0, 0), SRC(SEL_0, 0)) & NO_WRITE) | LAST);
        put(b, move(i % 100) | SRC0_REL | DST_REL);
    }
}

static void
stores(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf_store(i % 100, 1, 1));
    put(b, cf(CF_END, 0, 0));
}

static void
calls_of_one(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        put(b, cf(CF_CALL, n + 1, 0));
    put(b, cf(CF_END, 0, 0));
    put(b, cf(CF_RETURN, 0, 0));
}

static void
calls_of_many(struct bomb *b, uint32_t n)
{
    for (uint32_t i = 0; i < n / 2; i++)
        put(b, cf(CF_CALL, n / 2 + 1 + i, 0));
    put(b, cf(CF_END, 0, 0));
    for (uint32_t i = 0; i < n / 2; i++)
        put(b, cf(CF_RETURN, 0, 0));
}

/* Subroutine k calls k - 1, which is before it: a search in the order of addresses goes one level at a time.
 * There are as many such chains as fit. */
static void
chains_of_calls(struct bomb *b, uint32_t n)
{
    enum { CHAIN = 30, NOP = 0 };
    const uint32_t chains = n / (2 * CHAIN), size = 2 * CHAIN;
    for (uint32_t i = 0; i < chains; i++)
        put(b, cf(CF_CALL, chains + 1 + size * i + size - 2, 0));
    put(b, cf(CF_END, 0, 0));
    for (uint32_t i = 0; i < chains * CHAIN; i++) {
        put(b, i % CHAIN ? cf(CF_CALL, chains + 1 + 2 * i - 2, 0) : cf(NOP, 0, 0));
        put(b, cf(CF_RETURN, 0, 0));
    }
}

struct shape {
    const char *name;
    void (*make)(struct bomb *b, uint32_t n);
    const char *refusal; /* of the larger size; NULL: it is taken */
};

static const struct shape shapes[] = {
    {"jumps to the next instruction", jumps_to_the_next, NULL},
    {"jumps to the end", jumps_to_the_end, NULL},
    {"jumps to the start", jumps_to_the_start, NULL},
    {"jumps over jumps", jumps_over_jumps, NULL},
    {"pushes and pops", pushes_and_pops, NULL},
    {"loops", loops, NULL},
    {"nested loops", nested_loops, NULL},
    {"loops nested too deep", loops_nested_too_deep, NULL}, /* a fault when it is reached */
    {"breaks and continues", breaks, NULL},
    {"short clauses", short_clauses, NULL},
    {"one clause for all", one_clause, "overlap too often"},
    {"overlapping clauses", overlapping_clauses, "overlap too often"},
    {"literals", literals, NULL},
    {"relative registers", relative_registers, NULL},
    {"stores", stores, NULL},
    {"calls of one subroutine", calls_of_one, NULL},
    {"calls of many subroutines", calls_of_many, NULL},
    {"chains of calls", chains_of_calls, NULL},
};

struct cost {
    uint64_t ops, steps, rf_bytes;
    double seconds;
    bool taken;
    struct emu_error error;
};

static struct cost
cost_of(const struct shape *shape, uint32_t n)
{
    static const struct cay_quirks none;
    const uint32_t room = SLOTS_EACH * n + MORE_SLOTS;
    struct bomb b = {calloc(room, sizeof *b.slots), 0, room};
    struct cost cost = {0};
    struct fe_budget budget;
    assert_non_null(b.slots);
    shape->make(&b, n);
    const uint32_t bytes = 8 * b.count;
    const struct fe_program program = {.code_image = (uint8_t *)b.slots, .code_image_bytes = bytes};
    struct fe_kernel kernel = {
        .name = shape->name, .code = (uint8_t *)b.slots, .code_bytes = bytes, .payload_bytes = 128};
    fe_budget_begin(&budget, bytes);
    const double start = processor_seconds();
    cost.taken = cay_lower_within(&budget, NULL, &none, &program, &kernel, &cost.error) == 0;
    cost.seconds = processor_seconds() - start;
    cost.steps = budget.most_steps - budget.steps;
    if (cost.taken) {
        cost.ops = kernel.emu.program->op_count;
        cost.rf_bytes = kernel.emu.program->rf_bytes;
        assert_true(cost.ops == budget.most_ops - budget.ops);
        lane_program_free(kernel.emu.program);
    }
    free(b.slots);
    return cost;
}

/* At most twice the proportional cost, plus a constant. */
static bool
in_proportion(double small, double large, double fixed)
{
    return large <= 2 * TIMES * small + fixed;
}

static void
check_counts(const char *name, const struct cost *small, const struct cost *large)
{
    const struct {
        const char *what;
        uint64_t small, large;
    } counts[] = {{"lane ops", small->ops, large->ops},
                  {"steps", small->steps, large->steps},
                  {"bytes of registers", small->rf_bytes, large->rf_bytes}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (!in_proportion((double)counts[i].small, (double)counts[i].large, 1000))
            fail_msg("%s: %llu and %llu %s", name, (unsigned long long)counts[i].small,
                     (unsigned long long)counts[i].large, counts[i].what);
}

static void
test_costs(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const struct shape *s = &shapes[i];
        const struct cost small = cost_of(s, SMALL), large = cost_of(s, TIMES * SMALL);
        if (large.taken == (s->refusal != NULL))
            fail_msg("%s: %s", s->name, large.taken ? "is taken" : large.error.text);
        if (s->refusal && !strstr(large.error.text, s->refusal))
            fail_msg("%s: %s", s->name, large.error.text);
        if (large.taken)
            check_counts(s->name, &small, &large);
        if (!in_proportion(small.taken ? small.seconds : 0.05, large.seconds, 0.4))
            fail_msg("%s: %.3f and %.3f seconds", s->name, small.seconds, large.seconds);
        print_message("%-32s %8llu ops %8llu steps %.3f s\n", s->name, (unsigned long long)large.ops,
                      (unsigned long long)large.steps, large.seconds);
    }
}

/* Several kernels share one budget: one kernel listed many times is refused in the end. */
static void
test_shared(void **state)
{
    static const struct cay_quirks none;
    enum { MOST = 1000 };
    struct bomb b = {calloc(SLOTS_EACH * SMALL, sizeof *b.slots), 0, SLOTS_EACH * SMALL};
    struct fe_budget budget;
    struct emu_error error = {EMU_OK, ""};
    int kernels = 0, failed = 0;
    (void)state;
    assert_non_null(b.slots);
    loops(&b, SMALL);
    const struct fe_program program = {.code_image = (uint8_t *)b.slots, .code_image_bytes = 8 * b.count};
    fe_budget_begin(&budget, 8 * b.count);
    for (; kernels < MOST && !failed; kernels++) {
        struct fe_kernel kernel = {.name = "k", .code = (uint8_t *)b.slots, .code_bytes = 8 * b.count};
        failed = cay_lower_within(&budget, NULL, &none, &program, &kernel, &error);
        if (!failed)
            lane_program_free(kernel.emu.program);
    }
    assert_true(failed && kernels > 2 && kernels < 100);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "lane ops, the limit"));
    free(b.slots);
}

/* The clock is for work that costs more than it is counted. It is read once in a while. */
static void
test_clock(void **state)
{
    static const struct cay_quirks none;
    enum { MANY = 10000 };
    struct bomb b = {calloc(SLOTS_EACH * MANY, sizeof *b.slots), 0, SLOTS_EACH * MANY};
    struct fe_budget budget;
    struct emu_error error = {EMU_OK, ""};
    (void)state;
    assert_non_null(b.slots);
    stores(&b, MANY);
    const struct fe_program program = {.code_image = (uint8_t *)b.slots, .code_image_bytes = 8 * b.count};
    struct fe_kernel kernel = {.name = "k", .code = (uint8_t *)b.slots, .code_bytes = 8 * b.count};
    fe_budget_begin(&budget, 8 * b.count);
    budget.until = 0; /* the time is over */
    assert_int_equal(cay_lower_within(&budget, NULL, &none, &program, &kernel, &error), -1);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "more than 300 seconds of processor time to build"));
    free(b.slots);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_costs), cmocka_unit_test(test_shared),
                                       cmocka_unit_test(test_clock)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
