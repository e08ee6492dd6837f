/* SPDX-License-Identifier: MIT */
/*
 * Deeply nested ifs and loops on every engine. Results are right, and the time of translation grows with the
 * number of nested blocks, not with its square. A program that is too large stays with simd.
 */
#include <stdio.h>
#include <stdlib.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "processor_seconds.h"
#include "program_parts.h"
#include "thread_start.h"

enum { LANES = 16, FLAGS = 8, CELLS = 16, FEW = 500, TIMES = 4, ALLOWED = 2 };

/* Where things are in the register file of a program with n ifs. */
struct places {
    uint32_t header, payload, x, sum, end;
};

static struct places
places_of(uint32_t n)
{
    const uint32_t at = (CELLS + 8 * n + 63) / 64 * 64;
    return (struct places){at, at + 64, at + 128, at + 192, at + 256};
}

static struct lane_operand
immediate(uint32_t value)
{
    return (struct lane_operand){.kind = LANE_IMM, .type = LANE_D, .imm = value};
}

static void
append_message(struct lane_program *p, enum lane_code code, uint32_t offset, uint32_t data)
{
    struct lane_op *op = part_append(p, code, LANE_UD, LANES);
    op->mem.space = LANE_SPACE_SURFACE;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.linear = true;
    op->mem.addr_mask = UINT32_MAX;
    op->src[0] = part_register(LANE_UD, offset, 0);
    if (code == LANE_OP_load)
        op->dst = part_register(LANE_UD, data, 4);
    else
        op->src[1] = part_register(LANE_UD, data, 4);
}

/* if (x > 3 * k) { sum += k + 1; ... */
static void
append_if(struct lane_program *p, const struct places *at, uint32_t k)
{
    part_compare(p, LANES, FLAGS, LANE_COND_GT, part_register(LANE_D, at->x, 4), immediate(3 * k), false);
    part_branch(p, LANE_OP_divert, LANES, FLAGS, CELLS + 8 * k, 0)->flags = LANE_PRED_INV;
    struct lane_op *op = part_append(p, LANE_OP_add, LANE_D, LANES);
    op->dst = op->src[0] = part_register(LANE_D, at->sum, 4);
    op->src[1] = immediate(k + 1);
}

/* Deeply nested loops, each of which is left at once. */
static void
append_loops(struct lane_program *p, uint32_t n)
{
    const uint32_t first = p->op_count;
    for (uint32_t k = 0; k < n; k++) {
        struct lane_op *op = part_append(p, LANE_OP_mand, LANE_UD, LANES);
        op->ctrl.cell[0] = op->ctrl.cell[1] = op->ctrl.cell[2] = CELLS + 8 * k;
    }
    struct lane_op *op = part_append(p, LANE_OP_mandn, LANE_UD, LANES);
    op->ctrl.cell[0] = op->ctrl.cell[1] = op->ctrl.cell[2] = FLAGS;
    for (uint32_t k = n; k-- > 0;) {
        op = part_append(p, LANE_OP_loop, LANE_UD, LANES);
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = FLAGS;
        op->ctrl.cell[0] = CELLS + 8 * k;
        op->ctrl.target = first + k;
    }
}

static void
append_ifs(struct lane_program *p, const struct places *at, uint32_t n)
{
    const uint32_t first = p->op_count;
    for (uint32_t k = 0; k < n; k++)
        append_if(p, at, k);
    for (uint32_t k = n; k-- > 0;) {
        struct lane_op *op = part_append(p, LANE_OP_join, LANE_UD, LANES);
        op->ctrl.cell[0] = CELLS + 8 * k;
        op->ctrl.target = p->op_count;
        p->ops[first + 3 * k + 1].ctrl.target = p->op_count - 1;
    }
}

static struct lane_program *
make_program(uint32_t n, bool loops)
{
    const struct places at = places_of(n);
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS + 8 * n;
    p->rf_bytes = at.end;
    struct lane_op *op = part_append(p, LANE_OP_mov, LANE_UD, 1);
    op->dst = part_register(LANE_UD, at.payload, 0);
    op->src[0] = immediate(0);
    append_message(p, LANE_OP_load, at.payload, at.x);
    op = part_append(p, LANE_OP_mov, LANE_D, LANES);
    op->dst = part_register(LANE_D, at.sum, 4);
    op->src[0] = immediate(0);
    if (loops)
        append_loops(p, n);
    else
        append_ifs(p, &at, n);
    append_message(p, LANE_OP_store, at.payload, at.sum);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

static int32_t
expected(int32_t x, uint32_t n, bool loops)
{
    int32_t sum = 0;
    for (uint32_t k = 0; k < n && !loops && x > (int32_t)(3 * k); k++)
        sum += (int32_t)k + 1;
    return sum;
}

/* The processor time of a launch, translation included. */
static double
run(struct backend_pool *pool, enum backend_engine engine, uint32_t n, bool loops)
{
    struct emu_error error = {.text = ""};
    struct emu_fault fault;
    struct backend_code *code;
    int32_t data[LANES];
    for (int32_t i = 0; i < LANES; i++)
        data[i] = i * (int32_t)n / 4 - 3;
    struct emu_kernel kernel = {.lanes = LANES, .program = make_program(n, loops)};
    start_with_header(&kernel, places_of(n).header);
    struct emu_surface surface = {(uint8_t *)data, sizeof data};
    const struct emu_launch launch = {.kernel = &kernel,
                                      .work_dim = 1,
                                      .local_size = {LANES, 1, 1},
                                      .group_count = {1, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1};
    const double start = processor_seconds();
    if (emu_kernel_check(&kernel, &error) ||
        backend_code_new(&kernel, engine, backend_cpu_detect(), &code, &error) ||
        backend_run(pool, code, &launch, 0, &fault)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    const double took = processor_seconds() - start;
    for (int32_t i = 0; i < LANES; i++)
        if (data[i] != expected(i * (int32_t)n / 4 - 3, n, loops)) {
            fprintf(stderr, "engine %d, %u %s, lane %d: %d\n", (int)engine, n, loops ? "loops" : "ifs", i,
                    data[i]);
            exit(1);
        }
    backend_code_free(code);
    lane_program_free(kernel.program);
    return took;
}

int
main(void)
{
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    run(pool, BACKEND_JIT, 1, false); /* LLVM's own start */
    for (unsigned i = 0; i < 2 * BACKEND_ENGINE_COUNT; i++) {
        const enum backend_engine engine = i / 2;
        const bool loops = i % 2;
        const double few = run(pool, engine, FEW, loops), many = run(pool, engine, TIMES * FEW, loops);
        printf("engine %d: %.3f s for %d %s, %.3f s for %d\n", (int)engine, few, FEW, loops ? "loops" : "ifs",
               many, TIMES * FEW);
        if (many > ALLOWED * TIMES * few + 0.5 * SLOWED) {
            fprintf(stderr, "the time grows faster than the program\n");
            return 1;
        }
    }
    backend_pool_free(pool);
    return 0;
}
