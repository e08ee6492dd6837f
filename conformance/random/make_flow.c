/* SPDX-License-Identifier: MIT */
/* Structured control flow: Gen's wait cells and Cayman's mask stack, with ways out in the middle. */
#include "maker.h"

static uint32_t
put_control(struct maker *m, enum lane_code code, uint32_t cell)
{
    const struct lane_op op = {
        .code = (uint16_t)code, .lanes = (uint8_t)m->lanes, .ctrl.cell = {cell, cell, cell}};
    return put(m, &op);
}

static uint32_t
put_predicated(struct maker *m, enum lane_code code, uint32_t cell)
{
    struct lane_op op = {.code = (uint16_t)code, .lanes = (uint8_t)m->lanes, .ctrl.cell = {cell, cell, cell}};
    if (!m->whole_only && rnd_once_in(&m->rnd, 12))
        op.lanes = 1u << rnd_below(&m->rnd, 4);
    some_predicate(m, &op);
    return put(m, &op);
}

static void
put_mask(struct maker *m, enum lane_code code, uint32_t d, uint32_t a, uint32_t b)
{
    const struct lane_op op = {.code = (uint16_t)code, .ctrl.cell = {d, a, b}};
    put(m, &op);
}

static void
target_here(struct maker *m, uint32_t op)
{
    m->p->ops[op].ctrl.target = here(m);
}

/* Where `op` goes when no lane is left: to the innermost rejoin, or just on. */
static void
leave_to_rejoin(struct maker *m, uint32_t op)
{
    struct scope *s = m->scope;
    m->p->ops[op].ctrl.target = op + 1;
    if (s && s->pending_count < PENDING && !rnd_once_in(&m->rnd, 4))
        s->pending[s->pending_count++] = op;
}

static void
enter(struct maker *m, struct scope *s)
{
    s->outer = m->scope;
    m->scope = s;
}

/* The innermost rejoin is here. */
static void
rejoin(struct maker *m)
{
    for (unsigned i = 0; i < m->scope->pending_count; i++)
        target_here(m, m->scope->pending[i]);
    m->scope = m->scope->outer;
}

static void
put_join(struct maker *m, uint32_t cell)
{
    leave_to_rejoin(m, put_control(m, LANE_OP_join, cell));
}

static uint32_t
take_wait(struct maker *m)
{
    return RF_WAITS + 8 * m->waits++;
}

static int
part(struct maker *m)
{
    return 1 + (int)rnd_below(&m->rnd, 8);
}

/* divert !p; then; divert all; join; else; join */
static void
if_else(struct maker *m)
{
    struct scope s = {0};
    const uint32_t other = take_wait(m), end = take_wait(m);
    const bool has_else = rnd_once_in(&m->rnd, 2);
    const uint32_t begin = put_predicated(m, LANE_OP_divert, other);
    enter(m, &s);
    some_body(m, part(m));
    uint32_t skip = 0;
    if (has_else) {
        skip = put_control(m, LANE_OP_divert, end);
        target_here(m, skip);
    }
    target_here(m, begin);
    rejoin(m);
    if (!has_else) {
        put_join(m, other);
    } else {
        struct scope second = {0};
        const uint32_t join = put_control(m, LANE_OP_join, other);
        enter(m, &second);
        some_body(m, part(m));
        rejoin(m);
        target_here(m, join);
        put_join(m, end);
    }
    m->waits -= 2;
}

/* Counts down and says in a flag which lanes go on. */
static void
count_down(struct maker *m, uint32_t counter, bool per_lane, struct lane_op *use)
{
    const unsigned lanes = per_lane ? m->lanes : 1;
    const uint8_t flags = per_lane ? 0 : LANE_NOMASK;
    struct lane_op add = {.code = LANE_OP_add, .type = LANE_D, .lanes = (uint8_t)lanes, .flags = flags};
    add.dst = reg(LANE_D, counter, lanes);
    add.src[0] = add.dst;
    add.src[1] = imm(LANE_D, UINT32_MAX);
    put(m, &add);
    struct lane_op cmp = {.code = LANE_OP_cmp,
                          .type = LANE_D,
                          .lanes = (uint8_t)m->lanes,
                          .cond = LANE_COND_GT,
                          .write_flag = true};
    cmp.src[0] = per_lane ? add.dst : scalar(LANE_D, counter);
    cmp.src[1] = imm(LANE_D, 0);
    if (use->lanes == 1) {
        cmp.lanes = 1;
        cmp.flags = LANE_NOMASK;
    }
    cmp.cond_cell = RF_CELLS + 8 * rnd_below(&m->rnd, RF_CELL_COUNT);
    put(m, &cmp);
    use->pred = LANE_PRED_NORMAL;
    use->pred_cell = cmp.cond_cell;
}

/* 1 to 3 rounds for all, or a number per lane. */
uint32_t
put_counter(struct maker *m, bool per_lane)
{
    const uint32_t counter = RF_COUNTERS + 256 * m->counters++;
    struct lane_op op = {.code = LANE_OP_mov, .type = LANE_D, .lanes = 1, .flags = LANE_NOMASK};
    op.dst = scalar(LANE_D, counter);
    op.src[0] = imm(LANE_D, 1 + rnd_below(&m->rnd, 3));
    if (per_lane) {
        op.code = LANE_OP_and;
        op.lanes = (uint8_t)m->lanes;
        op.dst = reg(LANE_D, counter, m->lanes);
        op.src[0] = reg(LANE_D, RF_LANE_DATA + 4 * rnd_below(&m->rnd, 8), op.lanes <= 32 ? op.lanes : 32);
        op.src[0].vstride = 0;
        op.src[1] = imm(LANE_D, 3);
    }
    put(m, &op);
    return counter;
}

/* Gen's do-while: lanes leave one by one and wait behind the loop. */
static void
do_while(struct maker *m)
{
    struct scope s = {.is_loop = true, .break_cell = take_wait(m), .continue_cell = take_wait(m)};
    const bool per_lane = rnd_once_in(&m->rnd, 2);
    const uint32_t counter = put_counter(m, per_lane), top = here(m);
    enter(m, &s);
    some_body(m, part(m));
    rejoin(m);
    const uint32_t join = put_control(m, LANE_OP_join, s.continue_cell);
    target_here(m, join);
    struct lane_op loop = {.code = LANE_OP_loop, .lanes = (uint8_t)m->lanes, .ctrl.cell = {s.break_cell}};
    count_down(m, counter, per_lane, &loop);
    loop.ctrl.target = top;
    put(m, &loop);
    put_join(m, s.break_cell);
    m->waits -= 2;
    m->counters--;
}

void
end_scalar_loop(struct maker *m, uint32_t counter, uint32_t top)
{
    struct lane_op again = {.code = LANE_OP_brf, .lanes = 1};
    count_down(m, counter, false, &again);
    again.ctrl.target = top;
    put(m, &again);
    m->counters--;
}

/* A loop of the whole thread. */
static void
scalar_loop(struct maker *m)
{
    const uint32_t counter = put_counter(m, false), top = here(m);
    some_body(m, part(m));
    end_scalar_loop(m, counter, top);
}

/* cmp that narrows the execution mask */
static void
narrow(struct maker *m)
{
    struct lane_op op = {.code = LANE_OP_cmp, .lanes = (uint8_t)m->lanes, .write_flag = true};
    if (rnd_once_in(&m->rnd, 3)) {
        const bool minus = rnd_once_in(&m->rnd, 2);
        put_mask(m, minus ? LANE_OP_mandn : LANE_OP_mand, LANE_EXEC_CELL, LANE_EXEC_CELL,
                 RF_CELLS + 8 * rnd_below(&m->rnd, RF_CELL_COUNT));
        return;
    }
    op.type = (uint8_t)(rnd_once_in(&m->rnd, 2) ? LANE_D : LANE_F);
    op.cond = (uint8_t)(LANE_COND_EQ + rnd_below(&m->rnd, 6));
    op.src[0] = some_source(m, op.type, op.lanes);
    op.src[1] = some_source(m, op.type, op.lanes);
    if (rnd_once_in(&m->rnd, 3))
        op.dst = some_dst(m, LANE_D, op.lanes);
    if (lane_type_is_float(op.dst.type))
        op.dst = (struct lane_operand){.kind = LANE_NONE};
    put(m, &op);
}

/* Cayman's push, narrow, else, pop. */
static void
push_pop(struct maker *m)
{
    const uint32_t saved = RF_SAVED + 8 * m->saved++;
    put_mask(m, LANE_OP_mmov, saved, LANE_EXEC_CELL, LANE_EXEC_CELL);
    narrow(m);
    const bool jumps = rnd_once_in(&m->rnd, 2), has_else = rnd_once_in(&m->rnd, 2);
    const uint32_t jump = jumps ? put_control(m, LANE_OP_brz, LANE_EXEC_CELL) : 0;
    some_body(m, part(m));
    if (jumps)
        target_here(m, jump);
    if (has_else) {
        put_mask(m, LANE_OP_mandn, LANE_EXEC_CELL, saved, LANE_EXEC_CELL);
        some_body(m, part(m));
    }
    put_mask(m, rnd_once_in(&m->rnd, 8) ? LANE_OP_mor : LANE_OP_mmov, LANE_EXEC_CELL, saved, saved);
    m->saved--;
}

/* Cayman's loop: the mask narrows round by round until it is empty. */
static void
mask_loop(struct maker *m)
{
    const uint32_t saved = RF_SAVED + 8 * m->saved++;
    const uint32_t counter = put_counter(m, true);
    put_mask(m, LANE_OP_mmov, saved, LANE_EXEC_CELL, LANE_EXEC_CELL);
    const uint32_t top = here(m);
    struct lane_op unused = {.lanes = (uint8_t)m->lanes};
    count_down(m, counter, true, &unused);
    put_mask(m, LANE_OP_mand, LANE_EXEC_CELL, LANE_EXEC_CELL, unused.pred_cell);
    const uint32_t out = put_control(m, LANE_OP_brz, LANE_EXEC_CELL);
    some_body(m, part(m));
    const uint32_t back = put_control(m, rnd_once_in(&m->rnd, 2) ? LANE_OP_br : LANE_OP_brnz, LANE_EXEC_CELL);
    m->p->ops[back].ctrl.target = top; /* the ops have moved, perhaps */
    target_here(m, out);
    put_mask(m, LANE_OP_mmov, LANE_EXEC_CELL, saved, saved);
    m->counters--;
    m->saved--;
}

/* A jump of the whole thread, forwards. */
static void
skip(struct maker *m)
{
    struct lane_op op = {.code = LANE_OP_brf, .lanes = 1, .chan = (uint8_t)rnd_below(&m->rnd, m->lanes)};
    const uint32_t cells[] = {LANE_EXEC_CELL, RF_CELLS, RF_CELLS + 8, RF_GEN_FLAGS};
    const uint32_t cell = cells[rnd_below(&m->rnd, 4)];
    if (rnd_once_in(&m->rnd, 2))
        some_predicate(m, &op);
    else
        op = (struct lane_op){.code = rnd_once_in(&m->rnd, 2) ? LANE_OP_brz : LANE_OP_brnz,
                              .lanes = 1,
                              .ctrl.cell = {cell, cell, cell}};
    const uint32_t jump = put(m, &op);
    some_body(m, 1 + part(m) / 2);
    if (m->may_fault && rnd_once_in(&m->rnd, 20))
        put(m, &(struct lane_op){.code = LANE_OP_trap});
    target_here(m, jump);
}

/* break, cont: lanes leave for a cell of the loop they are in; other lanes of a nested if go on. */
static void
leave_loop(struct maker *m)
{
    const struct scope *s = m->scope;
    while (s && !s->is_loop)
        s = s->outer;
    if (!s)
        return;
    const uint32_t cell = rnd_once_in(&m->rnd, 2) ? s->break_cell : s->continue_cell;
    leave_to_rejoin(m, put_predicated(m, LANE_OP_divert, cell));
}

static void
call(struct maker *m)
{
    if (m->call_count == MAX_CALLS || m->subroutine >= SUBROUTINES - 1)
        return;
    const int deeper = m->subroutine + 1;
    const unsigned callee = (unsigned)deeper + rnd_below(&m->rnd, (unsigned)(SUBROUTINES - deeper));
    struct lane_op op = {.code = LANE_OP_call, .lanes = 1};
    op.dst = scalar(LANE_UD, RF_RETURNS + 4 * callee);
    m->callee[m->call_count] = (uint8_t)callee;
    m->calls[m->call_count++] = put(m, &op);
}

static void
mode_switch(struct maker *m)
{
    const uint32_t mode = some_mode(m);
    struct lane_op mov = {.code = LANE_OP_mov, .type = LANE_UD, .lanes = 1, .flags = LANE_NOMASK};
    mov.dst = scalar(LANE_UD, RF_MODE);
    mov.src[0] = imm(LANE_UD, mode);
    struct lane_op op = {.code = LANE_OP_fpmode, .lanes = 1};
    op.src[0] = mov.dst;
    if (rnd_once_in(&m->rnd, 3)) { /* known when it runs only */
        mov.code = LANE_OP_and;
        mov.src[1] = imm(LANE_UD, 0x4f0);
        mov.src[0] = scalar(LANE_UD, some_base(m, 4, 4));
        put(m, &mov);
    } else if (rnd_once_in(&m->rnd, 2)) {
        op.src[0] = mov.src[0];
    } else {
        put(m, &mov);
    }
    put(m, &op);
}

/* Flag cells as Cayman's kill and valid masks are combined. */
static void
mask_op(struct maker *m)
{
    uint32_t cell[3];
    for (unsigned i = 0; i < 3; i++)
        cell[i] = rnd_once_in(&m->rnd, 8) ? RF_GEN_FLAGS + 4 * rnd_below(&m->rnd, 3)
                                          : RF_CELLS + 8 * rnd_below(&m->rnd, RF_CELL_COUNT);
    if (rnd_once_in(&m->rnd, 3))
        cell[1] = LANE_EXEC_CELL;
    put_mask(m, LANE_OP_mmov + rnd_below(&m->rnd, 4), cell[0], cell[1], cell[2]);
}

static void
put_plain(struct maker *m, enum lane_code code)
{
    const struct lane_op op = {.code = (uint16_t)code, .lanes = 1};
    put(m, &op);
}

static void
nested(struct maker *m)
{
    typedef void construct(struct maker *);
    static construct *const constructs[] = {if_else,     if_else,  if_else,  do_while,  do_while,
                                            scalar_loop, push_pop, push_pop, mask_loop, skip};
    const unsigned which = rnd_below(&m->rnd, sizeof constructs / sizeof constructs[0]);
    if (m->waits + 2 > RF_WAIT_COUNT || m->saved == RF_SAVED_COUNT || m->counters == RF_COUNTER_COUNT)
        return;
    m->depth++;
    constructs[which](m);
    m->depth--;
}

void
some_flow(struct maker *m)
{
    const uint8_t weights[] = {12, 3, 3, 2, m->has_barriers ? 6 : 0, m->changes_mode ? 5 : 0};
    switch (rnd_weighted(&m->rnd, weights, sizeof weights)) {
    case 0:
        if (m->depth < 3)
            nested(m);
        return;
    case 1:
        leave_loop(m);
        return;
    case 2:
        mask_op(m);
        return;
    case 3:
        call(m);
        return;
    case 4:
        put_plain(m, rnd_once_in(&m->rnd, 4) ? LANE_OP_fence : LANE_OP_barrier);
        return;
    default:
        mode_switch(m);
    }
}

static void
statement(struct maker *m)
{
    static const uint8_t weights[] = {16, 3, 5};
    switch (rnd_weighted(&m->rnd, weights, sizeof weights)) {
    case 0:
        some_elementwise(m);
        return;
    case 1:
        some_message(m);
        return;
    default:
        some_flow(m);
    }
}

void
some_body(struct maker *m, int ops)
{
    const int end = m->budget - ops;
    for (unsigned tries = 0; tries < 60 && m->budget > 0 && m->budget > end; tries++)
        statement(m);
}
