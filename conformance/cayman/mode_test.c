/* SPDX-License-Identifier: MIT */
/*
 * SET_MODE with every pair of modes, on every engine, against numbers of 113 bits that are rounded and
 * flushed as "HD 6900 Series ISA" sections 4.13.1 and 8.2 say: bits 1:0 round to the nearest, up, down,
 * towards 0; bit 2 keeps the denormals of sources, bit 3 those of results.
 */
#include "test.h"

#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engines.h"

enum {
    CF_ROOM = 24,
    LANES = ENGINES_ITEMS,
    PER_LANE = 12,
    OUTS = 7,
    PER_RESULT = 4 * OUTS,
    ADDRESS = 1,
    FLOATS = 2,  /* a, b, c */
    DOUBLES = 3, /* A and B, high dwords first; T4: C */
    RESULT = 5,
    INDEX = 12,
    OP_MUL_IEEE = 2,
    OP_FMA = 7,
    OP_FMA_64 = 10,
    OP_SETGT_DX10 = 13,
    OP_FRACT = 16,
    OP_FLOOR = 20,
    OP_MULADD_IEEE = 24,
    OP_SET_MODE = 87,
    OP_RECIP_IEEE = 134,
    OP_MUL_UINT24 = 181,
    OP_SETGT_64 = 186,
    OP_MUL_64 = 202,
    OP_ADD_64 = 203,
    OP_FLT64_TO_FLT32 = 205,
    OP_FLT32_TO_FLT64 = 206
};
enum { SINGLE, DOUBLE };
enum { KEEP_SOURCES = 4, KEEP_RESULTS = 8 };

typedef _Float128 exact;

/* --- the program --- */

static uint64_t
high(unsigned n)
{
    return SRC(DOUBLES + n / 2, n % 2 * 2);
}

static uint64_t
low(unsigned n)
{
    return SRC(DOUBLES + n / 2, n % 2 * 2 + 1);
}

static void
add_floats(struct code *c)
{
    const uint64_t x = SRC(FLOATS, 0), y = SRC(FLOATS, 1), z = SRC(FLOATS, 2);
    add(c, op2(OP_ADD, RESULT, 0, x, y));
    add(c, op2(OP_MUL_IEEE, RESULT, 1, x, y));
    add(c, op3(OP_FMA, RESULT, 2, x, y, z));
    add(c, op3(OP_MULADD_IEEE, RESULT, 3, x, y, z) | LAST);
    add(c, op2(OP_SETGT_DX10, RESULT + 1, 0, x, y));
    add(c, op2(OP_FRACT, RESULT + 1, 1, x, 0));
    add(c, op2(OP_FLOOR, RESULT + 1, 2, x, 0));
    add(c, op2(OP_MOV, RESULT + 1, 3, x, 0) | LAST);
    for (unsigned chan = 0; chan < 4; chan++)
        add(c, op2(OP_RECIP_IEEE, RESULT + 2, chan, x, 0) | (chan == 3 ? LAST : 0));
}

static void
add_doubles(struct code *c)
{
    add(c, op2(OP_ADD_64, RESULT + 3, 0, high(0), high(1)));
    add(c, op2(OP_ADD_64, RESULT + 3, 1, low(0), low(1)));
    add(c, op2(OP_SETGT_64, RESULT + 3, 2, high(0), high(1)));
    add(c, op2(OP_SETGT_64, RESULT + 3, 3, low(0), low(1)) | LAST);
    for (unsigned chan = 0; chan < 4; chan++)
        add(c, op2(OP_MUL_64, RESULT + 4, chan, chan < 3 ? high(0) : low(0), chan < 3 ? high(1) : low(1)) |
                   (chan == 3 ? LAST : 0));
    for (unsigned chan = 0; chan < 4; chan++)
        add(c, op3(OP_FMA_64, RESULT + 5, chan, chan < 3 ? high(0) : low(0), chan < 3 ? high(1) : low(1),
                   chan < 3 ? high(2) : low(2)) |
                   (chan == 3 ? LAST : 0));
    add(c, op2(OP_FLT64_TO_FLT32, RESULT + 6, 0, high(0), 0));
    add(c, op2(OP_FLT64_TO_FLT32, RESULT + 6, 1, low(0), 0));
    add(c, op2(OP_FLT32_TO_FLT64, RESULT + 6, 2, SRC(FLOATS, 0), 0));
    add(c, op2(OP_FLT32_TO_FLT64, RESULT + 6, 3, SRC(SEL_0, 0), 0) | LAST);
}

/* An index of `scale` dwords per lane, then `step` more behind each vector that is stored. */
static void
build(struct code *c, unsigned floats, unsigned doubles)
{
    unsigned flow = 3;
    memset(c->slots, 0, CF_ROOM * sizeof *c->slots);
    c->count = CF_ROOM;
    add(c, op2(OP_MUL_UINT24, ADDRESS, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    add(c, op2(OP_MUL_UINT24, INDEX, 1, SRC(0, 0), SRC(SEL_LITERAL, 1)) | LAST);
    add(c, 4 * PER_LANE | (uint64_t)PER_RESULT << 32);
    add(c, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 1), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, ENGINES_OUT / 4);
    c->slots[0] = cf_alu(CF_ALU, CF_ROOM, c->count - CF_ROOM);
    c->count += c->count % 2;
    c->slots[1] = cf_fetches(c->count, 3);
    for (unsigned n = 0; n < 3; n++)
        add_fetch_4(c, FLOATS + n, ADDRESS, 16 * n);
    const unsigned main = c->count;
    add(c, (op2(OP_SET_MODE, 0, 3, SRC(floats, 0), SRC(doubles, 0)) & NO_WRITE) | LAST);
    add_floats(c);
    add_doubles(c);
    c->slots[2] = cf_alu(CF_ALU, main, c->count - main);
    for (unsigned n = 0; n < OUTS; n++) {
        c->slots[flow++] = cf_store(RESULT + n, INDEX, 15);
        c->slots[flow++] = cf_alu(CF_ALU, c->count, 2);
        add(c, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)) | LAST);
        add(c, 4);
    }
    c->slots[flow] = cf(CF_END, 0, 0);
    assert_true(flow < CF_ROOM);
}

/* --- the model --- */

static exact
least(int kind)
{
    return kind == SINGLE ? (exact)0x1p-126 : (exact)0x1p-1022;
}

static exact
flushed(exact x, int kind, unsigned keeps)
{
    const exact size = x < 0 ? -x : x;
    return keeps || size >= least(kind) ? x : x < 0 || (x == 0 && signbit((double)x)) ? -(exact)0 : (exact)0;
}

static exact
source(exact x, int kind, unsigned mode)
{
    return flushed(x, kind, mode & KEEP_SOURCES);
}

static const int roundings[4] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};

/* The host's mode is the rounding mode meanwhile. */
static exact
rounded(volatile exact x, int kind)
{
    return kind == SINGLE ? (exact)(float)x : (exact)(double)x;
}

static exact
in_mode(exact x, unsigned mode)
{
    fesetround(roundings[mode & 3]);
    return rounded(x, SINGLE);
}

/*
 * Whether `got` is the result of an operation that gives `x` before it is rounded. A tiny number that rounds
 * to the least normal one may have been flushed before that.
 */
static bool
is_result(exact got, exact x, int kind, unsigned mode)
{
    const exact size = x < 0 ? -x : x, to = flushed(rounded(x, kind), kind, mode & KEEP_RESULTS);
    return got == to || (!(mode & KEEP_RESULTS) && size < least(kind) && got == 0);
}

/* A sum whose last bit is 1 if it is not exact: it can be rounded once more. */
static exact
odd_sum(volatile exact x, volatile exact y)
{
    __int128 bits;
    fesetround(FE_DOWNWARD);
    const volatile exact below = x + y;
    fesetround(FE_UPWARD);
    const volatile exact above = x + y;
    memcpy(&bits, (const void *)&below, sizeof bits);
    return below == above || (bits & 1) ? below : above;
}

struct numbers {
    float f[3];
    double d[3];
};

static float
float_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static double
double_of(uint32_t from_high, uint32_t from_low)
{
    const uint64_t bits = (uint64_t)from_high << 32 | from_low;
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static void
expect(bool holds, const char *what, const struct numbers *n, unsigned mode, double got)
{
    fesetround(FE_TONEAREST);
    if (!holds)
        fail_msg("%s, mode %u, of %a, %a, %a and %a, %a, %a: %a", what, mode, (double)n->f[0],
                 (double)n->f[1], (double)n->f[2], n->d[0], n->d[1], n->d[2], got);
}

#define RESULT_IS(what, got, x, kind, mode)                                                                  \
    do {                                                                                                     \
        const volatile exact exactly = (x);                                                                  \
        fesetround(roundings[(mode)&3]);                                                                     \
        expect(is_result((exact)(got), exactly, kind, mode), what, n, mode, (double)(got));                  \
    } while (0)

static void
check_floats(const struct numbers *n, const uint32_t *r, unsigned mode)
{
    const exact a = source(n->f[0], SINGLE, mode), b = source(n->f[1], SINGLE, mode);
    const exact c = source(n->f[2], SINGLE, mode), product = a * b;
    RESULT_IS("ADD", float_of(r[0]), odd_sum(a, b), SINGLE, mode);
    RESULT_IS("MUL_IEEE", float_of(r[1]), a * b, SINGLE, mode);
    RESULT_IS("FMA", float_of(r[2]), odd_sum(a * b, c), SINGLE, mode);
    if (product == 0 || product >= least(SINGLE) || -product >= least(SINGLE)) /* else it may be flushed */
        RESULT_IS("MULADD_IEEE", float_of(r[3]), odd_sum(in_mode(product, mode), c), SINGLE, mode);
    expect((r[4] != 0) == (a > b), "SETGT_DX10", n, mode, r[4]);
    if (a >= 0)
        RESULT_IS("FRACT", float_of(r[5]), a - (exact)floor((double)a), SINGLE, mode);
    expect((exact)float_of(r[6]) == (exact)floor((double)a), "FLOOR", n, mode, (double)float_of(r[6]));
    expect(float_of(r[7]) == n->f[0], "MOV", n, mode, (double)float_of(r[7]));
    if (a != 0 && (exact)1 / a < (exact)0x1p127 && (exact)1 / a > -(exact)0x1p127)
        RESULT_IS("RECIP_IEEE", float_of(r[8]), (exact)1 / a, SINGLE, mode);
}

static void
check_doubles(const struct numbers *n, const uint32_t *r, unsigned mode, bool conversions)
{
    const exact a = source(n->d[0], DOUBLE, mode), b = source(n->d[1], DOUBLE, mode);
    const exact c = source(n->d[2], DOUBLE, mode);
    RESULT_IS("ADD_64", double_of(r[13], r[12]), odd_sum(a, b), DOUBLE, mode);
    expect((r[14] != 0) == (a > b) && r[14] == r[15], "SETGT_64", n, mode, r[14]);
    RESULT_IS("MUL_64", double_of(r[17], r[16]), a * b, DOUBLE, mode);
    RESULT_IS("FMA_64", double_of(r[21], r[20]), odd_sum(a * b, c), DOUBLE, mode);
    if (!conversions)
        return;
    RESULT_IS("FLT64_TO_FLT32", float_of(r[24]), a, SINGLE, mode);
    RESULT_IS("FLT32_TO_FLT64", double_of(r[27], r[26]), source(n->f[0], SINGLE, mode), DOUBLE, mode);
}

/* --- values --- */

static const uint32_t floats[] = {0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x00400000,
                                  0x80300000, 0x00800000, 0x80800001, 0x00c00000, 0x3f800000, 0xbf000000,
                                  0x3f400000, 0x1c800000, 0xa1000003, 0x7f000000, 0x4b000001, 0x00000003};
static const uint64_t doubles[] = {
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000003, 0x000fffffffffffff,
    0x0008000000000000, 0x8000000000000400, 0x0010000000000000, 0x8018000000000000, 0x0010000000000001,
    0x3ff0000000000000, 0xbfe0000000000000, 0x3ff8000000000000, 0x1a70000000000000, 0x9ff0000000000003,
    0x380fffffffffffff, 0x36a0000000000000, 0xb7e8000000000000, 0x7fd0000000000000};

static uint32_t
next(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static void
fill(uint32_t in[LANES * PER_LANE], uint32_t *state)
{
    for (unsigned lane = 0; lane < LANES; lane++)
        for (unsigned k = 0; k < 4; k++) {
            const uint64_t d = doubles[next(state) % (sizeof doubles / sizeof *doubles)];
            in[PER_LANE * lane + k] = floats[next(state) % (sizeof floats / sizeof *floats)];
            in[PER_LANE * lane + 4 + 2 * k] = (uint32_t)(d >> 32);
            in[PER_LANE * lane + 5 + 2 * k] = (uint32_t)d;
        }
}

static void
try_modes(unsigned of_floats, unsigned of_doubles, bool jit)
{
    static struct code code;
    static uint32_t in[LANES * PER_LANE], out[LANES * PER_RESULT];
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    uint32_t state = 16 * of_floats + of_doubles;
    build(&code, of_floats, of_doubles);
    if (engines_make(&(struct engines_request){.code = &code, .jit = jit}, &e, &error))
        fail_msg("SET_MODE %u, %u: %s", of_floats, of_doubles, error.text);
    for (unsigned round = 0; round < 8; round++) {
        fill(in, &state);
        engines_run(e, in, LANES * PER_LANE, out, LANES * PER_RESULT, NULL, NULL, "SET_MODE");
        for (unsigned lane = 0; lane < LANES; lane++) {
            const uint32_t *from = in + PER_LANE * lane;
            struct numbers n;
            for (unsigned k = 0; k < 3; k++) {
                n.f[k] = float_of(from[k]);
                n.d[k] = double_of(from[4 + 2 * k], from[5 + 2 * k]);
            }
            check_floats(&n, out + PER_RESULT * lane, of_floats);
            check_doubles(&n, out + PER_RESULT * lane, of_doubles, of_floats == of_doubles);
        }
    }
    engines_free(e);
}

static void
one_mode_for_both(void **state)
{
    (void)state;
    for (unsigned mode = 0; mode < 16; mode++)
        try_modes(mode, mode, mode == 4 || mode == 8);
}

static void
a_mode_each(void **state)
{
    (void)state;
    for (unsigned of_floats = 0; of_floats < 16; of_floats++)
        for (unsigned of_doubles = 0; of_doubles < 16; of_doubles++)
            if (of_floats != of_doubles)
                try_modes(of_floats, of_doubles, of_floats % 4 == 0 && of_doubles == 15 - of_floats);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(one_mode_for_both), cmocka_unit_test(a_mode_each)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
