/* SPDX-License-Identifier: MIT */
/* The branch-loop stack: hand-made programs, each lane's result against plain C; and programs to refuse. */
#include "test.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "assemble.h"
#include "emu/launch.h"
#include "execute.h"

enum { LANES = 64, OP_AND = 48 };

/* A program under construction: control flow first, each clause's slots behind it. */
struct program {
    struct code code;
};

static unsigned
clause_at(struct program *p, const uint64_t *slots, unsigned count)
{
    const unsigned at = p->code.count;
    for (unsigned k = 0; k < count; k++)
        add(&p->code, slots[k]);
    return at;
}

#define ALU(p, index, form, ...)                                                                             \
    do {                                                                                                     \
        const uint64_t slots_[] = {__VA_ARGS__};                                                             \
        const unsigned count_ = sizeof slots_ / sizeof *slots_;                                              \
        (p)->code.slots[index] = cf_alu(form, clause_at(p, slots_, count_), count_);                         \
    } while (0)

static void
start(struct program *p, unsigned cf_count)
{
    memset(p, 0, sizeof *p);
    p->code.count = cf_count;
}

static uint64_t
set(unsigned gpr, uint64_t src)
{
    return op2(OP_MOV, gpr, 0, src, 0) | LAST;
}

static uint64_t
sum(unsigned gpr, uint64_t a, uint64_t b)
{
    return op2(OP_ADD_INT, gpr, 0, a, b) | LAST;
}

static uint64_t
keep_lanes(unsigned op, uint64_t a, uint64_t b)
{
    return (op2(op, 0, 0, a, b) & NO_WRITE) | UPDATE_EXEC | LAST;
}

/* The last three instructions: T3.x of each lane to its result. */
static void
finish(struct program *p, unsigned index)
{
    ALU(p, index, CF_ALU, sum(9, SRC(0, 0), SRC(SEL_LITERAL, 0)), EXECUTE_OUT / 4);
    p->code.slots[index + 1] = cf_store(3, 9, 1);
    p->code.slots[index + 2] = cf(CF_END, 0, 0);
}

static int
run(const struct program *p, uint8_t *pool, struct emu_error *error)
{
    struct object o = {.text = (uint8_t *)(uintptr_t)p->code.slots, .text_bytes = 8 * p->code.count};
    const struct object_kernel k = {"stack", 0, 8 * p->code.count};
    const struct execution x = {LANES, LANES, 0, false, pool};
    memset(pool, 0, EXECUTE_POOL);
    error->kind = EMU_OK;
    return execute(&o, &k, &x, error);
}

static void
expect(const struct program *p, uint32_t (*model)(uint32_t lane))
{
    struct emu_error error = {0};
    uint8_t *pool = malloc(EXECUTE_POOL);
    if (run(p, pool, &error))
        fail_msg("%s", error.text);
    for (uint32_t lane = 0; lane < LANES; lane++)
        assert_int_equal(((uint32_t *)(void *)(pool + EXECUTE_OUT))[lane], model(lane));
    free(pool);
}

static void
expect_refusal(const struct program *p, const char *reason)
{
    struct emu_error error = {0};
    uint8_t *pool = malloc(EXECUTE_POOL);
    assert_int_equal(run(p, pool, &error), -1);
    assert_non_null(strstr(error.text, reason));
    free(pool);
}

static uint32_t
if_else_model(uint32_t lane)
{
    return lane > 10 ? 3 : 2;
}

static void
if_else(void **state)
{
    struct program p;
    (void)state;
    start(&p, 10);
    ALU(&p, 0, CF_ALU, set(3, SRC(SEL_1_INT, 0)));
    ALU(&p, 1, CF_ALU_PUSH_BEFORE, keep_lanes(OP_PRED_SETGT_INT, SRC(0, 0), SRC(SEL_LITERAL, 0)), 10);
    p.code.slots[2] = cf(CF_JUMP, 4, 0);
    ALU(&p, 3, CF_ALU, sum(3, SRC(3, 0), SRC(SEL_1_INT, 0)));
    p.code.slots[4] = cf(CF_ELSE, 7, 1);
    ALU(&p, 5, CF_ALU, set(3, SRC(SEL_1_INT, 0)));
    p.code.slots[6] = cf(CF_POP, 7, 1);
    /* outside: one more for everybody */
    ALU(&p, 7, CF_ALU, sum(3, SRC(3, 0), SRC(SEL_1_INT, 0)), sum(9, SRC(0, 0), SRC(SEL_LITERAL, 0)),
        EXECUTE_OUT / 4);
    p.code.slots[8] = cf_store(3, 9, 1);
    p.code.slots[9] = cf(CF_END, 0, 0);
    expect(&p, if_else_model);
}

static uint32_t
loop_model(uint32_t lane)
{
    uint32_t total = 0;
    for (uint32_t k = 1; k <= lane; k++)
        total += k & 1 ? 0 : k;
    return total;
}

/* for (k = 1;; k++) { if (k > lane) break; if (k & 1) continue; total += k; } */
static void
break_and_continue(void **state)
{
    struct program p;
    (void)state;
    start(&p, 16);
    ALU(&p, 0, CF_ALU, set(2, SRC(SEL_0, 0)), set(3, SRC(SEL_0, 0)));
    p.code.slots[1] = cf(CF_LOOP_START_DX10, 13, 0);
    ALU(&p, 2, CF_ALU, sum(2, SRC(2, 0), SRC(SEL_1_INT, 0)));
    ALU(&p, 3, CF_ALU_PUSH_BEFORE, keep_lanes(OP_PRED_SETGT_INT, SRC(2, 0), SRC(0, 0)));
    p.code.slots[4] = cf(CF_JUMP, 7, 1);
    p.code.slots[5] = cf(CF_BREAK, 12, 0);
    p.code.slots[6] = cf(CF_POP, 7, 1);
    ALU(&p, 7, CF_ALU_PUSH_BEFORE, op2(OP_AND, 4, 0, SRC(2, 0), SRC(SEL_1_INT, 0)) | LAST,
        keep_lanes(OP_PRED_SETNE_INT, SRC(4, 0), SRC(SEL_0, 0)));
    p.code.slots[8] = cf(CF_JUMP, 11, 1);
    p.code.slots[9] = cf(CF_CONTINUE, 12, 0);
    p.code.slots[10] = cf(CF_POP, 11, 1);
    ALU(&p, 11, CF_ALU, sum(3, SRC(3, 0), SRC(2, 0)));
    p.code.slots[12] = cf(CF_LOOP_END, 2, 0);
    finish(&p, 13);
    expect(&p, loop_model);
}

/* EXECUTE_MASK_OP 1: the lanes that fail the comparison break. */
static void
break_by_execute_mask(void **state)
{
    struct program p;
    (void)state;
    start(&p, 8);
    ALU(&p, 0, CF_ALU, set(2, SRC(SEL_0, 0)), set(3, SRC(SEL_0, 0)));
    p.code.slots[1] = cf(CF_LOOP_START_DX10, 5, 0);
    ALU(&p, 2, CF_ALU, keep_lanes(OP_PRED_SETGT_INT, SRC(0, 0), SRC(2, 0)) | OMOD(1));
    ALU(&p, 3, CF_ALU, sum(2, SRC(2, 0), SRC(SEL_1_INT, 0)),
        op2(OP_AND, 4, 0, SRC(2, 0), SRC(SEL_1_INT, 0)) | LAST,
        op3(OP_CNDE_INT, 4, 0, SRC(4, 0), SRC(2, 0), SRC(SEL_0, 0)) | LAST, sum(3, SRC(3, 0), SRC(4, 0)));
    p.code.slots[4] = cf(CF_LOOP_END, 2, 0);
    finish(&p, 5);
    expect(&p, loop_model);
}

static uint32_t
counted_model(uint32_t lane)
{
    return 4095 + lane;
}

static void
counted_loop(void **state)
{
    struct program p;
    (void)state;
    start(&p, 7);
    ALU(&p, 0, CF_ALU, set(3, SRC(0, 0)));
    p.code.slots[1] = cf(CF_LOOP_START_NO_AL, 4, 0);
    ALU(&p, 2, CF_ALU, sum(3, SRC(3, 0), SRC(SEL_1_INT, 0)));
    p.code.slots[3] = cf(CF_LOOP_END, 2, 0);
    finish(&p, 4);
    expect(&p, counted_model);
}

static uint32_t
call_model(uint32_t lane)
{
    return lane + 4;
}

/* main calls outer twice; outer calls inner twice; inner adds 1. */
static void
calls(void **state)
{
    struct program p;
    (void)state;
    start(&p, 11);
    ALU(&p, 0, CF_ALU, set(3, SRC(0, 0)));
    p.code.slots[1] = cf(CF_CALL, 6, 0);
    p.code.slots[2] = cf(CF_CALL, 6, 0);
    finish(&p, 3);
    p.code.slots[6] = cf(CF_CALL, 9, 0);
    p.code.slots[7] = cf(CF_CALL, 9, 0);
    p.code.slots[8] = cf(CF_RETURN, 0, 0);
    ALU(&p, 9, CF_ALU, sum(3, SRC(3, 0), SRC(SEL_1_INT, 0)));
    p.code.slots[10] = cf(CF_RETURN, 0, 0);
    expect(&p, call_model);
}

/* A subroutine that calls itself, with this COUNT. */
static void
start_recursion(struct program *p, unsigned count)
{
    start(p, 8);
    ALU(p, 0, CF_ALU, set(3, SRC(0, 0)));
    p->code.slots[1] = cf(CF_CALL, 5, 0) | (uint64_t)count << 42;
    finish(p, 2);
    ALU(p, 5, CF_ALU, sum(3, SRC(3, 0), SRC(SEL_1_INT, 0)));
    p->code.slots[6] = cf(CF_CALL, 5, 0) | (uint64_t)count << 42;
    p->code.slots[7] = cf(CF_RETURN, 0, 0);
}

static uint32_t
recursion_model(uint32_t lane)
{
    return lane + 32;
}

/* 3.7.6: calls beyond a nesting depth of 32 are ignored. */
static void
recursion_ends_at_32(void **state)
{
    struct program p;
    (void)state;
    start_recursion(&p, 1);
    expect(&p, recursion_model);
}

/* Without counting, the stack is the limit: 512 entries of 4 subentries. */
static void
endless_recursion_is_a_fault(void **state)
{
    struct program p;
    char reason[32];
    (void)state;
    start_recursion(&p, 0);
    snprintf(reason, sizeof reason, "fault %d", EMU_FAULT_STACK);
    expect_refusal(&p, reason);
}

static void
uneven_stacks_are_refused(void **state)
{
    struct program p;
    (void)state;
    start(&p, 4);
    p.code.slots[0] = cf(CF_POP, 1, 1);
    p.code.slots[1] = cf(CF_END, 0, 0);
    expect_refusal(&p, "pops an empty stack");
    start(&p, 5);
    ALU(&p, 0, CF_ALU_PUSH_BEFORE, keep_lanes(OP_PRED_SETGT_INT, SRC(0, 0), SRC(SEL_0, 0)));
    p.code.slots[1] = cf(CF_JUMP, 3, 1);
    ALU(&p, 2, CF_ALU, set(3, SRC(0, 0)));
    p.code.slots[3] = cf(CF_END, 0, 0);
    expect_refusal(&p, "different branch stacks");
    start(&p, 3);
    p.code.slots[0] = cf(CF_BREAK, 1, 0);
    p.code.slots[1] = cf(CF_END, 0, 0);
    expect_refusal(&p, "not inside a loop");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(if_else),
        cmocka_unit_test(break_and_continue),
        cmocka_unit_test(break_by_execute_mask),
        cmocka_unit_test(counted_loop),
        cmocka_unit_test(calls),
        cmocka_unit_test(recursion_ends_at_32),
        cmocka_unit_test(endless_recursion_is_a_fault),
        cmocka_unit_test(uneven_stacks_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
