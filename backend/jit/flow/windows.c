/* SPDX-License-Identifier: MIT */
/*
 * Smaller windows of indirect operands. Gen's operands name no window, so theirs is the whole of the general
 * registers, and one such op would keep all of these in memory. But compilers use them mostly to read the
 * value of the first lane that is on: the index is `fbl` of a mask, times an element's bytes, plus a
 * register's place. Such an index has known limits. They are found by going back over the block's ops.
 */
#include "flow.h"

/* A number between lo and hi that has the same low bytes as the register. */
struct range {
    bool known;
    int64_t lo, hi;
};

struct search {
    const struct jit_flow *flow;
    uint32_t first; /* of the block */
    unsigned left;  /* how many ops may still be looked at */
};

enum { MOST_OPS = 64 };
static const int64_t most_value = INT64_C(1) << 30;

static const struct range unknown = {.known = false};

static struct range
between(int64_t lo, int64_t hi)
{
    return lo >= -most_value && hi <= most_value ? (struct range){true, lo, hi} : unknown;
}

static bool
writes(const struct jit_flow *flow, uint32_t op, uint32_t lo, uint32_t hi)
{
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
        if (flow->accesses[i].use != JIT_READ && flow->accesses[i].lo < hi && flow->accesses[i].hi > lo)
            return true;
    return false;
}

/* Does the op write the low bytes of one number, whatever lanes are on? */
static bool
is_scalar(const struct lane_op *op, uint32_t at, unsigned bytes)
{
    return lane_code_family(op->code) == LANE_ALU && op->lanes == 1 && op->flags == LANE_NOMASK &&
           op->pred == LANE_PRED_NONE && !op->write_flag && op->dst.kind == LANE_REG && op->dst.base == at &&
           lane_type_bytes(op->dst.type) >= bytes && lane_type_bytes(op->type) >= bytes &&
           !lane_type_is_float(op->dst.type) && !lane_type_is_float(op->type);
}

static struct range value_before(struct search *s, uint32_t op, uint32_t at, unsigned bytes);

static struct range
source(struct search *s, uint32_t index, unsigned n, unsigned bytes)
{
    const struct lane_operand *o = &s->flow->program->ops[index].src[n];
    if (o->mods || lane_type_is_float(o->type) || lane_type_bytes(o->type) < bytes)
        return unknown;
    if (o->kind == LANE_IMM)
        return o->imm <= (uint64_t)most_value ? between((int64_t)o->imm, (int64_t)o->imm) : unknown;
    return o->kind == LANE_REG ? value_before(s, index, o->base, bytes) : unknown;
}

static struct range
sum(struct range x, struct range y)
{
    return x.known && y.known ? between(x.lo + y.lo, x.hi + y.hi) : unknown;
}

static struct range
shifted(struct range x, struct range by)
{
    const bool fits = x.known && by.known && by.lo == by.hi && by.lo >= 0 && by.lo < 16;
    return fits ? between(x.lo * (INT64_C(1) << by.lo), x.hi * (INT64_C(1) << by.lo)) : unknown;
}

/* The low bytes of the op's result. */
static struct range
result(struct search *s, uint32_t index, unsigned bytes)
{
    const struct lane_op *op = &s->flow->program->ops[index];
    switch (op->code) {
    case LANE_OP_mov:
        return source(s, index, 0, bytes);
    case LANE_OP_add:
        return sum(source(s, index, 0, bytes), source(s, index, 1, bytes));
    case LANE_OP_shl:
        return shifted(source(s, index, 0, bytes), source(s, index, 1, 1));
    case LANE_OP_fbl: /* -1 if there is no bit */
        return lane_type_bytes(op->type) == 4 ? between(-1, 31) : unknown;
    default:
        return unknown;
    }
}

static struct range
value_before(struct search *s, uint32_t op, uint32_t at, unsigned bytes)
{
    while (op-- > s->first && s->left-- > 0)
        if (writes(s->flow, op, at, at + bytes))
            return is_scalar(&s->flow->program->ops[op], at, bytes) ? result(s, op, bytes) : unknown;
    s->left = 0;
    return unknown;
}

/* The index itself: its low bytes are all that it has. */
static struct range
index_of(struct search *s, uint32_t op, const struct lane_indirect *indirect)
{
    const bool word = indirect->index_type == LANE_UW;
    const struct range r = value_before(s, op, indirect->addr, word ? 2 : 4);
    return r.known && word && (r.lo < 0 || r.hi > UINT16_MAX) ? unknown : r;
}

/* The access becomes smaller. What is outside the window is neither read nor written. */
static void
narrow(struct jit_access *a, const struct lane_op *op, const struct lane_operand *o, int64_t lo, int64_t hi)
{
    int64_t low = 0, high = 0;
    for (unsigned i = 0; i < op->lanes; i++) {
        const int64_t at = jit_lane_offset(o, i);
        low = at < low ? at : low;
        high = at > high ? at : high;
    }
    low = (o->base + lo + low) & ~INT64_C(3);
    high = (o->base + hi + high + lane_type_bytes(o->type) + 3) & ~INT64_C(3);
    if (low >= a->hi || high <= a->lo)
        return;
    a->lo = low > a->lo ? (uint32_t)low : a->lo;
    a->hi = high < a->hi ? (uint32_t)high : a->hi;
}

static void
visit(const struct jit_flow *flow, uint32_t first, uint32_t index, const struct lane_operand *o,
      unsigned role)
{
    const struct lane_op *op = &flow->program->ops[index];
    const struct lane_indirect *indirect = &flow->program->indirects[o->indirect];
    struct search s = {flow, first, MOST_OPS};
    if (indirect->per_row || indirect->per_lane || indirect->outside)
        return;
    const struct range r = index_of(&s, index, indirect);
    if (!r.known)
        return;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        struct jit_access *a = &flow->accesses[i];
        if (a->role == role && a->lo == indirect->lo && a->hi == indirect->hi)
            narrow(a, op, o, r.lo * indirect->scale, r.hi * indirect->scale);
    }
}

void
jit_narrow_windows(struct jit_flow *flow)
{
    for (uint32_t b = 0; b < flow->block_count; b++)
        for (uint32_t i = flow->blocks[b].first; i < flow->blocks[b].end; i++) {
            const struct lane_op *op = &flow->program->ops[i];
            for (unsigned n = 0; lane_code_family(op->code) == LANE_ALU && n < lane_code_sources(op->code);
                 n++)
                if (op->src[n].kind == LANE_INDIRECT)
                    visit(flow, flow->blocks[b].first, i, &op->src[n], JIT_SRC0 + n);
        }
}
