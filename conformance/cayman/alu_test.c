/* SPDX-License-Identifier: MIT */
/*
 * Every ALU instruction on its own, with every modifier it can have, against alu_model.def. What a modifier
 * does to a source is done to the value instead, and what it does to a result is done to the result without
 * it.
 */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>

#include "alu_model.h"
#include "assemble.h"
#include "cayman/isa/cay_tables.h"
#include "emu/lane.h"
#include "execute.h"

enum { NEG = 1, ABS = 2, VALUE_GPR = 2, RESULT_GPR = 3, INDEX_GPR = 9, CLAUSE = 3 };

/* One instruction and how it is written. */
struct trial {
    const struct cay_alu_row *row;
    uint32_t source[3];
    unsigned mods[3]; /* NEG, ABS */
    unsigned omod;
    bool clamp, literal;
};

static const uint32_t floats[] = {
    0x00000000, 0x80000000, 0x3fc00000, 0xbf99999a, 0x3f200000, 0x40490fdb, 0xc2f68000, 0x501502f9,
    0xc0200000, 0x3f000000, 0x7f800000, 0xff800000, 0x7fc00000, 0x477fe000, 0x4f000000,
};
static const uint32_t numbers[] = {
    0, 1,          UINT32_MAX, 0x80000000, 0x7fffffff, 31,     32,
    5, 0x00ffffff, 0x00800000, 0x12345678, 0xfedcba98, 0x3c01,
};
#define COUNT(a) (sizeof(a) / sizeof *(a))

static bool
takes_floats(const struct cay_alu_row *row)
{
    return row->type == LANE_F || row->action == CAY_DO_FLT_TO_INT;
}

/* state_test.c, joint_test.c and others test what has more than a result of its own. */
static bool
has_model(const struct cay_alu_row *row)
{
    switch (row->action) {
    case CAY_DO_NOP:
    case CAY_DO_BARRIER:
    case CAY_DO_MOVA:
    case CAY_DO_LDS:
    case CAY_DO_REFUSE:
    case CAY_DO_SET_MODE:
    case CAY_DO_FLAGS:
    case CAY_DO_KILL:
    case CAY_DO_MBCNT:
        return false;
    default:
        return row->action < CAY_DO_UINT4; /* a result that slots make together */
    }
}

static uint64_t
source_bits(const struct trial *t, unsigned n)
{
    return SRC(t->literal ? SEL_LITERAL : VALUE_GPR, n);
}

static uint64_t
encode(const struct trial *t, unsigned chan)
{
    const uint64_t a = source_bits(t, 0) | (t->mods[0] & NEG ? SRC0_NEG : 0);
    const uint64_t b = source_bits(t, 1) | (t->mods[1] & NEG ? SRC0_NEG : 0);
    const uint64_t clamp = t->clamp ? CLAMP : 0;
    if (t->row->op3)
        return op3(t->row->opcode, RESULT_GPR, chan, a, b,
                   source_bits(t, 2) | (t->mods[2] & NEG ? SRC0_NEG : 0)) |
               clamp;
    return op2(t->row->opcode, RESULT_GPR, chan, a, b) | clamp | OMOD(t->omod) |
           (t->mods[0] & ABS ? SRC0_ABS : 0) | (t->mods[1] & ABS ? SRC1_ABS : 0);
}

static void
add_literals(struct code *c, const struct trial *t)
{
    add(c, t->source[0] | (uint64_t)t->source[1] << 32);
    add(c, t->source[2]);
}

/* The sources in T2 or in literals, the instruction in the slots it needs, its result from T3.x. */
static void
build(struct code *c, const struct trial *t)
{
    const unsigned slots = t->row->slots == CAY_SLOTS_ANY ? 1 : 4;
    c->count = CLAUSE;
    for (unsigned n = 0; n < 3; n++)
        add(c, op2(OP_MOV, VALUE_GPR, n, SRC(SEL_LITERAL, n), 0) | (n == 2 ? LAST : 0));
    add_literals(c, t);
    for (unsigned chan = 0; chan < slots; chan++)
        add(c, encode(t, chan) | (chan + 1 == slots ? LAST : 0));
    if (t->literal) {
        add(c, t->source[0] | (uint64_t)t->source[1] << 32);
        if (t->row->sources > 2)
            add(c, t->source[2]);
    }
    add(c, op2(OP_ADD_INT, INDEX_GPR, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, EXECUTE_OUT / 4);
    c->slots[0] = cf_alu(CF_ALU, CLAUSE, c->count - CLAUSE);
    c->slots[1] = cf_store(RESULT_GPR, INDEX_GPR, 1);
    c->slots[2] = cf(CF_END, 0, 0);
}

/* -1: it is refused, and error says why. */
static int
run(const struct trial *t, uint32_t *result, struct emu_error *error)
{
    static struct code program;
    static uint8_t pool[EXECUTE_POOL];
    build(&program, t);
    const struct object o = {.text = (uint8_t *)program.slots, .text_bytes = 8 * program.count};
    const struct object_kernel k = {"alu", 0, 8 * program.count};
    const struct execution x = {1, 1, 0, false, pool};
    const int status = execute(&o, &k, &x, error);
    memcpy(result, pool + EXECUTE_OUT, sizeof *result);
    return status;
}

static uint32_t
result_of(const struct trial *t)
{
    struct emu_error error = {EMU_OK, ""};
    uint32_t result;
    if (run(t, &result, &error))
        fail_msg("%s: %s", t->row->name, error.text);
    return result;
}

static void
expect(const struct trial *t, uint32_t expected)
{
    const uint32_t result = result_of(t);
    const struct alu_model *model = alu_model_find(t->row->name);
    if (!alu_same(model->result, result, expected))
        fail_msg("%s(0x%x, 0x%x, 0x%x), modifiers %u %u %u, OMOD %u, CLAMP %d, literals %d: 0x%x, not 0x%x",
                 t->row->name, t->source[0], t->source[1], t->source[2], t->mods[0], t->mods[1], t->mods[2],
                 t->omod, t->clamp, t->literal, result, expected);
}

static void
refused(const struct trial *t, const char *why)
{
    struct emu_error error = {EMU_OK, ""};
    uint32_t result;
    if (!run(t, &result, &error))
        fail_msg("%s is not refused: %s", t->row->name, why);
    if (!strstr(error.text, why) || !strstr(error.text, t->row->name))
        fail_msg("%s is refused for another reason than \"%s\": %s", t->row->name, why, error.text);
}

/* The n-th choice of values for the instruction's sources; false: there are no more. */
static bool
choose(struct trial *t, unsigned n)
{
    const bool f = takes_floats(t->row);
    const unsigned count = f ? COUNT(floats) : COUNT(numbers);
    memset(t->source, 0, sizeof t->source);
    for (unsigned s = 0; s < t->row->sources; s++) {
        t->source[s] = (f ? floats : numbers)[n % count];
        n /= count;
    }
    return n == 0;
}

static const char *
test_of(const char *name)
{
    static const struct {
        const char *name, *test;
    } all[] = {
#define ALU_TEST(id, test) {#id, #test},
#include "alu_tests.def"
#undef ALU_TEST
    };
    for (unsigned n = 0; n < COUNT(all); n++)
        if (strcmp(all[n].name, name) == 0)
            return all[n].test;
    return NULL;
}

static void
every_instruction_has_a_test(void **state)
{
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        const struct cay_alu_row *row = &cay_alu_rows[op];
        const bool tested = has_model(row) || test_of(row->name);
        if (tested == (row->action == CAY_DO_REFUSE) || (has_model(row) && test_of(row->name)))
            fail_msg("%s: executed and not in one of alu_model.def and alu_tests.def, or the other way round",
                     row->name);
    }
}

static void
every_instruction_has_a_model(void **state)
{
    unsigned found = 0;
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        const struct trial t = {.row = &cay_alu_rows[op]};
        if (has_model(t.row) != (alu_model_find(t.row->name) != NULL))
            fail_msg("%s: executed without a model, or a model that is not used", t.row->name);
        found += has_model(t.row);
        if (t.row->action == CAY_DO_REFUSE)
            refused(&t, "cannot be executed yet");
    }
    assert_int_equal(found, alu_model_count());
}

static void
results(void **state)
{
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        struct trial t = {.row = &cay_alu_rows[op]};
        if (!has_model(t.row))
            continue;
        const struct alu_model *model = alu_model_find(t.row->name);
        for (unsigned n = 0; choose(&t, n); n++) {
            t.literal = n % 2;
            expect(&t, model->compute(t.source));
        }
    }
}

static void
check_output_modifiers(struct trial *t)
{
    t->omod = 0;
    t->clamp = false;
    const uint32_t plain = result_of(t);
    for (t->omod = 0; t->omod < (t->row->op3 ? 1 : 4); t->omod++)
        for (unsigned clamp = 0; clamp < 2; clamp++) {
            const uint32_t scaled = alu_scaled(plain, t->omod);
            t->clamp = clamp;
            expect(t, clamp ? alu_clamped(scaled) : scaled);
        }
}

static void
check_refused_output_modifiers(struct trial *t)
{
    t->clamp = true;
    refused(t, "output modifiers on an integer result");
    t->clamp = false;
    for (t->omod = 1; t->omod < 4 && !t->row->op3; t->omod++)
        refused(t, "output modifiers on an integer result");
    t->omod = 0;
}

static void
output_modifiers(void **state)
{
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        struct trial t = {.row = &cay_alu_rows[op]};
        if (!has_model(t.row))
            continue;
        const bool is_float = alu_model_find(t.row->name)->result != ALU_I || t.row->action == CAY_DO_PRED;
        for (unsigned n = 0; choose(&t, n); n += is_float ? 7 : 10000) {
            t.literal = n % 2;
            (is_float ? check_output_modifiers : check_refused_output_modifiers)(&t);
        }
    }
}

static uint32_t
modified(uint32_t bits, unsigned mods)
{
    const uint32_t sign = 0x80000000;
    return (mods & ABS ? bits & ~sign : bits) ^ (mods & NEG ? sign : 0);
}

/* Modifiers are those of floats: here every source is a normal float, whatever the instruction makes of it.
 */
static void
source_modifiers(void **state)
{
    static const uint32_t values[][3] = {{0x3fc00000, 0xc2f68000, 0x40490fdb},
                                         {0xbf99999a, 0x3f200005, 0xc0200000}};
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        struct trial t = {.row = &cay_alu_rows[op]};
        if (!has_model(t.row))
            continue;
        const struct alu_model *model = alu_model_find(t.row->name);
        const unsigned forms = t.row->op3 ? 2 : 4;
        for (unsigned n = 0; n < COUNT(values) * t.row->sources * forms * 2; n++) {
            const unsigned form = n / 2 % forms, s = n / 2 / forms % t.row->sources;
            const uint32_t *value = values[n / 2 / forms / t.row->sources];
            uint32_t seen[3] = {value[0], value[1], value[2]};
            memcpy(t.source, value, sizeof t.source);
            memset(t.mods, 0, sizeof t.mods);
            t.mods[s] = form;
            t.literal = n % 2;
            seen[s] = modified(seen[s], form);
            expect(&t, model->compute(seen));
        }
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_instruction_has_a_model), cmocka_unit_test(every_instruction_has_a_test),
        cmocka_unit_test(results), cmocka_unit_test(output_modifiers), cmocka_unit_test(source_modifiers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
