/* SPDX-License-Identifier: MIT */
#include "guide.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static const struct guide_table *const tables[] = {&guide_integer, &guide_floating,  &guide_transcendental,
                                                   &guide_convert, &guide_predicate, &guide_double,
                                                   &guide_joint,   &guide_elsewhere};

const struct guide_row *
guide_find(enum cay_alu_op op)
{
    for (unsigned t = 0; t < sizeof tables / sizeof *tables; t++)
        for (unsigned k = 0; k < tables[t]->count; k++)
            if (tables[t]->rows[k].op == op)
                return &tables[t]->rows[k];
    return NULL;
}

float
guide_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, 4);
    return f;
}

uint32_t
guide_bits(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, 4);
    return bits;
}

float
guide_flush(float f)
{
    return fpclassify(f) == FP_SUBNORMAL ? copysignf(0, f) : f;
}

double
guide_flush_64(double d)
{
    return fpclassify(d) == FP_SUBNORMAL ? copysign(0, d) : d;
}

float
guide_source(const struct guide_slot *s, unsigned k)
{
    return guide_flush(guide_float(s->src[k]));
}

double
guide_pair(uint32_t high, uint32_t low)
{
    return guide_flush_64(guide_pair_bits(high, low));
}

double
guide_pair_bits(uint32_t high, uint32_t low)
{
    const uint64_t bits = (uint64_t)high << 32 | low;
    double d;
    memcpy(&d, &bits, 8);
    return d;
}

/* --- results --- */

static const double scales[] = {1, 2, 4, 0.5};

void
guide_put(struct guide_slot *s, uint32_t bits)
{
    s->out = (struct guide_expect){.bits = {bits}, .count = 1};
    s->raw_bits = bits;
    s->raw = guide_float(bits);
}

void
guide_also(struct guide_slot *s, uint32_t bits)
{
    s->out.bits[s->out.count++] = bits;
}

void
guide_put_any(struct guide_slot *s)
{
    s->out = (struct guide_expect){.count = 0};
    s->raw_bits = 0;
    s->raw = 0;
}

/* 4.9.1: scaled, then clamped. NaN is clamped to 0 (DX10_CLAMP, which drivers set). */
static float
modified(const struct guide_slot *s, float f)
{
    if (s->row->flags & GUIDE_PLAIN)
        return f;
    f *= (float)scales[s->omod];
    return !s->clamp ? f : f > 0 ? fminf(f, 1) : 0;
}

void
guide_put_float(struct guide_slot *s, float f)
{
    const float out = modified(s, f);
    guide_put(s, guide_bits(guide_flush(out)));
    s->out.nan = isnan(out);
    s->raw = f;
    if (f != 0 &&
        fabsf(f) <= 0x1p-126f) /* flushed, or tiny before it was rounded: in front of the modifiers */
        guide_also(s, guide_bits(modified(s, copysignf(0, f))));
    if (fabsf(out) == 0x1p-126f)
        guide_also(s, guide_bits(copysignf(0, out)));
    if (s->row->flags & GUIDE_DENORM && fpclassify(out) == FP_SUBNORMAL)
        guide_also(s, guide_bits(out));
    if (s->row->flags & GUIDE_ZERO && guide_flush(out) == 0)
        guide_also(s, guide_bits(guide_flush(out)) ^ 0x80000000u);
}

void
guide_put_near(struct guide_slot *s, double value, double relative, double absolute)
{
    if (isnan(value) || isinf(value)) {
        guide_put_float(s, (float)value);
        return;
    }
    const double scale = scales[s->omod];
    double out = value * scale;
    if (s->clamp)
        out = out > 0 ? fmin(out, 1) : 0;
    guide_put(s, guide_bits((float)out));
    s->raw = (float)value;
    s->out.near = true;
    s->out.value = out;
    s->out.bound = (fabs(value) * relative + absolute) * scale;
    if (fabs(out) < 0x1p-125 || fabs(value) < 0x1p-125) { /* it may have been flushed */
        guide_also(s, 0);
        guide_also(s, 0x80000000u);
    }
}

void
guide_put_double(struct guide_slot slots[4], unsigned n, double d)
{
    struct guide_slot *const low = &slots[n], *const high = &slots[n + 1];
    double out = d * scales[low->omod];
    uint64_t bits;
    if (low->clamp)
        out = out > 0 ? fmin(out, 1) : 0;
    const double kept = out;
    out = guide_flush_64(out);
    memcpy(&bits, &out, 8);
    guide_put(low, (uint32_t)bits);
    guide_put(high, (uint32_t)(bits >> 32));
    if (isnan(out)) {
        guide_put_any(low);
        guide_put_any(high);
        high->out.nan = true; /* the exponent says so */
    }
    if (low->row->flags & GUIDE_DENORM && fpclassify(kept) == FP_SUBNORMAL) {
        memcpy(&bits, &kept, 8);
        guide_also(low, (uint32_t)bits);
        guide_also(high, (uint32_t)(bits >> 32));
    }
    if (d != 0 && fabs(d) <= 0x1p-1022) { /* as of floats */
        guide_also(low, 0);
        guide_also(high, low->clamp || !signbit(d) ? 0 : 0x80000000u);
    }
    if (low->row->flags & GUIDE_ZERO && out == 0)
        guide_also(high, (uint32_t)(bits >> 32) ^ 0x80000000u);
}

bool
guide_agrees(const struct guide_slot *s, uint32_t got)
{
    const struct guide_expect *e = &s->out;
    if (s->row->result == GUIDE_DOUBLE && e->nan)
        return (got & 0x7ff00000) == 0x7ff00000;
    if (e->nan)
        return isnan(guide_float(got));
    if (!e->count)
        return true;
    for (unsigned k = 0; k < e->count; k++)
        if (e->bits[k] == got)
            return true;
    if (!e->near)
        return false;
    const double f = guide_float(got);
    if (isinf(f)) /* the neighbour of the largest float */
        return fabs(e->value) + e->bound >= 0x1.fffffep127 && (f > 0) == (e->value > 0);
    return fabs(f - e->value) <= e->bound;
}
