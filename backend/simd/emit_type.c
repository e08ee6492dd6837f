/* SPDX-License-Identifier: MIT */
/* The type in which an op is computed. Bytes and words become dwords where that gives the same result. */
#include "plan.h"

bool
simd_is_narrow(uint8_t type)
{
    return lane_type_bytes(type) < 4 && !lane_type_is_float(type);
}

/* Same size and both floats or both integers: the bits can be copied. */
bool
simd_same_bits(uint8_t a, uint8_t b)
{
    return lane_type_bytes(a) == lane_type_bytes(b) && lane_type_is_float(a) == lane_type_is_float(b);
}

uint8_t
simd_signed_type(uint8_t type)
{
    switch (type) {
    case LANE_UB:
        return LANE_B;
    case LANE_UW:
        return LANE_W;
    case LANE_UD:
        return LANE_D;
    case LANE_UQ:
        return LANE_Q;
    default:
        return type;
    }
}

/* Rows whose result does not depend on the sign exist once, under the signed type. */
static bool
sign_matters(unsigned op)
{
    const bool compares = op >= SIMD_FLAG && op < SIMD_CSEL, selects = op >= SIMD_CSEL && op < SIMD_CVT;
    const unsigned cond = compares ? (op - SIMD_FLAG) % 16 : op - SIMD_CSEL;
    if (compares)
        return cond == LANE_COND_LT || cond == LANE_COND_LE;
    if (selects)
        return cond != LANE_COND_EQ && cond != LANE_COND_NE;
    return op < SIMD_OWN && lane_code_is(op, LANE_SIGNED);
}

uint8_t
simd_row_type(unsigned op, uint8_t type)
{
    return sign_matters(op) ? type : simd_signed_type(type);
}

static bool
is_exact(const struct lane_op *op)
{
    return lane_code_is(op->code, LANE_EXACT);
}

static bool
is_closed(const struct lane_op *op)
{
    return lane_code_is(op->code, LANE_CLOSED);
}

static bool
value_fits(uint8_t from, uint8_t to)
{
    if (lane_type_bytes(from) >= lane_type_bytes(to))
        return from == to;
    return !lane_type_is_signed(from) || lane_type_is_signed(to);
}

/* A move that is one conversion: the execution type between source and destination changes nothing. */
bool
simd_is_conversion(const struct lane_op *op)
{
    if (op->code != LANE_OP_mov || op->src[0].kind != LANE_REG || op->dst.kind != LANE_REG || op->src[0].mods)
        return false;
    const uint8_t from = op->src[0].type, to = op->dst.type;
    if (op->type == from || op->type == to)
        return true;
    if (lane_type_is_float(from) || lane_type_is_float(op->type))
        return false;
    return !lane_type_is_float(to) || value_fits(from, op->type);
}

/* Only the low bits of the result are kept, as many as the execution type has or fewer. */
static bool
is_cut(const struct lane_op *op)
{
    return op->dst.kind != LANE_NONE && !lane_type_is_float(op->dst.type) &&
           lane_type_bytes(op->dst.type) <= lane_type_bytes(op->type);
}

static bool
narrow_source(const struct lane_op *op, const struct lane_operand *o)
{
    if (lane_type_is_float(o->type) || lane_type_bytes(o->type) > 4)
        return false;
    return is_exact(op) || (lane_code_is(op->code, LANE_BITWISE) && is_cut(op)) ||
           (!o->mods && value_fits(o->type, op->type));
}

static bool
narrow_sources_fit(const struct lane_op *op)
{
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        if (op->src[s].mods || !value_fits(op->src[s].type, op->type))
            return false;
    return true;
}

/* The result as a dword is the value the flag is of. */
bool
simd_narrow_flag(const struct lane_op *op)
{
    return is_closed(op) && narrow_sources_fit(op) && (op->dst.kind == LANE_NONE || op->dst.type == op->type);
}

static bool
narrow_form(const struct lane_op *op)
{
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        if (!narrow_source(op, &op->src[s]))
            return false;
    if (is_cut(op))
        return lane_code_is(op->code, LANE_EXACT | LANE_CLOSED | LANE_BITWISE);
    if (is_exact(op))
        return op->dst.kind == LANE_NONE ||
               (lane_type_bytes(op->dst.type) == 4 && !lane_type_is_float(op->dst.type));
    return is_closed(op) && narrow_sources_fit(op);
}

/* The type the handlers compute in; false: none does. */
bool
simd_choose_type(struct simd_plan *p)
{
    const struct lane_op *op = p->lane;
    p->type = op->type;
    if (simd_is_narrow(op->type)) {
        if (!narrow_form(op))
            return false;
        p->type = LANE_D;
    }
    const bool to_quad =
        op->dst.kind != LANE_NONE && !lane_type_is_float(op->dst.type) && lane_type_bytes(op->dst.type) == 8;
    if (to_quad && is_exact(op) && !lane_type_is_float(op->type))
        p->type = lane_type_is_signed(op->type) ? LANE_Q : LANE_UQ;
    return true;
}
