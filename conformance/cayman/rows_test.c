/* SPDX-License-Identifier: MIT */
/*
 * Every ALU instruction with a result of its own, on every engine, with every kind of operand and modifier,
 * against alu_model.def: 16 instructions in one program, 64 sets of values at once.
 */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "alu_model.h"
#include "cayman/isa/cay_tables.h"
#include "emu/lane.h"
#include "engines.h"

enum {
    LANES = ENGINES_ITEMS,
    BATCH = 16,
    ADDRESS = 1,
    FLOATS = 2, /* the operands of instructions that take floats, and of others */
    NUMBERS = 3,
    RESULT = 5,
    INDEX = 6,
    SPARE = 7,
    FIRST = 16,
    PER_LANE = 8,
    CONSTANT = 3, /* KC0[3] and KC0[4] hold FLOATS and NUMBERS of work-item 0 */
    OP_MUL_UINT24 = 181
};

enum kind { GPR, PV, KCACHE, LITERAL, INLINE, KINDS };

struct variant {
    enum kind kind;
    unsigned neg, abs, omod; /* bit n: source n */
    bool jit, clamp, normal; /* normal: the values are normal floats */
};

static const uint32_t floats[] = {
    0x00000000, 0x80000000, 0x3fc00000, 0xbf99999a, 0x3f200000, 0x40490fdb, 0xc2f68000, 0x501502f9,
    0xc0200000, 0x3f000000, 0x7f800000, 0xff800000, 0x7fc00000, 0x477fe000, 0x4f000000, 0xffc00000,
};
static const uint32_t numbers[] = {
    0, 1,          UINT32_MAX, 0x80000000, 0x7fffffff, 31,     32,
    5, 0x00ffffff, 0x00800000, 0x12345678, 0xfedcba98, 0x3c01,
};
static const uint32_t normals[] = {0x3fc00000, 0xbf99999a, 0x3f200005, 0x40490fdb, 0xc2f68000, 0xc0200000};
static const uint32_t inlines[] = {0, 0x3f800000, 1, UINT32_MAX, 0x3f000000}; /* selectors 248 to 252 */
#define COUNT(a) (sizeof(a) / sizeof *(a))

static uint32_t
next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static bool
takes_floats(const struct cay_alu_row *row)
{
    return row->type == LANE_F || row->action == CAY_DO_FLT_TO_INT;
}

static bool
has_float_result(const struct cay_alu_row *row)
{
    return alu_model_find(row->name)->result != ALU_I || row->action == CAY_DO_PRED;
}

static unsigned
inline_of(const struct cay_alu_row *row, unsigned n)
{
    static const unsigned of_floats[] = {0, 1, 4}; /* the integers would be denormals */
    return takes_floats(row) ? of_floats[(row->opcode + n) % 3] : (row->opcode + n) % COUNT(inlines);
}

static uint64_t
operand(const struct cay_alu_row *row, const struct variant *v, unsigned n)
{
    const unsigned set = takes_floats(row) ? 0 : 1;
    const uint64_t neg = v->neg >> n & 1 ? SRC0_NEG : 0;
    switch (v->kind) {
    case PV:
        return SRC(SEL_PV, n) | neg;
    case KCACHE:
        return SRC(128 + CONSTANT + set, n) | neg;
    case LITERAL:
        return SRC(SEL_LITERAL, n) | neg;
    case INLINE: /* the last source stays a register */
        return (n + 1 < row->sources ? SRC(SEL_0 + inline_of(row, n), 0) : SRC(FLOATS + set, n)) | neg;
    default:
        return SRC(FLOATS + set, n) | neg;
    }
}

static uint64_t
encode(const struct cay_alu_row *row, const struct variant *v, unsigned gpr, unsigned chan)
{
    const bool is_float = has_float_result(row);
    const uint64_t clamp = v->clamp && is_float ? CLAMP : 0;
    const uint64_t a = operand(row, v, 0), b = row->sources > 1 ? operand(row, v, 1) : 0;
    if (row->op3)
        return op3(row->opcode, gpr, chan, a, b, operand(row, v, 2)) | clamp;
    return op2(row->opcode, gpr, chan, a, b) | clamp | OMOD(is_float ? v->omod : 0) |
           (v->abs & 1 ? SRC0_ABS : 0) | (v->abs & 2 && row->sources > 1 ? SRC1_ABS : 0);
}

static void
add_instruction(struct code *c, const struct cay_alu_row *row, const struct variant *v, unsigned gpr,
                const uint32_t values[PER_LANE])
{
    const unsigned slots = row->slots == CAY_SLOTS_ANY ? 1 : 4, set = takes_floats(row) ? 0 : 4;
    if (v->kind == PV)
        for (unsigned n = 0; n < 3; n++)
            add(c, op2(OP_MOV, SPARE, n, SRC(FLOATS + set / 4, n), 0) | (n == 2 ? LAST : 0));
    for (unsigned chan = 0; chan < slots; chan++)
        add(c, encode(row, v, gpr, chan) | (chan + 1 == slots ? LAST : 0));
    if (v->kind == LITERAL && row->sources)
        add(c, values[set] | (uint64_t)values[set + 1] << 32);
    if (v->kind == LITERAL && row->sources > 2)
        add(c, values[set + 2]);
}

/* memory[OUT + 64 * lane + 16 * n] = T5 */
static void
add_store(struct code *c, unsigned cf_slot, unsigned n)
{
    const unsigned at = c->count;
    for (unsigned chan = 0; chan < 4; chan++)
        add(c, op2(OP_MOV, RESULT, chan, SRC(FIRST + 4 * n + chan, 0), 0) | (chan == 3 ? LAST : 0));
    add(c, op2(OP_LSHL, INDEX, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, 4);
    add(c, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, ENGINES_OUT / 4 + 4 * n);
    c->slots[cf_slot] = cf_alu(CF_ALU, at, c->count - at);
    c->slots[cf_slot + 1] = cf_store(RESULT, INDEX, 15);
}

/* An ALU clause per instruction: together they may have more than 128 slots. */
static void
build(struct code *c, const struct cay_alu_row *const rows[BATCH], const struct variant *v,
      const uint32_t *values)
{
    unsigned cf_slot = 2;
    c->count = 32;
    memset(c->slots, 0, 32 * sizeof *c->slots);
    add(c, op2(OP_LSHL, ADDRESS, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, 5);
    c->slots[0] = cf_alu(CF_ALU, 32, 2);
    c->slots[1] = cf_fetches(c->count, 2);
    add_fetch_4(c, FLOATS, ADDRESS, 0);
    add_fetch_4(c, NUMBERS, ADDRESS, 16);
    for (unsigned k = 0; k < BATCH && rows[k]; k++, cf_slot++) {
        const unsigned at = c->count;
        add_instruction(c, rows[k], v, FIRST + k, values);
        c->slots[cf_slot] = cf_alu(CF_ALU, at, c->count - at);
    }
    for (unsigned n = 0; n < BATCH / 4; n++, cf_slot += 2)
        add_store(c, cf_slot, n);
    c->slots[cf_slot] = cf(CF_END, 0, 0);
}

struct comparison {
    const struct cay_alu_row *const *rows;
};

static bool
engines_agree(unsigned dword, const uint32_t *x, const uint32_t *y, void *user)
{
    const struct cay_alu_row *row = ((const struct comparison *)user)->rows[dword % BATCH];
    return !row || alu_same(alu_model_find(row->name)->result == ALU_I ? ALU_I : ALU_F, x[dword], y[dword]);
}

static uint32_t
modified(uint32_t bits, const struct variant *v, unsigned n, bool has_abs)
{
    const uint32_t sign = 0x80000000;
    return (has_abs && v->abs >> n & 1 ? bits & ~sign : bits) ^ (v->neg >> n & 1 ? sign : 0);
}

static uint32_t
expected_of(const struct cay_alu_row *row, const struct variant *v, const uint32_t *lane,
            const uint32_t *first, uint32_t source[3])
{
    const unsigned set = takes_floats(row) ? 0 : 4;
    const uint32_t *values = v->kind == KCACHE || v->kind == LITERAL ? first : lane;
    for (unsigned n = 0; n < 3; n++) {
        const bool fixed = v->kind == INLINE && n + 1 < row->sources;
        source[n] = modified(fixed ? inlines[inline_of(row, n)] : values[set + n], v, n, !row->op3);
    }
    uint32_t result = alu_model_find(row->name)->compute(source);
    if (has_float_result(row)) {
        result = alu_scaled(result, row->op3 ? 0 : v->omod);
        result = v->clamp ? alu_clamped(result) : result;
    }
    return result;
}

static void
check(const struct cay_alu_row *const rows[BATCH], const struct variant *v, const uint32_t *in,
      const uint32_t *out)
{
    uint32_t source[3];
    for (unsigned lane = 0; lane < LANES; lane++)
        for (unsigned k = 0; k < BATCH && rows[k]; k++) {
            const uint32_t expected = expected_of(rows[k], v, in + PER_LANE * lane, in, source);
            const uint32_t result = out[BATCH * lane + k];
            if (!alu_same(alu_model_find(rows[k]->name)->result, result, expected))
                fail_msg("%s(0x%x, 0x%x, 0x%x), operands of kind %u, NEG %u, ABS %u, OMOD %u, CLAMP %d: "
                         "0x%x, not 0x%x",
                         rows[k]->name, source[0], source[1], source[2], v->kind, v->neg, v->abs, v->omod,
                         v->clamp, result, expected);
        }
}

static void
fill(const struct variant *v, uint32_t in[LANES * PER_LANE], uint32_t *rng)
{
    for (unsigned k = 0; k < LANES * PER_LANE; k++) {
        const bool is_float = k % PER_LANE < 4;
        in[k] = v->normal  ? normals[next_random(rng) % COUNT(normals)]
                : is_float ? floats[next_random(rng) % COUNT(floats)]
                           : numbers[next_random(rng) % COUNT(numbers)];
    }
}

static void
try_batch(const struct cay_alu_row *const rows[BATCH], const struct variant *v)
{
    static struct code code;
    static uint32_t in[LANES * PER_LANE], out[LANES * BATCH];
    struct comparison comparison = {rows};
    struct emu_error error = {EMU_OK, ""};
    struct engines *e;
    uint32_t rng = 1 + v->kind + 7 * v->neg + 31 * v->omod + rows[0]->opcode;
    const unsigned rounds = v->kind == GPR && !v->normal ? 8 : 1;
    fill(v, in, &rng);
    build(&code, rows, v, in);
    if (engines_make(&(struct engines_request){.code = &code, .jit = v->jit}, &e, &error))
        fail_msg("from %s on: %s", rows[0]->name, error.text);
    for (unsigned round = 0; round < rounds; round++) {
        engines_constants(e, 4 * CONSTANT, in, PER_LANE);
        engines_run(e, in, LANES * PER_LANE, out, LANES * BATCH, engines_agree, &comparison, rows[0]->name);
        check(rows, v, in, out);
        fill(v, in, &rng);
    }
    engines_free(e);
}

static void
try_all(const struct variant *v)
{
    const struct cay_alu_row *rows[BATCH] = {NULL};
    unsigned count = 0;
    for (unsigned op = 0; op <= CAY_ALU_COUNT; op++) {
        if (count == BATCH || (op == CAY_ALU_COUNT && count)) {
            try_batch(rows, v);
            memset(rows, 0, sizeof rows);
            count = 0;
        }
        if (op < CAY_ALU_COUNT && alu_model_find(cay_alu_rows[op].name))
            rows[count++] = &cay_alu_rows[op];
    }
}

static void
kinds_of_operands(void **state)
{
    (void)state;
    for (unsigned kind = 0; kind < KINDS; kind++)
        try_all(&(struct variant){.kind = (enum kind)kind, .jit = kind == GPR});
}

static void
source_modifiers(void **state)
{
    static const struct variant all[] = {{.kind = GPR, .neg = 7, .normal = true},
                                         {.kind = GPR, .neg = 2, .abs = 1, .normal = true},
                                         {.kind = PV, .neg = 5, .abs = 3, .normal = true},
                                         {.kind = KCACHE, .jit = true, .neg = 1, .abs = 3, .normal = true},
                                         {.kind = LITERAL, .neg = 6, .abs = 1, .normal = true}};
    (void)state;
    for (unsigned k = 0; k < COUNT(all); k++)
        try_all(&all[k]);
}

static void
output_modifiers(void **state)
{
    (void)state;
    for (unsigned omod = 0; omod < 4; omod++)
        try_all(&(struct variant){
            .kind = omod % 2 ? PV : GPR, .omod = omod, .clamp = omod % 2 == 0, .normal = true});
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(kinds_of_operands),
                                       cmocka_unit_test(source_modifiers),
                                       cmocka_unit_test(output_modifiers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
