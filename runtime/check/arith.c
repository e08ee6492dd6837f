/* SPDX-License-Identifier: MIT */
/* Arithmetic whose result is nothing that a program wants: NaN, infinity, x / 0, shifts and conversions too
 * far. */
#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "check_priv.h"
#include "emu/kernel.h"
#include "emu/lane_half.h"
#include "emu/lane_places.h"
#include "emu/ref.h"
#include "frontend/program.h"

static bool
is_elementwise(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return family == LANE_ALU || family == LANE_MATH;
}

static bool
is_shift(const struct lane_op *op)
{
    return op->code == LANE_OP_shl || op->code == LANE_OP_shr || op->code == LANE_OP_asr;
}

static bool
is_division(const struct lane_op *op)
{
    return op->code == LANE_OP_divq || op->code == LANE_OP_divr;
}

static bool
is_conversion(const struct lane_op *op)
{
    return op->code == LANE_OP_mov && op->dst.kind != LANE_NONE && lane_type_is_float(op->src[0].type) &&
           !lane_type_is_float(op->dst.type) && !(op->flags & LANE_SAT);
}

static bool
is_float(const struct lane_op *op)
{
    return is_elementwise(op) && op->dst.kind != LANE_NONE && lane_type_is_float(op->type) &&
           lane_type_is_float(op->dst.type) && op->code != LANE_OP_mov && op->code != LANE_OP_sel;
}

uint8_t
check_arith_moments(const struct rt_check *check, const struct lane_op *op)
{
    const bool floats = check_wants(check, RT_CHECK_NAN) || check_wants(check, RT_CHECK_INFINITY);
    if ((is_shift(op) && check_wants(check, RT_CHECK_SHIFT)) ||
        (is_division(op) && check_wants(check, RT_CHECK_DIVISION)) ||
        (is_conversion(op) && check_wants(check, RT_CHECK_CONVERSION)))
        return BACKEND_BEFORE;
    return floats && is_float(op) ? BACKEND_BEFORE | BACKEND_AFTER : 0;
}

static uint64_t
bits_of(const struct rt_check *check, const struct emu_thread *t, const struct lane_operand *o, unsigned lane)
{
    return emu_ref_value(check->emu->kernel->program, t->rf, o, lane);
}

static double
number(uint64_t bits, enum lane_type type)
{
    float f;
    double d;
    if (type == LANE_HF)
        return lane_f16_to_f32((uint16_t)bits);
    memcpy(&f, &(uint32_t){(uint32_t)bits}, sizeof f);
    memcpy(&d, &bits, sizeof d);
    return type == LANE_F ? (double)f : d;
}

static double
modified(double x, unsigned mods)
{
    x = mods & LANE_MOD_ABS ? fabs(x) : x;
    return mods & LANE_MOD_NEG ? -x : x;
}

static double
source(const struct rt_check *check, const struct emu_thread *t, const struct lane_operand *o, unsigned lane)
{
    return modified(number(bits_of(check, t, o, lane), o->type), o->mods);
}

/* --- before --- */

static bool
is_too_far(const struct rt_check *check, const struct emu_thread *t, const struct lane_op *op, unsigned lane)
{
    const uint64_t by = bits_of(check, t, &op->src[1], lane), width = lane_type_bytes(op->type) * UINT64_C(8);
    return is_shift(op) ? by >= width : by == 0;
}

static bool
does_not_fit(const struct rt_check *check, const struct emu_thread *t, const struct lane_op *op,
             unsigned lane)
{
    const unsigned bits = lane_type_bytes(op->dst.type) * 8;
    const bool is_signed = lane_type_is_signed(op->dst.type);
    const double x = source(check, t, &op->src[0], lane), end = ldexp(1, (int)(is_signed ? bits - 1 : bits));
    return !(x < end && (is_signed ? x > -end - 1 || x >= -end : x > -1));
}

static void
tell_lane(struct rt_check *check, const struct emu_thread *t, uint32_t index, unsigned lane,
          enum rt_check_class id, const char *what)
{
    const struct check_place place = check_place_of(check, t, index, lane);
    if (!check_seen(check, id, index, index))
        check_tell(check, id, &place, NULL, "%s", what);
}

static void
look_at_sources(struct rt_check *check, const struct emu_thread *t, const struct lane_op *op)
{
    check->numbers = check->finite = ~UINT64_C(0);
    for (unsigned i = 0; i < op->lanes; i++)
        for (unsigned s = 0; s < lane_code_sources(op->code); s++) {
            const double x = lane_type_is_float(op->src[s].type) ? source(check, t, &op->src[s], i) : 0;
            check->numbers &= ~((uint64_t)(isnan(x) != 0) << i);
            check->finite &= ~((uint64_t)(isfinite(x) == 0) << i);
        }
}

void
check_arith_before(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check->emu->kernel->program->ops[index];
    const uint64_t lanes = emu_ref_lanes(op, t->rf);
    if (is_float(op)) {
        look_at_sources(check, t, op);
        check->lanes = lanes;
        return;
    }
    for (unsigned i = 0; i < op->lanes; i++) {
        if (!(lanes >> i & 1))
            continue;
        if (is_conversion(op) && does_not_fit(check, t, op, i))
            tell_lane(check, t, index, i, RT_CHECK_CONVERSION,
                      "a float that the integer cannot hold is converted to it");
        else if (is_shift(op) && is_too_far(check, t, op, i))
            tell_lane(check, t, index, i, RT_CHECK_SHIFT,
                      "a shift by more than the width of what is shifted");
        else if (is_division(op) && is_too_far(check, t, op, i))
            tell_lane(check, t, index, i, RT_CHECK_DIVISION, "an integer is divided by zero");
    }
}

/* --- square roots that are 1 / (1 / root): the infinity between them is 0 again --- */

/* Whether they are one register; those of Cayman do not overlap. */
static bool
is_same(const struct lane_operand *a, const struct lane_operand *b)
{
    return a->kind == LANE_REG && b->kind == LANE_REG && a->base == b->base;
}

static bool
reads(const struct lane_op *op, const struct lane_operand *what)
{
    struct lane_place places[LANE_PLACES];
    bool found = false;
    for (unsigned i = lane_op_places(op, places); i-- > 0;)
        found |= places[i].role != LANE_PLACE_RESULT &&
                 (places[i].operand.kind == LANE_INDIRECT || is_same(&places[i].operand, what));
    return found;
}

/* Whether all lanes of an op have run it as well when the next one begins. */
static bool
is_straight(const struct lane_op *op, const struct lane_op *like)
{
    return (is_elementwise(op) || lane_code_family(op->code) == LANE_MEM) && op->lanes == like->lanes &&
           op->chan == like->chan && op->flags == like->flags && op->pred == LANE_PRED_NONE &&
           op->cond == LANE_COND_NONE;
}

/* Whether no op from `at` on reads the result of one, as far as the code is straight. */
static bool
is_dead(const struct lane_program *p, const struct lane_op *of, uint32_t at)
{
    for (; at < p->op_count && is_straight(&p->ops[at], of); at++) {
        if (reads(&p->ops[at], &of->dst))
            return false;
        if (is_same(&p->ops[at].dst, &of->dst))
            return true;
    }
    return at < p->op_count && p->ops[at].code == LANE_OP_end;
}

/* The next op makes 1 / x of it, and no other one reads it. */
static bool
is_half_of_root(const struct rt_check *check, uint32_t index)
{
    const struct lane_program *p = check_program(check);
    const struct lane_op *op = &p->ops[index], *next = op + 1;
    if (check->subject.program->device != FE_CAYMAN || op->code != LANE_OP_rsqrt ||
        index + 1 >= p->op_count || next->code != LANE_OP_inv || !is_same(&next->src[0], &op->dst))
        return false;
    return is_straight(next, op) && (is_same(&next->dst, &op->dst) || is_dead(p, op, index + 2));
}

/* --- after --- */

void
check_arith_after(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check->emu->kernel->program->ops[index];
    for (unsigned i = 0; i < op->lanes; i++) {
        if (!(check->lanes >> i & 1))
            continue;
        const double x = number(bits_of(check, t, &op->dst, i), op->dst.type);
        if (isnan(x) && check->numbers >> i & 1 && check_wants(check, RT_CHECK_NAN))
            tell_lane(check, t, index, i, RT_CHECK_NAN, "a NaN is made of numbers");
        else if (isinf(x) && check->finite >> i & 1 && check_wants(check, RT_CHECK_INFINITY) &&
                 !is_half_of_root(check, index))
            tell_lane(check, t, index, i, RT_CHECK_INFINITY, "an infinity is made of finite numbers");
    }
}
