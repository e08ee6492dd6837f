/* SPDX-License-Identifier: MIT */
/* mov between any two types, in every rounding mode, against conversions spelled out by search and
 * comparison. */
#include <math.h>

#include "emu/lane_convert.h"
#include "emu/lane_half.h"
#include "half_value.h"
#include "rig.h"
#include "values.h"

typedef __float128 wide;
typedef __int128 i128;

static const uint64_t infinity_of[LANE_TYPE_COUNT] = {
    [LANE_HF] = 0x7c00, [LANE_F] = 0x7f800000, [LANE_DF] = 0x7ff0000000000000};

static wide
value_of(uint64_t bits, enum lane_type type)
{
    const unsigned width = lane_type_bytes(type) * 8;
    switch (type) {
    case LANE_HF:
        return (wide)half_value((uint16_t)bits);
    case LANE_F:
        return (wide)lane_f32_from_bits((uint32_t)bits);
    case LANE_DF:
        return (wide)lane_f64_from_bits(bits);
    default:
        return lane_type_is_signed(type) && bits >> (width - 1) & 1 ? (wide)((i128)bits - ((i128)1 << width))
                                                                    : (wide)bits;
    }
}

static wide
magnitude_of(uint64_t bits, enum lane_type type)
{
    if (bits < infinity_of[type])
        return value_of(bits, type);
    return 2 * value_of(bits - 1, type) - value_of(bits - 2, type);
}

static uint64_t
to_float(wide x, bool minus, enum lane_type type, unsigned mode)
{
    const uint64_t inf = infinity_of[type], sign = minus ? (uint64_t)1 << (lane_type_bytes(type) * 8 - 1) : 0;
    const wide magnitude = x < 0 ? -x : x;
    const bool away = mode == (minus ? 2 : 1);
    uint64_t low = 0, high = inf;
    if (magnitude == (wide)INFINITY)
        return sign | inf;
    while (low < high) {
        const uint64_t middle = low + (high - low + 1) / 2;
        if (magnitude_of(middle, type) <= magnitude)
            low = middle;
        else
            high = middle - 1;
    }
    if (low == inf)
        return sign | (mode == 0 || away ? inf : inf - 1);
    const wide below = magnitude - magnitude_of(low, type), above = magnitude_of(low + 1, type) - magnitude;
    const bool up = mode == 0 ? below > above || (below == above && low & 1) : away && below != 0;
    return sign | (low + up);
}

static uint64_t
to_int(wide x, enum lane_type type)
{
    const unsigned width = lane_type_bytes(type) * 8;
    const i128 low = lane_type_is_signed(type) ? -((i128)1 << (width - 1)) : 0;
    const i128 high = ((i128)1 << (width - lane_type_is_signed(type))) - 1;
    const i128 v = x != x ? 0 : x < (wide)low ? low : x > (wide)high ? high : (i128)x;
    return (uint64_t)v & UINT64_MAX >> (64 - width);
}

static uint64_t
model(uint64_t bits, enum lane_type from, enum lane_type to, unsigned mode, bool saturate)
{
    const bool from_float = lane_type_is_float(from);
    const wide x = value_of(bits, from);
    const uint64_t mask = UINT64_MAX >> (64 - 8 * lane_type_bytes(to));
    if (lane_type_is_float(to)) {
        const bool minus = from_float ? bits >> (lane_type_bytes(from) * 8 - 1) & 1 : x < 0;
        const uint64_t r = to_float(x, minus, to, mode);
        if (!saturate)
            return r;
        const wide v = value_of(r, to);
        return v > 0 ? (v < 1 ? r : to_float(1, false, to, 0)) : 0;
    }
    if (from_float || saturate)
        return to_int(x, to);
    return (uint64_t)(i128)x & mask;
}

static void
check(struct rig *r, enum lane_type from, enum lane_type to, unsigned mode, bool saturate)
{
    struct random random = {.state = from * 256u + to * 16u + mode * 2u + saturate};
    rig_clear(r);
    struct lane_op *op = rig_elementwise(r, LANE_OP_mov, from);
    op->dst = rig_packed(to, RIG_DST);
    op->flags = saturate ? LANE_SAT : 0;
    for (unsigned round = 0; round < 60; round++) {
        for (unsigned lane = 0; lane < 16; lane++)
            rig_put(r, RIG_A, from, lane, random_value(&random, from));
        rig_run(r, 0xffff, RIG_IEEE | mode << 4);
        for (unsigned lane = 0; lane < 16; lane++) {
            const uint64_t in = rig_get(r, RIG_A, from, lane), got = rig_get(r, RIG_DST, to, lane);
            const wide x = value_of(in, from);
            if (x != x && lane_type_is_float(to)) {
                const wide y = value_of(got, to);
                assert_true(saturate ? got == 0 : y != y);
                continue;
            }
            const uint64_t want = model(in, from, to, mode, saturate);
            if (got != want)
                fail_msg("%s -> %s mode %u sat %d: %llx gives %llx, not %llx", lane_type_name(from),
                         lane_type_name(to), mode, saturate, (unsigned long long)in, (unsigned long long)got,
                         (unsigned long long)want);
        }
    }
}

static void
every_pair_of_types(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned from = 0; from < LANE_TYPE_COUNT; from++)
        for (unsigned to = 0; to < LANE_TYPE_COUNT; to++)
            for (unsigned mode = 0; mode < 8; mode++)
                check(&r, from, to, mode / 2, mode & 1);
    rig_close(&r);
}

/* All 65536 halves, both ways, in every mode. */
static void
every_half(void **state)
{
    (void)state;
    for (uint32_t bits = 0; bits < 65536; bits++) {
        const uint16_t half = (uint16_t)bits;
        const float want = half_value(half), got = lane_f16_to_f32(half);
        if (isnan(want)) {
            assert_true(isnan(got));
            assert_int_equal(lane_f32_to_f16(got, 0), half | 0x200);
            assert_int_equal(lane_f64_to_f16((double)got, 0), half | 0x200);
            continue;
        }
        assert_int_equal(lane_f32_bits(got), lane_f32_bits(want));
        for (uint32_t mode = 0; mode < 4; mode++) {
            assert_int_equal(lane_f32_to_f16(got, mode << 4), half);
            assert_int_equal(lane_f64_to_f16((double)got, mode << 4), half);
        }
    }
}

/* Around every border between two halves, from float and from double. */
static void
borders_of_halves(void **state)
{
    (void)state;
    for (uint16_t half = 0; half < 0x7c00; half++) {
        const wide border = (magnitude_of(half, LANE_HF) + magnitude_of(half + 1u, LANE_HF)) / 2;
        const float f = (float)border;
        const double d = (double)border;
        const double tries[] = {d, nextafter(d, 0), nextafter(d, INFINITY), (double)nextafterf(f, 0),
                                (double)nextafterf(f, INFINITY)};
        for (unsigned i = 0; i < 5; i++)
            for (unsigned mode = 0; mode < 4; mode++)
                for (unsigned minus = 0; minus < 2; minus++) {
                    const double x = minus ? -tries[i] : tries[i];
                    const uint64_t want = to_float((wide)x, minus, LANE_HF, mode);
                    assert_int_equal(lane_f64_to_f16(x, mode << 4), want);
                    if ((double)(float)x == x)
                        assert_int_equal(lane_f32_to_f16((float)x, mode << 4), want);
                }
    }
}

/* The float versions that vector engines use agree with the definition. */
static void
float_to_int_versions(void **state)
{
    (void)state;
    for (uint64_t bits = 0; bits <= UINT32_MAX; bits += 4099) {
        const float x = lane_f32_from_bits((uint32_t)bits);
        assert_int_equal((uint32_t)lane_f32_to_s32(x), to_int((wide)x, LANE_D));
        assert_int_equal(lane_f32_to_u32(x), to_int((wide)x, LANE_UD));
        assert_int_equal((uint32_t)lane_f64_to_s32((double)x), to_int((wide)x, LANE_D));
        assert_int_equal(lane_f64_to_u32((double)x), to_int((wide)x, LANE_UD));
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_of_types),
        cmocka_unit_test(every_half),
        cmocka_unit_test(borders_of_halves),
        cmocka_unit_test(float_to_int_versions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
