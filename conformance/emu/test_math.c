/* SPDX-License-Identifier: MIT */
/*
 * The MATH family against the C library in long double, over the whole range of floats. The measured errors
 * are printed; 0.5 ulp is correct rounding.
 */
#include <math.h>
#include <stdio.h>

#include "emu/lane_math.h"
#include "rig.h"
#include "values.h"

#define TWO_PI 6.283185307179586476925286766559005768L
enum { STEP = 4093 }; /* every 4093rd of the 2^32 floats */

/* Error in units of the last place of the correctly rounded float; 1e9 for a wrong special value. */
static double
ulps(float got, long double want)
{
    const float nearest = (float)want;
    int exponent;
    if (isnan(want) || isnan(got))
        return isnan(want) && isnan(got) ? 0 : 1e9;
    if (isinf(nearest) || isinf(got))
        return got == nearest ? 0 : 1e9;
    frexpl(want, &exponent);
    exponent = exponent < -125 ? -125 : exponent;
    return (double)(fabsl((long double)got - want) / ldexpl(1, exponent - 24));
}

/* The reference for revolutions: exact reduction to an eighth of a turn, then radians. */
static long double
turns(long double x, unsigned quarters)
{
    if (!isfinite(x))
        return NAN;
    const long double n = rintl(x * 4), r = (x - n / 4) * TWO_PI;
    switch (((unsigned)(int)fmodl(n, 4) + quarters) & 3) {
    case 0:
        return sinl(r);
    case 1:
        return cosl(r);
    case 2:
        return -sinl(r);
    default:
        return -cosl(r);
    }
}

static long double
want_inv(long double x)
{
    return 1 / x;
}

static long double
want_rsqrt(long double x)
{
    return 1 / sqrtl(x);
}

static long double
want_sinrev(long double x)
{
    return turns(x, 0);
}

static long double
want_cosrev(long double x)
{
    return turns(x, 1);
}

struct row {
    enum lane_code code;
    long double (*want)(long double x);
    float (*direct)(float x);
    double limit;
};

static const struct row rows[] = {
    {LANE_OP_inv, want_inv, lane_inv_f32, 0.5},
    {LANE_OP_sqrt, sqrtl, lane_sqrt_f32, 0.5},
    {LANE_OP_rsqrt, want_rsqrt, lane_rsqrt_f32, 0.5001},
    {LANE_OP_log2, log2l, lane_log2_f32, 0.5001},
    {LANE_OP_exp2, exp2l, lane_exp2_f32, 0.5001},
    {LANE_OP_sin, sinl, lane_sin_f32, 0.5001},
    {LANE_OP_cos, cosl, lane_cos_f32, 0.5001},
    {LANE_OP_sinrev, want_sinrev, lane_sinrev_f32, 0.5001},
    {LANE_OP_cosrev, want_cosrev, lane_cosrev_f32, 0.5001},
};

static void
errors_over_all_floats(void **state)
{
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        double worst = 0;
        float where = 0;
        unsigned long count = 0, misrounded = 0;
        for (uint64_t bits = 0; bits <= UINT32_MAX; bits += STEP) {
            const float x = lane_f32_from_bits((uint32_t)bits), got = rows[i].direct(x);
            const long double want = rows[i].want((long double)x);
            const double error = ulps(got, want);
            where = error > worst ? x : where;
            worst = error > worst ? error : worst;
            misrounded += !isnan(want) && got != (float)want;
            count++;
        }
        printf("  %-7s max %.6f ulp at %a, %lu of %lu not correctly rounded\n", lane_code_name(rows[i].code),
               worst, (double)where, misrounded, count);
        assert_true(worst <= rows[i].limit);
    }
}

static void
errors_of_two_operands(void **state)
{
    (void)state;
    struct random random = {.state = 1};
    double worst_pow = 0, worst_div = 0;
    for (unsigned i = 0; i < 2000000; i++) {
        const float a = lane_f32_from_bits((uint32_t)random_value(&random, LANE_F) & LANE_F32_ABS);
        const float b = lane_f32_from_bits((uint32_t)random_value(&random, LANE_F));
        const double quotient = ulps(lane_fdiv_f32(a, b), (long double)a / (long double)b);
        worst_div = quotient > worst_div ? quotient : worst_div;
        if (!isfinite(a) || !isfinite(b) || a == 0 || b == 0)
            continue;
        const double power = ulps(lane_pow_f32(a, b), powl((long double)a, (long double)b));
        worst_pow = power > worst_pow ? power : worst_pow;
    }
    printf("  pow     max %.6f ulp\n  fdiv    max %.6f ulp\n", worst_pow, worst_div);
    assert_true(worst_pow <= 0.501);
    assert_true(worst_div <= 0.5);
}

static float
nan_f(void)
{
    return lane_f32_from_bits(0x7fc00000);
}

/* Bits matter: signs of zeros and infinities. */
static void
special_values(void **state)
{
    const float inf = INFINITY, nan = nan_f();
    const struct {
        float (*fn)(float);
        float x, want;
    } cases[] = {{lane_inv_f32, 0.0f, inf},
                 {lane_inv_f32, -0.0f, -inf},
                 {lane_inv_f32, inf, 0.0f},
                 {lane_inv_f32, -inf, -0.0f},
                 {lane_sqrt_f32, -0.0f, -0.0f},
                 {lane_sqrt_f32, -1.0f, nan},
                 {lane_rsqrt_f32, 0.0f, inf},
                 {lane_rsqrt_f32, -0.0f, -inf},
                 {lane_rsqrt_f32, inf, 0.0f},
                 {lane_rsqrt_f32, -1.0f, nan},
                 {lane_log2_f32, 0.0f, -inf},
                 {lane_log2_f32, -0.0f, -inf},
                 {lane_log2_f32, -1.0f, nan},
                 {lane_log2_f32, -inf, nan},
                 {lane_log2_f32, inf, inf},
                 {lane_log2_f32, 1.0f, 0.0f},
                 {lane_log2_f32, 8.0f, 3.0f},
                 {lane_log2_f32, 0x1p-149f, -149.0f},
                 {lane_log2_f32, nan, nan},
                 {lane_exp2_f32, inf, inf},
                 {lane_exp2_f32, -inf, 0.0f},
                 {lane_exp2_f32, 0.0f, 1.0f},
                 {lane_exp2_f32, -0.0f, 1.0f},
                 {lane_exp2_f32, 127.0f, 0x1p127f},
                 {lane_exp2_f32, 128.0f, inf},
                 {lane_exp2_f32, -149.0f, 0x1p-149f},
                 {lane_exp2_f32, -151.0f, 0.0f},
                 {lane_exp2_f32, nan, nan},
                 {lane_exp2_f32, 1e30f, inf},
                 {lane_exp2_f32, -1e30f, 0.0f},
                 {lane_sin_f32, 0.0f, 0.0f},
                 {lane_sin_f32, -0.0f, -0.0f},
                 {lane_sin_f32, inf, nan},
                 {lane_sin_f32, nan, nan},
                 {lane_cos_f32, 0.0f, 1.0f},
                 {lane_cos_f32, -inf, nan},
                 {lane_sin_f32, 0x1p-149f, 0x1p-149f},
                 {lane_sinrev_f32, 0.25f, 1.0f},
                 {lane_sinrev_f32, -0.25f, -1.0f},
                 {lane_sinrev_f32, -0.0f, -0.0f},
                 {lane_cosrev_f32, 0.5f, -1.0f},
                 {lane_cosrev_f32, 1e9f, 1.0f},
                 {lane_sinrev_f32, inf, nan},
                 {lane_cosrev_f32, nan, nan}};
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const float got = cases[i].fn(cases[i].x);
        if (isnan(cases[i].want) ? !isnan(got) : lane_f32_bits(got) != lane_f32_bits(cases[i].want))
            fail_msg("case %u: f(%a) = %a, not %a", i, (double)cases[i].x, (double)got,
                     (double)cases[i].want);
    }
    assert_true(isnan(lane_pow_f32(0, 0)) && isnan(lane_pow_f32(1, inf)) && isnan(lane_pow_f32(nan, 0)));
    assert_true(lane_pow_f32(-2, 3) == 8 && lane_pow_f32(0, 2) == 0 && lane_pow_f32(0, -2) == inf);
}

/* Whatever the rounding mode, a result is next to the exact one, and exact ones stay exact. */
static void
rounding_modes(void **state)
{
    (void)state;
    for (uint32_t mode = 1; mode < 4; mode++)
        for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
            double worst = 0;
            for (uint64_t bits = 0; bits <= UINT32_MAX; bits += 131071) {
                const volatile float x = lane_f32_from_bits((uint32_t)bits);
                const unsigned saved = emu_fpmode_enter(RIG_IEEE | mode << 4);
                const volatile float got = rows[i].direct(x);
                emu_fpmode_leave(saved);
                const long double want = rows[i].want((long double)x);
                if (isinf((float)want) || isinf(got) || isnan(got))
                    continue; /* overflow goes to the largest float or the infinity */
                const double error = ulps(got, want);
                worst = error > worst ? error : worst;
            }
            assert_true(worst < 1.0001);
        }
}

/* The engine's op is the header's function, for F directly and for HF through F; DF where it exists. */
static void
the_engine_uses_them(void **state)
{
    (void)state;
    struct rig r;
    struct random random = {.state = 4};
    rig_open(&r);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (unsigned round = 0; round < 200; round++) {
            rig_clear(&r);
            rig_elementwise(&r, rows[i].code, LANE_F);
            struct lane_op *op = rig_elementwise(&r, rows[i].code, LANE_HF);
            op->src[0].base = RIG_B;
            op->dst.base = RIG_DST + 512;
            for (unsigned lane = 0; lane < 16; lane++) {
                rig_put(&r, RIG_A, LANE_F, lane, random_value(&random, LANE_F));
                rig_put(&r, RIG_B, LANE_HF, lane, random_value(&random, LANE_HF));
            }
            rig_run(&r, 0xffff, RIG_IEEE);
            for (unsigned lane = 0; lane < 16; lane++) {
                const float f =
                    rows[i].direct(lane_f32_from_bits((uint32_t)rig_get(&r, RIG_A, LANE_F, lane)));
                const float h = rows[i].direct(lane_f16_to_f32((uint16_t)rig_get(&r, RIG_B, LANE_HF, lane)));
                const uint32_t got = (uint32_t)rig_get(&r, RIG_DST, LANE_F, lane);
                const uint16_t got_h = (uint16_t)rig_get(&r, RIG_DST + 512, LANE_HF, lane);
                assert_true(isnan(f) ? isnan(lane_f32_from_bits(got)) : got == lane_f32_bits(f));
                assert_true(isnan(h) ? isnan(lane_f16_to_f32(got_h)) : got_h == lane_f32_to_f16(h, 0));
            }
        }
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(errors_over_all_floats), cmocka_unit_test(errors_of_two_operands),
        cmocka_unit_test(special_values),         cmocka_unit_test(rounding_modes),
        cmocka_unit_test(the_engine_uses_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
