/* SPDX-License-Identifier: MIT */
/*
 * Work-groups that wait for the group before them, as a scan in one pass does: each reads the number that its
 * predecessor leaves, until it is there, and leaves a larger one. And two groups that wait for each other,
 * as programs have them that count on a core for each. With several workers and several launches
 * in a row every launch must end, with each engine, however its groups are handed out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"
#include "thread_start.h"

enum { LANES = 16, GROUPS = 400, LAUNCHES = 6, WORKERS = 3 };
/* Groups that all wait for each other: so many launches that the pool has tried all that it tries. */
enum { MEETING = 2, MEETINGS = 200 };
enum { FLAGS = 8, WAIT = 16, CELLS = 32, HEADER = 128, IDS = 192, AT = 256, COUNT = 320, END = 384 };

/* COUNT = what is at AT, which changes by the number. */
static void
append_atomic(struct lane_program *p, enum lane_atomic_op atomic, uint32_t number)
{
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_D, COUNT), part_number(LANE_D, number),
             (struct lane_operand){0});
    struct lane_op *op = part_append(p, LANE_OP_atomic, LANE_UD, LANES);
    op->mem.space = LANE_SPACE_SURFACE;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.addr_mask = UINT32_MAX;
    op->mem.atomic = (uint8_t)atomic;
    op->src[0] = part_packed(LANE_UD, AT);
    op->src[1] = op->dst = part_packed(LANE_UD, COUNT);
}

/* COUNT = what is at 4 * group, as soon as that is not 0 */
static void
wait_for_predecessor(struct lane_program *p)
{
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_D, AT), part_register(LANE_D, HEADER + 4, 0),
             part_number(LANE_D, 4));
    const uint32_t top = p->op_count;
    append_atomic(p, LANE_ATOMIC_OR, 0);
    part_compare(p, LANES, FLAGS, LANE_COND_EQ, part_register(LANE_D, COUNT, 0), part_number(LANE_D, 0),
                 true);
    part_branch(p, LANE_OP_brf, LANES, FLAGS, WAIT, top);
}

/* Behind it: COUNT + 3. All lanes store the same. */
static struct lane_program *
make_program(void)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    wait_for_predecessor(p);
    const struct lane_operand count = part_packed(LANE_D, COUNT), at = part_packed(LANE_D, AT);
    part_alu(p, LANE_OP_add, LANES, count, count, part_number(LANE_D, 3));
    part_alu(p, LANE_OP_add, LANES, at, at, part_number(LANE_D, 4));
    part_store(p, LANE_SPACE_SURFACE, LANES, part_packed(LANE_UD, AT), part_packed(LANE_UD, COUNT));
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return p;
}

static int
run(struct backend_pool *pool, const struct emu_kernel *kernel, const struct backend_code *code)
{
    static uint32_t data[GROUPS + 1];
    struct emu_surface surface = {(uint8_t *)data, sizeof data};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {LANES, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1};
    struct emu_fault fault;
    memset(data, 0, sizeof data);
    data[0] = 1;
    if (backend_run(pool, code, &launch, 0, &fault))
        return 1;
    for (uint32_t i = 0; i <= GROUPS; i++)
        if (data[i] != 1 + 3 * i)
            return 1;
    return 0;
}

static int
try(struct backend_pool *pool, enum backend_engine engine)
{
    struct emu_error error = {0};
    struct backend_code *code;
    struct lane_program *p = make_program();
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    int wrong = 0;
    start_with_header(&kernel, HEADER);
    if (emu_kernel_check(&kernel, &error) ||
        backend_code_new(&kernel, engine, backend_cpu_detect(), &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    for (unsigned i = 0; i < LAUNCHES; i++)
        wrong += run(pool, &kernel, code);
    if (wrong)
        fprintf(stderr, "%s: %d launches are wrong\n", backend_engine_name(engine), wrong);
    backend_code_free(code);
    lane_program_free(p);
    return wrong;
}

/* Every lane counts itself, and waits until all are counted. */
static struct lane_program *
make_meeting(void)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    part_alu(p, LANE_OP_mov, LANES, part_packed(LANE_D, AT), part_number(LANE_D, 0),
             (struct lane_operand){0});
    append_atomic(p, LANE_ATOMIC_ADD, 1);
    const uint32_t top = p->op_count;
    append_atomic(p, LANE_ATOMIC_OR, 0);
    part_compare(p, LANES, FLAGS, LANE_COND_LT, part_register(LANE_D, COUNT, 0),
                 part_number(LANE_D, MEETING * LANES), true);
    part_branch(p, LANE_OP_brf, LANES, FLAGS, WAIT, top);
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return p;
}

static int
try_meetings(void)
{
    struct emu_error error = {0};
    struct emu_fault fault;
    struct backend_code *code;
    struct lane_program *p = make_meeting();
    struct backend_pool *pool = backend_pool_new(MEETING);
    struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    uint32_t counted;
    struct emu_surface surface = {(uint8_t *)&counted, sizeof counted};
    const struct emu_launch launch = {.kernel = &kernel,
                                      .work_dim = 1,
                                      .local_size = {LANES, 1, 1},
                                      .group_count = {MEETING, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1};
    int wrong = 0;
    if (!pool || backend_code_new(&kernel, BACKEND_SIMD, backend_cpu_detect(), &code, &error))
        abort();
    for (unsigned i = 0; i < MEETINGS; i++) {
        counted = 0;
        wrong += backend_run(pool, code, &launch, 0, &fault) || counted != MEETING * LANES;
    }
    backend_code_free(code);
    backend_pool_free(pool);
    lane_program_free(p);
    return wrong;
}

int
main(void)
{
    int wrong = 0;
    struct backend_pool *pool = backend_pool_new(WORKERS);
    if (!pool)
        return 1;
    for (unsigned engine = BACKEND_REF; engine <= BACKEND_JIT; engine++)
        wrong += try(pool, (enum backend_engine)engine);
    wrong += try_meetings();
    backend_pool_free(pool);
    return wrong != 0;
}
