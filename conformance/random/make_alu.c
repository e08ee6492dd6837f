/* SPDX-License-Identifier: MIT */
/* Elementwise ops with their masks, predicates and flags. */
#include "maker.h"

static unsigned
some_count(struct maker *m)
{
    static const uint8_t weights[] = {4, 1, 1, 3, 4, 2, 1};
    if (!rnd_once_in(&m->rnd, 3))
        return m->lanes;
    return 1u << rnd_weighted(&m->rnd, weights, sizeof weights);
}

void
some_lanes(struct maker *m, struct lane_op *op)
{
    struct rnd *r = &m->rnd;
    op->lanes = (uint8_t)some_count(m);
    const unsigned room = (op->lanes < m->lanes ? m->lanes : op->lanes) / op->lanes;
    op->chan = (uint8_t)(rnd_once_in(r, 2) ? op->lanes * rnd_below(r, room) : 0);
    if (!m->whole_only && rnd_once_in(r, 30))
        op->chan = (uint8_t)rnd_below(r, LANE_MAX - op->lanes + 1u);
    if (rnd_once_in(r, 4) || (op->lanes == 1 && rnd_once_in(r, 2)))
        op->flags |= LANE_NOMASK;
}

uint32_t
some_flag(struct maker *m, const struct lane_op *op, uint8_t *shift)
{
    struct rnd *r = &m->rnd;
    *shift = op->chan + op->lanes <= 16 && rnd_once_in(r, 4) ? 16 : 0;
    if (!m->whole_only && rnd_once_in(r, 40))
        *shift = (uint8_t)rnd_below(r, LANE_MAX - op->chan - op->lanes + 1u);
    if (rnd_once_in(r, 3))
        return RF_CELLS + 8 * rnd_below(r, RF_CELL_COUNT);
    return RF_GEN_FLAGS + 4 * rnd_below(r, op->lanes > 32 && m->whole_only ? 1 : 3);
}

/* Groups must end inside their cell. */
static bool
group_fits(const struct lane_op *op)
{
    const unsigned group = op->pred < LANE_PRED_ANY2 ? 1 : 2u << (op->pred - LANE_PRED_ANY2) / 2;
    return (op->chan + op->lanes + group - 1) / group * group + op->pred_shift <= LANE_MAX;
}

void
some_predicate(struct maker *m, struct lane_op *op)
{
    struct rnd *r = &m->rnd;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = some_flag(m, op, &op->pred_shift);
    if (m->last_flag && m->last_shift + op->chan + op->lanes <= LANE_MAX && rnd_once_in(r, 2)) {
        op->pred_cell = m->last_flag;
        op->pred_shift = m->last_shift;
    }
    if (rnd_once_in(r, 25) && !m->whole_only) {
        op->pred_cell = LANE_EXEC_CELL;
        op->pred_shift = 0;
    }
    if (rnd_once_in(r, 4)) {
        op->pred = (uint8_t)(LANE_PRED_ANYV + rnd_below(r, LANE_PRED_ALL32 - LANE_PRED_ANYV + 1));
        if (!group_fits(op))
            op->pred = LANE_PRED_NORMAL;
    }
    op->flags |= rnd_once_in(r, 3) ? LANE_PRED_INV : 0;
}

static bool
compares(enum lane_code code)
{
    return code == LANE_OP_cmp || code == LANE_OP_set || code == LANE_OP_csel;
}

static void
some_condition(struct maker *m, struct lane_op *op)
{
    struct rnd *r = &m->rnd;
    if (compares(op->code))
        op->cond = rnd_once_in(r, 12) ? LANE_COND_UN : LANE_COND_EQ + rnd_below(r, 6);
    else if (op->code != LANE_OP_sel && rnd_once_in(r, 6))
        op->cond = (uint8_t)(LANE_COND_EQ + rnd_below(r, 8));
    if (op->cond == LANE_COND_NONE || op->code == LANE_OP_csel || (compares(op->code) && rnd_once_in(r, 6)))
        return;
    op->write_flag = true;
    op->cond_cell = some_flag(m, op, &op->cond_shift);
    m->last_flag = op->cond_cell;
    m->last_shift = op->cond_shift;
}

static bool
type_fits(enum lane_code code, enum lane_type type)
{
    struct lane_program p = {0};
    struct lane_op ops[2] = {{.code = (uint16_t)code, .type = (uint8_t)type, .lanes = 1},
                             {.code = LANE_OP_end}};
    ops[0].cond = compares(code) ? LANE_COND_EQ : LANE_COND_NONE;
    for (unsigned s = 0; s < 3; s++)
        ops[0].src[s] = imm(type, 0);
    p.ops = ops;
    p.op_count = 2;
    p.rf_bytes = p.cells_bytes = p.const_rf = p.uniform_rf = 8;
    return lane_program_check(&p, NULL) == 0;
}

static enum lane_code
some_code(struct maker *m)
{
    static const uint8_t plain[] = {LANE_OP_mov, LANE_OP_mov, LANE_OP_sel, LANE_OP_cmp, LANE_OP_cmp,
                                    LANE_OP_add, LANE_OP_mul, LANE_OP_mad, LANE_OP_and, LANE_OP_shl};
    if (rnd_once_in(&m->rnd, 2))
        return plain[rnd_below(&m->rnd, sizeof plain)];
    return rnd_below(&m->rnd, rnd_once_in(&m->rnd, 3) ? LANE_OP_cosrev + 1 : LANE_OP_fdiv);
}

/* A code and a type that go together. */
static void
choose(struct maker *m, struct lane_op *op)
{
    do {
        op->code = (uint16_t)some_code(m);
        op->type = (uint8_t)some_type(m);
    } while (!type_fits(op->code, op->type));
}

/* One source is what the op overwrites, as in most loops. */
static void
work_in_place(struct maker *m, struct lane_op *op)
{
    struct lane_operand *src = &op->src[rnd_below(&m->rnd, lane_code_sources(op->code))];
    if (op->dst.kind == LANE_REG && src->kind == LANE_REG && src->type == op->dst.type)
        *src = op->dst;
}

void
some_elementwise(struct maker *m)
{
    struct rnd *r = &m->rnd;
    struct lane_op op = {0};
    choose(m, &op);
    some_lanes(m, &op);
    if (op.code == LANE_OP_sel || rnd_once_in(r, 4))
        some_predicate(m, &op);
    some_condition(m, &op);
    for (unsigned s = 0; s < lane_code_sources(op.code); s++)
        op.src[s] = some_source(m, op.type, op.lanes);
    op.dst = some_dst(m, op.type, op.lanes);
    if (op.code == LANE_OP_cmp && lane_type_is_float(op.dst.type))
        op.dst = some_dst(m, LANE_D, op.lanes);
    if (op.code == LANE_OP_cmp && lane_type_is_float(op.dst.type))
        op.dst.kind = LANE_NONE;
    if (op.write_flag && rnd_once_in(r, 2))
        op.dst = (struct lane_operand){.kind = LANE_NONE};
    if (lane_code_sources(op.code) && rnd_once_in(r, 3))
        work_in_place(m, &op);
    if (rnd_once_in(r, 8))
        op.flags |= LANE_SAT;
    if (lane_type_is_float(op.type) && rnd_once_in(r, 12))
        op.flags |= LANE_OMOD_MUL2 << rnd_below(r, 3);
    put(m, &op);
}
