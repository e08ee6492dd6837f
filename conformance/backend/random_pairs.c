/* SPDX-License-Identifier: MIT */
/*
 * Random programs in pairs, against the same programs thread by thread. They have nested ifs, elses and loops
 * that depend on the lanes' ids; vectors and single values of bytes, words and dwords, under masks and
 * without; flags and predicates; words that are written into the header; copies of the slot; ops that change
 * nothing. usage: random_pairs FIRST_SEED COUNT. Every JIT_EVERY-th program runs on jit as well.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "jit/pair/pair.h"
#include "program_parts.h"
#include "thread_start.h"

enum { LANES = 16, THREADS = 4, GROUPS = 2, ITEMS = LANES * THREADS, RESULTS = GROUPS * ITEMS };
enum { FLAGS = 8, FIRST_CELL = 24, MOST_CELLS = 40, CELLS = FIRST_CELL + 8 * MOST_CELLS };
enum { DEEPEST = 3, JIT_EVERY = 16 };
/* Where things are in the register file; each is a row of dwords. */
enum {
    HEADER = 384,
    IDS = 448,
    AT = 512,
    LIMIT = 576,
    TURNS = 640, /* of loops, one behind the other */
    ROWS = 704,  /* of values */
    ROW_COUNT = 5,
    END = ROWS + 64 * (ROW_COUNT + 1)
};
enum { SLOT = HEADER + 20 };

struct maker {
    struct lane_program *p;
    uint64_t state;
    unsigned cells, loops;
};

static uint32_t
some(struct maker *m, uint32_t n)
{
    m->state = m->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(m->state >> 33) % n;
}

static bool
once_in(struct maker *m, uint32_t n)
{
    return some(m, n) == 0;
}

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

static const struct lane_operand none;

/* --- operands --- */

static uint32_t
some_row(struct maker *m)
{
    return ROWS + 64 * some(m, ROW_COUNT);
}

static enum lane_type
some_type(struct maker *m)
{
    static const enum lane_type types[] = {LANE_UD, LANE_UD, LANE_D, LANE_UW, LANE_W, LANE_UB};
    return types[some(m, sizeof types / sizeof *types)];
}

static struct lane_operand
some_source(struct maker *m, unsigned lanes)
{
    const enum lane_type type = some_type(m);
    const unsigned bytes = lane_type_bytes(type);
    switch (some(m, 8)) {
    case 0:
        return part_number(type, some(m, 100));
    case 1:
        return part_register(LANE_UD, HEADER + 4, 0);
    case 2:
        return lanes == LANES ? ids() : part_number(LANE_UW, 3);
    case 3: /* one value for all lanes */
        return part_register(type, some_row(m) + some(m, 8) * bytes, 0);
    case 4: /* the slot once in a while, which no pair may read */
        return once_in(m, 40) ? part_register(LANE_UD, SLOT, 0)
                              : part_register(LANE_UW, HEADER + 4 + 2 * some(m, 2), 0);
    case 5:
        return bytes < 4 ? part_register(type, some_row(m) + some(m, 2) * bytes, 4)
                         : part_packed(type, some_row(m));
    default:
        return part_packed(type, some_row(m));
    }
}

static struct lane_operand
some_result(struct maker *m, unsigned lanes)
{
    const enum lane_type type = some_type(m);
    const unsigned bytes = lane_type_bytes(type);
    if (lanes < LANES)
        return part_packed(type, some_row(m) + some(m, 8) * bytes);
    if (bytes < 4 && once_in(m, 3))
        return part_register(type, some_row(m) + some(m, 2) * bytes, 4);
    return part_packed(type, some_row(m));
}

/* --- ops --- */

static struct lane_op *
some_compare(struct maker *m, struct lane_operand x, struct lane_operand y, bool nomask)
{
    return part_compare(m->p, LANES, FLAGS, (enum lane_cond)(LANE_COND_EQ + some(m, 6)), x, y, nomask);
}

static void
make_flags(struct maker *m)
{
    const struct lane_operand x = once_in(m, 2) ? ids() : some_source(m, LANES),
                              y = once_in(m, 2) ? part_number(LANE_D, some(m, ITEMS)) : some_source(m, LANES);
    some_compare(m, x, y, once_in(m, 3))->cond_shift = (uint8_t)(16 * some(m, 3));
}

static void
make_alu(struct maker *m)
{
    static const enum lane_code codes[] = {LANE_OP_mov, LANE_OP_add, LANE_OP_xor,
                                           LANE_OP_sel, LANE_OP_mul, LANE_OP_divr};
    const enum lane_code code = codes[some(m, sizeof codes / sizeof *codes)];
    const unsigned lanes = once_in(m, 2) ? LANES : once_in(m, 2) ? 1 : 1u << some(m, 4);
    struct lane_op *op =
        part_alu(m->p, code, lanes, some_result(m, lanes), some_source(m, lanes), some_source(m, lanes));
    op->type = LANE_UD;
    if (code == LANE_OP_mov)
        op->src[1] = none;
    if (lanes == LANES && !once_in(m, 3))
        op->flags = 0;
    if (code != LANE_OP_sel && !once_in(m, 5))
        return;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS;
    op->pred_shift = (uint8_t)(16 * some(m, 3));
    op->flags |= once_in(m, 2) ? LANE_PRED_INV : 0;
}

static void
make_op(struct maker *m)
{
    if (once_in(m, 6))
        make_flags(m);
    else if (once_in(m, 25)) /* of the slot, too */
        part_alu(m->p, LANE_OP_mov, 8, all(some_row(m)), all(HEADER), none);
    else if (once_in(m, 25))
        part_alu(m->p, LANE_OP_mov, 1, none, some_source(m, 1), none);
    else
        make_alu(m);
}

/* --- control flow --- */

static struct lane_op *
branch(struct maker *m, enum lane_code code, uint32_t cell, uint32_t target)
{
    return part_branch(m->p, code, LANES, FLAGS, cell, target);
}

static void
join(struct maker *m, uint32_t cell)
{
    branch(m, LANE_OP_join, cell, m->p->op_count + 1)->pred = LANE_PRED_NONE;
}

static uint32_t
new_cell(struct maker *m)
{
    return FIRST_CELL + 8 * m->cells++;
}

static void make_body(struct maker *m, unsigned depth, unsigned count);

/* Diverts the lanes of which something does not hold. Returns the op, whose target is not set. */
static uint32_t
begin_if(struct maker *m, uint32_t cell)
{
    some_compare(m, ids(), part_number(LANE_D, some(m, ITEMS)), false);
    const uint32_t at = m->p->op_count;
    branch(m, LANE_OP_divert, cell, 0)->flags = LANE_PRED_INV;
    return at;
}

static void
make_if(struct maker *m, unsigned depth)
{
    const uint32_t cell = new_cell(m), at = begin_if(m, cell);
    make_body(m, depth, 1 + some(m, 4));
    m->p->ops[at].ctrl.target = m->p->op_count;
    join(m, cell);
}

static void
make_if_else(struct maker *m, unsigned depth)
{
    const uint32_t cell = new_cell(m), outer = new_cell(m), first = begin_if(m, cell);
    make_body(m, depth, 1 + some(m, 3));
    const uint32_t second = m->p->op_count;
    branch(m, LANE_OP_divert, outer, second + 1)->pred = LANE_PRED_NONE;
    m->p->ops[first].ctrl.target = second + 1;
    join(m, cell);
    make_body(m, depth, 1 + some(m, 3));
    m->p->ops[second].ctrl.target = m->p->op_count;
    join(m, outer);
}

/* LIMIT turns, which differ from lane to lane; a single value counts them. */
static void
make_loop(struct maker *m, unsigned depth)
{
    const uint32_t cell = new_cell(m), turns = TURNS + 4 * (m->loops++ % LANES);
    part_alu(m->p, LANE_OP_mov, 1, all(turns), part_number(LANE_D, 0), none);
    const uint32_t top = m->p->op_count;
    part_alu(m->p, LANE_OP_add, 1, all(turns), part_register(LANE_D, turns, 0), part_number(LANE_D, 1));
    make_body(m, depth, 1 + some(m, 4));
    part_compare(m->p, LANES, FLAGS, LANE_COND_LT, part_register(LANE_D, turns, 0), all(LIMIT), false);
    branch(m, LANE_OP_loop, cell, top);
    join(m, cell);
}

static void
make_body(struct maker *m, unsigned depth, unsigned count)
{
    static void (*const flow[])(struct maker * m, unsigned depth) = {make_if, make_if_else, make_loop};
    for (unsigned i = 0; i < count; i++) {
        const bool nests = depth && m->cells + 2 <= MOST_CELLS && once_in(m, 4);
        if (nests)
            flow[some(m, 3)](m, depth - 1);
        else
            make_op(m);
    }
}

/* --- programs --- */

static void
make_begin(struct maker *m)
{
    for (unsigned i = some(m, 3); i > 0; i--) /* the group's id mostly stays */
        part_alu(m->p, LANE_OP_mov, 1,
                 part_packed(LANE_UW, HEADER + (once_in(m, 4) ? 6 : 24 + 2 * some(m, 4))),
                 part_number(LANE_UW, some(m, 100)), none);
    part_alu(m->p, LANE_OP_mul, LANES, all(AT), part_register(LANE_UW, HEADER + 4, 0),
             part_number(LANE_D, ITEMS));
    part_alu(m->p, LANE_OP_add, LANES, all(AT), all(AT), ids());
    part_alu(m->p, LANE_OP_mul, LANES, all(AT), all(AT), part_number(LANE_D, 4));
    part_alu(m->p, LANE_OP_mul, LANES, all(LIMIT), ids(), part_number(LANE_D, 37));
    part_alu(m->p, LANE_OP_divr, LANES, all(LIMIT), all(LIMIT), part_number(LANE_D, 5))->type = LANE_UD;
    for (unsigned i = 0; i < ROW_COUNT; i++)
        part_alu(m->p, LANE_OP_mul, LANES, all(ROWS + 64 * i),
                 once_in(m, 2) ? ids() : part_register(LANE_D, HEADER + 4, 0),
                 part_number(LANE_D, some(m, 100000)));
}

static struct lane_program *
make_program(uint64_t seed)
{
    struct maker m = {.p = lane_program_new(), .state = seed * UINT64_C(0x9e3779b97f4a7c15)};
    if (!m.p)
        abort();
    m.p->cells_bytes = CELLS;
    m.p->rf_bytes = END;
    make_begin(&m);
    make_body(&m, DEEPEST, 3 + some(&m, 8));
    for (unsigned i = 1; i < ROW_COUNT; i++)
        part_alu(m.p, LANE_OP_add, LANES, all(ROWS), all(ROWS), all(ROWS + 64 * i))->flags = 0;
    part_store(m.p, LANE_SPACE_SURFACE, LANES, part_packed(LANE_UD, AT), part_packed(LANE_UD, ROWS));
    part_append(m.p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < m.p->op_count; i++)
        m.p->ops[i].inst = i;
    return m.p;
}

static void
run(struct backend_pool *pool, const struct backend_request *request, uint32_t results[RESULTS])
{
    struct emu_error error = {0};
    struct emu_fault fault;
    struct backend_code *code;
    struct emu_surface surface = {(uint8_t *)results, RESULTS * sizeof *results};
    const struct emu_launch launch = {.kernel = request->kernel,
                                      .work_dim = 1,
                                      .local_size = {ITEMS, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1};
    memset(results, 0, RESULTS * sizeof *results);
    if (emu_kernel_check(request->kernel, &error) || backend_code_make(request, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    if (backend_run(pool, code, &launch, 0, &fault))
        memset(results, 0xff, RESULTS * sizeof *results);
    backend_code_free(code);
}

/* 1: the program computes something else in pairs. */
static int
try(struct backend_pool *pool, uint64_t seed, unsigned *pairs)
{
    uint32_t expected[RESULTS], in_pairs[RESULTS], on_jit[RESULTS];
    struct lane_program *p = make_program(seed);
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    const char *why;
    start_with_header(&kernel, HEADER);
    struct jit_pair *pair = jit_pair_new(&kernel, &why);
    run(pool, &(struct backend_request){.kernel = &kernel, .engine = BACKEND_REF}, expected);
    memcpy(in_pairs, expected, sizeof in_pairs);
    memcpy(on_jit, expected, sizeof on_jit);
    if (pair)
        run(pool, &(struct backend_request){.kernel = jit_pair_kernel(pair), .engine = BACKEND_REF},
            in_pairs);
    if (seed % JIT_EVERY == 0)
        run(pool,
            &(struct backend_request){.kernel = &kernel,
                                      .engine = BACKEND_JIT,
                                      .cpu = backend_cpu_detect(),
                                      .pairs = BACKEND_PAIRS_ALL,
                                      .solos = seed / JIT_EVERY % 2 ? BACKEND_SOLOS_ALL : BACKEND_SOLOS_NONE},
            on_jit);
    *pairs += pair != NULL;
    jit_pair_free(pair);
    lane_program_free(p);
    const bool same =
        !memcmp(expected, in_pairs, sizeof expected) && !memcmp(expected, on_jit, sizeof expected);
    if (!same)
        fprintf(stderr, "program %llu differs\n", (unsigned long long)seed);
    return !same;
}

int
main(int argc, char **argv)
{
    const uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 0) : 0,
                   count = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
    struct backend_pool *pool = backend_pool_new(1);
    unsigned wrong = 0, pairs = 0;
    if (!pool)
        return 1;
    for (uint64_t i = 0; i < count; i++)
        wrong += (unsigned)try(pool, first + i, &pairs);
    backend_pool_free(pool);
    printf("%llu programs, %u in pairs, %u differ\n", (unsigned long long)count, pairs, wrong);
    return wrong || pairs < count / 8;
}
