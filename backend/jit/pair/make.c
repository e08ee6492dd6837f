/* SPDX-License-Identifier: MIT */
/* The pair's program: each op once, if it is the same for both threads, or for each thread. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/error.h"
#include "pair.h"
#include "work.h"

struct jit_pair {
    struct emu_kernel kernel; /* owns its program */
};

struct making {
    struct pair_work w;
    struct lane_program *p;
    uint32_t *first; /* of each op: where its copies begin */
    bool apart, failed;
};

static struct lane_op *
append(struct making *m, const struct lane_op *op)
{
    struct lane_op *to = lane_program_append(m->p);
    m->failed |= !to;
    if (to)
        *to = *op;
    return to;
}

/* --- one op --- */

static void
move_operand(const struct making *m, uint32_t index, unsigned role, struct lane_operand *o, unsigned thread)
{
    const struct jit_access *a = jit_access_of(m->w.flow, index, role);
    if (a && o->kind == LANE_REG)
        o->base = (uint32_t)(o->base + pair_way(&m->w, a, thread));
}

static void
move_flags(const struct making *m, struct lane_op *op)
{
    if (op->pred != LANE_PRED_NONE) {
        op->pred_cell = pair_flag_cell(&m->w, op->pred_cell, op->pred_shift);
        op->pred_shift = 0;
    }
    if (op->write_flag) {
        op->cond_cell = pair_flag_cell(&m->w, op->cond_cell, op->cond_shift);
        op->cond_shift = 0;
    }
}

static void
move_operands(const struct making *m, uint32_t index, struct lane_op *op, unsigned thread)
{
    const bool load = op->code == LANE_OP_load, store = op->code == LANE_OP_store;
    for (unsigned s = 0; s < 3; s++)
        move_operand(m, index, s == 1 && store ? JIT_DATA : JIT_SRC0 + s, &op->src[s], thread);
    move_operand(m, index, load ? JIT_DATA : JIT_DST, &op->dst, thread);
}

/* Components lie at equal distances in the pair's registers, too. */
static bool
stay_together(const struct making *m, uint32_t index, unsigned thread)
{
    const struct jit_flow *flow = m->w.flow;
    const struct jit_access *first = jit_access_of(flow, index, JIT_DATA);
    for (uint32_t i = flow->access_start[index]; first && i < flow->access_start[index + 1]; i++)
        if (flow->accesses[i].role >= JIT_DATA &&
            pair_way(&m->w, &flow->accesses[i], thread) != pair_way(&m->w, first, thread))
            return false;
    return true;
}

static void
append_for(struct making *m, uint32_t index, unsigned thread)
{
    m->apart |= !stay_together(m, index, thread);
    struct lane_op *op = append(m, &m->w.program->ops[index]);
    if (!op)
        return;
    op->chan = (uint8_t)(op->chan + thread * m->w.kernel->lanes);
    move_flags(m, op);
    move_operands(m, index, op, thread);
}

/* Control flow, for the lanes of both threads. */
static void
append_common(struct making *m, uint32_t index)
{
    struct lane_op *op = append(m, &m->w.program->ops[index]);
    if (!op)
        return;
    move_flags(m, op);
    move_operands(m, index, op, 0);
    if (lane_code_is(op->code, LANE_WAITS))
        op->lanes = (uint8_t)(2 * m->w.kernel->lanes);
}

/* What both threads read may lie where the first one's result goes. */
static bool
may_write_over_common(const struct making *m, uint32_t index)
{
    const struct jit_flow *flow = m->w.flow;
    bool reads = false, writes = false;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        reads |= a->use == JIT_READ && a->web != JIT_IN_MEMORY && !pair_differs(&m->w, a);
        writes |= a->use != JIT_READ;
    }
    return reads && writes;
}

/* In the order of the threads if possible: of two that fail, the first one is told. */
static void
append_both(struct making *m, uint32_t index)
{
    const unsigned first = may_write_over_common(m, index);
    append_for(m, index, first);
    append_for(m, index, !first);
}

static void
append_once(struct making *m, uint32_t index)
{
    if (m->w.program->ops[index].write_flag) {
        append_for(m, index, 1);
        if (!m->failed)
            m->p->ops[m->p->op_count - 1].dst.kind = LANE_NONE;
    }
    append_for(m, index, 0);
}

static void
append_op(struct making *m, uint32_t index)
{
    m->first[index] = m->p->op_count;
    if (pair_is_empty(&m->w.program->ops[index]))
        return;
    if (pair_is_common(&m->w.program->ops[index]))
        append_common(m, index);
    else if (pair_is_once(&m->w, index))
        append_once(m, index);
    else
        append_both(m, index);
}

/* --- the program --- */

/* Moves elements, whatever the masks are. chan: the first one's channel. */
static void
append_move(struct making *m, enum lane_type type, uint32_t to, uint32_t from, unsigned lanes, unsigned chan)
{
    const int16_t bytes = (int16_t)lane_type_bytes(type);
    struct lane_op op = {.code = LANE_OP_mov,
                         .type = (uint8_t)type,
                         .lanes = (uint8_t)lanes,
                         .chan = (uint8_t)chan,
                         .flags = LANE_NOMASK};
    op.dst = op.src[0] = (struct lane_operand){.kind = LANE_REG,
                                               .type = (uint8_t)type,
                                               .width = (uint8_t)lanes,
                                               .vstride = (int16_t)(bytes * (int16_t)lanes),
                                               .hstride = bytes};
    op.dst.base = to;
    op.src[0].base = from;
    append(m, &op);
}

/* The second thread's own copy of [at, end) of the first one's registers: whole dwords. */
static void
copy_alike(struct making *m, uint32_t at, uint32_t end)
{
    unsigned lanes = 8;
    for (; at < end; at += 4 * lanes) {
        while (at + 4 * lanes > end)
            lanes /= 2;
        assert(lanes);
        append_move(m, LANE_UD, m->w.layout.bank + at, pair_place(&m->w, at), lanes, 0);
    }
}

/* Ids that belong to a larger web do not stay where they start. Webs have all of a dimension's or nothing. */
static void
copy_ids(struct making *m, const struct jit_web *web, unsigned d)
{
    const struct emu_kernel *k = m->w.kernel;
    const uint32_t at = k->local_id_rf[d], bytes = pair_id_bytes(k);
    if (!pair_meet(web->lo, web->hi, at, bytes))
        return;
    m->apart |= web->lo > at || web->hi < at + bytes;
    for (unsigned thread = 0; thread < 2; thread++)
        append_move(m, k->local_id_bytes == 2 ? LANE_UW : LANE_UD,
                    thread ? m->w.layout.bank + at : pair_place(&m->w, at),
                    m->w.layout.ids[d] + thread * bytes, k->lanes, thread * k->lanes);
}

static void
append_start(struct making *m)
{
    const struct jit_flow *flow = m->w.flow;
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++) {
        const struct jit_live *l = &flow->live[i];
        const struct jit_web *web = &flow->webs[l->web];
        if (!m->w.differs[l->web] || pair_ids_of(m->w.kernel, web) >= 0)
            continue;
        if (pair_starts_alike(m->w.kernel, l->lo, l->hi))
            copy_alike(m, l->lo & ~UINT32_C(3), (l->hi + 3) & ~UINT32_C(3));
        for (unsigned d = 0; d < 3; d++)
            copy_ids(m, web, d);
    }
}

static void
aim_branches(struct making *m)
{
    for (uint32_t i = 0; i < m->p->op_count; i++)
        if (lane_code_is(m->p->ops[i].code, LANE_TARGET))
            m->p->ops[i].ctrl.target = m->first[m->p->ops[i].ctrl.target];
}

static void
add_constants(struct making *m)
{
    const struct lane_program *from = m->w.program;
    struct lane_program *p = m->p;
    p->consts = malloc((size_t)from->const_bytes + 1);
    m->failed |= !p->consts;
    if (p->consts && from->const_bytes)
        memcpy(p->consts, from->consts, from->const_bytes);
    p->const_bytes = from->const_bytes;
    p->const_rf = from->const_bytes ? pair_place(&m->w, from->const_rf) : 0;
    p->uniform_bytes = from->uniform_bytes;
    p->uniform_rf = from->uniform_bytes ? pair_place(&m->w, from->uniform_rf) : 0;
}

static void
make_program(struct making *m)
{
    const struct lane_program *from = m->w.program;
    struct lane_program *p = m->p;
    p->cells_bytes = m->w.layout.flag_cells + 8 * PAIR_FLAGS;
    p->rf_bytes = m->w.layout.bank + from->rf_bytes;
    p->fpmode = from->fpmode;
    add_constants(m);
    append_start(m);
    for (uint32_t i = 0; i < from->op_count && !m->failed; i++)
        append_op(m, i);
    for (uint32_t i = 0; i < from->entry_count && !m->failed; i++)
        m->failed |= lane_program_add_entry(p, from->entries[i].inst, m->first[from->entries[i].op]) != 0;
    if (!m->failed)
        aim_branches(m);
}

/* --- the kernel --- */

static void
describe(struct jit_pair *pair, const struct pair_work *w, struct lane_program *program)
{
    struct emu_kernel *k = &pair->kernel;
    *k = *w->kernel;
    k->program = program;
    k->lanes = (uint8_t)(2 * k->lanes);
    k->payload_rf = k->payload_rf ? pair_place(w, k->payload_rf) : 0;
    for (unsigned d = 0; d < 3; d++)
        k->local_id_rf[d] = w->layout.ids[d];
    for (uint32_t i = 0; i < k->start_count; i++)
        k->start[i].rf = pair_place(w, k->start[i].rf);
}

static struct jit_pair *
make(struct making *m)
{
    struct jit_pair *pair = calloc(1, sizeof *pair);
    struct emu_error error = {.text = ""};
    m->p = lane_program_new();
    m->first = malloc(((size_t)m->w.program->op_count + 1) * sizeof *m->first);
    m->failed = !pair || !m->p || !m->first;
    if (!m->failed)
        make_program(m);
    free(m->first);
    m->w.why = m->apart ? "parts of ids or messages lie apart" : "no memory";
    m->failed |= m->apart;
    if (!m->failed) {
        describe(pair, &m->w, m->p);
        m->w.why = "the checker refuses it";
        m->failed = emu_kernel_check(&pair->kernel, &error) != 0;
    }
    if (m->failed) {
        lane_program_free(m->p);
        free(pair);
    }
    return m->failed ? NULL : pair;
}

struct jit_pair *
jit_pair_new(const struct emu_kernel *kernel, const char **why)
{
    struct making m = {.w = {.kernel = kernel, .program = kernel->program, .why = "no memory"}};
    struct jit_pair *pair = NULL;
    if (kernel->program->op_count > PAIR_MOST_OPS) {
        *why = "too many ops";
        return NULL;
    }
    m.w.flow = jit_flow_new(kernel->program, 0);
    if (m.w.flow && !jit_find_masks(m.w.flow, &m.w.masks)) {
        if (pair_find_differing(&m.w) && pair_is_possible(&m.w) && pair_lay_out(&m.w))
            pair = make(&m);
        jit_free_masks(&m.w.masks);
    }
    jit_flow_free(m.w.flow);
    free(m.w.differs);
    *why = m.w.why;
    return pair;
}

void
jit_pair_free(struct jit_pair *pair)
{
    if (!pair)
        return;
    lane_program_free(pair->kernel.program);
    free(pair);
}

const struct emu_kernel *
jit_pair_kernel(const struct jit_pair *pair)
{
    return &pair->kernel;
}
