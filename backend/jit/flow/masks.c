/* SPDX-License-Identifier: MIT */
#include "masks.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* --- cells' numbers --- */

/* 0: the cell has none. */
static jit_cells
bit_of(const struct jit_masks *masks, uint32_t cell)
{
    for (unsigned i = 0; i < masks->count; i++)
        if (masks->cell[i] == cell)
            return (jit_cells)1 << i;
    return 0;
}

static void
number_cell(struct jit_masks *masks, uint32_t cell)
{
    if (!bit_of(masks, cell) && masks->count < JIT_MASK_CELLS)
        masks->cell[masks->count++] = cell;
}

static bool
waits(const struct lane_op *op)
{
    return lane_code_is(op->code, LANE_WAITS);
}

static bool
is_mask_op(const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_MASK;
}

static void
number_cells(const struct lane_program *p, struct jit_masks *masks)
{
    number_cell(masks, LANE_EXEC_CELL);
    for (uint32_t i = 0; i < p->op_count; i++)
        if (waits(&p->ops[i]) || is_mask_op(&p->ops[i]))
            number_cell(masks, p->ops[i].ctrl.cell[0]);
}

/* The cells that share bytes with [lo, hi). */
static jit_cells
cells_in(const struct jit_masks *masks, uint32_t lo, uint32_t hi)
{
    jit_cells cells = 0;
    for (unsigned i = 0; i < masks->count; i++)
        if (masks->cell[i] < hi && masks->cell[i] + 8 > lo)
            cells |= (jit_cells)1 << i;
    return cells;
}

static jit_cells
find_spoilt(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    const bool own = waits(op) || is_mask_op(op);
    jit_cells cells = 0;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a->use != JIT_READ && a->lo < flow->program->cells_bytes)
            cells |= cells_in(masks, a->lo, a->hi);
    }
    /* a flag in the execution mask narrows it */
    return cells & ~(own                       ? bit_of(masks, op->ctrl.cell[0]) | JIT_EXEC
                     : op->flags & LANE_NOMASK ? 0
                                               : JIT_EXEC);
}

/* --- backwards --- */

/* Cells that hold all lanes of the result of a mask op. */
static jit_cells
holders(const struct jit_masks *masks, const struct lane_op *op, bool *lost)
{
    const jit_cells a = bit_of(masks, op->ctrl.cell[1]);
    const jit_cells b = op->code == LANE_OP_mmov ? 0 : bit_of(masks, op->ctrl.cell[2]);
    switch (op->code) {
    case LANE_OP_mor:
        *lost |= !a || !b;
        return a | b;
    case LANE_OP_mand:
        *lost |= !a && !b;
        return b == JIT_EXEC || !a ? b : a;
    default: /* mmov, mandn */
        *lost |= !a;
        return a;
    }
}

static jit_cells
before_wait(const struct jit_masks *masks, const struct lane_op *op, jit_cells lanes, bool *lost)
{
    const jit_cells d = bit_of(masks, op->ctrl.cell[0]);
    if (op->code == LANE_OP_join) {
        *lost |= (lanes & JIT_EXEC) && !d;
        return lanes & JIT_EXEC ? lanes | d : lanes & ~d;
    }
    return lanes & d ? lanes | JIT_EXEC : lanes; /* lanes go from the execution mask to the cell */
}

bool
jit_changes_masks(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    return waits(op) || is_mask_op(op) || masks->spoilt[index];
}

jit_cells
jit_lanes_before(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t index, jit_cells lanes,
                 bool *lost)
{
    const struct lane_op *op = &flow->program->ops[index];
    *lost |= (masks->spoilt[index] & lanes) != 0;
    if (waits(op))
        return before_wait(masks, op, lanes, lost);
    if (!is_mask_op(op))
        return lanes;
    const jit_cells d = bit_of(masks, op->ctrl.cell[0]);
    if (!(lanes & d))
        return lanes;
    return (lanes & ~d) | holders(masks, op, lost);
}

/* --- cells whose lanes are all on --- */

/* Cells that are 0, and cells inside the execution mask, whatever happened. The former are among the latter.
 */
struct facts {
    jit_cells zero, inside;
};

static bool
is_inside(const struct facts *f, jit_cells cell)
{
    return cell & (f->inside | JIT_EXEC);
}

static bool
result_is_inside(const struct jit_masks *masks, const struct lane_op *op, const struct facts *f)
{
    const bool a = is_inside(f, bit_of(masks, op->ctrl.cell[1])),
               b = op->code != LANE_OP_mmov && is_inside(f, bit_of(masks, op->ctrl.cell[2]));
    return op->code == LANE_OP_mor ? a && b : op->code == LANE_OP_mand ? a || b : a;
}

/* Behind a mask op that writes the execution mask: what it has been made of. */
static jit_cells
inside_new_mask(const struct jit_masks *masks, const struct lane_op *op, const struct facts *f)
{
    const jit_cells a = bit_of(masks, op->ctrl.cell[1]);
    const jit_cells made_of = op->code == LANE_OP_mmov  ? a
                              : op->code == LANE_OP_mor ? a | bit_of(masks, op->ctrl.cell[2])
                                                        : 0;
    const jit_cells kept = made_of & JIT_EXEC ? f->inside : f->zero;
    return (kept | made_of) & ~JIT_EXEC;
}

static struct facts
facts_after_mask_op(const struct jit_masks *masks, const struct lane_op *op, const struct facts *f)
{
    const jit_cells d = bit_of(masks, op->ctrl.cell[0]);
    if (d == JIT_EXEC)
        return (struct facts){f->zero, inside_new_mask(masks, op, f)};
    const bool zero = op->code == LANE_OP_mmov && (f->zero & bit_of(masks, op->ctrl.cell[1]));
    return (struct facts){zero ? f->zero | d : f->zero & ~d,
                          result_is_inside(masks, op, f) ? f->inside | d : f->inside & ~d};
}

static struct facts
facts_after(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t index, struct facts f)
{
    const struct lane_op *op = &flow->program->ops[index];
    f.zero &= ~masks->spoilt[index];
    f.inside &= ~masks->spoilt[index];
    if (is_mask_op(op))
        return facts_after_mask_op(masks, op, &f);
    const jit_cells d = waits(op) ? bit_of(masks, op->ctrl.cell[0]) & ~JIT_EXEC : 0;
    if (op->code == LANE_OP_join)
        return (struct facts){f.zero | d, f.inside | d};
    f.zero &= ~d;
    if (jit_writes_exec(flow->program, op)) /* which it narrows */
        f.inside = f.zero;
    return f;
}

static bool
narrow(jit_cells *set, jit_cells to)
{
    const jit_cells next = *set & to;
    const bool changed = next != *set;
    *set = next;
    return changed;
}

static bool
pass(struct facts *to, const struct facts *from)
{
    const bool zero = narrow(&to->zero, from->zero), inside = narrow(&to->inside, from->inside);
    return zero || inside;
}

/* What is known where a branch leads to: one that is taken if a cell is 0. */
static struct facts
facts_at(const struct jit_flow *flow, const struct jit_masks *masks, const struct jit_block *block,
         unsigned succ, struct facts f)
{
    const struct lane_op *last = &flow->program->ops[block->end - 1];
    const bool aims = last->code == LANE_OP_brz && last->ctrl.target != block->end &&
                      block->succ[succ] == flow->block_of[last->ctrl.target];
    const jit_cells zero = aims ? bit_of(masks, last->ctrl.cell[1]) & ~JIT_EXEC : 0;
    return (struct facts){f.zero | zero, f.inside | zero};
}

/* Gives what is known at the block's end to the blocks that may follow. */
static bool
pass_block(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t b, struct facts *at_start)
{
    const struct jit_block *block = &flow->blocks[b];
    struct facts f = at_start[b];
    bool changed = false;
    for (uint32_t i = block->first; i < block->end; i++) {
        masks->inside[i] = f.inside;
        f = facts_after(flow, masks, i, f);
    }
    for (unsigned s = 0; s < block->succ_count; s++) {
        const struct facts there = facts_at(flow, masks, block, s, f);
        changed |= pass(&at_start[block->succ[s]], &there);
    }
    for (uint32_t r = 0; block->returns && r < flow->block_count; r++)
        if (flow->blocks[r].return_point)
            changed |= pass(&at_start[r], &f);
    return changed;
}

static void
find_inside(const struct jit_flow *flow, const struct jit_masks *masks, struct facts *at_start)
{
    for (uint32_t b = 0; b < flow->block_count; b++) /* cells are 0 at the kernel's start */
        at_start[b] = (struct facts){~JIT_EXEC, ~JIT_EXEC};
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t b = 0; b < flow->block_count; b++)
            changed |= pass_block(flow, masks, b, at_start);
    }
}

int
jit_find_masks(const struct jit_flow *flow, struct jit_masks *masks)
{
    *masks = (struct jit_masks){.count = 0};
    number_cells(flow->program, masks);
    assert(masks->cell[0] == LANE_EXEC_CELL);
    masks->inside = malloc((flow->program->op_count + 1) * sizeof *masks->inside);
    masks->spoilt = malloc((flow->program->op_count + 1) * sizeof *masks->spoilt);
    struct facts *at_start = malloc(((size_t)flow->block_count + 1) * sizeof *at_start);
    const bool failed = !masks->inside || !masks->spoilt || !at_start;
    if (!failed) {
        for (uint32_t i = 0; i < flow->program->op_count; i++)
            masks->spoilt[i] = find_spoilt(flow, masks, i);
        find_inside(flow, masks, at_start);
    }
    free(at_start);
    if (failed)
        jit_free_masks(masks);
    return failed ? -1 : 0;
}

void
jit_free_masks(struct jit_masks *masks)
{
    free(masks->inside);
    free(masks->spoilt);
    masks->inside = masks->spoilt = NULL;
}
