/* SPDX-License-Identifier: MIT */
/* Programs whose threads wait for each other often, and of which some leave early or fail. */
#include "maker.h"

enum { OWN = RF_SEEN, MOST_LEAVES = 8 };

struct leaves {
    uint32_t jumps[MOST_LEAVES];
    unsigned count;
};

static void
put_barrier(struct maker *m)
{
    const struct lane_op op = {.code = LANE_OP_barrier, .lanes = 1};
    put(m, &op);
}

/* A dword that is another one in each thread: of scratch memory, which is noise. */
static void
load_own(struct maker *m)
{
    struct lane_op op = {.code = LANE_OP_load, .type = LANE_UD, .lanes = 1, .flags = LANE_NOMASK};
    op.mem = (struct lane_mem){
        .space = LANE_SPACE_SCRATCH, .elem = 4, .comp_mask = 1, .comp_stride = 4, .addr_mask = UINT32_MAX};
    op.src[0] = imm(LANE_UD, 4 * rnd_below(&m->rnd, SCRATCH_BYTES / 4));
    op.dst = scalar(LANE_D, OWN);
    put(m, &op);
}

/* A jump of `in_16` of 16 threads. */
static uint32_t
jump_of_some(struct maker *m, unsigned in_16)
{
    const uint32_t cell = RF_CELLS + 8 * rnd_below(&m->rnd, RF_CELL_COUNT);
    struct lane_op cmp = {.code = LANE_OP_cmp,
                          .type = LANE_UD,
                          .lanes = 1,
                          .flags = LANE_NOMASK,
                          .cond = LANE_COND_LT,
                          .write_flag = true,
                          .cond_cell = cell};
    const struct lane_op jump = {
        .code = LANE_OP_brf, .lanes = 1, .pred = LANE_PRED_NORMAL, .pred_cell = cell};
    load_own(m);
    cmp.src[0] = scalar(LANE_UD, OWN);
    cmp.src[1] = imm(LANE_UD, in_16 << 28);
    put(m, &cmp);
    return put(m, &jump);
}

/* Some threads come to no further barrier. */
static void
leave_early(struct maker *m, struct leaves *l)
{
    if (l->count < MOST_LEAVES)
        l->jumps[l->count++] = jump_of_some(m, 6);
}

static void
fail_sometimes(struct maker *m)
{
    const uint32_t over = jump_of_some(m, 10);
    put(m, &(struct lane_op){.code = LANE_OP_trap});
    m->p->ops[over].ctrl.target = here(m);
}

static void
loop_with_barrier(struct maker *m)
{
    const uint32_t counter = put_counter(m, false), top = here(m);
    some_body(m, 1 + (int)rnd_below(&m->rnd, 3));
    put_barrier(m);
    end_scalar_loop(m, counter, top);
}

static void
put_part(struct maker *m, struct leaves *l)
{
    switch (rnd_below(&m->rnd, 8)) {
    case 0:
    case 1:
        loop_with_barrier(m);
        return;
    case 2:
    case 3:
        leave_early(m, l);
        return;
    case 4:
    case 5:
        fail_sometimes(m);
        return;
    default:
        put_barrier(m);
    }
}

/* The registers of the thread's start, most often a header with its slot, to its scratch memory. */
static void
store_start(struct maker *m)
{
    struct lane_op op = {.code = LANE_OP_store, .type = LANE_UD, .lanes = 8, .flags = LANE_NOMASK};
    op.mem = (struct lane_mem){.space = LANE_SPACE_SCRATCH,
                               .elem = 4,
                               .comp_mask = 1,
                               .comp_stride = 32,
                               .linear = true,
                               .addr_mask = UINT32_MAX};
    op.src[0] = imm(LANE_UD, 0);
    op.src[1] = reg(LANE_UD, RF_GENERAL, 8);
    put(m, &op);
}

void
put_group_body(struct maker *m)
{
    struct leaves l = {.count = 0};
    store_start(m);
    for (unsigned parts = 3 + rnd_below(&m->rnd, 3); parts > 0; parts--) {
        m->budget = 8;
        some_body(m, 1 + (int)rnd_below(&m->rnd, 3));
        put_part(m, &l);
    }
    for (unsigned i = 0; i < l.count; i++)
        m->p->ops[l.jumps[i]].ctrl.target = here(m);
}
