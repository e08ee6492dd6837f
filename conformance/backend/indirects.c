/* SPDX-License-Identifier: MIT */
/*
 * Operands whose place in the register file is computed, on the fast engines against the reference: random
 * programs of ops that read and write so, with one index or many, inside of their window and outside, for all
 * lanes and for some: indirects [PROGRAMS [SEED]].
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"
#include "thread_start.h"

/* Where things are in the register file. A block is what one message moves: a dword of each lane. */
enum { LANES = 32, BLOCK = LANES * 4, OPS = 16, GROUPS = 8, RESULT = 2 * BLOCK };
enum {
    HEADER = 256,
    FROM = 320,
    TO = 324,
    WORDS = 384,
    DWORDS = WORDS + BLOCK,
    DATA = DWORDS + 2 * BLOCK,
    WINDOW = DATA + 2 * BLOCK,
    RESULTS = WINDOW + 8 * BLOCK,
    RF = RESULTS + OPS * RESULT,
    FLAGS = 8 /* a cell */
};
enum { IN = RESULTS - WORDS, OUT = RF - WINDOW };

struct bench {
    struct backend_pool *pool;
    uint8_t *sources, *expected, *got;
    uint64_t state;
    unsigned long compared, different;
};

static uint32_t
next(struct bench *b)
{
    return (uint32_t)(part_random(&b->state) >> 32);
}

static unsigned
below(struct bench *b, unsigned n)
{
    return next(b) % n;
}

/* --- the program --- */

static void
append_blocks(struct lane_program *p, enum lane_code code, uint32_t place, uint32_t rf, unsigned bytes)
{
    for (uint32_t at = 0; at < bytes; at += BLOCK)
        part_block(p, code, LANES, code == LANE_OP_store, place, rf + at, at);
}

/* One element for all lanes, lanes side by side, or with gaps; in rows if there is an index for each. */
static void
choose_region(struct bench *b, struct lane_operand *o, const struct lane_indirect *ind, unsigned bytes)
{
    const int16_t stride = (int16_t)(bytes << (below(b, 4) == 0));
    const uint8_t width = (uint8_t)(1u << below(b, 4));
    o->width = width;
    o->hstride = stride;
    o->vstride = (int16_t)(ind->per_row ? 0 : stride * width);
    if (below(b, 4) == 0)
        o->hstride = o->vstride = 0;
}

static struct lane_operand
some_indirect(struct bench *b, struct lane_program *p, enum lane_type type)
{
    static const uint32_t scales[] = {1, 2, 4, 4, 8, 32};
    const unsigned form = below(b, 3), bytes = lane_type_bytes(type);
    const bool word = below(b, 2);
    struct lane_indirect ind = {.scale = scales[below(b, 6)],
                                .lo = WINDOW + below(b, 4) * 8,
                                .hi = WINDOW + 8 * BLOCK - below(b, 64),
                                .index_type = word ? LANE_UW : LANE_D,
                                .per_lane = form == 1,
                                .per_row = form == 2};
    const unsigned room = form ? 0 : LANES - 1;
    ind.addr = word ? WORDS + 2 * below(b, room + 1) : DWORDS + 4 * below(b, room + 1);
    ind.outside = below(b, 3) ? 0 : ind.lo + below(b, 16) * bytes;
    if (below(b, 4) == 0) { /* some lanes are never inside, or never together */
        ind.hi = ind.lo + bytes + below(b, 200);
        ind.outside = 0;
    }
    struct lane_operand o = {.kind = LANE_INDIRECT, .type = type};
    o.base = WINDOW + below(b, 3 * BLOCK) / bytes * bytes - (below(b, 4) == 0);
    o.indirect = lane_program_add_indirect(p, &ind);
    choose_region(b, &o, &ind, bytes);
    return o;
}

static enum lane_type
some_type(struct bench *b)
{
    static const enum lane_type types[] = {LANE_UB, LANE_B, LANE_UW, LANE_UD, LANE_D, LANE_D, LANE_UQ};
    return types[below(b, sizeof types / sizeof *types)];
}

static void
append_op(struct bench *b, struct lane_program *p, unsigned number)
{
    static const unsigned lanes[] = {1, 8, 16, 32};
    const enum lane_type type = some_type(b);
    const unsigned way = 1 + below(b, 3); /* reads, writes, both */
    struct lane_op *op = part_append(p, below(b, 2) ? LANE_OP_mov : LANE_OP_add, type, lanes[below(b, 4)]);
    if (below(b, 2) && op->lanes > 1) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = FLAGS;
    }
    op->src[0] = way & 1 ? some_indirect(b, p, below(b, 2) ? type : some_type(b)) : part_packed(type, DATA);
    if (op->code == LANE_OP_add)
        op->src[1] = part_packed(LANE_UD, DATA);
    op->dst = way & 2 ? some_indirect(b, p, type) : part_packed(type, RESULTS + number * RESULT);
}

/* Lanes that are off keep what was there. */
static void
append_results(struct lane_program *p)
{
    for (uint32_t rf = RESULTS; rf < RF; rf += BLOCK) {
        struct lane_op *op = part_append(p, LANE_OP_mov, LANE_UD, LANES);
        op->flags = LANE_NOMASK;
        op->dst = part_packed(LANE_UD, rf);
        op->src[0] = part_number(LANE_UD, rf);
    }
}

static struct lane_program *
make_program(struct bench *b)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = 64;
    p->rf_bytes = RF;
    part_group_place(p, FROM, HEADER + 4, IN);
    part_group_place(p, TO, HEADER + 4, OUT);
    append_blocks(p, LANE_OP_load, FROM, WORDS, IN);
    append_results(p);
    part_compare(p, LANES, FLAGS, LANE_COND_LT, part_packed(LANE_D, DATA), part_number(LANE_D, 0), true);
    for (unsigned i = 0; i < OPS; i++)
        append_op(b, p, i);
    append_blocks(p, LANE_OP_store, TO, WINDOW, OUT);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

/* --- runs --- */

/* Indexes are small, mostly; a word can be 65535, a dword negative. */
static uint32_t
some_index(struct bench *b)
{
    const uint32_t v = next(b);
    return below(b, 24) == 0 ? v : v & ((1u << below(b, 10)) - 1);
}

static void
fill(struct bench *b)
{
    for (unsigned group = 0; group < GROUPS; group++) {
        uint8_t *const to = b->sources + group * IN;
        for (unsigned i = 0; i < IN; i += 4) {
            const uint32_t v = i < DATA - WORDS ? some_index(b) : next(b);
            const uint16_t words[2] = {(uint16_t)some_index(b), (uint16_t)some_index(b)};
            memcpy(to + i, i < BLOCK ? (const void *)words : &v, 4);
        }
    }
}

static void
run(const struct bench *b, const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu,
    uint8_t *out)
{
    struct emu_error error = {0};
    struct emu_fault fault;
    struct backend_code *code;
    if (backend_code_new(kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    const struct emu_surface surfaces[2] = {{b->sources, GROUPS * IN}, {out, GROUPS * OUT}};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {LANES, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2};
    memset(out, 0xa5, GROUPS * OUT);
    if (backend_run(b->pool, code, &launch, 0, &fault)) {
        fprintf(stderr, "%s\n", emu_fault_name(fault.kind));
        exit(1);
    }
    backend_code_free(code);
}

static unsigned
first_difference(const struct bench *b)
{
    unsigned at = 0;
    while (at < GROUPS * OUT && b->expected[at] == b->got[at])
        at++;
    return at;
}

static void
try_program(struct bench *b, unsigned long number)
{
    struct emu_error error = {0};
    struct emu_kernel kernel = {.lanes = LANES, .program = make_program(b)};
    start_with_header(&kernel, HEADER);
    if (emu_kernel_check(&kernel, &error)) {
        fprintf(stderr, "program %lu: %s\n", number, error.text);
        exit(1);
    }
    fill(b);
    run(b, &kernel, BACKEND_REF, BACKEND_BASELINE, b->expected);
    for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
        for (enum backend_engine engine = BACKEND_SIMD; engine <= BACKEND_JIT; engine++) {
            run(b, &kernel, engine, cpu, b->got);
            b->compared++;
            const unsigned at = first_difference(b);
            if (at == GROUPS * OUT || b->different++ > 20)
                continue;
            fprintf(stderr, "program %lu, %s %s: byte %u of group %u: 0x%02x instead of 0x%02x\n", number,
                    backend_engine_name(engine), backend_cpu_name(cpu), WINDOW + at % OUT, at / OUT,
                    b->got[at], b->expected[at]);
        }
    lane_program_free(kernel.program);
}

int
main(int argc, char **argv)
{
    const unsigned long programs = argc > 1 ? strtoul(argv[1], NULL, 0) : 24;
    struct bench b = {.pool = backend_pool_new(1), .state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
    b.sources = malloc(GROUPS * IN);
    b.expected = malloc(GROUPS * OUT);
    b.got = malloc(GROUPS * OUT);
    if (!b.pool || !b.sources || !b.expected || !b.got)
        return 1;
    for (unsigned long i = 0; i < programs; i++)
        try_program(&b, i);
    printf("%lu runs of %lu programs, %lu different\n", b.compared, programs, b.different);
    backend_pool_free(b.pool);
    free(b.sources);
    free(b.expected);
    free(b.got);
    return b.different != 0;
}
