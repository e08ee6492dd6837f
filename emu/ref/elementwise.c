/* SPDX-License-Identifier: MIT */
/* ALU and MATH: load all sources, compute, convert, write, flags. The rules are in emu/lane_ops.def. */
#include <assert.h>
#include <math.h>

#include "emu/lane_math.h"
#include "ref_priv.h"

#define REF_ROW_ALU(id) [LANE_OP_##id] = ref_##id,
#define REF_ROW_MATH(id) [LANE_OP_##id] = ref_##id,
#define REF_ROW_MEM(id)
#define REF_ROW_IMAGE(id)
#define REF_ROW_MASK(id)
#define REF_ROW_CTRL(id)

static ref_fn *const functions[LANE_OP_COUNT] = {
#define LANE_OP(id, operands, family, ...) REF_ROW_##family(id)
#include "emu/lane_ops.def"
#undef LANE_OP
};

static struct ref_value
load_source(const struct lane_program *p, const struct lane_op *op, const struct emu_thread *t, unsigned n,
            unsigned lane)
{
    const struct lane_operand *o = &op->src[n];
    struct ref_value v = ref_from_bits(ref_load(p, t->rf, o, lane), o->type);
    ref_modify(&v, o->type, o->mods);
    const bool both_int = !lane_type_is_float(o->type) && !lane_type_is_float(op->type);
    if (!(both_int && lane_code_is(op->code, LANE_EXACT)))
        ref_convert(&v, o->type, op->type, t->fpmode);
    if (op->type == LANE_HF && !lane_code_is(op->code, LANE_COPIES))
        v.h = lane_f16_flush(v.h, t->fpmode);
    return v;
}

static void
multiply_output(struct ref_value *v, const struct lane_op *op, uint32_t fpmode)
{
    const float factor = (op->flags & LANE_OMOD_MUL2   ? 2.0f
                          : op->flags & LANE_OMOD_MUL4 ? 4.0f
                          : op->flags & LANE_OMOD_DIV2 ? 0.5f
                                                       : 1.0f);
    if (factor == 1.0f)
        return;
    if (op->type == LANE_DF)
        v->d *= (double)factor;
    else if (op->type == LANE_F)
        v->f *= factor;
    else
        v->h = lane_f32_to_f16(lane_f16_to_f32(v->h) * factor, fpmode);
}

static void
saturate_float(struct ref_value *v, enum lane_type type)
{
    if (type == LANE_DF)
        v->d = lane_sat_f64(v->d);
    else if (type == LANE_F)
        v->f = lane_sat_f32(v->f);
    else
        v->h = lane_f32_to_f16(lane_sat_f32(lane_f16_to_f32(v->h)), 0);
}

static bool
is_infinite_source(const struct ref_call *call, unsigned sources)
{
    const struct ref_value *v[3] = {&call->a, &call->b, &call->c};
    for (unsigned n = 0; n < sources; n++)
        if (isinf(ref_as_double(v[n], call->type)))
            return true;
    return false;
}

struct outcome {
    uint64_t bits; /* for dst */
    bool flag;
};

static struct outcome
compare(const struct lane_op *op, const struct ref_call *call)
{
    struct outcome out = {.flag = ref_compare(&call->a, &call->b, call->type, call->cond)};
    struct ref_value one = {.i = op->code == LANE_OP_cmp ? -1 : 1};
    if (op->dst.kind == LANE_NONE || !out.flag)
        return out;
    ref_convert(&one, LANE_D, op->dst.type, call->fpmode);
    out.bits = ref_to_bits(&one, op->dst.type);
    return out;
}

/* cond of the result against 0, as converted but not saturated; `exact` is what it was before conversion. */
static bool
result_flag(const struct lane_op *op, const struct ref_call *call, const struct ref_value *exact,
            const struct ref_value *converted, enum lane_type type)
{
    static const struct ref_value zero = {.i = 0};
    if (op->cond != LANE_COND_OV)
        return ref_compare(converted, &zero, type, op->cond);
    if (!lane_type_is_float(op->type) && !lane_type_is_float(type))
        return !ref_fits(exact, type);
    if (!lane_type_is_float(type))
        return false;
    return isinf(ref_as_double(converted, type)) && lane_type_is_float(op->type) &&
           !is_infinite_source(call, lane_code_sources(op->code));
}

static struct outcome
finish(const struct lane_op *op, const struct ref_call *call, struct ref_value *v)
{
    const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
    const bool from_int = !lane_type_is_float(op->type), to_float = lane_type_is_float(type);
    struct outcome out = {0};
    if (!from_int)
        multiply_output(v, op, call->fpmode);
    if (op->type == LANE_HF && !lane_code_is(op->code, LANE_COPIES))
        v->h = lane_f16_flush(v->h, call->fpmode);
    if (from_int && (to_float || !lane_code_is(op->code, LANE_EXACT)))
        ref_wrap(v, op->type);
    struct ref_value converted = *v;
    ref_convert(&converted, op->type, type, call->fpmode);
    if (op->write_flag)
        out.flag = result_flag(op, call, v, &converted, type);
    if ((op->flags & LANE_SAT) && to_float)
        saturate_float(&converted, type);
    else if ((op->flags & LANE_SAT) && from_int) {
        converted = *v;
        ref_saturate(&converted, type);
    }
    out.bits = ref_to_bits(&converted, type);
    return out;
}

static struct outcome
run_lane(const struct lane_program *p, const struct lane_op *op, const struct emu_thread *t,
         uint64_t selected, unsigned lane)
{
    struct ref_call call = {
        .type = op->type, .cond = op->cond, .fpmode = t->fpmode, .selected = selected >> lane & 1};
    struct ref_value *const sources[3] = {&call.a, &call.b, &call.c};
    for (unsigned n = 0; n < lane_code_sources(op->code); n++)
        *sources[n] = load_source(p, op, t, n, lane);
    if (lane_code_is(op->code, LANE_COMPARES))
        return compare(op, &call);
    struct ref_value result = {.i = 0};
    functions[op->code](&call, &result);
    return finish(op, &call, &result);
}

void
ref_elementwise(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    struct outcome out[LANE_MAX];
    const uint64_t enabled = ref_enabled(op, t->rf);
    const uint64_t selected = op->code == LANE_OP_sel ? ref_pred(op, t->rf) : 0;
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1)
            out[i] = run_lane(p, op, t, selected, i);
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1)
            ref_store(p, t->rf, &op->dst, i, out[i].bits);
    if (!op->write_flag)
        return;
    uint64_t flags = ref_cell(t->rf, op->cond_cell);
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1) {
            const unsigned bit = op->cond_shift + op->chan + i;
            flags = (flags & ~((uint64_t)1 << bit)) | (uint64_t)out[i].flag << bit;
        }
    ref_set_cell(t->rf, op->cond_cell, flags);
}
