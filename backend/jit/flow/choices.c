/* SPDX-License-Identifier: MIT */
/*
 * Ops that choose between two values by a comparison, as in `x == 0 ? n - 1 : x - 1`: of the same program,
 * and with nothing in between that could change the comparison's answer. Here is what the program says;
 * rows.c knows what the values are.
 */
#include "flow.h"

/* So many ops before a choice a comparison is looked for. */
enum { MOST_BACK = 200 };

static bool
is_whole_dword(enum lane_type type)
{
    return type == LANE_D || type == LANE_UD;
}

/* Of dwords only; `mods` may modify the sources. */
static bool
is_plain(const struct lane_op *op, unsigned sources, unsigned mods)
{
    bool plain = is_whole_dword(op->type) && op->cond != LANE_COND_NONE && op->cond <= LANE_COND_LE &&
                 op->pred == LANE_PRED_NONE && !(op->flags & ~LANE_NOMASK) && op->lanes > 1;
    for (unsigned s = 0; s < sources; s++)
        plain &= is_whole_dword(op->src[s].type) && !(op->src[s].mods & ~mods);
    return plain && (op->dst.kind == LANE_NONE || is_whole_dword(op->dst.type));
}

static bool
tells_equality(const struct lane_op *op)
{
    return op->cond == LANE_COND_EQ || op->cond == LANE_COND_NE;
}

static bool
compares(const struct lane_op *op)
{
    switch (op->code) {
    case LANE_OP_cmp:
        return is_plain(op, 2, 0);
    case LANE_OP_csel:
        return is_plain(op, 3, 0);
    case LANE_OP_add: /* with 0 */
        return op->write_flag && op->dst.kind == LANE_REG && is_plain(op, 2, LANE_MOD_NEG);
    default:
        return false;
    }
}

/* The op in the program's first block that wrote bytes of the access last, before op `index`, if it wrote all
 * of them; UINT32_MAX. All lanes are on there, so an op without a predicate leaves nothing of what was
 * before. */
static uint32_t
writer_of(const struct jit_flow *flow, const struct jit_access *read, uint32_t index)
{
    const uint32_t least = index > MOST_BACK ? index - MOST_BACK : 0;
    for (uint32_t op = index; op-- > least;)
        for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++) {
            const struct jit_access *a = &flow->accesses[i];
            if (a->web == read->web && a->use != JIT_READ && a->lo < read->hi && a->hi > read->lo)
                return a->lo <= read->lo && a->hi >= read->hi ? op : UINT32_MAX;
        }
    return UINT32_MAX;
}

static bool
writes_flags_of(const struct lane_op *compare, const struct lane_op *op)
{
    return compare->write_flag && op->pred == LANE_PRED_NORMAL && compare->cond_cell == op->pred_cell &&
           compare->cond_shift == op->pred_shift && compare->chan == op->chan && compare->lanes == op->lanes;
}

/* By flags: source 0 where they are set. */
static bool
find_flags(const struct jit_flow *flow, uint32_t index, struct jit_choice *choice)
{
    const struct lane_op *ops = flow->program->ops, *op = &ops[index];
    const struct jit_access *flags = jit_access_of(flow, index, JIT_PRED);
    const uint32_t from = flags && flags->web != JIT_IN_MEMORY ? writer_of(flow, flags, index) : UINT32_MAX;
    if (from == UINT32_MAX || !writes_flags_of(&ops[from], op) || !compares(&ops[from]) ||
        ops[from].code == LANE_OP_csel)
        return false;
    *choice = (struct jit_choice){from, op->flags & LANE_PRED_INV ? 1 : 0};
    return true;
}

/* By a number that is 0 or not: an id, or what a comparison gave. */
static bool
find_number(const struct jit_flow *flow, uint32_t index, struct jit_choice *choice)
{
    const struct lane_op *ops = flow->program->ops, *op = &ops[index];
    const struct jit_access *number = jit_access_of(flow, index, JIT_SRC2);
    if (!compares(op) || !number || number->web == JIT_IN_MEMORY)
        return false;
    const uint32_t from = writer_of(flow, number, index);
    const bool of_answer = from != UINT32_MAX && ops[from].code == LANE_OP_cmp && compares(&ops[from]) &&
                           ops[from].dst.base == op->src[2].base && ops[from].lanes == op->lanes &&
                           ops[from].chan == op->chan && jit_is_packed(&ops[from].dst, op->lanes) &&
                           jit_is_packed(&op->src[2], op->lanes);
    if (of_answer && !tells_equality(op)) /* the answer's own order is of no use */
        return false;
    *choice = (struct jit_choice){of_answer ? from : index, of_answer && op->cond == LANE_COND_EQ ? 1 : 0};
    return true;
}

/* A mov writes over some lanes of what was there: that is its other source. */
bool
jit_find_choice(const struct jit_flow *flow, uint32_t index, struct jit_choice *choice)
{
    const struct lane_op *op = &flow->program->ops[index];
    const unsigned harmless = LANE_NOMASK | LANE_PRED_INV;
    bool dwords = op->dst.kind == LANE_REG && is_whole_dword(op->dst.type) && is_whole_dword(op->type);
    for (unsigned s = 0; s < (op->code == LANE_OP_mov ? 1 : 2); s++)
        dwords &= is_whole_dword(op->src[s].type) && !op->src[s].mods;
    if (index >= flow->choices_end || !dwords || op->lanes < 2 || op->write_flag ||
        op->chan + op->lanes > flow->full_lanes || (op->flags & ~harmless) ||
        !jit_is_packed(&op->dst, op->lanes))
        return false;
    switch (op->code) {
    case LANE_OP_sel:
    case LANE_OP_mov:
        return find_flags(flow, index, choice);
    case LANE_OP_csel:
        return find_number(flow, index, choice);
    default:
        return false;
    }
}
