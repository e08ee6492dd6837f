/* SPDX-License-Identifier: MIT */
#include "joint_model.h"

#include <math.h>
#include <string.h>

static float
f32(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t
bits32(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static uint64_t
word(uint32_t high, uint32_t low)
{
    return (uint64_t)high << 32 | low;
}

static double
f64(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static uint64_t
bits64(double d)
{
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return bits;
}

/* "Denorms are treated arithmetically and obey rules of appropriate zero." */
static double
flushed(double d)
{
    return fpclassify(d) == FP_SUBNORMAL ? copysign(0.0, d) : d;
}

/* Source n of a pair that begins in slot c, denormals flushed. */
static double
pair(const uint32_t s[4][3], unsigned n)
{
    return flushed(f64(word(s[0][n], s[1][n])));
}

static double
four(const uint32_t s[4][3], unsigned n)
{
    return flushed(f64(word(s[0][n], s[3][n])));
}

static void
put(uint32_t out[4], double d)
{
    const uint64_t bits = bits64(flushed(d));
    out[0] = out[2] = (uint32_t)bits;
    out[1] = out[3] = (uint32_t)(bits >> 32);
}

static void
put_bits(uint32_t out[4], uint64_t bits)
{
    out[0] = out[2] = (uint32_t)bits;
    out[1] = out[3] = (uint32_t)(bits >> 32);
}

#define PAIR(name, expression)                                                                               \
    static void name(const uint32_t s[4][3], uint32_t out[4])                                                \
    {                                                                                                        \
        const double a = pair(s, 0), b = pair(s, 1), c = pair(s, 2);                                         \
        (void)b, (void)c;                                                                                    \
        put(out, expression);                                                                                \
    }
/* all ones or nothing, in both dwords */
#define TEST(name, expression)                                                                               \
    static void name(const uint32_t s[4][3], uint32_t out[4])                                                \
    {                                                                                                        \
        const double a = pair(s, 0), b = pair(s, 1);                                                         \
        put_bits(out, (expression) ? UINT64_MAX : 0);                                                        \
    }

PAIR(add_64, a + b)
TEST(sete_64, a == b)
TEST(setne_64, a != b)
TEST(setgt_64, a > b)
TEST(setge_64, a >= b)
TEST(pred_sete_64, !(a == b))
TEST(pred_setgt_64, !(a > b))
TEST(pred_setge_64, !(a >= b))

static void
mul_64(const uint32_t s[4][3], uint32_t out[4])
{
    put(out, four(s, 0) * four(s, 1));
}

static void
fma_64(const uint32_t s[4][3], uint32_t out[4])
{
    put(out, fma(four(s, 0), four(s, 1), four(s, 2)));
}

/* The bits of source n of a pair. */
static uint64_t
bits_of(const uint32_t s[4][3], unsigned n)
{
    return word(s[0][n], s[1][n]);
}

/* max(-0, +0) = +0. What is chosen is copied, as MAX copies floats; of equal ones src1. */
static void
max_64(const uint32_t s[4][3], uint32_t out[4])
{
    const double a = pair(s, 0), b = pair(s, 1);
    const uint64_t x = bits_of(s, 0), y = bits_of(s, 1), sign = 1ull << 63;
    put_bits(out, a == b ? (y & ~sign) | (x & y & sign) : a > b ? x : y);
}

/* min(-0, +0) = -0 */
static void
min_64(const uint32_t s[4][3], uint32_t out[4])
{
    const double a = pair(s, 0), b = pair(s, 1);
    const uint64_t x = bits_of(s, 0), y = bits_of(s, 1), sign = 1ull << 63;
    put_bits(out, a == b ? y | (x & sign) : a < b ? x : y);
}

static void
cndne_64(const uint32_t s[4][3], uint32_t out[4])
{
    put_bits(out, bits_of(s, pair(s, 0) != 0 ? 1 : 2));
}

/* Table 8.4 */
static void
fract_64(const uint32_t s[4][3], uint32_t out[4])
{
    const double a = pair(s, 0);
    const double r = isinf(a) ? NAN : a - floor(a);
    put(out, r >= 1 ? nextafter(1, 0) : r == 0 ? 0.0 : r);
}

/* Table 8.3: 0 in the second slot */
static void
flt64_to_flt32(const uint32_t s[4][3], uint32_t out[4])
{
    const float f = (float)pair(s, 0);
    out[0] = out[2] = bits32(fpclassify(f) == FP_SUBNORMAL ? copysignf(0, f) : f);
    out[1] = out[3] = 0;
}

static void
flt32_to_flt64(const uint32_t s[4][3], uint32_t out[4])
{
    const uint32_t x = s[0][0], e = x >> 23 & 0xff, mantissa = x & 0x7fffff;
    const uint64_t sign = (uint64_t)(x >> 31) << 63;
    if (e == 0xff)
        put_bits(out, sign | 0x7ffull << 52 | (uint64_t)mantissa << 29);
    else if (e == 0)
        put_bits(out, sign);
    else
        put_bits(out, sign | (uint64_t)(e + 1023 - 127) << 52 | (uint64_t)mantissa << 29);
}

static void
ldexp_64(const uint32_t s[4][3], uint32_t out[4])
{
    const uint64_t x = word(s[0][0], s[1][0]), sign = x & 1ull << 63, mantissa = x & 0xfffffffffffff;
    const int64_t e = (int64_t)(x >> 52 & 0x7ff), now = e + (int32_t)s[0][1];
    if (e == 0x7ff)
        put_bits(out, x);
    else if (e == 0 || now <= 0)
        put_bits(out, sign);
    else
        put_bits(out, now >= 0x7ff ? sign | 0x7ffull << 52 : sign | (uint64_t)now << 52 | mantissa);
}

/* Table 8.5; the exponent in y, the fraction in z and w */
static void
frexp_64(const uint32_t s[4][3], uint32_t out[4])
{
    const uint64_t x = word(s[0][0], s[1][0]), sign = x & 1ull << 63, mantissa = x & 0xfffffffffffff;
    const uint32_t e = (uint32_t)(x >> 52 & 0x7ff);
    uint64_t fraction = sign | 0x3feull << 52 | mantissa;
    out[0] = 0;
    out[1] = e - 1023 + 1;
    if (e == 0x7ff) {
        out[1] = 0xffffffff;
        fraction = mantissa ? x : 0xfff8000000000000;
    } else if (e == 0) {
        out[1] = 0;
        fraction = sign;
    }
    out[2] = (uint32_t)fraction;
    out[3] = (uint32_t)(fraction >> 32);
}

/* High dwords of a result whose low ones are 0, in y and w. */
static void
put_high(uint32_t out[4], double d)
{
    put_bits(out, bits64(flushed(d)) & 0xffffffff00000000);
}

/* The high dword is src0, the low one src1. */
static double
joined(const uint32_t s[4][3])
{
    return flushed(f64(word(s[0][0], s[0][1])));
}

static double
largest(double d)
{
    return isinf(d) ? copysign(f64(0x7fefffff00000000), d) : d;
}

static void
recip_64(const uint32_t s[4][3], uint32_t out[4])
{
    put_high(out, 1 / joined(s));
}

static void
recip_clamped_64(const uint32_t s[4][3], uint32_t out[4])
{
    put_high(out, largest(1 / joined(s)));
}

static void
recipsqrt_64(const uint32_t s[4][3], uint32_t out[4])
{
    put_high(out, 1 / sqrt(joined(s)));
}

static void
recipsqrt_clamped_64(const uint32_t s[4][3], uint32_t out[4])
{
    put_high(out, largest(1 / sqrt(joined(s))));
}

static void
sqrt_64(const uint32_t s[4][3], uint32_t out[4])
{
    put_high(out, sqrt(joined(s)));
}

static void
all(uint32_t out[4], uint32_t bits)
{
    out[0] = out[1] = out[2] = out[3] = bits;
}

/* A float as comparisons take it: denormals are zeros. */
static float
compared(uint32_t bits)
{
    const float f = f32(bits);
    return fpclassify(f) == FP_SUBNORMAL ? copysignf(0, f) : f;
}

/* Pairs of "src0 >= src1 ? src0 : src1" like MAX, from w on */
static void
max4(const uint32_t s[4][3], uint32_t out[4])
{
    uint32_t most = s[3][0];
    for (int c = 2; c >= 0; c--)
        most = compared(most) >= compared(s[c][0]) ? most : s[c][0];
    all(out, most);
}

static uint32_t
byte(float f)
{
    return (isnan(f) || f <= 0 ? 0 : f >= 0x1p32f ? UINT32_MAX : (uint32_t)f) & 0xff;
}

static void
flt_to_uint4(const uint32_t s[4][3], uint32_t out[4])
{
    all(out,
        byte(f32(s[3][0])) << 24 | byte(f32(s[2][0])) << 16 | byte(f32(s[1][0])) << 8 | byte(f32(s[0][0])));
}

/* DirectX' faces: which axis is largest, and what lies to the right and below on that face. */
static void
cube(const uint32_t s[4][3], uint32_t out[4])
{
    const float x = f32(s[2][0]), y = f32(s[3][0]), z = f32(s[0][0]);
    const float cx = compared(s[2][0]), cy = compared(s[3][0]), cz = compared(s[0][0]);
    const float ax = fabsf(cx), ay = fabsf(cy), az = fabsf(cz);
    float face, major, right, down;
    if (az >= ax && az >= ay) {
        face = cz < 0 ? 5 : 4, major = cz, right = cz < 0 ? -x : x, down = -y;
    } else if (ay >= ax) {
        face = cy < 0 ? 3 : 2, major = cy, right = x, down = cy < 0 ? -z : z;
    } else {
        face = cx < 0 ? 1 : 0, major = cx, right = cx < 0 ? z : -z, down = -y;
    }
    out[3] = bits32(face), out[2] = bits32(2 * major), out[1] = bits32(right), out[0] = bits32(down);
}

static const struct joint_model models[] = {
    {"ADD_64", JOINT_PAIR, true, "dDdD", add_64},
    {"MIN_64", JOINT_PAIR, true, "dDdD", min_64},
    {"MAX_64", JOINT_PAIR, true, "dDdD", max_64},
    {"SETE_64", JOINT_PAIR, true, "IIII", sete_64},
    {"SETNE_64", JOINT_PAIR, true, "IIII", setne_64},
    {"SETGT_64", JOINT_PAIR, true, "IIII", setgt_64},
    {"SETGE_64", JOINT_PAIR, true, "IIII", setge_64},
    {"PRED_SETE_64", JOINT_PAIR, true, "IIII", pred_sete_64},
    {"PRED_SETGT_64", JOINT_PAIR, true, "IIII", pred_setgt_64},
    {"PRED_SETGE_64", JOINT_PAIR, true, "IIII", pred_setge_64},
    {"CNDNE_64", JOINT_PAIR, true, "dDdD", cndne_64},
    {"FRACT_64", JOINT_PAIR, true, "dDdD", fract_64},
    {"FLT64_TO_FLT32", JOINT_PAIR, true, "FIFI", flt64_to_flt32},
    {"FLT64_TO_FLT32_OLD", JOINT_PAIR, true, "FIFI", flt64_to_flt32},
    {"FLT32_TO_FLT64", JOINT_PAIR, false, "IIII", flt32_to_flt64},
    {"FLT32_TO_FLT64_OLD", JOINT_PAIR, false, "IIII", flt32_to_flt64},
    {"LDEXP_64", JOINT_PAIR, true, "IIII", ldexp_64},
    {"FREXP_64", JOINT_ALL, true, "IIII", frexp_64},
    {"MUL_64", JOINT_FOUR, true, "dDdD", mul_64},
    {"MUL_64_OLD", JOINT_FOUR, true, "dDdD", mul_64},
    {"FMA_64", JOINT_FOUR, true, "dDdD", fma_64},
    {"RECIP_64", JOINT_SAME, true, "dDdD", recip_64},
    {"RECIP_CLAMPED_64", JOINT_SAME, true, "dDdD", recip_clamped_64},
    {"RECIPSQRT_64", JOINT_SAME, true, "dDdD", recipsqrt_64},
    {"RECIPSQRT_CLAMPED_64", JOINT_SAME, true, "dDdD", recipsqrt_clamped_64},
    {"SQRT_64", JOINT_SAME, true, "dDdD", sqrt_64},
    {"MAX4", JOINT_ALL, false, "FFFF", max4},
    {"FLT_TO_UINT4", JOINT_ALL, false, "IIII", flt_to_uint4},
    {"CUBE", JOINT_ALL, false, "FFFF", cube},
};

const struct joint_model *
joint_model_at(unsigned n)
{
    return n < sizeof models / sizeof *models ? &models[n] : NULL;
}

const struct joint_model *
joint_model_find(const char *name)
{
    for (unsigned n = 0; n < sizeof models / sizeof *models; n++)
        if (strcmp(models[n].name, name) == 0)
            return &models[n];
    return NULL;
}

/* --- other channels' results --- */

static float
legacy(float a, float b)
{
    return a == 0 || b == 0 ? 0 : a * b;
}

static uint32_t
differences(uint32_t x, uint32_t y)
{
    uint32_t sum = 0;
    for (unsigned b = 0; b < 32; b += 8) {
        const int d = (int)(x >> b & 0xff) - (int)(y >> b & 0xff);
        sum += (uint32_t)(d < 0 ? -d : d);
    }
    return sum;
}

static uint32_t
ones(uint32_t x)
{
    uint32_t count = 0;
    for (unsigned n = 0; n < 32; n++)
        count += x >> n & 1;
    return count;
}

int
joint_chain(const char *name, const uint32_t s[3], uint32_t before, unsigned lane, uint32_t *out)
{
    const float a = f32(s[0]), b = f32(s[1]), p = f32(before);
    const uint64_t below = ((uint64_t)1 << lane) - 1;
    volatile float product = a * b, legacy_product = legacy(a, b);
    if (!strcmp(name, "MUL"))
        *out = bits32(legacy_product);
    else if (!strcmp(name, "MUL_IEEE"))
        *out = bits32(product);
    else if (!strcmp(name, "DOT") || !strcmp(name, "MULADD_PREV"))
        *out = bits32(legacy_product + p);
    else if (!strcmp(name, "DOT_IEEE") || !strcmp(name, "MULADD_IEEE_PREV"))
        *out = bits32(product + p);
    else if (!strcmp(name, "MUL_PREV"))
        *out = bits32(legacy(b, p));
    else if (!strcmp(name, "MUL_IEEE_PREV"))
        *out = bits32(b * p);
    else if (!strcmp(name, "ADD_PREV"))
        *out = bits32(a + p);
    else if (!strcmp(name, "BCNT_INT"))
        *out = ones(s[0]);
    else if (!strcmp(name, "BCNT_ACCUM_PREV_INT"))
        *out = ones(s[0]) + before;
    else if (!strcmp(name, "MBCNT_32HI_INT"))
        *out = ones(s[0] & (uint32_t)(below >> 32));
    else if (!strcmp(name, "MBCNT_32LO_ACCUM_PREV_INT"))
        *out = ones(s[0] & (uint32_t)below) + before;
    else if (!strcmp(name, "SAD_ACCUM_UINT"))
        *out = differences(s[0], s[1]) + s[2];
    else if (!strcmp(name, "SAD_ACCUM_HI_UINT"))
        *out = (differences(s[0], s[1]) << 16) + s[2];
    else if (!strcmp(name, "SAD_ACCUM_PREV_UINT"))
        *out = differences(s[0], s[1]) + before;
    else
        return -1;
    return 0;
}
