/* SPDX-License-Identifier: MIT */
/* Values: bits, modifiers, conversions, comparison. emu/lane_ops.def has the rules. */
#include <assert.h>
#include <math.h>

#include "emu/lane_math.h"
#include "ref_priv.h"

static unsigned
bits_of(enum lane_type type)
{
    return lane_type_bytes(type) * 8;
}

static __int128
lowest(enum lane_type type)
{
    return lane_type_is_signed(type) ? -((__int128)1 << (bits_of(type) - 1)) : 0;
}

static __int128
highest(enum lane_type type)
{
    return ((__int128)1 << (bits_of(type) - lane_type_is_signed(type))) - 1;
}

void
ref_wrap(struct ref_value *v, enum lane_type type)
{
    const __int128 span = (__int128)1 << bits_of(type);
    const __int128 low = v->i & (span - 1);
    v->i = low > highest(type) ? low - span : low;
    v->beyond = 0;
}

void
ref_saturate(struct ref_value *v, enum lane_type type)
{
    if (v->beyond < 0 || (!v->beyond && v->i < lowest(type)))
        v->i = lowest(type);
    else if (v->beyond > 0 || v->i > highest(type))
        v->i = highest(type);
    v->beyond = 0;
}

bool
ref_fits(const struct ref_value *v, enum lane_type type)
{
    return !v->beyond && v->i >= lowest(type) && v->i <= highest(type);
}

struct ref_value
ref_from_bits(uint64_t bits, enum lane_type type)
{
    struct ref_value v = {.i = 0};
    switch (type) {
    case LANE_F:
        v.f = lane_f32_from_bits((uint32_t)bits);
        return v;
    case LANE_DF:
        v.d = lane_f64_from_bits(bits);
        return v;
    case LANE_HF:
        v.h = (uint16_t)bits;
        return v;
    default:
        v.i = bits;
        ref_wrap(&v, type);
        return v;
    }
}

uint64_t
ref_to_bits(const struct ref_value *v, enum lane_type type)
{
    switch (type) {
    case LANE_F:
        return lane_f32_bits(v->f);
    case LANE_DF:
        return lane_f64_bits(v->d);
    case LANE_HF:
        return v->h;
    default:
        return (uint64_t)v->i;
    }
}

/* Abs, then neg or not. Floats by bits, so that only the sign of NaNs and denormals changes. */
void
ref_modify(struct ref_value *v, enum lane_type type, unsigned mods)
{
    if (!lane_type_is_float(type)) {
        v->i = (mods & LANE_MOD_ABS) && v->i < 0 ? -v->i : v->i;
        v->i = mods & LANE_MOD_NEG ? -v->i : v->i;
        if (mods & LANE_MOD_NOT) {
            v->i = ~v->i;
            ref_wrap(v, type);
        }
        return;
    }
    const uint64_t sign = (uint64_t)1 << (bits_of(type) - 1);
    uint64_t bits = ref_to_bits(v, type);
    bits = mods & LANE_MOD_ABS ? bits & ~sign : bits;
    *v = ref_from_bits(mods & LANE_MOD_NEG ? bits ^ sign : bits, type);
}

/* Wider floats hold narrower ones exactly. */
double
ref_as_double(const struct ref_value *v, enum lane_type type)
{
    assert(lane_type_is_float(type));
    return type == LANE_DF ? v->d : type == LANE_F ? (double)v->f : (double)lane_f16_to_f32(v->h);
}

static void
float_to_float(struct ref_value *v, enum lane_type from, enum lane_type to, uint32_t fpmode)
{
    const struct ref_value in = *v;
    if (to == LANE_DF)
        v->d = ref_as_double(&in, from);
    else if (to == LANE_F)
        v->f = from == LANE_DF ? (float)in.d : lane_f16_to_f32(in.h);
    else
        v->h = from == LANE_DF ? lane_f64_to_f16(in.d, fpmode) : lane_f32_to_f16(in.f, fpmode);
}

static void
float_to_int(struct ref_value *v, enum lane_type from, enum lane_type to)
{
    const double x = ref_as_double(v, from);
    v->beyond = 0;
    switch (to) {
    case LANE_UD:
        v->i = lane_f64_to_u32(x);
        return;
    case LANE_UQ:
        v->i = lane_f64_to_u64(x);
        return;
    case LANE_Q:
        v->i = lane_f64_to_s64(x);
        return;
    default:
        v->i = lane_f64_to_s32(x);
        ref_saturate(v, to);
    }
}

/* The value fits 64 bits: it is of a type or was wrapped to one. */
static void
int_to_float(struct ref_value *v, enum lane_type to, uint32_t fpmode)
{
    const __int128 i = v->i;
    if (to == LANE_F)
        v->f = i < 0 ? (float)(int64_t)i : (float)(uint64_t)i;
    else
        v->d = i < 0 ? (double)(int64_t)i : (double)(uint64_t)i;
    if (to == LANE_HF) /* whatever the step through double rounds is beyond HF's range anyway */
        v->h = lane_f64_to_f16(v->d, fpmode);
}

void
ref_convert(struct ref_value *v, enum lane_type from, enum lane_type to, uint32_t fpmode)
{
    const bool from_float = lane_type_is_float(from), to_float = lane_type_is_float(to);
    if (from_float && to_float && from != to)
        float_to_float(v, from, to, fpmode);
    else if (from_float && !to_float)
        float_to_int(v, from, to);
    else if (!from_float && to_float)
        int_to_float(v, to, fpmode);
    else if (!from_float)
        ref_wrap(v, to);
}

static bool
compare_floats(double a, double b, enum lane_cond cond)
{
    switch (cond) {
    case LANE_COND_EQ:
        return a == b;
    case LANE_COND_NE:
        return !(a == b);
    case LANE_COND_GT:
        return a > b;
    case LANE_COND_GE:
        return a >= b;
    case LANE_COND_LT:
        return a < b;
    case LANE_COND_LE:
        return a <= b;
    default:
        assert(cond == LANE_COND_UN);
        return isnan(a) || isnan(b);
    }
}

static bool
compare_ints(__int128 a, __int128 b, enum lane_cond cond)
{
    switch (cond) {
    case LANE_COND_EQ:
        return a == b;
    case LANE_COND_NE:
        return a != b;
    case LANE_COND_GT:
        return a > b;
    case LANE_COND_GE:
        return a >= b;
    case LANE_COND_LT:
        return a < b;
    case LANE_COND_LE:
        return a <= b;
    default:
        assert(cond == LANE_COND_UN);
        return false;
    }
}

bool
ref_compare(const struct ref_value *a, const struct ref_value *b, enum lane_type type, enum lane_cond cond)
{
    if (lane_type_is_float(type))
        return compare_floats(ref_as_double(a, type), ref_as_double(b, type), cond);
    return compare_ints(a->i, b->i, cond);
}
