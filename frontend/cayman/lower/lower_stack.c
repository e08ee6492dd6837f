/* SPDX-License-Identifier: MIT */
/*
 * The branch-loop stack, "HD 6900 Series ISA" section 3.7. Its depth is known at every instruction, so
 * entries are mask cells. A level has three: the mask that its pop restores; and, for loops, the lanes that
 * have not executed LOOP_BREAK and those that wait for the next iteration after LOOP_CONTINUE.
 */
#include <assert.h>

#include "lower.h"

static uint32_t
level_cell(const struct cay_lower *l, uint32_t node, unsigned which)
{
    assert(l->nodes[node].depth > 0);
    return CAY_CELL_STACK + 24 * (l->nodes[node].depth - 1) + 8 * which;
}

uint32_t
cay_saved_cell(const struct cay_lower *l, uint32_t node)
{
    return level_cell(l, node, 0);
}

uint32_t
cay_live_cell(const struct cay_lower *l, uint32_t node)
{
    return level_cell(l, node, 1);
}

uint32_t
cay_continue_cell(const struct cay_lower *l, uint32_t node)
{
    return level_cell(l, node, 2);
}

uint32_t
cay_stack_pop(const struct cay_lower *l, uint32_t node, unsigned count)
{
    for (; count; count--)
        node = l->nodes[node].parent;
    return node;
}

void
cay_push(struct cay_lower *l, uint32_t node)
{
    cay_emit_mask(l, LANE_OP_mmov, cay_saved_cell(l, node), CAY_CELL_EXEC, 0);
}

/* Lanes that left the loop around `node`, or this iteration of it, stay inactive. */
static void
drop_left(struct cay_lower *l, uint32_t node)
{
    const uint32_t loop = l->nodes[node].loop;
    if (loop == UINT32_MAX)
        return;
    cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, CAY_CELL_EXEC, cay_live_cell(l, loop));
    if (l->has_continue)
        cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_EXEC, CAY_CELL_EXEC, cay_continue_cell(l, loop));
}

/* Pops from state `node` down to its ancestor `target`: the last entry popped gives the mask. */
void
cay_restore(struct cay_lower *l, uint32_t node, uint32_t target)
{
    if (node == target)
        return;
    while (l->nodes[node].parent != target)
        node = l->nodes[node].parent;
    const uint32_t loop = l->nodes[target].loop;
    if (loop == UINT32_MAX || l->has_continue) {
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cay_saved_cell(l, node), 0);
        drop_left(l, target);
        return;
    }
    cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, cay_saved_cell(l, node), cay_live_cell(l, loop));
}

/* ELSE: the other lanes of those that were active at the last PUSH. */
void
cay_invert(struct cay_lower *l, uint32_t node)
{
    cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_EXEC, cay_saved_cell(l, node), CAY_CELL_EXEC);
    drop_left(l, node);
}
