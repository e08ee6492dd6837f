/* SPDX-License-Identifier: MIT */
/*
 * Float arithmetic in every type and rounding mode. The model is 113-bit arithmetic: wide enough that an op's
 * result is exact or rounds as the infinitely precise one would; rounding to the type is spelled out by
 * neighbours.
 */
#include <float.h>
#include <math.h>

#include "emu/lane_half.h"
#include "half_value.h"
#include "rig.h"
#include "values.h"

typedef __float128 wide;

static wide
value_of(uint64_t bits, enum lane_type type)
{
    if (type == LANE_DF)
        return (wide)lane_f64_from_bits(bits);
    if (type == LANE_F)
        return (wide)lane_f32_from_bits((uint32_t)bits);
    return (wide)half_value((uint16_t)bits);
}

static bool
is_nan(wide x)
{
    return x != x;
}

static const uint64_t infinity_of[LANE_TYPE_COUNT] = {
    [LANE_HF] = 0x7c00, [LANE_F] = 0x7f800000, [LANE_DF] = 0x7ff0000000000000};

static uint64_t
sign_of(enum lane_type type)
{
    return (uint64_t)1 << (lane_type_bytes(type) * 8 - 1);
}

/* The magnitudes of a float type are ordered like their bits; the one after the largest would be the
 * infinity. */
static wide
magnitude_of(uint64_t bits, enum lane_type type)
{
    if (bits < infinity_of[type])
        return value_of(bits, type);
    return 2 * value_of(bits - 1, type) - value_of(bits - 2, type);
}

/* x rounded to the type; a zero takes `negative`. */
static uint64_t
round_to(wide x, bool negative, enum lane_type type, unsigned mode)
{
    const uint64_t inf = infinity_of[type];
    const wide magnitude = x < 0 ? -x : x;
    const bool minus = x == 0 ? negative : x < 0;
    const uint64_t sign = minus ? sign_of(type) : 0;
    if (magnitude == (wide)INFINITY)
        return sign | inf;
    uint64_t low = 0, high = inf; /* the largest at or below the magnitude */
    while (low < high) {
        const uint64_t middle = low + (high - low + 1) / 2;
        if (magnitude_of(middle, type) <= magnitude)
            low = middle;
        else
            high = middle - 1;
    }
    const bool away = mode == (minus ? 2 : 1);
    if (low == inf)
        return sign | (mode == 0 || away ? inf : inf - 1);
    const wide below = magnitude - magnitude_of(low, type), above = magnitude_of(low + 1, type) - magnitude;
    if (below == 0)
        return sign | low;
    const bool up = mode == 0 ? below > above || (below == above && low & 1) : away;
    return sign | (low + up);
}

struct args {
    wide a, b, c;
    bool na, nb, nc; /* sign bits */
    enum lane_type type;
    unsigned mode;
};

static wide
model_add(const struct args *x)
{
    return x->a + x->b;
}

static wide
model_mul(const struct args *x)
{
    return x->a * x->b;
}

static wide
model_mulz(const struct args *x)
{
    return x->a == 0 || x->b == 0 ? 0 : x->a * x->b;
}

static wide
model_mad(const struct args *x)
{
    return x->a * x->b + x->c;
}

static wide
rounded(wide x, const struct args *args)
{
    return is_nan(x) ? x : value_of(round_to(x, false, args->type, args->mode), args->type);
}

static wide
model_muladd(const struct args *x)
{
    return rounded(x->a * x->b, x) + x->c;
}

static wide
model_madz(const struct args *x)
{
    return rounded(model_mulz(x), x) + x->c;
}

static wide
model_fdiv(const struct args *x)
{
    return x->a / x->b;
}

static wide
model_inv(const struct args *x)
{
    return 1 / x->a;
}

/* Integral neighbours, by the integer part of a magnitude below 2^112. */
static wide
truncated(wide x)
{
    if (is_nan(x) || x >= 0x1p100 || x <= -0x1p100)
        return x;
    return (wide)(__int128)x;
}

static wide
model_rndz(const struct args *x)
{
    return truncated(x->a);
}

static wide
model_rndd(const struct args *x)
{
    const wide t = truncated(x->a);
    return t > x->a ? t - 1 : t;
}

static wide
model_rndu(const struct args *x)
{
    const wide t = truncated(x->a);
    return t < x->a ? t + 1 : t;
}

static wide
model_rnde(const struct args *x)
{
    const wide t = truncated(x->a), left = x->a < 0 ? t - x->a : x->a - t, away = x->a < 0 ? t - 1 : t + 1;
    if (left == 0 || is_nan(left))
        return t;
    return left > 0.5Q || (left == 0.5Q && (__int128)t % 2 != 0) ? away : t;
}

static wide
model_frc(const struct args *x)
{
    return x->a - model_rndd(x);
}

struct row {
    enum lane_code code;
    wide (*model)(const struct args *x);
    bool zero_sign; /* the model tells the sign of a zero result */
};

static const struct row rows[] = {
    {LANE_OP_add, model_add, false},       {LANE_OP_mul, model_mul, true},
    {LANE_OP_mulz, model_mulz, false},     {LANE_OP_mad, model_mad, false},
    {LANE_OP_muladd, model_muladd, false}, {LANE_OP_madz, model_madz, false},
    {LANE_OP_fdiv, model_fdiv, true},      {LANE_OP_inv, model_inv, true},
    {LANE_OP_rndz, model_rndz, false},     {LANE_OP_rndd, model_rndd, false},
    {LANE_OP_rndu, model_rndu, false},     {LANE_OP_rnde, model_rnde, false},
    {LANE_OP_frc, model_frc, false},
};

static const enum lane_type types[] = {LANE_HF, LANE_F, LANE_DF};

/* A sum of values far apart does not fit 113 bits; those of mad are compared in fused_far_apart. */
static bool
sum_is_exact(wide p, wide q)
{
    const wide s = p + q;
    const wide large = (p < 0 ? -p : p) > (q < 0 ? -q : q) ? p : q, little = large == p ? q : p;
    return is_nan(s) || s - large == little || s == (wide)INFINITY || s == -(wide)INFINITY;
}

static bool
model_is_exact(enum lane_code code, const struct args *x)
{
    switch (code) {
    case LANE_OP_add:
        return sum_is_exact(x->a, x->b);
    case LANE_OP_mad:
        return sum_is_exact(x->a * x->b, x->c);
    case LANE_OP_muladd:
        return sum_is_exact(rounded(x->a * x->b, x), x->c);
    case LANE_OP_madz:
        return sum_is_exact(rounded(model_mulz(x), x), x->c);
    case LANE_OP_frc:
        return sum_is_exact(x->a, -model_rndd(x));
    default:
        return true;
    }
}

static struct args
make_args(const struct rig *r, enum lane_type type, unsigned mode, unsigned lane)
{
    const uint64_t a = rig_get(r, RIG_A, type, lane), b = rig_get(r, RIG_B, type, lane);
    const uint64_t c = rig_get(r, RIG_C, type, lane);
    return (struct args){.a = value_of(a, type),
                         .b = value_of(b, type),
                         .c = value_of(c, type),
                         .na = a & sign_of(type),
                         .nb = b & sign_of(type),
                         .nc = c & sign_of(type),
                         .type = type,
                         .mode = mode};
}

static void
check_lane(const struct rig *r, const struct row *row, enum lane_type type, unsigned mode, unsigned lane)
{
    const struct args x = make_args(r, type, mode, lane);
    const uint64_t got = rig_get(r, RIG_DST, type, lane);
    const wide exact = row->model(&x);
    if (is_nan(exact)) {
        assert_true(is_nan(value_of(got, type)));
        return;
    }
    if (!model_is_exact(row->code, &x))
        return;
    const bool negative = row->code == LANE_OP_inv ? x.na : x.na != x.nb;
    uint64_t want = round_to(exact, negative, type, mode), seen = got;
    if (!row->zero_sign && exact == 0)
        seen &= ~sign_of(type), want &= ~sign_of(type);
    if (seen != want)
        fail_msg("%s:%s mode %u a=%a b=%a c=%a: %llx, not %llx", lane_code_name(row->code),
                 lane_type_name(type), mode, (double)x.a, (double)x.b, (double)x.c, (unsigned long long)got,
                 (unsigned long long)want);
}

static void
fill(struct rig *r, struct random *random, enum lane_type type)
{
    static const uint32_t bases[3] = {RIG_A, RIG_B, RIG_C};
    for (unsigned n = 0; n < 3; n++)
        for (unsigned lane = 0; lane < 16; lane++)
            rig_put(r, bases[n], type, lane, random_value(random, type));
}

static void
ops_round_once(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (unsigned t = 0; t < 3; t++)
            for (unsigned mode = 0; mode < 4; mode++) {
                struct random random = {.state = i * 64 + t * 8 + mode};
                rig_clear(&r);
                rig_elementwise(&r, rows[i].code, types[t]);
                for (unsigned round = 0; round < 60; round++) {
                    fill(&r, &random, types[t]);
                    rig_run(&r, 0xffff, RIG_IEEE | mode << 4);
                    for (unsigned lane = 0; lane < 16; lane++)
                        check_lane(&r, &rows[i], types[t], mode, lane);
                }
            }
    rig_close(&r);
}

static void
square_roots_are_nearest(void **state)
{
    (void)state;
    struct rig r;
    struct random random = {.state = 5};
    rig_open(&r);
    for (unsigned t = 0; t < 3; t++) {
        rig_clear(&r);
        rig_elementwise(&r, LANE_OP_sqrt, types[t]);
        for (unsigned round = 0; round < 200; round++) {
            fill(&r, &random, types[t]);
            rig_run(&r, 0xffff, RIG_IEEE);
            for (unsigned lane = 0; lane < 16; lane++) {
                const uint64_t bits = rig_get(&r, RIG_DST, types[t], lane);
                const wide x = value_of(rig_get(&r, RIG_A, types[t], lane), types[t]),
                           y = value_of(bits, types[t]);
                if (x == 0 || is_nan(x) || x < 0 || bits >= infinity_of[types[t]]) {
                    assert_true(x == 0 ? y == 0 : x > 0 ? y == x : is_nan(y));
                    continue;
                }
                const wide low = (y + value_of(bits - 1, types[t])) / 2,
                           high = (y + value_of(bits + 1, types[t])) / 2;
                assert_true(low * low <= x && x <= high * high);
            }
        }
    }
    rig_close(&r);
}

/* fma of the C library, an independent implementation, where the sum is wider than the model. */
static void
fused_far_apart(void **state)
{
    (void)state;
    struct rig r;
    struct random random = {.state = 77};
    rig_open(&r);
    rig_elementwise(&r, LANE_OP_mad, LANE_F);
    for (unsigned round = 0; round < 20000; round++) {
        fill(&r, &random, LANE_F);
        rig_run(&r, 0xffff, RIG_IEEE);
        for (unsigned lane = 0; lane < 16; lane++) {
            float v[3];
            for (unsigned n = 0; n < 3; n++)
                v[n] = lane_f32_from_bits((uint32_t)rig_get(&r, RIG_A + n * 1024, LANE_F, lane));
            const float want = fmaf(v[0], v[1], v[2]);
            const uint32_t got = (uint32_t)rig_get(&r, RIG_DST, LANE_F, lane);
            assert_true(isnan(want) ? isnan(lane_f32_from_bits(got)) : got == lane_f32_bits(want));
        }
    }
    rig_close(&r);
}

/* min, max, minl, maxl hand on one operand's bits. */
static void
minimum_and_maximum(void **state)
{
    static const struct {
        enum lane_code code;
        bool less, other_for_nan;
    } cases[] = {{LANE_OP_min, true, true},
                 {LANE_OP_max, false, true},
                 {LANE_OP_minl, true, false},
                 {LANE_OP_maxl, false, false}};
    (void)state;
    struct rig r;
    struct random random = {.state = 3};
    rig_open(&r);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned t = 0; t < 3; t++)
            for (unsigned round = 0; round < 50; round++) {
                rig_clear(&r);
                rig_elementwise(&r, cases[i].code, types[t]);
                fill(&r, &random, types[t]);
                rig_put(&r, RIG_A, types[t], round % 16, 0); /* equal, and yet one of the two is handed on */
                rig_put(&r, RIG_B, types[t], round % 16, sign_of(types[t]));
                rig_run(&r, 0xffff, RIG_IEEE);
                for (unsigned lane = 0; lane < 16; lane++) {
                    const uint64_t a = rig_get(&r, RIG_A, types[t], lane),
                                   b = rig_get(&r, RIG_B, types[t], lane);
                    const wide va = value_of(a, types[t]), vb = value_of(b, types[t]);
                    const bool first =
                        (cases[i].less ? va < vb : va >= vb) || (cases[i].other_for_nan && is_nan(vb));
                    assert_true(rig_get(&r, RIG_DST, types[t], lane) == (first ? a : b));
                }
            }
    rig_close(&r);
}

static void
comparisons_and_nans(void **state)
{
    (void)state;
    struct rig r;
    struct random random = {.state = 11};
    rig_open(&r);
    for (unsigned t = 0; t < 3; t++)
        for (enum lane_cond cond = LANE_COND_EQ; cond <= LANE_COND_UN; cond++) {
            if (cond == LANE_COND_OV)
                continue;
            rig_clear(&r);
            struct lane_op *op = rig_elementwise(&r, LANE_OP_cmp, types[t]);
            op->dst = rig_packed(LANE_D, RIG_DST);
            op->cond = (uint8_t)cond;
            for (unsigned round = 0; round < 60; round++) {
                fill(&r, &random, types[t]);
                rig_run(&r, 0xffff, RIG_IEEE);
                for (unsigned lane = 0; lane < 16; lane++) {
                    const wide a = value_of(rig_get(&r, RIG_A, types[t], lane), types[t]);
                    const wide b = value_of(rig_get(&r, RIG_B, types[t], lane), types[t]);
                    const bool want[] = {[LANE_COND_EQ] = a == b, [LANE_COND_NE] = a != b,
                                         [LANE_COND_GT] = a > b,  [LANE_COND_GE] = a >= b,
                                         [LANE_COND_LT] = a < b,  [LANE_COND_LE] = a <= b,
                                         [LANE_COND_OV] = false,  [LANE_COND_UN] = is_nan(a) || is_nan(b)};
                    assert_int_equal(rig_get(&r, RIG_DST, LANE_D, lane), want[cond] ? 0xffffffff : 0);
                }
            }
        }
    rig_close(&r);
}

static uint64_t
run_one(struct rig *r, struct lane_op *op, enum lane_type type, uint64_t a, uint64_t b, uint32_t fpmode)
{
    rig_put(r, RIG_A, type, 0, a);
    rig_put(r, RIG_B, type, 0, b);
    const enum lane_type to = op->dst.type;
    rig_run(r, 1, fpmode);
    return rig_get(r, RIG_DST, to, 0);
}

/* Denormals go in and out as 0 unless the mode keeps them; mov keeps them always. */
static void
denormals(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_add, LANE_F);
    assert_int_equal(run_one(&r, op, LANE_F, 0x80000001, 0x80000001, 0x4c0), 0x80000002);
    assert_int_equal(run_one(&r, op, LANE_F, 0x80000001, 0x80000001, 0x440), 0x80000000);
    assert_int_equal(run_one(&r, op, LANE_F, 0x00800001, 0x80800000, 0x440), 0);
    rig_clear(&r);
    op = rig_elementwise(&r, LANE_OP_mul, LANE_F); /* a denormal that would grow to a normal */
    assert_int_equal(run_one(&r, op, LANE_F, 0x00000001, 0x5f000000, 0x4c0), 0x14800000);
    assert_int_equal(run_one(&r, op, LANE_F, 0x00000001, 0x5f000000, 0x440), 0);
    rig_clear(&r);
    op = rig_elementwise(&r, LANE_OP_add, LANE_HF);
    assert_int_equal(run_one(&r, op, LANE_HF, 0x8001, 0x8001, 0x4c0), 0x8002);
    assert_int_equal(run_one(&r, op, LANE_HF, 0x8001, 0x8001, 0x0c0), 0x8000);
    assert_int_equal(run_one(&r, op, LANE_HF, 0x0401, 0x8400, 0x0c0), 0);
    static const enum lane_code copies[] = {LANE_OP_mov, LANE_OP_sel};
    for (unsigned i = 0; i < 2; i++) {
        rig_clear(&r);
        op = rig_elementwise(&r, copies[i], LANE_F);
        assert_int_equal(run_one(&r, op, LANE_F, 0x80000001, 0, 0), 0x80000001);
        rig_clear(&r);
        op = rig_elementwise(&r, copies[i], LANE_HF);
        assert_int_equal(run_one(&r, op, LANE_HF, 0x8001, 0, 0), 0x8001);
    }
    rig_close(&r);
}

static void
output_modifiers(void **state)
{
    static const struct {
        uint8_t flags;
        float a, b, want;
    } cases[] = {{LANE_SAT, 2, 3, 1},
                 {LANE_SAT, -2, -3, 0},
                 {LANE_SAT, 0.25f, 0.5f, 0.75f},
                 {LANE_SAT, INFINITY, -INFINITY, 0},
                 {LANE_OMOD_MUL2, 1, 2, 6},
                 {LANE_OMOD_MUL4, 1, 2, 12},
                 {LANE_OMOD_DIV2, 1, 2, 1.5f},
                 {LANE_SAT | LANE_OMOD_DIV2, 1, 0.5f, 0.75f},
                 {LANE_SAT | LANE_OMOD_MUL4, 0.25f, 0.25f, 1}};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig_clear(&r);
        struct lane_op *op = rig_elementwise(&r, LANE_OP_add, LANE_F);
        op->flags = cases[i].flags;
        const uint64_t got =
            run_one(&r, op, LANE_F, lane_f32_bits(cases[i].a), lane_f32_bits(cases[i].b), RIG_IEEE);
        assert_int_equal(got, lane_f32_bits(cases[i].want));
    }
    rig_close(&r);
}

/* Flags look at the result before saturation, in dst's type. */
static void
flags_of_results(void **state)
{
    static const struct {
        enum lane_cond cond;
        float a, b;
        bool want;
    } cases[] = {{LANE_COND_LT, -2, 1, true},
                 {LANE_COND_EQ, -2, 1, false},
                 {LANE_COND_GT, 3, -3, false},
                 {LANE_COND_EQ, 3, -3, true},
                 {LANE_COND_NE, INFINITY, -INFINITY, true},
                 {LANE_COND_UN, INFINITY, -INFINITY, true},
                 {LANE_COND_GE, INFINITY, -INFINITY, false},
                 {LANE_COND_OV, FLT_MAX, FLT_MAX, true},
                 {LANE_COND_OV, INFINITY, 1, false},
                 {LANE_COND_OV, 1, 1, false}};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig_clear(&r);
        struct lane_op *op = rig_elementwise(&r, LANE_OP_add, LANE_F);
        op->flags = LANE_SAT;
        op->write_flag = true;
        op->cond = (uint8_t)cases[i].cond;
        op->cond_cell = 64;
        r.rf[64] = (uint8_t)!cases[i].want;
        run_one(&r, op, LANE_F, lane_f32_bits(cases[i].a), lane_f32_bits(cases[i].b), RIG_IEEE);
        assert_int_equal(r.rf[64] & 1, cases[i].want);
    }
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ops_round_once),       cmocka_unit_test(square_roots_are_nearest),
        cmocka_unit_test(fused_far_apart),      cmocka_unit_test(minimum_and_maximum),
        cmocka_unit_test(comparisons_and_nans), cmocka_unit_test(denormals),
        cmocka_unit_test(output_modifiers),     cmocka_unit_test(flags_of_results),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
