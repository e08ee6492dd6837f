/* SPDX-License-Identifier: MIT */
#include "alu_model.h"

#include <math.h>
#include <string.h>

enum { ONE = 0x3f800000 };

float
alu_as_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t
as_bits(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* MUL and its kind: 0 when either is 0. */
static float
product(float a, float b)
{
    return a == 0 || b == 0 ? 0 : a * b;
}

static uint32_t
to_int(float f)
{
    return isnan(f)       ? 0
           : f >= 0x1p31f ? INT32_MAX
           : f < -0x1p31f ? (uint32_t)INT32_MIN
                          : (uint32_t)(int32_t)f;
}

static uint32_t
to_uint(float f)
{
    return isnan(f) || f <= 0 ? 0 : f >= 0x1p32f ? UINT32_MAX : (uint32_t)f;
}

static float
from_half(uint32_t bits)
{
    const uint32_t exponent = bits >> 10 & 31, fraction = bits & 1023;
    const float sign = bits >> 15 ? -1.0f : 1.0f;
    if (exponent == 31)
        return fraction ? NAN : sign * INFINITY;
    return sign *
           (exponent ? ldexpf((float)(1024 + fraction), (int)exponent - 25) : ldexpf((float)fraction, -24));
}

/* The nearest half by trying them all; of two, the even one. */
static uint32_t
to_half(float f)
{
    uint32_t best = 0;
    if (isnan(f))
        return 0x7e00 | (signbit(f) ? 0x8000 : 0);
    for (uint32_t h = 1; h < 0x7c00; h++) {
        const float before = fabsf(fabsf(f) - from_half(best)), now = fabsf(fabsf(f) - from_half(h));
        if (now < before || (now == before && !(h & 1)))
            best = h;
    }
    return (fabsf(f) >= 65520 ? 0x7c00 : best) | (signbit(f) ? 0x8000 : 0);
}

/* Towards zero: beyond the largest half there is no infinity but infinity's own. */
static uint32_t
to_half_rtz(float f)
{
    const uint32_t sign = signbit(f) ? 0x8000 : 0;
    uint32_t best = 0;
    if (isnan(f))
        return 0x7e00 | (signbit(f) ? 0x8000 : 0);
    for (uint32_t h = 1; h < 0x7c00; h++)
        if (from_half(h) <= fabsf(f))
            best = h;
    return (isinf(f) ? 0x7c00 : best) | sign;
}

/* What NaNs become in FLT_TO_INT_FLOOR and _RPI. */
static uint32_t
limit(uint32_t x)
{
    return x >> 31 ? 0x80000000 : 0x7fffffff;
}

static uint32_t
lerp(uint32_t x, uint32_t y, uint32_t z)
{
    uint32_t out = 0;
    for (unsigned b = 0; b < 32; b += 8)
        out |= ((x >> b & 255) + (y >> b & 255) + (z >> b & 1)) >> 1 << b;
    return out;
}

static uint32_t
differences(uint32_t x, uint32_t y)
{
    uint32_t sum = 0;
    for (unsigned b = 0; b < 32; b += 8) {
        const uint32_t p = x >> b & 255, q = y >> b & 255;
        sum += p > q ? p - q : q - p;
    }
    return sum;
}

/* PRED_SET*_PUSH: denormals are zeros. */
static float
pushed(bool holds, float counter)
{
    const float c = fpclassify(counter) == FP_SUBNORMAL ? 0 : counter;
    return holds && c == 0 ? 0 : c + 1;
}

/* *_FF */
static float
no_infinity(float f)
{
    return isinf(f) ? copysignf(0, f) : f;
}

static uint32_t
reversed(uint32_t x)
{
    uint32_t out = 0;
    for (unsigned n = 0; n < 32; n++)
        out |= (x >> n & 1) << (31 - n);
    return out;
}

static int64_t
low24(int32_t i)
{
    const int32_t low = i & 0xffffff;
    return low >= 0x800000 ? low - 0x1000000 : low;
}

/* *_CLAMPED */
static float
clamped(float f)
{
    return isinf(f) ? copysignf(0x1.fffffep127f, f) : f;
}

/* SIN and COS count revolutions; beyond 256 of them the result is that of 0. */
static float
turned(double (*function)(double), float turns)
{
    if (fabsf(turns) > 256)
        turns = 0;
    return (float)function(2 * M_PI * ((double)turns - floor((double)turns)));
}

static uint32_t
field(uint32_t x, unsigned offset, unsigned width)
{
    return x >> offset & ((1u << width) - 1);
}

static uint32_t
signed_field(uint32_t x, unsigned offset, unsigned width)
{
    const uint32_t shifted = (uint32_t)((int32_t)x >> offset), sign = width ? 1u << (width - 1) : 0;
    if (width + offset >= 32)
        return width ? shifted : 0;
    return ((shifted & ((1u << width) - 1)) ^ sign) - sign;
}

#define RESULT_F(expression) as_bits(expression)
#define RESULT_A(expression) as_bits(expression)
#define RESULT_I(expression) (uint32_t)(expression)
#define ALU(id, result, expression)                                                                          \
    static uint32_t compute_##id(const uint32_t source[3])                                                   \
    {                                                                                                        \
        const uint32_t x = source[0], y = source[1], z = source[2];                                          \
        const int32_t i = (int32_t)x, j = (int32_t)y;                                                        \
        const float a = alu_as_float(x), b = alu_as_float(y), c = alu_as_float(z);                           \
        (void)y, (void)z, (void)i, (void)j, (void)a, (void)b, (void)c;                                       \
        return RESULT_##result(expression);                                                                  \
    }
#include "alu_model.def"
#undef ALU

static const struct alu_model models[] = {
#define ALU(id, result, expression) {#id, ALU_##result, compute_##id},
#include "alu_model.def"
#undef ALU
};

uint32_t
alu_model_count(void)
{
    return sizeof models / sizeof *models;
}

const struct alu_model *
alu_model_find(const char *name)
{
    for (unsigned n = 0; n < alu_model_count(); n++)
        if (strcmp(models[n].name, name) == 0)
            return &models[n];
    return NULL;
}

uint32_t
alu_clamped(uint32_t bits)
{
    const float f = alu_as_float(bits);
    return f >= 1 ? ONE : f >= 0x1p-126f ? bits : 0;
}

uint32_t
alu_scaled(uint32_t bits, unsigned omod)
{
    static const float factors[] = {1, 2, 4, 0.5f};
    if (omod && fpclassify(alu_as_float(bits)) == FP_SUBNORMAL)
        return 0;
    return as_bits(alu_as_float(bits) * factors[omod]);
}

bool
alu_same(enum alu_result kind, uint32_t result, uint32_t expected)
{
    const float r = alu_as_float(result), e = alu_as_float(expected);
    if (kind == ALU_I || result == expected)
        return result == expected;
    if (isnan(r) || isnan(e))
        return isnan(r) && isnan(e);
    return r == e || (kind == ALU_A && fabsf(r - e) <= fabsf(e) * 0x1p-21f + 0x1p-22f);
}
