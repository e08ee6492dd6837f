/* SPDX-License-Identifier: MIT */
/*
 * Loads that walk (jit/flow/walks.c): jit at each level against the reference. Lanes walk from places of
 * their own for as many turns as they like, up to the window's last dword and beyond it; they go off and come
 * back; they take another way; and what was read in advance changes before a lane gets there.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "jit/flow/flow.h"
#include "program_parts.h"
#include "thread_start.h"

enum { LANES = 16, THREADS = 3, GROUPS = 2, ITEMS = LANES * THREADS, APART = 7 };
enum { MOST_TURNS = 30, DWORDS = (ITEMS - 1) * APART + MOST_TURNS }; /* of what they read */
enum { FLAGS = 8, WAIT = 24, OUTER = 32, CELLS = 40 };
/* Where things are in the register file; each is a row of dwords. */
enum {
    HEADER = 128,
    IDS = 192,
    RESULT = 256,
    PLACE = 320,
    TURNS = 384,
    VALUE = 448,
    SUM = 512,
    SECOND = 576,
    WIDE = 640,
    END = 768
};

static struct lane_operand
all(uint32_t at)
{
    return part_packed(LANE_D, at);
}

static struct lane_operand
ids(void)
{
    return part_packed(LANE_UW, IDS);
}

static struct lane_operand
number(uint32_t value)
{
    return part_number(LANE_D, value);
}

/* Under the execution mask. */
static struct lane_op *
masked(struct lane_program *p, enum lane_code code, uint32_t dst, struct lane_operand x,
       struct lane_operand y)
{
    struct lane_op *op = part_alu(p, code, LANES, all(dst), x, y);
    op->flags = 0;
    return op;
}

static struct lane_op *
load(struct lane_program *p, struct lane_operand place)
{
    struct lane_op *op = part_append(p, LANE_OP_load, LANE_UD, LANES);
    op->mem.space = LANE_SPACE_SURFACE;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.addr_mask = UINT32_MAX;
    op->src[0] = place;
    op->dst = part_packed(LANE_UD, VALUE);
    return op;
}

static struct lane_op *
branch(struct lane_program *p, enum lane_code code, uint32_t cell, uint32_t target)
{
    return part_branch(p, code, LANES, FLAGS, cell, target);
}

static void
join(struct lane_program *p, uint32_t cell)
{
    branch(p, LANE_OP_join, cell, p->op_count + 1)->pred = LANE_PRED_NONE;
}

static void
end_of_turn(struct lane_program *p, uint32_t top)
{
    masked(p, LANE_OP_add, TURNS, all(TURNS), number(UINT32_MAX));
    part_compare(p, LANES, FLAGS, LANE_COND_GT, all(TURNS), number(0), false);
    branch(p, LANE_OP_loop, WAIT, top);
    join(p, WAIT);
}

/* sum = 3 * sum + value: the order counts */
static void
add_value(struct lane_program *p)
{
    masked(p, LANE_OP_mul, SUM, all(SUM), number(3));
    masked(p, LANE_OP_add, SUM, all(SUM), all(VALUE));
}

/* Each lane has its own number of turns, 1 to MOST_TURNS. */
static void
own_turns(struct lane_program *p)
{
    part_alu(p, LANE_OP_mul, LANES, all(TURNS), ids(), number(37));
    part_alu(p, LANE_OP_divr, LANES, all(TURNS), all(TURNS), number(MOST_TURNS))->type = LANE_UD;
    part_alu(p, LANE_OP_add, LANES, all(TURNS), all(TURNS), number(1));
}

static uint32_t
walk(struct lane_program *p)
{
    const uint32_t top = p->op_count;
    load(p, part_packed(LANE_UD, PLACE));
    add_value(p);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    end_of_turn(p, top);
    return top;
}

static uint32_t
lanes_leave(struct lane_program *p)
{
    own_turns(p);
    return walk(p);
}

/* The last lane reads the window's last dword in its last turn. */
static uint32_t
all_to_the_end(struct lane_program *p)
{
    part_alu(p, LANE_OP_mov, LANES, all(TURNS), number(MOST_TURNS), (struct lane_operand){0});
    return walk(p);
}

static uint32_t
beyond_the_end(struct lane_program *p)
{
    part_alu(p, LANE_OP_mov, LANES, all(TURNS), number(MOST_TURNS + 1), (struct lane_operand){0});
    return walk(p);
}

/* The address is a product, computed in each turn. */
static uint32_t
by_index(struct lane_program *p)
{
    own_turns(p);
    part_alu(p, LANE_OP_shr, LANES, all(SECOND), all(PLACE), number(2));
    const uint32_t top = p->op_count;
    masked(p, LANE_OP_shl, WIDE, all(SECOND), number(2));
    const uint32_t at = p->op_count;
    load(p, part_packed(LANE_UD, WIDE));
    add_value(p);
    masked(p, LANE_OP_add, SECOND, all(SECOND), number(1));
    end_of_turn(p, top);
    return at;
}

/* In every third turn of theirs lanes are off, and walk on without a load. */
static uint32_t
some_are_off(struct lane_program *p)
{
    own_turns(p);
    const uint32_t top = p->op_count;
    masked(p, LANE_OP_divr, SECOND, all(TURNS), number(3))->type = LANE_UD;
    part_compare(p, LANES, FLAGS, LANE_COND_NE, all(SECOND), number(0), false);
    const uint32_t skip = p->op_count;
    branch(p, LANE_OP_divert, OUTER, 0)->flags = LANE_PRED_INV;
    load(p, part_packed(LANE_UD, PLACE));
    add_value(p);
    p->ops[skip].ctrl.target = p->op_count;
    join(p, OUTER);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    end_of_turn(p, top);
    return skip + 1;
}

/* Some lanes stay where they are for one turn, so the others get ahead of them. */
static uint32_t
some_stay(struct lane_program *p)
{
    own_turns(p);
    const uint32_t top = p->op_count;
    load(p, part_packed(LANE_UD, PLACE));
    add_value(p);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    masked(p, LANE_OP_and, SECOND, all(TURNS), number(7));
    part_compare(p, LANES, FLAGS, LANE_COND_EQ, all(SECOND), number(0), false);
    struct lane_op *op = masked(p, LANE_OP_add, PLACE, all(PLACE), number((uint32_t)-4));
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    end_of_turn(p, top);
    return UINT32_MAX; /* two ops write the place: no walk */
}

/* An inner loop ends where a lane finds one value in eight. Lanes that have found theirs wait while the
 * others walk on, and then go on from where they are. */
static uint32_t
search(struct lane_program *p)
{
    part_alu(p, LANE_OP_mov, LANES, all(TURNS), number(12), (struct lane_operand){0});
    const uint32_t top = p->op_count;
    load(p, part_packed(LANE_UD, PLACE));
    masked(p, LANE_OP_shr, SECOND, all(VALUE), number(13));
    masked(p, LANE_OP_and, SECOND, all(SECOND), number(7));
    part_compare(p, LANES, FLAGS, LANE_COND_NE, all(SECOND), number(7), false);
    const uint32_t leave = p->op_count;
    branch(p, LANE_OP_divert, WAIT, 0);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    part_append(p, LANE_OP_br, LANE_UD, LANES)->ctrl.target = top;
    p->ops[leave].ctrl.target = p->op_count;
    join(p, WAIT);
    add_value(p);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    masked(p, LANE_OP_add, TURNS, all(TURNS), number(UINT32_MAX));
    part_compare(p, LANES, FLAGS, LANE_COND_GT, all(TURNS), number(0), false);
    branch(p, LANE_OP_loop, OUTER, top);
    join(p, OUTER);
    return top;
}

/* Lanes go on in some turns only, each in others. */
static uint32_t
some_wait(struct lane_program *p)
{
    own_turns(p);
    const uint32_t top = p->op_count;
    load(p, part_packed(LANE_UD, PLACE));
    add_value(p);
    masked(p, LANE_OP_divr, SECOND, all(TURNS), number(3))->type = LANE_UD;
    part_compare(p, LANES, FLAGS, LANE_COND_NE, all(SECOND), number(0), false);
    const uint32_t skip = p->op_count;
    branch(p, LANE_OP_divert, OUTER, 0)->flags = LANE_PRED_INV;
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    p->ops[skip].ctrl.target = p->op_count;
    join(p, OUTER);
    end_of_turn(p, top);
    return top;
}

static uint32_t
in_pieces(struct lane_program *p, void (*between)(struct lane_program *p))
{
    part_alu(p, LANE_OP_mov, LANES, all(WIDE), number(6), (struct lane_operand){0});
    const uint32_t outer = p->op_count;
    masked(p, LANE_OP_mov, TURNS, number(3), (struct lane_operand){0});
    const uint32_t at = walk(p);
    between(p);
    masked(p, LANE_OP_add, WIDE, all(WIDE), number(UINT32_MAX));
    part_compare(p, LANES, FLAGS, LANE_COND_GT, all(WIDE), number(0), false);
    branch(p, LANE_OP_loop, OUTER, outer);
    join(p, OUTER);
    return at;
}

/* Each lane writes over the dword that it reads next. */
static void
store_there(struct lane_program *p)
{
    part_store(p, LANE_SPACE_SURFACE, LANES, part_packed(LANE_UD, PLACE), part_packed(LANE_UD, SUM));
}

static uint32_t
stores_between(struct lane_program *p)
{
    return in_pieces(p, store_there);
}

static void
add_there(struct lane_program *p)
{
    struct lane_op *op = part_append(p, LANE_OP_atomic, LANE_UD, LANES);
    op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                .elem = 4,
                                .comp_mask = 1,
                                .addr_mask = UINT32_MAX,
                                .atomic = LANE_ATOMIC_ADD};
    op->src[0] = part_packed(LANE_UD, PLACE);
    op->src[1] = part_packed(LANE_UD, SUM);
}

static uint32_t
atomics_between(struct lane_program *p)
{
    return in_pieces(p, add_there);
}

/* at = 4 * APART * (5 * (item + more) % ITEMS): neither rows nor patterns */
static void
find_place(struct lane_program *p, uint32_t at, uint32_t more)
{
    part_alu(p, LANE_OP_add, LANES, all(at), ids(), number(more));
    part_alu(p, LANE_OP_mul, LANES, all(at), all(at), number(5));
    part_alu(p, LANE_OP_divr, LANES, all(at), all(at), number(ITEMS))->type = LANE_UD;
    part_alu(p, LANE_OP_mul, LANES, all(at), all(at), number(4 * APART));
}

/* Behind the barrier each lane reads what another thread's lane has written to its place. */
static void
store_and_wait(struct lane_program *p)
{
    find_place(p, SECOND, LANES);
    part_store(p, LANE_SPACE_SURFACE, LANES, part_packed(LANE_UD, SECOND), part_packed(LANE_UD, SUM));
    part_append(p, LANE_OP_barrier, LANE_UD, LANES);
}

static uint32_t
barriers_between(struct lane_program *p)
{
    part_alu(p, LANE_OP_mov, LANES, all(TURNS), number(3), (struct lane_operand){0});
    const uint32_t at = walk(p);
    store_and_wait(p);
    part_alu(p, LANE_OP_mov, LANES, all(TURNS), number(5), (struct lane_operand){0});
    walk(p);
    return at;
}

/* The way forward is not always a dword. */
static uint32_t
by_eight(struct lane_program *p)
{
    own_turns(p);
    part_alu(p, LANE_OP_asr, LANES, all(TURNS), all(TURNS), number(1));
    const uint32_t top = p->op_count;
    load(p, part_packed(LANE_UD, PLACE));
    add_value(p);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(8));
    end_of_turn(p, top);
    return UINT32_MAX;
}

static uint32_t
store_in_the_loop(struct lane_program *p)
{
    own_turns(p);
    const uint32_t top = p->op_count;
    load(p, part_packed(LANE_UD, PLACE));
    add_value(p);
    masked(p, LANE_OP_add, PLACE, all(PLACE), number(4));
    store_there(p);
    end_of_turn(p, top);
    return UINT32_MAX;
}

/* make returns the load that must be found to walk; UINT32_MAX: none must. */
static const struct {
    const char *name;
    uint32_t (*make)(struct lane_program *p);
    bool fails; /* a strict launch */
} cases[] = {
    {"lanes leave", lanes_leave, false},
    {"all to the end", all_to_the_end, false},
    {"beyond the end", beyond_the_end, true},
    {"by an index", by_index, false},
    {"some lanes are off", some_are_off, false},
    {"some lanes stay", some_stay, false},
    {"a search", search, false},
    {"some lanes wait", some_wait, false},
    {"stores between", stores_between, false},
    {"atomics between", atomics_between, false},
    {"barriers between", barriers_between, false},
    {"by eight bytes", by_eight, false},
    {"a store in the loop", store_in_the_loop, false},
};

/* result = 4 * (group * ITEMS + item) */
static uint32_t
make_program(struct lane_program *p, unsigned which)
{
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    part_alu(p, LANE_OP_mul, LANES, all(RESULT), part_register(LANE_D, HEADER + 4, 0), number(ITEMS));
    part_alu(p, LANE_OP_add, LANES, all(RESULT), all(RESULT), ids());
    part_alu(p, LANE_OP_mul, LANES, all(RESULT), all(RESULT), number(4));
    find_place(p, PLACE, 0);
    part_alu(p, LANE_OP_mov, LANES, all(SUM), number(1), (struct lane_operand){0});
    const uint32_t at = cases[which].make(p);
    part_store(p, LANE_SPACE_SURFACE, LANES, part_packed(LANE_UD, RESULT), part_packed(LANE_UD, SUM))
        ->mem.surface = 1;
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return at;
}

/* Exactly the load at `at` walks, and those that are made like it. */
static int
check_facts(unsigned which, const struct lane_program *p, uint32_t at)
{
    struct jit_flow *flow = jit_flow_new(p, LANES);
    int wrong = !flow;
    for (uint32_t i = 0; flow && i < p->op_count; i++)
        if (p->ops[i].code == LANE_OP_load)
            wrong += jit_is_walk(flow, i) != (at != UINT32_MAX);
    wrong += at != UINT32_MAX && p->ops[at].code != LANE_OP_load;
    if (wrong)
        fprintf(stderr, "%s: walks are not found as expected\n", cases[which].name);
    jit_flow_free(flow);
    return wrong;
}

struct outcome {
    int failed;
    struct emu_fault fault;
    uint32_t data[DWORDS], behind[4], results[GROUPS * ITEMS];
};

/* One group after another: groups change each other's data. */
static void
run(struct backend_pool *pool, const struct backend_request *request, bool strict, struct outcome *out)
{
    struct emu_error error = {0};
    struct backend_code *code;
    *out = (struct outcome){0};
    for (uint32_t i = 0; i < DWORDS; i++)
        out->data[i] = i * 2654435761u;
    memset(out->behind, 0xff, sizeof out->behind); /* nobody may see it */
    struct emu_surface surfaces[2] = {{(uint8_t *)out->data, sizeof out->data},
                                      {(uint8_t *)out->results, sizeof out->results}};
    const struct emu_launch launch = {.kernel = request->kernel,
                                      .work_dim = 1,
                                      .local_size = {ITEMS, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2,
                                      .strict = strict};
    if (emu_kernel_check(request->kernel, &error) || backend_code_make(request, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    out->failed = backend_run(pool, code, &launch, 0, &out->fault);
    backend_code_free(code);
}

static bool
is_same(const struct outcome *a, const struct outcome *b)
{
    if (a->failed != b->failed)
        return false;
    if (a->failed)
        return a->fault.kind == b->fault.kind && a->fault.inst == b->fault.inst &&
               a->fault.address == b->fault.address && a->fault.lanes == b->fault.lanes &&
               a->fault.thread == b->fault.thread;
    return !memcmp(a->data, b->data, sizeof a->data) && !memcmp(a->results, b->results, sizeof a->results);
}

static int
compare_engines(struct backend_pool *pool, unsigned which, const struct emu_kernel *kernel, bool strict)
{
    static struct outcome expected, got;
    int wrong = 0;
    run(pool, &(struct backend_request){.kernel = kernel, .engine = BACKEND_REF}, strict, &expected);
    if (expected.failed != -(int)(strict && cases[which].fails)) {
        fprintf(stderr, "%s: returned %d\n", cases[which].name, expected.failed);
        wrong++;
    }
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++)
        for (unsigned pairs = BACKEND_PAIRS_ALL; pairs <= BACKEND_PAIRS_NONE; pairs++) {
            const struct backend_request request = {.kernel = kernel,
                                                    .engine = BACKEND_JIT,
                                                    .cpu = (enum backend_cpu)cpu,
                                                    .pairs = (enum backend_pairs)pairs,
                                                    .solos = BACKEND_SOLOS_NONE};
            run(pool, &request, strict, &got);
            if (!is_same(&expected, &got)) {
                fprintf(stderr, "%s, level %s: differs\n", cases[which].name, backend_cpu_name(request.cpu));
                wrong++;
            }
        }
    return wrong;
}

static int
try(struct backend_pool *pool, unsigned which)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    int wrong = check_facts(which, p, make_program(p, which));
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    start_with_header(&kernel, HEADER);
    wrong += compare_engines(pool, which, &kernel, false);
    wrong += compare_engines(pool, which, &kernel, true);
    lane_program_free(p);
    return wrong;
}

int
main(void)
{
    int wrong = 0;
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        wrong += try(pool, i);
    backend_pool_free(pool);
    return wrong != 0;
}
