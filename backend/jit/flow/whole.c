/* SPDX-License-Identifier: MIT */
/* Webs of whole numbers: every definition is an op that rounds a float to one, and no other value is there
 * before. */
#include "flow.h"

static bool
rounds(const struct lane_op *op)
{
    const bool round = op->code == LANE_OP_rndz || op->code == LANE_OP_rnde || op->code == LANE_OP_rndd ||
                       op->code == LANE_OP_rndu;
    return round && op->type == LANE_F && op->dst.type == LANE_F;
}

static void
note(const struct jit_flow *flow, const struct jit_access *a, bool whole)
{
    if (a->use != JIT_READ && a->web != JIT_IN_MEMORY)
        flow->webs[a->web].whole &= whole && a->role == JIT_DST;
}

void
jit_find_whole(struct jit_flow *flow)
{
    for (uint32_t w = 0; w < flow->web_count; w++)
        flow->webs[w].whole = true;
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++) /* the start's values */
        flow->webs[flow->live[i].web].whole = false;
    for (uint32_t op = 0; op < flow->program->op_count; op++)
        for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
            note(flow, &flow->accesses[i], rounds(&flow->program->ops[op]));
}
