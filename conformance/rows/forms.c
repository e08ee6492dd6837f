/* SPDX-License-Identifier: MIT */
#include "forms.h"

#include "jit/flow/patterns.h"

const char *const form_names[FORMS] = {"same", "consecutive", "sliding", "spaced", "other row", "no row"};

/* As the translator sees a message's address. */
struct address {
    bool is_row;
    uint64_t step;
    bool several, shifted;
};

static struct address
address_of(const struct jit_flow *flow, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    const struct lane_operand *o = &op->src[0];
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a->role != JIT_SRC0 || jit_row_lane(flow, a, o, op->lanes) < 0)
            continue;
        const bool one = !o->hstride;
        const struct jit_row *row = &flow->webs[a->web].row;
        if (!one && row->shift > op->mem.addr_shift)
            return (struct address){.is_row = false};
        return (struct address){true, one ? 0 : row->step >> row->shift,
                                !one && jit_row_parts(flow, a->web, op->lanes) > 1, !one && row->shift};
    }
    return (struct address){.is_row = o->kind == LANE_REG && !o->hstride};
}

static enum form
form_of(const struct lane_op *op, const struct address *a, bool masked)
{
    const struct lane_mem *mem = &op->mem;
    const unsigned wide = 32u - (unsigned)__builtin_clz(mem->comp_mask), elem = mem->elem, span = wide * elem;
    const uint64_t step = a->step << mem->addr_shift;
    const bool load = op->code == LANE_OP_load, all = (1u << wide) - 1 == mem->comp_mask;
    if (!a->is_row)
        return NO_ROW;
    if (load && !step)
        return SAME;
    if (step == span && (masked ? wide == 1 : load || all))
        return CONSECUTIVE;
    if (load && step == elem)
        return SLIDING;
    const bool one = !(mem->comp_mask & (mem->comp_mask - 1));
    return load && step && step % elem == 0 && (step <= 4 * elem || step <= 8) && !masked && one ? SPACED
                                                                                                 : OTHER_ROW;
}

static void
count_message(struct form_counts *n, const struct jit_flow *flow, uint32_t index, bool in_branch)
{
    const struct lane_op *op = &flow->program->ops[index];
    const bool masked = op->pred != LANE_PRED_NONE || (in_branch && !(op->flags & LANE_NOMASK));
    const struct address a = address_of(flow, index);
    unsigned long(*const to)[2][2] = op->code == LANE_OP_load ? n->loads : n->stores;
    const enum form form = form_of(op, &a, masked);
    if (op->lanes > 1)
        to[form][a.several][masked]++;
    if (!masked && form >= OTHER_ROW)
        pattern_count(&n->patterns, flow, index);
    n->shifted += a.shifted && op->lanes > 1;
}

static void
count_messages(struct form_counts *n, const struct jit_flow *flow)
{
    unsigned depth = 0;
    for (uint32_t i = 0; i < flow->program->op_count; i++) {
        const struct lane_op *op = &flow->program->ops[i];
        depth += op->code == LANE_OP_divert || op->code == LANE_OP_loop;
        depth -= op->code == LANE_OP_join;
        if (op->code == LANE_OP_load || (op->code == LANE_OP_store && op->mem.surface != RESULT_SURFACE))
            count_message(n, flow, i, depth > 0);
    }
}

static void
count_webs(struct form_counts *n, const struct jit_flow *flow)
{
    for (uint32_t i = 0; i < flow->web_count; i++) {
        const struct jit_row *row = &flow->webs[i].row;
        n->webs++;
        n->rows += row->element != 0;
        n->steps += row->element && row->step;
        n->parts += row->element && row->parts > 1;
    }
    for (uint32_t b = 0; b < flow->block_count; b++)
        for (uint32_t i = flow->live_start[b]; flow->blocks[b].resumes && i < flow->live_start[b + 1]; i++)
            n->live_at_resume += flow->webs[flow->live[i].web].row.element != 0 && flow->live[i].loaded;
}

bool
forms_count(const struct rows_case *c, unsigned row_lanes, struct form_counts *counts)
{
    struct jit_flow *flow = jit_flow_new(c->program, c->kernel.lanes);
    const bool found = flow && !jit_find_rows(flow, &c->kernel, row_lanes, true);
    if (found) {
        jit_find_patterns(flow, &c->kernel, row_lanes);
        count_messages(counts, flow);
        count_webs(counts, flow);
    }
    jit_flow_free(flow);
    return found;
}
