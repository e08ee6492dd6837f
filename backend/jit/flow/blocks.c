/* SPDX-License-Identifier: MIT */
/* Basic blocks. A block ends where control may branch or the execution mask changes. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

static bool
has_target(const struct lane_op *op)
{
    return lane_code_is(op->code, LANE_TARGET);
}

/* In the order of ops, only loops and returns go back. */
bool
jit_may_run_again(const struct lane_program *p, uint32_t op)
{
    assert(op < p->op_count);
    for (uint32_t i = op; i < p->op_count; i++) {
        const struct lane_op *o = &p->ops[i];
        if (o->code == LANE_OP_ret || (has_target(o) && o->ctrl.target <= op))
            return true;
    }
    return false;
}

static bool
falls_through(const struct lane_op *op)
{
    return !lane_code_is(op->code, LANE_LEAVES);
}

static bool
ends_block(const struct lane_program *p, const struct lane_op *op)
{
    return lane_code_is(op->code, LANE_TARGET | LANE_LEAVES | LANE_SUSPENDS) || jit_writes_exec(p, op);
}

static void
mark_leaders(struct jit_flow *flow)
{
    const struct lane_program *p = flow->program;
    flow->block_of[0] = 0;
    assert(!lane_code_is(p->ops[p->op_count - 1].code, LANE_SUSPENDS)); /* the checker: program_end */
    for (uint32_t i = 0; i < p->op_count; i++) {
        if (has_target(&p->ops[i]))
            flow->block_of[p->ops[i].ctrl.target] = 0;
        if (ends_block(p, &p->ops[i]) && i + 1 < p->op_count)
            flow->block_of[i + 1] = 0;
    }
}

static void
link_block(struct jit_flow *flow, struct jit_block *b)
{
    assert(b->first < b->end && b->end <= flow->program->op_count && b->succ_count == 0);
    const struct lane_program *p = flow->program;
    const struct lane_op *last = &p->ops[b->end - 1];
    if (falls_through(last) && b->end < p->op_count)
        b->succ[b->succ_count++] = flow->block_of[b->end];
    if (has_target(last))
        b->succ[b->succ_count++] = flow->block_of[last->ctrl.target];
    b->returns = last->code == LANE_OP_ret;
}

/* Gives the same in every mode, and the same again if the thread begins anew in the interpreter: its start
 * gives registers their values, and others have none. */
static bool
precedes_switch(const struct lane_op *op)
{
    bool whole = lane_code_family(op->code) == LANE_ALU && !lane_type_is_float(op->type) && !op->write_flag &&
                 op->dst.kind == LANE_REG && !lane_type_is_float(op->dst.type);
    for (unsigned s = 0; whole && s < lane_code_sources(op->code); s++)
        whole = op->src[s].kind != LANE_INDIRECT && !lane_type_is_float(op->src[s].type);
    return whole;
}

bool
jit_is_first_switch(const struct lane_program *p, uint32_t op)
{
    assert(op < p->op_count && p->ops[op].code == LANE_OP_fpmode);
    for (uint32_t i = 0; i < op; i++)
        if (!precedes_switch(&p->ops[i]))
            return false;
    return !jit_may_run_again(p, op);
}

int
jit_find_blocks(struct jit_flow *flow)
{
    assert(flow->program->op_count > 0 && flow->block_count == 0);
    const struct lane_program *p = flow->program;
    flow->block_of = malloc((p->op_count + 1) * sizeof *flow->block_of);
    if (!flow->block_of)
        return -1;
    memset(flow->block_of, 0xff, (p->op_count + 1) * sizeof *flow->block_of);
    mark_leaders(flow);
    for (uint32_t i = 0; i < p->op_count; i++)
        if (flow->block_of[i] == 0)
            flow->block_of[i] = flow->block_count++;
    flow->blocks = calloc(flow->block_count, sizeof *flow->blocks);
    if (!flow->blocks)
        return -1;
    struct jit_block *b = NULL;
    for (uint32_t i = 0; i < p->op_count; i++) {
        if (flow->block_of[i] != UINT32_MAX) {
            b = &flow->blocks[flow->block_of[i]];
            b->first = i;
            b->resumes = i && lane_code_is(p->ops[i - 1].code, LANE_SUSPENDS);
            b->return_point = i && lane_code_is(p->ops[i - 1].code, LANE_RETURNS);
        }
        b->end = i + 1;
        flow->changes_fpmode |= p->ops[i].code == LANE_OP_fpmode && !jit_is_first_switch(p, i);
    }
    for (uint32_t i = 0; i < flow->block_count; i++)
        link_block(flow, &flow->blocks[i]);
    return 0;
}

bool
jit_ends_in_barrier(const struct jit_flow *flow, uint32_t b)
{
    return lane_code_is(flow->program->ops[flow->blocks[b].end - 1].code, LANE_SUSPENDS);
}
