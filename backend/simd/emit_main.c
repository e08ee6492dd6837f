/* SPDX-License-Identifier: MIT */
/* The main record of an op: finding its handler, filling it. */
#include "plan.h"

struct simd_op *
simd_plan_append(struct simd_plan *p, simd_fn *fn, uint32_t dst)
{
    struct simd_op *op = simd_append(p->code);
    if (!op)
        return NULL;
    op->fn = fn;
    op->dst = dst;
    op->lanes = p->lane->lanes;
    return op;
}

/* A record that works on all lanes whatever the masks. */
struct simd_op *
simd_plan_unmasked(struct simd_plan *p, simd_fn *fn, uint32_t dst)
{
    const uint32_t ones = simd_const(p->code, ~UINT64_C(0));
    struct simd_op *op = simd_plan_append(p, fn, dst);
    if (!op || !ones)
        return NULL;
    op->mask = op->pred = ones;
    return op;
}

void
simd_set_lanes(struct simd_op *op, const struct simd_lanes *lanes)
{
    op->mask = lanes->mask;
    op->pred = lanes->pred;
    op->pinv = lanes->pinv;
}

/* A source temporary that holds no other source; compares swap theirs. */
static uint32_t
free_temp(const struct simd_plan *p, unsigned s)
{
    for (unsigned i = 0; i < SIMD_RESULT_TEMP; i++) {
        const uint32_t at = simd_temp(p->code, i);
        bool used = false;
        for (unsigned k = 0; k < p->sources; k++)
            used |= k != s && p->src[k].at == at;
        if (!used)
            return at;
    }
    assert(false); /* three temporaries, two other sources */
    return 0;
}

/* Makes a scalar source packed, for handlers that do not come in every shape. */
static enum simd_emit
splat(struct simd_plan *p, unsigned s)
{
    const unsigned bytes = lane_type_bytes(p->type);
    const unsigned type = bytes == 8 ? LANE_Q : bytes == 2 ? LANE_HF : LANE_D;
    simd_fn *fn = simd_find(p->code, LANE_OP_mov, type, p->lanes.n, SIMD_SCALAR0);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_plan_unmasked(p, fn, free_temp(p, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = p->src[s].at;
    p->src[s].at = op->dst;
    p->src[s].scalar = false;
    return SIMD_DONE;
}

static bool
has_mods(const struct simd_source *src)
{
    return src->flip || ~src->keep;
}

unsigned
simd_shape_of(const struct simd_plan *p)
{
    unsigned shape = 0;
    for (unsigned s = 0; s < p->sources; s++) {
        if (p->src[s].scalar && p->lanes.n > 1)
            shape |= SIMD_SCALAR0 << s;
        if (has_mods(&p->src[s]))
            shape |= SIMD_MODS;
    }
    return shape;
}

static simd_fn *
find_main(const struct simd_plan *p, unsigned shape)
{
    const uint8_t type = simd_row_type(p->op, p->type);
    simd_fn *fn = simd_find(p->code, p->op, type, p->lanes.n, shape);
    return fn;
}

/* Applies a float source's modifiers in a record of its own. */
static enum simd_emit
apply_mods(struct simd_plan *p, unsigned s)
{
    struct simd_source *src = &p->src[s];
    const unsigned scalar = src->scalar && p->lanes.n > 1 ? SIMD_SCALAR0 : 0;
    simd_fn *fn = simd_find(p->code, LANE_OP_mov, p->type, p->lanes.n, SIMD_MODS | scalar);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_plan_unmasked(p, fn, free_temp(p, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = src->at;
    op->keep[0] = src->keep;
    op->flip[0] = src->flip;
    *src = (struct simd_source){.at = op->dst, .scalar = p->lanes.n == 1, .keep = ~0u};
    return SIMD_DONE;
}

/* Finds the handler, applying modifiers and splatting scalar sources until there is one. */
static enum simd_emit
find_handler(struct simd_plan *p, simd_fn **fn)
{
    *fn = find_main(p, simd_shape_of(p));
    for (unsigned s = 0; s < p->sources && !*fn; s++) {
        if (!has_mods(&p->src[s]))
            continue;
        const enum simd_emit e = apply_mods(p, s);
        if (e != SIMD_DONE)
            return e;
        *fn = find_main(p, simd_shape_of(p));
    }
    for (unsigned s = 0; s < p->sources && !*fn; s++) {
        if (!p->src[s].scalar || p->lanes.n == 1)
            continue;
        const enum simd_emit e = splat(p, s);
        if (e != SIMD_DONE)
            return e;
        *fn = find_main(p, simd_shape_of(p));
    }
    return *fn ? SIMD_DONE : SIMD_NO_FORM;
}

static void
fill_main(const struct simd_plan *p, struct simd_op *op, bool mods)
{
    for (unsigned s = 0; s < p->sources; s++) {
        op->src[s] = p->src[s].at;
        if (mods) {
            op->keep[s] = p->src[s].keep;
            op->flip[s] = p->src[s].flip;
        }
    }
    if (p->value)
        op->value = p->value;
}

/* masked: under the op's lanes, else for all lanes */
enum simd_emit
simd_emit_main(struct simd_plan *p, uint32_t dst, bool masked)
{
    simd_fn *fn;
    const enum simd_emit e = find_handler(p, &fn);
    if (e != SIMD_DONE)
        return e;
    struct simd_op *op = simd_plan_unmasked(p, fn, dst);
    if (!op)
        return SIMD_NO_MEMORY;
    fill_main(p, op, simd_shape_of(p) & SIMD_MODS);
    if (masked)
        simd_set_lanes(op, &p->lanes);
    if (p->op == LANE_OP_sel) {
        op->pred = p->select_pred;
        op->pinv = p->select_pinv;
    }
    return SIMD_DONE;
}

/* Compares at `a` with at `b` (both packed or scalar per shape) into the op's flag. */
enum simd_emit
simd_emit_flag(struct simd_plan *p)
{
    const struct lane_op *lane = p->lane;
    simd_fn *fn;
    const enum simd_emit e = find_handler(p, &fn);
    if (e != SIMD_DONE)
        return e;
    struct simd_op *op = simd_plan_append(p, fn, 0);
    if (!op)
        return SIMD_NO_MEMORY;
    fill_main(p, op, simd_shape_of(p) & SIMD_MODS);
    simd_set_lanes(op, &p->lanes);
    op->flag = lane->cond_cell;
    op->flag_shift = lane->cond_shift + lane->chan;
    return SIMD_DONE;
}

/* GT and GE are LT and LE the other way round. Returns 0 for conditions without handlers. */
unsigned
simd_compare_condition(struct simd_plan *p, unsigned cond)
{
    if (cond == LANE_COND_GT || cond == LANE_COND_GE) {
        const struct simd_source a = p->src[0];
        p->src[0] = p->src[1];
        p->src[1] = a;
        return cond == LANE_COND_GT ? LANE_COND_LT : LANE_COND_LE;
    }
    return cond <= LANE_COND_LE ? cond : 0;
}
