/* SPDX-License-Identifier: MIT */
/* Branches, loops with a uniform or a divergent exit, barriers. */
#include "maker.h"

static uint32_t
put_control(struct maker *m, enum lane_code code, uint32_t cell, uint32_t flag, bool inverted)
{
    struct lane_op op = {.code = (uint16_t)code, .lanes = (uint8_t)m->lanes, .ctrl.cell = {cell, cell, cell}};
    if (lane_code_is(code, LANE_PREDICATED)) {
        op.pred = LANE_PRED_NORMAL;
        op.pred_cell = flag;
        op.flags = inverted ? LANE_PRED_INV : 0;
    }
    put(m, &op);
    return m->p->op_count - 1;
}

/* The join of the lanes that wait in a cell. */
static uint32_t
put_join(struct maker *m, uint32_t cell)
{
    const uint32_t join = put_control(m, LANE_OP_join, cell, 0, false);
    m->p->ops[join].ctrl.target = join + 1;
    return join;
}

static uint32_t
take_wait(struct maker *m)
{
    return RF_WAITS + 8 * m->waits++;
}

/* Behind the first part of a branch: the other lanes' part. Returns their join. */
static uint32_t
put_else(struct maker *m, uint32_t wait, unsigned ops)
{
    const uint32_t end = take_wait(m), skip = put_control(m, LANE_OP_divert, end, 0, false);
    m->p->ops[skip].pred = LANE_PRED_NONE;
    const uint32_t join = put_join(m, wait);
    m->p->ops[skip].ctrl.target = join;
    put_body(m, ops);
    m->p->ops[join].ctrl.target = put_join(m, end);
    return join;
}

static void
put_branch(struct maker *m, unsigned ops)
{
    const uint32_t flag = some_flag(m), wait = take_wait(m);
    const bool was_masked = m->is_masked;
    put_compare(m, flag);
    const uint32_t from = put_control(m, LANE_OP_divert, wait, flag, once_in(m, 2));
    m->is_masked = true;
    put_body(m, ops);
    const uint32_t join = once_in(m, 2) ? put_else(m, wait, ops) : put_join(m, wait);
    m->p->ops[from].ctrl.target = join;
    m->is_masked = was_masked;
}

/* counter = 0; bound = a number, or one of each lane's own */
static void
begin_count(struct maker *m, unsigned loop, bool per_lane)
{
    struct lane_op op = whole_op(m, LANE_OP_mov, LANE_UD);
    op.flags = LANE_NOMASK;
    op.dst = packed(LANE_UD, RF_COUNTERS + 256 * loop);
    op.src[0] = immediate(LANE_UD, 0);
    put(m, &op);
    op.code = per_lane ? LANE_OP_and : LANE_OP_mov;
    op.dst.base = RF_BOUNDS + 256 * loop;
    op.src[0] = per_lane ? ids(m, below(m, 2), &op) : immediate(LANE_UD, below(m, 4));
    if (per_lane)
        op.src[1] = immediate(LANE_UD, 3);
    put(m, &op);
}

static void
count_on(struct maker *m, unsigned loop, uint32_t flag)
{
    struct lane_op op = whole_op(m, LANE_OP_add, LANE_UD);
    op.dst = op.src[0] = packed(LANE_UD, RF_COUNTERS + 256 * loop);
    op.src[1] = immediate(LANE_UD, 1);
    put(m, &op);
    op.code = LANE_OP_cmp;
    op.dst = (struct lane_operand){0};
    op.src[1] = packed(LANE_UD, RF_BOUNDS + 256 * loop);
    op.write_flag = true;
    op.cond = LANE_COND_LT;
    op.cond_cell = flag;
    put(m, &op);
}

/* The whole thread goes on, as its first lane says. */
static void
go_back_uniformly(struct maker *m, uint32_t flag, uint32_t begin)
{
    struct lane_op op = {.code = LANE_OP_brf, .lanes = 1, .pred = LANE_PRED_NORMAL, .pred_cell = flag};
    op.ctrl.target = begin;
    put(m, &op);
}

static void
put_loop(struct maker *m, unsigned ops)
{
    const unsigned loop = m->loops++;
    const uint32_t flag = RF_FLAGS + 8 * (FLAGS - 1), wait = take_wait(m);
    const bool per_lane = once_in(m, 2), was_masked = m->is_masked;
    begin_count(m, loop, per_lane);
    m->is_masked |= per_lane;
    const uint32_t begin = m->p->op_count;
    put_body(m, ops);
    count_on(m, loop, flag);
    if (!per_lane && !was_masked) {
        go_back_uniformly(m, flag, begin);
    } else {
        const uint32_t back = put_control(m, LANE_OP_loop, wait, flag, false);
        m->p->ops[back].ctrl.target = begin;
        put_join(m, wait);
    }
    m->is_masked = was_masked;
}

static void
put_barrier(struct maker *m)
{
    const struct lane_op op = {.code = LANE_OP_barrier, .lanes = (uint8_t)m->lanes};
    put(m, &op);
    m->c->kernel.has_barrier = true;
}

static void
put_step(struct maker *m)
{
    const unsigned kind = below(m, 20);
    const bool deeper = m->depth < 2 && m->waits + 4 <= WAITS && m->loops < LOOPS;
    m->depth++;
    if (kind < 2 && deeper)
        put_branch(m, 1 + below(m, 4));
    else if (kind == 2 && deeper)
        put_loop(m, 1 + below(m, 4));
    else if (kind == 3)
        put_barrier(m);
    else if (kind < 4 + m->messages_in_20)
        put_message(m);
    else
        put_alu(m);
    m->depth--;
}

void
put_body(struct maker *m, unsigned ops)
{
    for (unsigned i = 0; i < ops; i++)
        put_step(m);
}
