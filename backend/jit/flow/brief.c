/* SPDX-License-Identifier: MIT */
/*
 * Brief branches: `if (a[i] < b[i]) b[i] = a[i];`. Only a few stores to rows are skipped when no lane is on,
 * and data decide, so the host cannot foresee the branch. A wrong guess costs more than to do all of it with
 * every lane off, which changes nothing.
 */
#include "flow.h"

/* Ops in a brief branch; ops from memory to the decision, how far back each of them is looked for, and how
 * many are looked at in all. */
enum { MOST_OPS = 8, MOST_STEPS = 6, MOST_BACK = 64, MOST_SEEN = 64 };

/* --- what decides --- */

static bool
writes(const struct jit_flow *flow, uint32_t index, const struct jit_access *read)
{
    bool some = false;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        some |= a->use != JIT_READ && a->lo < read->hi && read->lo < a->hi;
    }
    return some;
}

/* The op before `index` that wrote what it reads; `index`: none that is near. */
static uint32_t
writer(const struct jit_flow *flow, uint32_t index, const struct jit_access *read)
{
    for (uint32_t back = 1; back <= MOST_BACK && back <= index; back++)
        if (writes(flow, index - back, read))
            return index - back;
    return index;
}

/* Of a value for each lane. */
static bool
is_load(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return op->lanes > 1 && (family == LANE_IMAGE || (family == LANE_MEM && !op->mem.linear));
}

/* Does what the op reads come from memory? A guess: the order of the ops counts for the order in time. */
static bool
uses_data(const struct jit_flow *flow, uint32_t index, unsigned steps, unsigned *seen)
{
    bool found = false;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1] && !found; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a->use == JIT_WRITE || (a->web != JIT_IN_MEMORY && flow->webs[a->web].row.element))
            continue;
        if (++*seen > MOST_SEEN)
            return false;
        const uint32_t by = writer(flow, index, a);
        found = by != index &&
                (is_load(&flow->program->ops[by]) || (steps && uses_data(flow, by, steps - 1, seen)));
    }
    return found;
}

/* --- what is skipped --- */

/* Dwords side by side: hosts store them under a mask in one instruction, without a question about lanes. */
static bool
is_row_store(const struct jit_flow *flow, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    const struct jit_access *address = jit_access_of(flow, index, JIT_SRC0);
    if (op->code != LANE_OP_store || op->mem.linear || op->mem.elem != 4 || op->mem.comp_mask != 1 ||
        !address || address->web == JIT_IN_MEMORY)
        return false;
    const struct jit_row *row = &flow->webs[address->web].row;
    return row->element && row->step >> row->shift << op->mem.addr_shift == op->mem.elem;
}

/* Nothing but stores to rows and simple integer ops, each for the lanes that are on. */
static bool
is_quiet(const struct jit_flow *flow, uint32_t first, uint32_t end)
{
    bool stores = false, quiet = end - first <= MOST_OPS;
    for (uint32_t i = first; quiet && i < end; i++) {
        const struct lane_op *op = &flow->program->ops[i];
        const bool store = is_row_store(flow, i);
        quiet = (store || (jit_is_simple(op) && jit_is_integer_op(op))) && !(op->flags & LANE_NOMASK) &&
                !op->write_flag && op->cond == LANE_COND_NONE;
        stores |= store;
    }
    return quiet && stores;
}

static bool
are_alike(const struct lane_op *a, const struct lane_op *b)
{
    return a->code == LANE_OP_mmov && b->code == LANE_OP_mmov && a->ctrl.cell[0] == b->ctrl.cell[0] &&
           a->ctrl.cell[1] == b->ctrl.cell[1];
}

/* Gen: what lies between a divert and the join of the lanes that it takes out. */
static bool
is_divert_around(const struct jit_flow *flow, const struct jit_block *block)
{
    const struct lane_op *ops = flow->program->ops, *divert = &ops[block->end - 1];
    const uint32_t join = flow->blocks[block->succ[block->succ_count - 1]].first;
    return join < flow->program->op_count && ops[join].code == LANE_OP_join &&
           ops[join].ctrl.cell[0] == divert->ctrl.cell[0] && is_quiet(flow, block->end, join);
}

/* Cayman: the lanes that were on before come back in both ways, which then meet. */
static bool
is_branch_around(const struct jit_flow *flow, const struct jit_block *block)
{
    const struct lane_op *ops = flow->program->ops, *branch = &ops[block->end - 1];
    const struct jit_block *body = &flow->blocks[block->succ[block->succ_count - 1]],
                           *none = &flow->blocks[block->succ[0]];
    if (branch->ctrl.cell[1] || none->first != block->end || none->end != none->first + 1 ||
        none->end >= flow->program->op_count || ops[none->end].code != LANE_OP_br)
        return false;
    return ops[none->end].ctrl.target == body->end && are_alike(&ops[none->first], &ops[body->end - 1]) &&
           is_quiet(flow, body->first, body->end - 1);
}

bool
jit_is_brief(const struct jit_flow *flow, uint32_t b)
{
    const struct jit_block *block = &flow->blocks[b];
    if (block->succ_count < 2)
        return false;
    const enum lane_code code = flow->program->ops[block->end - 1].code;
    const bool around = code == LANE_OP_divert ? is_divert_around(flow, block)
                        : code == LANE_OP_brnz ? is_branch_around(flow, block)
                                               : false;
    unsigned seen = 0;
    return around && uses_data(flow, block->end - 1, MOST_STEPS, &seen);
}
