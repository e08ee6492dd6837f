/* SPDX-License-Identifier: MIT */
/*
 * Floating-point exceptions, "HD 6900 Series ISA" section 4.13.2 and 8.2 (STORE_FLAGS, LOAD_STORE_FLAGS): six
 * bits of each work-item, 0 when a clause begins, added up over the instructions of all four slots. Only
 * clauses that ask for them compute them: before each op that rounds, another one that says what it raises.
 *
 * The guide does not say what the approximations (RECIP, LOG, SIN and their like), conversions and output
 * modifiers raise, and no other witness does. Such a clause is refused.
 */
#include <assert.h>

#include "lower.h"

enum { CLAUSE = CAY_AREA_FLAGS, RAISED };

static struct lane_operand
flags(const struct cay_lower *l, unsigned which)
{
    return cay_vector(cay_area_rf(l, which), LANE_UD);
}

static bool
asks(const struct cay_lower *l)
{
    for (uint32_t g = 0; g < l->cf->items; g++) {
        const struct cay_group *group = &l->p->groups[l->cf->first + g];
        for (unsigned k = 0; k < group->count; k++)
            if (cay_alu_rows[l->p->alu[group->first + k].op].action == CAY_DO_FLAGS)
                return true;
    }
    return false;
}

void
cay_flags_begin_clause(struct cay_lower *l)
{
    l->keeps_flags = false;
    l->pred_sel = CAY_PRED_SEL_OFF;
    if (!asks(l))
        return;
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, flags(l, CLAUSE), cay_imm(LANE_UD, 0), cay_none, cay_none);
    l->keeps_flags = true;
}

void
cay_flags_modified(struct cay_lower *l)
{
    cay_refuse(l, "STORE_FLAGS", "in a clause with output modifiers, whose exceptions are not known");
}

/* LANE_CODES: the op raises nothing. */
static enum lane_code
exceptions_of(enum lane_code code)
{
    switch (code) {
    case LANE_OP_add:
        return LANE_OP_excadd;
    case LANE_OP_mul:
        return LANE_OP_excmul;
    case LANE_OP_mulz:
        return LANE_OP_excmulz;
    case LANE_OP_mad:
        return LANE_OP_excmad;
    case LANE_OP_muladd:
        return LANE_OP_excmuladd;
    case LANE_OP_madz:
        return LANE_OP_excmadz;
    default:
        return LANE_OP_COUNT;
    }
}

/* What the guide does not say. */
static bool
is_function(enum lane_code code)
{
    return lane_code_family(code) == LANE_MATH || code == LANE_OP_frc ||
           (code >= LANE_OP_rndu && code <= LANE_OP_rndz);
}

static bool
converts(const struct lane_operand *dst, const struct lane_operand *src)
{
    return dst->kind != LANE_NONE && dst->type != src->type &&
           (lane_type_is_float(dst->type) || lane_type_is_float(src->type));
}

/* This op's lanes of a vector. */
static struct lane_operand
part(struct lane_operand vector, const struct lane_op *op)
{
    vector.base += (uint32_t)op->chan * (uint32_t)vector.hstride;
    return vector;
}

void
cay_flags_of(struct cay_lower *l, const struct lane_op *op)
{
    const enum lane_code code = (enum lane_code)op->code, exceptions = exceptions_of(code);
    assert(l->keeps_flags);
    if (is_function(code) || (code == LANE_OP_mov && converts(&op->dst, &op->src[0])))
        cay_refuse(l, "STORE_FLAGS", "in a clause with a %s, whose exceptions are not known",
                   is_function(code) ? "function" : "conversion");
    if (exceptions == LANE_OP_COUNT || !lane_type_is_float((enum lane_type)op->type))
        return;
    const struct lane_operand raised = part(flags(l, RAISED), op), clause = part(flags(l, CLAUSE), op);
    l->keeps_flags = false;
    cay_emit_lanes(l, exceptions, (enum lane_type)op->type, op->chan, op->lanes, raised, op->src);
    cay_emit_lanes(l, LANE_OP_or, LANE_UD, op->chan, op->lanes, clause,
                   (const struct lane_operand[3]){clause, raised, cay_none});
    l->keeps_flags = true;
}

/* The last one of its group. */
void
cay_lower_flags(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst)
{
    const char *const name = cay_alu_rows[i->op].name;
    enum { W = 3, BITS = 0x3f };
    if (i->dst_chan != W)
        cay_refuse(l, name, "in a slot that is not w");
    if (i->omod || i->clamp)
        cay_refuse(l, name, "with an output modifier");
    const bool loads = i->op == CAY_OP2_LOAD_STORE_FLAGS;
    const struct lane_operand raised = flags(l, RAISED), clause = flags(l, CLAUSE);
    if (loads)
        cay_emit_alu(l, LANE_OP_and, LANE_UD, raised, cay_source(l, i, 0, LANE_UD), cay_imm(LANE_UD, BITS),
                     cay_none);
    if (dst.kind != LANE_NONE) {
        dst.type = LANE_UD;
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, dst, clause, cay_none, cay_none);
    }
    if (loads)
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, clause, raised, cay_none, cay_none);
}
