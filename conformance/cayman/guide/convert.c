/* SPDX-License-Identifier: MIT */
/* Conversions, section 8.2. */
#include "guide.h"

#include <math.h>

/* Rounded to nearest even, denormals too. */
static uint32_t
half_of(float f, float (*round)(float))
{
    const uint32_t sign = guide_bits(f) >> 16 & 0x8000;
    const float size = fabsf(f);
    int exponent;
    if (isinf(f))
        return sign | 0x7c00;
    if (size < 0x1p-14f)
        return sign | (uint32_t)round(size * 0x1p24f);
    frexpf(size, &exponent);
    if (exponent > 16)
        return sign | (round == truncf ? 0x7bff : 0x7c00);
    return sign + ((uint32_t)(exponent + 13) << 10) + (uint32_t)round(ldexpf(size, 11 - exponent));
}

static float
float_of_half(uint32_t h)
{
    const int exponent = (int)(h >> 10 & 31);
    const float mantissa = (float)(h & 0x3ff);
    float f;
    if (exponent == 31)
        f = mantissa != 0 ? NAN : INFINITY;
    else
        f = exponent ? ldexpf(mantissa + 1024, exponent - 25) : ldexpf(mantissa, -24);
    return h & 0x8000 ? -f : f;
}

/* Of a rounded value. */
static void
put_int(struct guide_slot *s, float value, bool negative_nan_counts)
{
    const bool negative = negative_nan_counts && guide_bits(value) >> 31;
    if (isnan(value) && !negative_nan_counts)
        guide_put(s, 0);
    else if (isnan(value) ? !negative : value >= 0x1p31f)
        guide_put(s, INT32_MAX);
    else if (isnan(value) || value < -0x1p31f) {
        guide_put(s, 0x80000001u);
        guide_also(s, 0x80000000u); /* "-max_int" may be either */
    } else
        guide_put(s, (uint32_t)(int32_t)value);
}

/*
 * Section 4.8 says truncation; section 8.2 the rounding mode. Compilers put a TRUNC before it (LLVM, Mesa),
 * so that both are right for them. -inf is -max_int as for the conversions beside it; the page's "max_int"
 * has lost its sign.
 */
static void
flt_to_int(struct guide_slot slots[4], unsigned n)
{
    put_int(&slots[n], truncf(guide_source(&slots[n], 0)), false);
}

static void
flt_to_int_floor(struct guide_slot slots[4], unsigned n)
{
    put_int(&slots[n], floorf(guide_source(&slots[n], 0)), true);
}

/* floor(x + 0.5) without a rounding in between. */
static void
flt_to_int_rpi(struct guide_slot slots[4], unsigned n)
{
    const float x = guide_source(&slots[n], 0);
    put_int(&slots[n], isnan(x) ? x : (float)floor((double)x + 0.5), true);
}

static uint32_t
unsigned_of(float value)
{
    return isnan(value) || value <= 0 ? 0 : value >= 0x1p32f ? UINT32_MAX : (uint32_t)value;
}

static void
flt_to_uint(struct guide_slot slots[4], unsigned n)
{
    guide_put(&slots[n], unsigned_of(truncf(guide_source(&slots[n], 0))));
}

static void
flt_to_uint4(struct guide_slot slots[4], unsigned n)
{
    uint32_t result = 0;
    if (n)
        return;
    for (unsigned k = 0; k < 4; k++)
        result |= (unsigned_of(truncf(guide_source(&slots[k], 0))) & 255) << 8 * k;
    for (unsigned k = 0; k < 4; k++)
        guide_put(&slots[k], result);
}

#define MODEL(name, expression)                                                                              \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const uint32_t a = slots[n].src[0];                                                                  \
        guide_put_float(&slots[n], expression);                                                              \
    }
MODEL(int_to_flt, (float)(int32_t)a)
MODEL(uint_to_flt, (float)a)
MODEL(flt16_to_flt32, float_of_half(a & 0xffff))
MODEL(ubyte0_flt, (float)(a & 255))
MODEL(ubyte1_flt, (float)(a >> 8 & 255))
MODEL(ubyte2_flt, (float)(a >> 16 & 255))
MODEL(ubyte3_flt, (float)(a >> 24))
MODEL(offset_to_flt, (float)((int32_t)(a << 28) >> 28) / 16)

static void
put_half(struct guide_slot *s, float (*round)(float))
{
    const float f = guide_source(s, 0);
    if (isnan(f)) {
        guide_put_any(s);
        return;
    }
    guide_put(s, half_of(f, round));
    if (round == truncf && isfinite(f) && fabsf(f) >= 65536) /* too large: the manual is silent */
        guide_also(s, (half_of(f, round) & 0x8000) | 0x7c00);
}

static void
flt32_to_flt16(struct guide_slot slots[4], unsigned n)
{
    put_half(&slots[n], rintf);
}

static void
flt32_to_flt16_rtz(struct guide_slot slots[4], unsigned n)
{
    put_half(&slots[n], truncf);
}

#define ROW(op, model, source, result, shape)                                                                \
    {                                                                                                        \
        CAY_OP2_##op, model, GUIDE_##source, GUIDE_##result, GUIDE_##shape, 0, CAY_ALU_COUNT, "8.2"          \
    }

static const struct guide_row rows[] = {
    ROW(FLT_TO_INT, flt_to_int, FLOAT, INT, ONE),
    ROW(FLT_TO_INT_RPI, flt_to_int_rpi, FLOAT, INT, ONE),
    ROW(FLT_TO_INT_FLOOR, flt_to_int_floor, FLOAT, INT, ONE),
    ROW(FLT_TO_UINT, flt_to_uint, FLOAT, INT, ONE),
    ROW(FLT_TO_UINT4, flt_to_uint4, FLOAT, INT, FOUR),
    ROW(INT_TO_FLT, int_to_flt, INT, FLOAT, ONE),
    ROW(UINT_TO_FLT, uint_to_flt, INT, FLOAT, ONE),
    ROW(FLT32_TO_FLT16, flt32_to_flt16, FLOAT, INT, ONE),
    ROW(FLT32_TO_FLT16_RTZ, flt32_to_flt16_rtz, FLOAT, INT, ONE),
    ROW(FLT16_TO_FLT32, flt16_to_flt32, INT, FLOAT, ONE),
    ROW(UBYTE0_FLT, ubyte0_flt, INT, FLOAT, ONE),
    ROW(UBYTE1_FLT, ubyte1_flt, INT, FLOAT, ONE),
    ROW(UBYTE2_FLT, ubyte2_flt, INT, FLOAT, ONE),
    ROW(UBYTE3_FLT, ubyte3_flt, INT, FLOAT, ONE),
    ROW(OFFSET_TO_FLT, offset_to_flt, INT, FLOAT, ONE),
};
const struct guide_table guide_convert = {rows, sizeof rows / sizeof *rows};
