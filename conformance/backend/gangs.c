/* SPDX-License-Identifier: MIT */
/*
 * Gangs of the simd engine against the reference, which runs threads one by one: threads that part at
 * branches, or need not, at returns and at modes, and come together again behind a barrier; masks that
 * narrow; threads that fail at different places, of which the first one's fault counts. Groups have two gangs
 * and some threads more, the last of which is not full; or so few threads that a gang has several groups.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"
#include "thread_start.h"

enum {
    LANES = 16,
    THREADS = 21,
    GROUPS = 16,
    OFF = 5, /* lanes of a group's last thread */
    RESULTS = GROUPS * THREADS * LANES,
    HANG_MS = 20
};
enum { FLAGS = 8, WAIT = 16, SAVED = 24, CELLS = 32 };
/* Where things are in the register file; each is a row of dwords. */
enum {
    THREAD = 64,
    HEADER = 128,
    IDS = 192,
    AT = 256,
    SUM = 320,
    COUNT = 384,
    RETURN = 448,
    WIDE = 512,
    OWN = 640,
    MIRROR = 704,
    BEFORE = 768,
    END = 832
};

static struct lane_operand
all(uint32_t at)
{
    return part_packed(LANE_D, at);
}

static struct lane_operand
one(uint32_t at)
{
    return part_register(LANE_D, at, 0);
}

static struct lane_operand
number(uint32_t value)
{
    return part_number(LANE_D, value);
}

/* Under the execution mask. */
static void
add(struct lane_program *p, uint32_t dst, struct lane_operand x, struct lane_operand y)
{
    part_alu(p, LANE_OP_add, LANES, all(dst), x, y)->flags = 0;
}

static struct lane_op *
move(struct lane_program *p, unsigned lanes, struct lane_operand dst, struct lane_operand x)
{
    return part_alu(p, LANE_OP_mov, lanes, dst, x, (struct lane_operand){0});
}

/* own = 4 * id; mirror: of the item at the group's other end; before: of an item of the group before; at = 4
 * * ((group * threads + thread) * LANES + lane), sum = 7 * at. Groups of few threads: ids and threads count
 * up from group to group. */
static void
begin(struct lane_program *p, uint32_t threads)
{
    part_alu(p, LANE_OP_mul, LANES, all(OWN), part_packed(LANE_UW, IDS), number(4));
    part_alu(p, LANE_OP_mul, LANES, all(MIRROR), part_packed(LANE_UW, IDS), number(UINT32_MAX - 3));
    part_alu(p, LANE_OP_add, LANES, all(MIRROR), all(MIRROR), number((threads * LANES - OFF - 1) * 4));
    part_alu(p, LANE_OP_mul, LANES, all(AT), one(HEADER + 4), number(threads * LANES));
    part_alu(p, LANE_OP_add, LANES, all(AT), all(AT), part_packed(LANE_UW, IDS));
    if (threads < THREADS) {
        part_alu(p, LANE_OP_mul, LANES, all(COUNT), one(HEADER + 4), number(threads));
        part_alu(p, LANE_OP_add, 1, all(THREAD), one(THREAD), one(COUNT));
        move(p, LANES, part_packed(LANE_UW, IDS), all(AT));
    }
    part_alu(p, LANE_OP_mul, LANES, all(AT), all(AT), number(4));
    part_alu(p, LANE_OP_mul, LANES, all(SUM), all(AT), number(7));
    part_alu(p, LANE_OP_add, LANES, all(BEFORE), all(AT), number(4 - 4 * threads * LANES));
}

static struct lane_op *
append_store(struct lane_program *p, enum lane_space space)
{
    return part_store(p, space, LANES, part_packed(LANE_UD, AT), part_packed(LANE_UD, SUM));
}

static struct lane_op *
compare(struct lane_program *p, enum lane_cond cond, struct lane_operand x, struct lane_operand y,
        bool nomask)
{
    return part_compare(p, LANES, FLAGS, cond, x, y, nomask);
}

static struct lane_op *
branch(struct lane_program *p, enum lane_code code, uint32_t target)
{
    return part_branch(p, code, LANES, FLAGS, WAIT, target);
}

static void
barrier(struct lane_program *p)
{
    part_append(p, LANE_OP_barrier, LANE_UD, LANES);
}

static void
load_local(struct lane_program *p, uint32_t dst, uint32_t address)
{
    struct lane_op *op = part_append(p, LANE_OP_load, LANE_UD, LANES);
    op->dst = part_packed(LANE_UD, dst);
    op->src[0] = part_packed(LANE_UD, address);
    op->mem =
        (struct lane_mem){.space = LANE_SPACE_LOCAL, .elem = 4, .comp_mask = 1, .addr_mask = UINT32_MAX};
}

/* Local memory, from one end of the group to the other. */
static void
cross_local(struct lane_program *p)
{
    part_store(p, LANE_SPACE_LOCAL, LANES, part_packed(LANE_UD, OWN), part_packed(LANE_UD, SUM));
    barrier(p);
    load_local(p, COUNT, MIRROR);
    add(p, SUM, all(SUM), all(COUNT));
}

/* Each group waits for the one before, which says that it is done behind another barrier. */
static void
wait_in_turn(struct lane_program *p, enum lane_code look)
{
    barrier(p);
    compare(p, LANE_COND_EQ, one(HEADER + 4), number(0), true);
    const uint32_t first = p->op_count;
    branch(p, LANE_OP_brf, 0);
    struct lane_op *op = part_append(p, look, LANE_UD, 1);
    op->dst = part_register(LANE_UD, COUNT, 0);
    op->src[0] = part_register(LANE_UD, BEFORE, 0);
    op->mem =
        (struct lane_mem){.space = LANE_SPACE_SURFACE, .elem = 4, .comp_mask = 1, .addr_mask = UINT32_MAX};
    if (look == LANE_OP_atomic) {
        op->src[1] = number(0);
        op->mem.atomic = LANE_ATOMIC_OR;
    }
    compare(p, LANE_COND_EQ, one(COUNT), number(0), true);
    branch(p, LANE_OP_brf, first + 1);
    p->ops[first].ctrl.target = p->op_count;
    barrier(p);
}

static void
wait_by_atomics(struct lane_program *p)
{
    wait_in_turn(p, LANE_OP_atomic);
}

static void
wait_by_loads(struct lane_program *p)
{
    wait_in_turn(p, LANE_OP_load);
}

/* The same of a row: what one lane stores another one loads. */
static void
keep_local(struct lane_program *p)
{
    part_store(p, LANE_SPACE_LOCAL, LANES, part_packed(LANE_UD, OWN), part_packed(LANE_UD, SUM));
    move(p, LANES, all(SUM), number(1));
    barrier(p);
    load_local(p, SUM, OWN);
}

/* As many turns as the thread's number says, modulo 5. */
static void
loop_by_threads(struct lane_program *p)
{
    part_alu(p, LANE_OP_divr, LANES, all(COUNT), one(THREAD), number(5))->type = LANE_UD;
    const uint32_t top = p->op_count;
    add(p, SUM, all(SUM), all(AT));
    add(p, COUNT, all(COUNT), number(UINT32_MAX));
    compare(p, LANE_COND_GT, one(COUNT), number(0), true);
    branch(p, LANE_OP_brf, top);
    barrier(p);
    add(p, SUM, all(SUM), number(3));
}

/* Groups count in their order, if each has one thread: those of a group run side by side. */
static void
count_in_order(struct lane_program *p)
{
    for (unsigned i = 0; i < 2; i++) {
        struct lane_op *op = part_append(p, LANE_OP_atomic, LANE_UD, 1);
        op->dst = part_register(LANE_UD, COUNT, 0);
        op->src[0] = part_number(LANE_UD, (RESULTS - 1) * 4);
        op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                    .elem = 4,
                                    .comp_mask = 1,
                                    .addr_mask = UINT32_MAX,
                                    .atomic = LANE_ATOMIC_INC};
        part_alu(p, LANE_OP_mul, LANES, all(SUM), all(SUM), number(3));
        add(p, SUM, all(SUM), one(COUNT));
    }
}

/* As many turns as the lane's number says, plus the thread's: lanes leave one by one, and threads part. */
static void
loop_by_lanes(struct lane_program *p)
{
    add(p, COUNT, part_packed(LANE_UW, IDS), number(0));
    part_alu(p, LANE_OP_and, LANES, all(COUNT), all(COUNT), number(LANES - 1));
    add(p, COUNT, all(COUNT), one(THREAD));
    const uint32_t top = p->op_count;
    add(p, SUM, all(SUM), all(COUNT));
    add(p, COUNT, all(COUNT), number(UINT32_MAX));
    compare(p, LANE_COND_GT, all(COUNT), number(0), false);
    branch(p, LANE_OP_loop, top);
    branch(p, LANE_OP_join, p->op_count + 1)->pred = LANE_PRED_NONE;
    add(p, SUM, all(SUM), number(5));
    barrier(p);
    add(p, SUM, all(SUM), number(11));
}

/* Ops that threads without lanes skip or, if these do nothing in them, need not. */
static uint32_t
begin_some(struct lane_program *p)
{
    compare(p, LANE_COND_LT, part_packed(LANE_UW, IDS), number(10 * LANES + 7), false);
    branch(p, LANE_OP_divert, 0)->flags = LANE_PRED_INV;
    return p->op_count - 1;
}

static void
end_some(struct lane_program *p, uint32_t divert)
{
    p->ops[divert].ctrl.target = p->op_count;
    branch(p, LANE_OP_join, p->op_count + 1)->pred = LANE_PRED_NONE;
    add(p, SUM, all(SUM), number(1));
}

/* Some lanes of some threads, and of none. */
static void
divert_some(struct lane_program *p)
{
    const uint32_t at = begin_some(p);
    add(p, SUM, all(SUM), number(1000));
    append_store(p, LANE_SPACE_SURFACE);
    add(p, SUM, all(SUM), number(7));
    end_some(p, at);
}

/* The same, but one op does something in threads without lanes. */
static void
divert_over_nomask(struct lane_program *p)
{
    const uint32_t at = begin_some(p);
    add(p, SUM, all(SUM), number(1000));
    part_alu(p, LANE_OP_add, LANES, all(SUM), all(SUM), number(30));
    end_some(p, at);
}

static void
divert_over_mask(struct lane_program *p)
{
    const uint32_t at = begin_some(p);
    struct lane_op *op = part_append(p, LANE_OP_mmov, LANE_UD, LANES);
    op->ctrl.cell[0] = SAVED;
    op->ctrl.cell[1] = WAIT;
    end_some(p, at);
    op = part_alu(p, LANE_OP_add, LANES, all(SUM), all(SUM), number(4000));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = SAVED;
}

static void
divert_over_block(struct lane_program *p)
{
    const uint32_t at = begin_some(p);
    part_block(p, LANE_OP_load, LANES, 0, AT, SUM, 0);
    end_some(p, at);
}

static void
divert_over_clock(struct lane_program *p)
{
    move(p, 1, all(COUNT), number(0));
    const uint32_t at = begin_some(p);
    part_append(p, LANE_OP_clock, LANE_UQ, 1)->dst = part_register(LANE_UQ, COUNT, 0);
    p->ops[p->op_count - 1].flags = 0;
    end_some(p, at);
    compare(p, LANE_COND_NE, one(COUNT), number(0), true);
    struct lane_op *op = part_alu(p, LANE_OP_add, LANES, all(SUM), all(SUM), number(4000));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
}

/* Cells are 0 when a thread starts, whatever is in them when it ends: also those that only a register which
 * runs downwards names. */
static void
run_downwards(struct lane_program *p)
{
    struct lane_operand down = part_register(LANE_D, THREAD, 0);
    down.hstride = SAVED - THREAD;
    move(p, LANES, all(COUNT), number(0));
    move(p, 2, all(COUNT), down);
    part_alu(p, LANE_OP_mul, LANES, all(COUNT), all(COUNT), number(3));
    add(p, SUM, all(SUM), all(COUNT));
    move(p, 2, down, number(123));
}

/* A compare that narrows the execution mask, and a mask op that widens it again. */
static void
narrow(struct lane_program *p)
{
    struct lane_op *op = part_append(p, LANE_OP_mmov, LANE_UD, LANES);
    op->ctrl.cell[0] = SAVED;
    op->ctrl.cell[1] = LANE_EXEC_CELL;
    compare(p, LANE_COND_LT, part_packed(LANE_UW, IDS), number(12 * LANES + 3), false)->cond_cell =
        LANE_EXEC_CELL;
    add(p, SUM, all(SUM), number(77));
    op = part_append(p, LANE_OP_mmov, LANE_UD, LANES);
    op->ctrl.cell[0] = LANE_EXEC_CELL;
    op->ctrl.cell[1] = SAVED;
    add(p, SUM, all(SUM), number(2));
}

/* Predicates of several lanes, which no cell holds: they are off in threads all of whose lanes are on. */
static void
any_and_all(struct lane_program *p)
{
    static const uint8_t preds[] = {LANE_PRED_ANY2, LANE_PRED_ALL4, LANE_PRED_ANY16, LANE_PRED_ALL16,
                                    LANE_PRED_ANYV};
    compare(p, LANE_COND_GE, part_packed(LANE_UW, IDS), number(11 * LANES + 6), true);
    for (unsigned i = 0; i < 4 * sizeof preds; i++) {
        struct lane_op *op = part_alu(p, LANE_OP_add, LANES, all(SUM), all(SUM), number(1u << i));
        op->flags = (uint8_t)((i % 2 ? LANE_NOMASK : 0) | (i % 4 / 2 ? LANE_PRED_INV : 0));
        op->pred = preds[i / 4];
        op->pred_cell = FLAGS;
    }
    struct lane_op *op = compare(p, LANE_COND_LT, part_packed(LANE_UW, IDS), number(12 * LANES + 3), false);
    op->pred = LANE_PRED_ANY16;
    op->pred_cell = FLAGS;
    op->cond_cell = SAVED;
    op = part_alu(p, LANE_OP_add, LANES, all(SUM), all(SUM), number(3u << 24));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = SAVED;
}

/* Threads from the tenth on round up. */
static void
modes(struct lane_program *p)
{
    enum { UP = 0x10 };
    move(p, 1, all(COUNT), number(0));
    compare(p, LANE_COND_GE, one(THREAD), number(10), true);
    struct lane_op *op = move(p, 1, all(COUNT), number(UP));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op = part_append(p, LANE_OP_fpmode, LANE_UD, 1);
    op->src[0] = part_register(LANE_UD, COUNT, 0);
    move(p, LANES, part_packed(LANE_F, SUM), all(SUM));
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_F, SUM), part_packed(LANE_F, SUM),
             part_number(LANE_F, 0x3eaaaaab));
    barrier(p);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_F, SUM), part_packed(LANE_F, SUM),
             part_number(LANE_F, 0x3eaaaaab));
}

/* A subroutine; threads from the sixth on write over the place to which it returns. */
static void
calls(struct lane_program *p)
{
    struct lane_op *op = part_append(p, LANE_OP_call, LANE_UD, 1);
    const uint32_t call = p->op_count - 1;
    op->dst = part_register(LANE_UD, RETURN, 0);
    add(p, SUM, all(SUM), number(100));
    const uint32_t second = p->op_count;
    add(p, SUM, all(SUM), number(10));
    const uint32_t skip = p->op_count;
    part_append(p, LANE_OP_br, LANE_UD, LANES);
    p->ops[call].ctrl.target = p->op_count;
    add(p, SUM, all(SUM), number(1));
    compare(p, LANE_COND_GE, one(THREAD), number(6), true);
    op = move(p, 1, all(RETURN), number(second));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op = part_append(p, LANE_OP_ret, LANE_UD, 1);
    op->src[0] = part_register(LANE_UD, RETURN, 0);
    p->ops[skip].ctrl.target = p->op_count;
    if (lane_program_add_entry(p, call + 1, call + 1) || lane_program_add_entry(p, second, second))
        abort();
}

/* Lane 3 of one thread stores to an address that belongs to nobody. */
static void
go_astray(struct lane_program *p, uint32_t thread, uint32_t address)
{
    compare(p, LANE_COND_EQ, part_packed(LANE_UW, IDS), number(thread * LANES + 3), true);
    move(p, LANES, part_packed(LANE_UQ, WIDE), part_number(LANE_UQ, address));
    struct lane_op *op = append_store(p, LANE_SPACE_FLAT);
    op->src[0] = part_packed(LANE_UQ, WIDE);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
}

static void
fail_first_behind(struct lane_program *p)
{
    go_astray(p, 13, 0x7ffffff0);
    go_astray(p, 11, 0x7ffffff4);
    go_astray(p, 18, 0x7ffffff8);
}

static void
fail_behind_barrier(struct lane_program *p)
{
    barrier(p);
    loop_by_threads(p);
    go_astray(p, 20, 0x7ffffff0);
}

/* Of one group, thread 6 is the first that fails; of several, that of the first group. */
static void
fail_on_both_sides(struct lane_program *p)
{
    go_astray(p, 6, 0x7ffffff0);
    barrier(p);
    go_astray(p, 3, 0x7ffffff4);
}

/* The second gang and all threads behind it. */
static void
trap_some(struct lane_program *p)
{
    compare(p, LANE_COND_LT, one(THREAD), number(8), true);
    const uint32_t at = p->op_count;
    branch(p, LANE_OP_brf, 0);
    part_append(p, LANE_OP_trap, LANE_UD, LANES);
    p->ops[at].ctrl.target = p->op_count;
}

/* One thread never ends, with or without barriers. */
static void
hang(struct lane_program *p)
{
    compare(p, LANE_COND_EQ, one(THREAD), number(12), true);
    const uint32_t top = p->op_count;
    branch(p, LANE_OP_brf, top);
}

static void
hang_at_barriers(struct lane_program *p)
{
    compare(p, LANE_COND_EQ, one(THREAD), number(12), true);
    const uint32_t top = p->op_count;
    barrier(p);
    branch(p, LANE_OP_brf, top);
}

static const struct {
    const char *name;
    void (*make)(struct lane_program *p);
    bool fails;
    uint32_t most_threads; /* of a group; 0: any */
} cases[] = {
    {"local memory", cross_local, false, 0},
    {"rows of local memory", keep_local, false, 0},
    {"groups in turn, by atomics", wait_by_atomics, false, 0},
    {"groups in turn, by loads", wait_by_loads, false, 0},
    {"loop by threads", loop_by_threads, false, 0},
    {"counting", count_in_order, false, 1},
    {"loop by lanes", loop_by_lanes, false, 0},
    {"some lanes", divert_some, false, 0},
    {"some lanes, and all", divert_over_nomask, false, 0},
    {"some lanes, and a mask", divert_over_mask, false, 0},
    {"some lanes, and a block", divert_over_block, false, 0},
    {"some lanes, and the clock", divert_over_clock, false, 0},
    {"cells from above", run_downwards, false, 0},
    {"narrowed mask", narrow, false, 0},
    {"any and all", any_and_all, false, 0},
    {"modes", modes, false, 0},
    {"calls", calls, false, 0},
    {"a later thread fails first", fail_first_behind, true, 0},
    {"one fails behind a barrier", fail_behind_barrier, true, 0},
    {"two fail, on both sides of a barrier", fail_on_both_sides, true, 0},
    {"some trap", trap_some, true, 0},
    {"one hangs", hang, true, 0},
    {"one hangs at barriers", hang_at_barriers, true, 0},
};

struct outcome {
    int failed;
    struct emu_fault fault;
    uint32_t data[RESULTS];
};

static void
run(struct backend_pool *pool, const struct emu_kernel *kernel, enum backend_engine engine,
    enum backend_cpu cpu, uint32_t threads, double hang_seconds, struct outcome *out)
{
    struct emu_error error = {0};
    struct backend_code *code;
    *out = (struct outcome){0};
    struct emu_surface surface = {(uint8_t *)out->data, sizeof out->data};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {threads * LANES - OFF, 1, 1},
                                      .group_count = {GROUPS * THREADS / threads, 1, 1},
                                      .local_bytes = threads * LANES * 4,
                                      .surfaces = &surface,
                                      .surface_count = 1};
    if (emu_kernel_check(kernel, &error) || backend_code_new(kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    out->failed = backend_run(pool, code, &launch, hang_seconds, &out->fault);
    backend_code_free(code);
}

/* A thread that hangs is stopped anywhere. */
static bool
is_same_fault(const struct emu_fault *a, const struct emu_fault *b)
{
    const bool same =
        a->kind == b->kind && a->thread == b->thread && !memcmp(a->group, b->group, sizeof a->group);
    if (a->kind == EMU_FAULT_HANG)
        return same;
    return same && a->inst == b->inst && a->lanes == b->lanes && a->address == b->address;
}

static int
try(struct backend_pool *pool, unsigned which, uint32_t threads, enum backend_cpu cpu)
{
    static struct outcome expected, got; /* large */
    const bool hangs = cases[which].make == hang || cases[which].make == hang_at_barriers;
    const double limit = hangs ? HANG_MS * 1e-3 : 0;
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    begin(p, threads);
    cases[which].make(p);
    append_store(p, LANE_SPACE_SURFACE);
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .thread_rf = THREAD, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    start_with_header(&kernel, HEADER);
    run(pool, &kernel, BACKEND_REF, cpu, threads, limit, &expected);
    run(pool, &kernel, BACKEND_SIMD, cpu, threads, limit, &got);
    lane_program_free(p);
    const bool same = expected.failed == got.failed && expected.failed == -(int)cases[which].fails &&
                      (expected.failed ? is_same_fault(&expected.fault, &got.fault)
                                       : !memcmp(expected.data, got.data, sizeof got.data));
    if (same)
        return 0;
    fprintf(stderr,
            "%s, %u threads in a group, level %s: returned %d and %d, groups %u and %u, threads %u and %u, "
            "instructions %u and %u\n",
            cases[which].name, threads, backend_cpu_name(cpu), expected.failed, got.failed,
            expected.fault.group[0], got.fault.group[0], expected.fault.thread, got.fault.thread,
            expected.fault.inst, got.fault.inst);
    for (unsigned i = 0; i < RESULTS; i++)
        if (expected.data[i] != got.data[i]) {
            fprintf(stderr, "item %u: %u and %u\n", i, expected.data[i], got.data[i]);
            break;
        }
    return 1;
}

static int
try_all(struct backend_pool *pool, uint32_t threads, enum backend_cpu cpu)
{
    int wrong = 0;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (!cases[i].most_threads || threads <= cases[i].most_threads)
            wrong += try(pool, i, threads, cpu);
    return wrong;
}

int
main(void)
{
    static const uint32_t threads[] = {THREADS, 1, 2, 3, 4, 5};
    int wrong = 0;
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++)
        for (unsigned i = 0; i < sizeof threads / sizeof threads[0]; i++)
            wrong += try_all(pool, threads[i], (enum backend_cpu)cpu);
    backend_pool_free(pool);
    return wrong != 0;
}
