/* SPDX-License-Identifier: MIT */
/*
 * Parameters of pixel programs, "HD 6900 Series ISA" sections 7.3.2, 7.3.3 and 8.2. They lie in the LDS,
 * twelve dwords for each primitive of each parameter: P0, P1 - P0 and P2 - P0 of x, y, z, w. Where they
 * begin, how many primitives there are and which quads begin a new one says the launch (cay_bindings.h,
 * param_offset).
 *
 * INTERP_* take i in the odd slots and j in the even ones, as Mesa's r600 driver writes them. The guide calls
 * the sum's last step not rounded in between; here each step is a fused one.
 */
#include <assert.h>

#include "lower_export.h"

enum {
    BASE = 0,
    PRIMITIVES = 4,
    NEW_PRIMITIVES = 8,
    BYTES = 12,
    PARAMETER = 48,
    DIFFERENCE_1 = 16,
    DIFFERENCE_2 = 32
};

static struct lane_operand
scratch(const struct cay_lower *l, unsigned n, enum lane_type type)
{
    assert(CAY_AREA_SCRATCH + n < CAY_AREA_WIDE);
    return cay_vector(cay_area_rf(l, CAY_AREA_SCRATCH + n), type);
}

/* A dword of the launch's description. */
static struct lane_operand
described(const struct cay_lower *l, uint32_t at)
{
    return cay_scalar(l->uniform + l->bindings->param_offset + at, LANE_UD);
}

bool
cay_has_params(struct cay_lower *l, const struct cay_alu *i)
{
    const uint32_t at = l->bindings->param_offset;
    if (at && at + BYTES <= l->uniform_bytes)
        return true;
    cay_refuse(l, cay_alu_rows[i->op].name, "the launch describes no parameters");
    return false;
}

struct lane_operand
cay_param_source(const struct cay_lower *l, unsigned sel)
{
    return described(l, sel == CAY_SEL_PARAM_BASE ? BASE : NEW_PRIMITIVES);
}

/* to = the number of each lane's primitive: the quads up to its own that begin one, the first not counted */
static void
number_primitives(struct cay_lower *l, struct lane_operand to)
{
    cay_emit_alu(l, LANE_OP_shr, LANE_UD, to, cay_lane_numbers(l), cay_imm(LANE_UD, 2), cay_none);
    cay_emit_alu(l, LANE_OP_shl, LANE_UD, to, cay_imm(LANE_UD, 2), to, cay_none);
    cay_emit_alu(l, LANE_OP_add, LANE_UD, to, to, cay_imm(LANE_UD, (uint32_t)-2), cay_none);
    cay_emit_alu(l, LANE_OP_and, LANE_UD, to, to, described(l, NEW_PRIMITIVES), cay_none);
    cay_emit_alu(l, LANE_OP_cbit, LANE_UD, to, to, cay_none, cay_none);
}

/* to = the address of a parameter, in bytes */
static void
address(struct cay_lower *l, unsigned parameter, struct lane_operand to)
{
    number_primitives(l, to);
    cay_emit_alu(l, LANE_OP_mul, LANE_UD, to, to, cay_imm(LANE_UD, PARAMETER), cay_none);
    cay_emit_alu(l, LANE_OP_mad, LANE_UD, to, described(l, PRIMITIVES),
                 cay_imm(LANE_UD, PARAMETER * parameter), to);
    cay_emit_alu(l, LANE_OP_mad, LANE_UD, to, described(l, BASE), cay_imm(LANE_UD, 4), to);
}

static void
load(struct cay_lower *l, struct lane_operand from, uint32_t offset, struct lane_operand to)
{
    to.type = LANE_UD;
    cay_emit_mem(l, LANE_OP_load, LANE_SPACE_LOCAL, 4, from, offset)->dst = to;
}

/* to = element `chan` of the parameter */
static void
interpolate(struct cay_lower *l, const struct cay_alu *j, const struct cay_alu *i, struct lane_operand at,
            unsigned chan, struct lane_operand to)
{
    const struct lane_operand part = scratch(l, 1, LANE_F);
    load(l, at, 4 * chan, to);
    load(l, at, DIFFERENCE_1 + 4 * chan, part);
    cay_emit_alu(l, LANE_OP_mad, LANE_F, to, part, cay_source(l, i, 0, LANE_F), to);
    load(l, at, DIFFERENCE_2 + 4 * chan, part);
    cay_emit_alu(l, LANE_OP_mad, LANE_F, to, part, cay_source(l, j, 0, LANE_F), to);
}

static bool
is_parameter(struct cay_lower *l, const struct cay_alu *i, unsigned n)
{
    if (i->src[n].sel >= CAY_SEL_PARAM && i->src[n].sel < CAY_SEL_PARAM_END)
        return cay_has_params(l, i);
    cay_refuse(l, cay_alu_rows[i->op].name, "source %u is no parameter", n);
    return false;
}

/* INTERP_XY, _ZW, _X, _Z: the elements of the name, in their own slots; what the others give is not defined.
 */
void
cay_interpolate(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *first = slot[chan];
    const struct lane_operand at = scratch(l, 0, LANE_UD);
    const bool high = first->op == CAY_OP2_INTERP_ZW || first->op == CAY_OP2_INTERP_Z;
    const bool both = first->op == CAY_OP2_INTERP_XY || first->op == CAY_OP2_INTERP_ZW;
    if (!both && chan != (high ? 2u : 0u))
        cay_refuse(l, cay_alu_rows[first->op].name, "does not fill its slots");
    if (l->failed || !is_parameter(l, first, 1))
        return;
    address(l, first->src[1].sel - CAY_SEL_PARAM, at);
    for (unsigned k = 0; k <= both; k++) {
        const unsigned element = (high ? 2 : 0) + k;
        const struct lane_operand to = cay_vector(cay_area_rf(l, CAY_AREA_JOINT + element), LANE_F);
        interpolate(l, slot[chan], slot[chan + 1], at, element, to);
        for (unsigned c = k; c < 4; c += 2)
            l->joint[c] = to;
    }
    if (!both)
        l->joint[chan + 1] = l->joint[chan];
}

/* INTERP_LOAD_P0, _P10, _P20: the slot's element of one of the three. */
void
cay_load_param(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *i = slot[chan];
    const struct lane_operand at = scratch(l, 0, LANE_UD);
    const uint32_t part = i->op == CAY_OP2_INTERP_LOAD_P0    ? 0
                          : i->op == CAY_OP2_INTERP_LOAD_P10 ? DIFFERENCE_1
                                                             : DIFFERENCE_2;
    if (!is_parameter(l, i, 0))
        return;
    address(l, i->src[0].sel - CAY_SEL_PARAM, at);
    l->joint[chan] = cay_vector(cay_area_rf(l, CAY_AREA_JOINT + chan), LANE_F);
    load(l, at, part + 4 * chan, l->joint[chan]);
}
