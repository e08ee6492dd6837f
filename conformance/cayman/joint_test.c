/* SPDX-License-Identifier: MIT */
/*
 * Instructions that fill several slots, and instructions that take the result of another channel, on every
 * engine against joint_model.c. Work-item i has its operands in memory: three for each slot, T2, T3 and T4;
 * the results are in T5.
 */
#include "test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "emu/lane.h"
#include "engines.h"
#include "joint_model.h"

enum {
    ADDRESS = 1,
    SOURCES = 2,
    RESULT = 5,
    INDEX = 6,
    LANES = ENGINES_ITEMS,
    PER_LANE = 12,
    OP_MUL_UINT24 = 181
};

/* What is written in one slot; NULL: nothing. */
struct slot {
    const struct cay_alu_row *row;
    unsigned neg, abs;      /* bit n: source n */
    unsigned omod, operand; /* operand: 0 a GPR, 1 PV */
    bool clamp;
};

static uint64_t
source_of(const struct slot *s, unsigned n, unsigned chan)
{
    const uint64_t from = s->operand ? SRC(SEL_PV, chan) : SRC(SOURCES + n, chan);
    return from | (s->neg >> n & 1 ? SRC0_NEG : 0);
}

static uint64_t
encode(const struct slot *s, unsigned chan, unsigned operands_of)
{
    const uint64_t a = source_of(s, 0, operands_of), b = source_of(s, 1, operands_of);
    const uint64_t clamp = s->clamp ? CLAMP : 0;
    if (s->row->op3)
        return op3(s->row->opcode, RESULT, chan, a, b, source_of(s, 2, operands_of)) | clamp;
    return op2(s->row->opcode, RESULT, chan, a, b) | clamp | OMOD(s->omod) | (s->abs & 1 ? SRC0_ABS : 0) |
           (s->abs & 2 ? SRC1_ABS : 0);
}

/* T2, T3, T4 = memory[lane * 48]; the group; memory[OUT + lane * 16] = T5 */
static void
build(struct code *c, const struct slot slots[4], bool same_operands)
{
    unsigned last = 0;
    c->count = 6;
    for (unsigned chan = 0; chan < 4; chan++)
        last = slots[chan].row ? chan : last;
    const unsigned first = c->count;
    add(c, op2(OP_MUL_UINT24, ADDRESS, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, 4 * PER_LANE);
    for (unsigned chan = 0; chan < 4; chan++)
        add(c, op2(OP_MOV, RESULT, chan, SRC(SEL_0, 0), 0) | (chan == 3 ? LAST : 0));
    c->slots[0] = cf_alu(CF_ALU, first, c->count - first);
    c->slots[1] = cf_fetches(c->count, 3);
    for (unsigned n = 0; n < 3; n++)
        add_fetch_4(c, SOURCES + n, ADDRESS, 16 * n);
    const unsigned second = c->count;
    if (slots[0].row && slots[0].operand) /* PV.<chan> is what T2.<chan> is */
        for (unsigned chan = 0; chan < 4; chan++)
            add(c, op2(OP_MOV, 7, chan, SRC(SOURCES, chan), 0) | (chan == 3 ? LAST : 0));
    for (unsigned chan = 0; chan < 4; chan++)
        if (slots[chan].row)
            add(c, encode(&slots[chan], chan, same_operands ? 0 : chan) | (chan == last ? LAST : 0));
    add(c, op2(OP_LSHL, INDEX, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, 2);
    add(c, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, ENGINES_OUT / 4);
    c->slots[2] = cf_alu(CF_ALU, second, c->count - second);
    c->slots[3] = cf_store(RESULT, INDEX, 15);
    c->slots[4] = cf(CF_END, 0, 0);
    c->slots[5] = 0;
}

/* --- values --- */

static const uint64_t doubles[] = {
    0x0000000000000000, 0x8000000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x4021a0f4f077bca7,
    0xc02a39f1a0ac1721, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x3fe0000000000001,
    0xbfb5555555555555, 0x41efffffffe00000, 0x3cb0000000000000, 0xbc30000000000000, 0x4340000000000001,
    0x000fffffffffffff, 0x8000000000000001, 0x40790000c0000000, 0x3690000000000000, 0x7fd123456789abcd,
};
static const uint32_t floats[] = {
    0x00000000, 0x80000000, 0x3fc00000, 0xbf99999a, 0x3f200000, 0x40490fdb, 0xc2f68000, 0x501502f9,
    0xc0200000, 0x3f000000, 0x7f800000, 0xff800000, 0x7fc00000, 0x477fe000, 0x00000001, 0xffa00001,
};
static const uint32_t numbers[] = {0,  1,        UINT32_MAX, 0x80000000, 0x7fffffff,
                                   31, 0xff00ff, 0x12345678, 0xfedcba98};
static const uint32_t exponents[] = {0,          1,          UINT32_MAX,      0x2c6, 0x15e,
                                     0x80000000, 0x7fffffff, (uint32_t)-1100, 52};

#define COUNT(a) (sizeof(a) / sizeof *(a))

static uint32_t
next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static void
fill_doubles(uint32_t s[4][3], enum joint_form form, uint32_t *rng)
{
    for (unsigned n = 0; n < 3; n++)
        for (unsigned half = 0; half < 2; half++) {
            const uint64_t d = doubles[next_random(rng) % COUNT(doubles)];
            s[2 * half][n] = (uint32_t)(d >> 32);
            s[2 * half + 1][n] = form == JOINT_FOUR ? (uint32_t)(d >> 32) : (uint32_t)d;
            if (form == JOINT_FOUR && half)
                s[3][n] = (uint32_t)doubles[next_random(rng) % COUNT(doubles)];
        }
    if (form == JOINT_FOUR)
        for (unsigned n = 0; n < 3; n++)
            s[1][n] = s[2][n] = s[0][n];
    if (form == JOINT_SAME)
        s[0][1] = s[1][0];
}

static void
fill(const struct joint_model *m, uint32_t s[4][3], uint32_t *rng)
{
    const bool ldexp = strstr(m->name, "LDEXP") != NULL;
    for (unsigned c = 0; c < 4; c++)
        for (unsigned n = 0; n < 3; n++)
            s[c][n] = floats[next_random(rng) % COUNT(floats)];
    if (m->doubles)
        fill_doubles(s, m->form, rng);
    for (unsigned c = 0; c < 4 && ldexp; c++)
        s[c][1] = exponents[next_random(rng) % COUNT(exponents)];
}

/* --- comparing --- */

static float
as_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static bool
is_nan(const uint32_t *low)
{
    return (low[1] & 0x7fffffff) > 0x7ff00000 || ((low[1] & 0x7fffffff) == 0x7ff00000 && low[0]);
}

/* Whether result `chan` of a lane is the expected one; NaNs are the same. */
static bool
same_result(char kind, unsigned chan, const uint32_t *x, const uint32_t *y)
{
    const unsigned low = chan & ~1u;
    if (x[chan] == y[chan] || kind == '-')
        return true;
    if (kind == 'F')
        return isnan(as_float(x[chan])) && isnan(as_float(y[chan]));
    return kind != 'I' && is_nan(x + low) && is_nan(y + low);
}

static bool
engines_agree(unsigned dword, const uint32_t *x, const uint32_t *y, void *user)
{
    return same_result(((const char *)user)[dword % 4], dword % 4, x + (dword & ~3u), y + (dword & ~3u));
}

static void
check(const char *what, const char *kinds, unsigned lane, const uint32_t *in, const uint32_t *out,
      const uint32_t *expected)
{
    for (unsigned c = 0; c < 4; c++)
        if (!same_result(kinds[c], c, out, expected))
            fail_msg(
                "%s, work-item %u, %c: 0x%08x, not 0x%08x (0x%08x 0x%08x 0x%08x, next 0x%08x 0x%08x 0x%08x)",
                what, lane, "xyzw"[c], out[c], expected[c], in[c], in[4 + c], in[8 + c], in[(c ^ 1)],
                in[4 + (c ^ 1)], in[8 + (c ^ 1)]);
}

/* --- joint instructions --- */

static const struct cay_alu_row *
row_of(const char *name)
{
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++)
        if (strcmp(cay_alu_rows[op].name, name) == 0)
            return &cay_alu_rows[op];
    fail_msg("no row %s", name);
    return NULL;
}

struct variant {
    unsigned slots; /* bit c: slot c is filled */
    unsigned neg, abs, omod, operand;
    bool clamp, jit;
};

static void
make_slots(struct slot slots[4], const struct cay_alu_row *row, const struct variant *v)
{
    for (unsigned c = 0; c < 4; c++)
        slots[c] = v->slots >> c & 1 ? (struct slot){row, v->neg, v->abs, v->omod, v->operand, v->clamp}
                                     : (struct slot){NULL, 0, 0, 0, 0, false};
}

static uint32_t
modified(uint32_t bits, const struct variant *v, unsigned n)
{
    const uint32_t sign = 0x80000000;
    return (v->abs >> n & 1 ? bits & ~sign : bits) ^ (v->neg >> n & 1 ? sign : 0);
}

/* The slots that have the signs of sources: all but those with low dwords. */
static bool
has_signs(const struct joint_model *m, unsigned chan)
{
    return !m->doubles || (m->form == JOINT_PAIR   ? chan % 2 == 0
                           : m->form == JOINT_FOUR ? chan < 3
                                                   : chan == 0);
}

static double
as_double(const uint32_t *low)
{
    const uint64_t bits = (uint64_t)low[1] << 32 | low[0];
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

/* Modifiers make zeros of denormals. */
static bool
is_denormal(double magnitude, double least, const struct variant *v)
{
    return (v->omod || v->clamp) && fabs(magnitude) < least;
}

/* OMOD and CLAMP of the results. */
static void
modify_results(const char *kinds, const struct variant *v, uint32_t out[4])
{
    static const float factors[] = {1, 2, 4, 0.5f};
    for (unsigned c = 0; c < 4; c++) {
        if (kinds[c] == 'F') {
            float f = as_float(out[c]);
            f = is_denormal((double)f, 0x1p-126, v) ? copysignf(0, f) : f * factors[v->omod];
            f = v->clamp ? (f >= 1 ? 1 : f > 0 ? f : 0) : f;
            memcpy(&out[c], &f, sizeof f);
        }
        if (kinds[c] == 'd') {
            double d = as_double(out + c);
            d = is_denormal(d, 0x1p-1022, v) ? copysign(0, d) : d * (double)factors[v->omod];
            d = v->clamp ? (d >= 1 ? 1 : d > 0 ? d : 0) : d;
            memcpy(&out[c], &d, sizeof d);
        }
    }
}

static void
expected_of(const struct joint_model *m, const struct variant *v, const uint32_t in[PER_LANE],
            uint32_t out[4])
{
    uint32_t s[4][3], pair[2][4][3], half[4];
    for (unsigned c = 0; c < 4; c++)
        for (unsigned n = 0; n < 3; n++) {
            const unsigned from = v->operand ? 0 : n;
            s[c][n] = has_signs(m, c) ? modified(in[4 * from + c], v, n) : in[4 * from + c];
        }
    if (m->form != JOINT_PAIR) {
        m->compute((const uint32_t(*)[3])s, out);
    } else {
        for (unsigned k = 0; k < 2; k++) {
            memcpy(pair[k][0], s[2 * k], 2 * sizeof *s);
            memcpy(pair[k][2], s[2 * k], 2 * sizeof *s);
            m->compute((const uint32_t(*)[3])pair[k], half);
            out[2 * k] = half[0], out[2 * k + 1] = half[1];
        }
    }
    modify_results(m->results, v, out);
    for (unsigned c = 0; c < 4; c++)
        if (!(v->slots >> c & 1))
            out[c] = 0;
}

static void
try_variant(const struct joint_model *m, const struct variant *v, unsigned rounds)
{
    static struct code code;
    static uint32_t in[LANES * PER_LANE], out[LANES * 4];
    const struct cay_alu_row *row = row_of(m->name);
    struct slot slots[4];
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    uint32_t rng = row->opcode + 77;
    char what[128];
    make_slots(slots, row, v);
    build(&code, slots, m->form == JOINT_SAME);
    snprintf(what, sizeof what, "%s, slots 0x%x, NEG %u, ABS %u, OMOD %u, CLAMP %d, PV %u", m->name, v->slots,
             v->neg, v->abs, v->omod, v->clamp, v->operand);
    if (engines_make(&(struct engines_request){.code = &code, .jit = v->jit}, &e, &error))
        fail_msg("%s: %s", what, error.text);
    for (unsigned round = 0; round < rounds; round++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            uint32_t s[4][3];
            fill(m, s, &rng);
            for (unsigned k = 0; k < PER_LANE; k++)
                in[PER_LANE * lane + k] = s[k % 4][k / 4];
        }
        engines_run(e, in, LANES * PER_LANE, out, LANES * 4, engines_agree, (void *)(uintptr_t)m->results,
                    what);
        for (unsigned lane = 0; lane < LANES; lane++) {
            uint32_t expected[4];
            expected_of(m, v, in + PER_LANE * lane, expected);
            check(what, m->results, lane, in + PER_LANE * lane, out + 4 * lane, expected);
        }
    }
    engines_free(e);
}

static bool
has_float_result(const struct joint_model *m)
{
    return strchr(m->results, 'F') || strchr(m->results, 'd') || strncmp(m->name, "FLT32_TO", 8) == 0;
}

static void
joint_results(void **state)
{
    const struct joint_model *m;
    (void)state;
    for (unsigned n = 0; (m = joint_model_at(n)); n++)
        for (unsigned part = 0; part < 3; part++) {
            const unsigned slots = m->form != JOINT_PAIR || part == 0 ? 15 : part == 1 ? 12 : 3;
            if (part == 0 || m->form == JOINT_PAIR)
                try_variant(m, &(struct variant){.slots = slots, .jit = part == 0}, 6);
        }
}

static void
joint_modifiers(void **state)
{
    const struct joint_model *m;
    (void)state;
    for (unsigned n = 0; (m = joint_model_at(n)); n++) {
        const bool op3 = row_of(m->name)->op3, cube = strcmp(m->name, "CUBE") == 0;
        const struct variant neg = {.slots = 15, .neg = 5, .operand = !cube && m->form != JOINT_SAME};
        const struct variant abs = {.slots = 15, .neg = 2, .abs = 3};
        const struct variant scaled = {.slots = 15, .omod = 1 + n % 3};
        const struct variant clamped = {.slots = 15, .clamp = true};
        const bool integer = strcmp(m->name, "LDEXP_64") == 0; /* src1 takes no modifiers */
        if (!integer)
            try_variant(m, &neg, 1);
        if (!op3 && !integer && m->form != JOINT_SAME)
            try_variant(m, &abs, 1);
        if (has_float_result(m) && !cube && strncmp(m->name, "FLT32_TO", 8)) {
            if (!op3)
                try_variant(m, &scaled, 1);
            try_variant(m, &clamped, 1);
        }
    }
}

/* --- other channels' results --- */

struct chain {
    const char *slot[4]; /* x, y, z, w; NULL: none */
    bool floats;
};

static const struct chain chains[] = {
    {{"DOT", "DOT", "DOT", "MUL"}, true},
    {{"DOT_IEEE", "DOT_IEEE", "DOT_IEEE", "MUL_IEEE"}, true},
    {{NULL, "DOT", "MUL", NULL}, true},
    {{"MUL_PREV", "MUL_PREV", "MUL", "MUL"}, true},
    {{NULL, "MUL_IEEE_PREV", NULL, "MUL_IEEE"}, true},
    {{"ADD_PREV", "MULADD_PREV", "MUL", "MUL_IEEE"}, true},
    {{"MULADD_IEEE_PREV", "ADD_PREV", "MUL_IEEE", "MUL"}, true},
    {{"MBCNT_32LO_ACCUM_PREV_INT", "MBCNT_32HI_INT", "BCNT_ACCUM_PREV_INT", "BCNT_INT"}, false},
    {{"SAD_ACCUM_PREV_UINT", "SAD_ACCUM_PREV_UINT", "SAD_ACCUM_PREV_UINT", "SAD_ACCUM_UINT"}, false},
    {{NULL, NULL, "SAD_ACCUM_PREV_UINT", "SAD_ACCUM_HI_UINT"}, false},
};

static unsigned
before_of(const char *name, unsigned chan)
{
    const bool two =
        !strncmp(name, "MUL_", 4) || !strncmp(name, "ADD_PREV", 8) || !strncmp(name, "MULADD", 6);
    return chan + (two ? 2 : 1);
}

static void
try_chain(const struct chain *chain)
{
    static struct code code;
    static uint32_t in[LANES * PER_LANE], out[LANES * 4];
    struct slot slots[4];
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    uint32_t rng = 5;
    const char *kinds = chain->floats ? "FFFF" : "IIII";
    memset(slots, 0, sizeof slots);
    for (unsigned c = 0; c < 4; c++)
        slots[c].row = chain->slot[c] ? row_of(chain->slot[c]) : NULL;
    build(&code, slots, false);
    if (engines_make(&(struct engines_request){.code = &code, .jit = true}, &e, &error))
        fail_msg("%s", error.text);
    for (unsigned k = 0; k < LANES * PER_LANE; k++)
        in[k] = chain->floats ? floats[next_random(&rng) % 14] : numbers[next_random(&rng) % COUNT(numbers)];
    engines_run(e, in, LANES * PER_LANE, out, LANES * 4, engines_agree, (void *)(uintptr_t)kinds,
                chain->slot[2]);
    for (unsigned lane = 0; lane < LANES; lane++) {
        uint32_t expected[5] = {0};
        for (unsigned c = 4; c--;) {
            const uint32_t *at = in + PER_LANE * lane + c;
            const uint32_t s[3] = {at[0], at[4], at[8]};
            if (!chain->slot[c])
                continue;
            const unsigned from = before_of(chain->slot[c], c);
            assert_int_equal(
                joint_chain(chain->slot[c], s, from < 4 ? expected[from] : 0, lane, &expected[c]), 0);
        }
        check(chain->slot[2] ? chain->slot[2] : chain->slot[1], kinds, lane, in + PER_LANE * lane,
              out + 4 * lane, expected);
    }
    engines_free(e);
}

static void
results_of_other_channels(void **state)
{
    (void)state;
    for (unsigned k = 0; k < COUNT(chains); k++)
        try_chain(&chains[k]);
}

/* --- which rows --- */

static bool
is_in_a_chain(const char *name)
{
    for (unsigned k = 0; k < COUNT(chains); k++)
        for (unsigned c = 0; c < 4; c++)
            if (chains[k].slot[c] && strcmp(chains[k].slot[c], name) == 0)
                return true;
    return false;
}

static void
every_joint_instruction_has_a_model(void **state)
{
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        const struct cay_alu_row *row = &cay_alu_rows[op];
        const bool joint = row->action >= CAY_DO_UINT4 || row->action == CAY_DO_MBCNT;
        const bool parameters =
            row->action == CAY_DO_INTERP || row->action == CAY_DO_LOAD_PARAM; /* state_test.c */
        if (joint && !parameters && !joint_model_find(row->name) && !is_in_a_chain(row->name))
            fail_msg("%s: executed without a model", row->name);
    }
}

static void
refused(const struct slot slots[4], const char *why)
{
    static struct code code;
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    build(&code, slots, false);
    if (!engines_make(&(struct engines_request){.code = &code, .jit = true}, &e, &error))
        fail_msg("not refused: %s", why);
    if (!strstr(error.text, why))
        fail_msg("refused for another reason than \"%s\": %s", why, error.text);
}

static void
half_filled_instructions_are_refused(void **state)
{
    const struct cay_alu_row *add = row_of("ADD_64"), *mul = row_of("MUL_64"), *dot = row_of("DOT");
    const struct slot one[4] = {{.row = add}}, middle[4] = {{.row = NULL}, {.row = add}, {.row = add}};
    const struct slot two[4] = {{.row = mul}, {.row = mul}}, alone[4] = {{.row = dot}};
    const struct slot last[4] = {{.row = NULL}, {.row = NULL}, {.row = NULL}, {.row = dot}};
    (void)state;
    refused(one, "ADD_64 at 0x90: does not fill its slots");
    refused(middle, "does not fill its slots");
    refused(two, "does not fill");
    refused(alone, "DOT at 0x90: the slot whose result it takes has none");
    refused(last, "the slot whose result it takes has none");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_joint_instruction_has_a_model),
                                       cmocka_unit_test(joint_results), cmocka_unit_test(joint_modifiers),
                                       cmocka_unit_test(results_of_other_channels),
                                       cmocka_unit_test(half_filled_instructions_are_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
