/* SPDX-License-Identifier: MIT */
/*
 * What ALU instructions do beside a result of their own: killed lanes, modes, indexes, registers of the
 * wavefront, predicates, special sources; "HD 6900 Series ISA" sections 4.6, 4.8, 4.10, 4.13 and 9.2. Every
 * program runs on every engine and stores T5 of each work-item.
 */
#include "test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "alu_model.h"
#include "cayman/isa/cay_tables.h"
#include "emu/lane.h"
#include "engines.h"

enum {
    LANES = ENGINES_ITEMS,
    RESULT = 5,
    INDEX = 6,
    CF_ROOM = 12,
    OP_MUL_IEEE = 2,
    OP_FMA = 7,
    OP_MULADD_IEEE = 24,
    OP_NOP = 26,
    OP_CNDGT_INT = 29,
    OP_LDS = 17,
    OP_KILLGT_INT = 71,
    OP_MULADD_UINT24 = 16,
    OP_INT_TO_FLT = 155,
    OP_INTERP_XY = 214,
    OP_INTERP_ZW = 215,
    OP_INTERP_X = 216,
    OP_INTERP_Z = 217,
    OP_INTERP_LOAD_P0 = 224,
    OP_SET_MODE = 87,
    OP_STORE_FLAGS = 218,
    OP_LOAD_STORE_FLAGS = 219,
    OP_ADD_64 = 203,
    LDS_WRITE = 13,
    LDS_READ_RET = 50,
    SEL_LDS_DIRECT_A = 223,
    SEL_LDS_DIRECT_B = 224,
    SEL_CLAUSE_GLOBAL = 225,
    SEL_TIME_HI = 227,
    SEL_TIME_LO = 228,
    SEL_MASK_HI = 229,
    SEL_MASK_LO = 230,
    SEL_PARAM_BASE = 240,
    SEL_NEW_PRIM_MASK = 241,
    SEL_1 = 249,
    SEL_PARAM = 448,
    AR_X = 0,
    CLAUSE_GLOBAL_0 = 4
};

#define INDEX_MODE(n) ((uint64_t)(n) << 26)

struct builder {
    struct code code;
    unsigned cf, clause;
};

static void
begin(struct builder *b)
{
    b->code.count = CF_ROOM;
    b->cf = 0;
    b->clause = CF_ROOM;
}

static void
group(struct builder *b, uint64_t slot)
{
    add(&b->code, slot | LAST);
}

/* Two literals behind the group. */
static void
literals(struct builder *b, uint32_t x, uint32_t y)
{
    add(&b->code, x | (uint64_t)y << 32);
}

static void
end_clause(struct builder *b, unsigned kind)
{
    b->code.slots[b->cf++] = cf_alu(kind, b->clause, b->code.count - b->clause);
    b->clause = b->code.count;
}

static void
flow(struct builder *b, uint64_t instruction)
{
    b->code.slots[b->cf++] = instruction;
    assert_true(b->cf < CF_ROOM);
}

/* T5 = 0 */
static void
clear(struct builder *b)
{
    for (unsigned chan = 0; chan < 4; chan++)
        add(&b->code, op2(OP_MOV, RESULT, chan, SRC(SEL_0, 0), 0) | (chan == 3 ? LAST : 0));
}

/* The last clause with the index, the store and the end. */
static void
finish(struct builder *b)
{
    group(b, op2(OP_LSHL, INDEX, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(b, 2, 0);
    group(b, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)));
    literals(b, ENGINES_OUT / 4, 0);
    end_clause(b, CF_ALU);
    flow(b, cf_store(RESULT, INDEX, 15));
    flow(b, cf(CF_END, 0, 0));
    while (b->cf < CF_ROOM)
        b->code.slots[b->cf++] = 0;
}

static uint32_t out[2 * LANES * 4];
/* Parameters begin at dword 8 of the LDS; quads 5 and 9 begin the second and the third primitive. */
static const uint32_t params[3] = {8, 3, 1 << 5 | 1 << 9};

static void
finish_and_run(struct builder *b, const struct engines_request *how, const char *what)
{
    struct engines_request request = *how;
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    finish(b);
    request.code = &b->code;
    if (engines_make(&request, &e, &error))
        fail_msg("%s: %s", what, error.text);
    if (request.pixel)
        engines_constants(e, ENGINES_PARAMS, params, 3);
    engines_run(e, NULL, 0, out, (request.waves ? request.waves : 1) * LANES * 4, NULL, NULL, what);
    engines_free(e);
}

static void
run(struct builder *b, unsigned gprs, const char *what)
{
    finish_and_run(b, &(struct engines_request){.gprs = gprs, .jit = true}, what);
}

static void
expect(const char *what, unsigned lane, unsigned chan, uint32_t expected)
{
    if (out[4 * lane + chan] != expected)
        fail_msg("%s, work-item %u, %c: 0x%x, not 0x%x", what, lane, "xyzw"[chan], out[4 * lane + chan],
                 expected);
}

static void
refused(struct builder *b, const char *why)
{
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    finish(b);
    if (!engines_make(&(struct engines_request){.code = &b->code}, &e, &error))
        fail_msg("not refused: %s", why);
    if (error.kind != EMU_UNSUPPORTED || !strstr(error.text, why))
        fail_msg("refused for another reason than \"%s\": %s", why, error.text);
}

/* --- killed lanes --- */

static uint64_t
lds(unsigned op, uint64_t address, uint64_t data)
{
    return op3(OP_LDS, op, 0, address, data, 0);
}

/*
 * Pixels above 31 are killed inside a branch: they go on, but what asks for valid pixels leaves them out. y:
 * the result; x: 1 behind the branch, 2 more in a clause for valid pixels.
 */
static void
killed_pixels_are_not_valid(void **state)
{
    enum { CF_ALU_VALID_PIXEL_MODE = 14 };
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, (op2(OP_PRED_SETGT_INT, 0, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) & NO_WRITE) | UPDATE_EXEC);
    literals(&b, 15, 0);
    end_clause(&b, CF_ALU_PUSH_BEFORE);
    group(&b, op2(OP_KILLGT_INT, RESULT, 1, SRC(0, 0), SRC(SEL_LITERAL, 0)) | OMOD(1));
    literals(&b, 31, 0);
    end_clause(&b, CF_ALU);
    flow(&b, cf(CF_POP, b.cf + 1, 1));
    group(&b, op2(OP_MOV, RESULT, 0, SRC(SEL_1_INT, 0), 0));
    end_clause(&b, CF_ALU);
    group(&b, op2(OP_ADD_INT, RESULT, 0, SRC(RESULT, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 2, 0);
    end_clause(&b, CF_ALU_VALID_PIXEL_MODE);
    finish_and_run(&b, &(struct engines_request){.pixel = true, .jit = true}, "KILLGT_INT");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("valid pixels", lane, 0, lane > 31 ? 1 : 3);
        expect("the result", lane, 1, lane > 31 ? 0x40000000 : 0);
    }
}

/* EXECUTE_MASK_OP 3: lanes whose predicate fails are killed. */
static void
predicates_kill(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b,
          (op2(OP_PRED_SETGT_INT, 0, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) & NO_WRITE) | UPDATE_EXEC | OMOD(3));
    literals(&b, 15, 0);
    end_clause(&b, CF_ALU_PUSH_BEFORE);
    flow(&b, cf(CF_POP, b.cf + 1, 1));
    group(&b, op2(OP_ADD_INT, RESULT, 0, SRC(0, 0), SRC(SEL_1_INT, 0)));
    run(&b, 0, "EXECUTE_MASK_OP 3");
    for (unsigned lane = 0; lane < LANES; lane++)
        expect("after the branch", lane, 0, lane > 15 ? lane + 1 : 0);
}

/* --- SET_MODE --- */

static uint64_t
set_mode(unsigned floats, unsigned doubles)
{
    return op2(OP_SET_MODE, 0, 3, SRC(floats, 0), SRC(doubles, 0)) & NO_WRITE;
}

/* x: 1 + 2^-25 rounded; y: a denormal product; z, w: 1 + 2^-54 in double; then x, y again in the next clause
 */
static void
try_mode(unsigned floats, unsigned doubles, uint32_t sum, uint32_t product, uint32_t low)
{
    struct builder b;
    begin(&b);
    clear(&b);
    add(&b.code, op2(OP_ADD, RESULT, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
    add(&b.code, set_mode(floats, doubles) | LAST);
    literals(&b, 0x3f800000, 0x33000000);
    group(&b, op2(OP_MUL_IEEE, RESULT, 1, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
    literals(&b, 0x00800000, 0x3f000000);
    add(&b.code, op2(OP_ADD_64, RESULT, 2, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
    add(&b.code, op2(OP_ADD_64, RESULT, 3, SRC(SEL_0, 0), SRC(SEL_0, 0)) | LAST);
    literals(&b, 0x3ff00000, 0x3c900000);
    end_clause(&b, CF_ALU);
    group(&b, op2(OP_ADD, 8, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
    literals(&b, 0x3f800000, 0x33000000);
    group(&b, op2(OP_SUB_INT, 8, 0, SRC(8, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 0x3f800000, 0);
    group(&b, op2(OP_ADD_INT, RESULT, 3, SRC(RESULT, 3), SRC(8, 0))); /* adds 0 */
    run(&b, 0, "SET_MODE");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("1 + 2^-25", lane, 0, sum);
        expect("2^-126 / 2", lane, 1, product);
        expect("1 + 2^-54, low", lane, 2, low);
        expect("1 + 2^-54, high", lane, 3, 0x3ff00000);
    }
}

static void
modes_round_and_keep_denormals(void **state)
{
    (void)state;
    try_mode(0, 0, 0x3f800000, 0, 0);
    try_mode(1, 0, 0x3f800001, 0, 0);
    try_mode(0, 1, 0x3f800000, 0, 1);
    try_mode(2, 3, 0x3f800000, 0, 0);
    try_mode(12, 0, 0x3f800000, 0x00400000, 0);
    try_mode(13, 1, 0x3f800001, 0x00400000, 1);
    try_mode(4, 0, 0x3f800000, 0, 0);
    try_mode(8, 0, 0x3f800000, 0x00400000, 0);
}

/* --- exceptions --- */

static uint64_t
store_flags(unsigned chan)
{
    return op2(OP_STORE_FLAGS, RESULT, chan, 0, 0);
}

/* An instruction of slots x (and y), in a group with STORE_FLAGS, which has the flags of its own group. */
static void
try_flags(unsigned mode, uint64_t slot, uint64_t other, bool three, const uint32_t *sources,
          uint32_t expected)
{
    struct builder b;
    char what[80];
    begin(&b);
    clear(&b);
    group(&b, set_mode(mode, mode));
    add(&b.code, slot);
    if (other)
        add(&b.code, other);
    add(&b.code, store_flags(3) | LAST);
    literals(&b, sources[0], sources[1]);
    if (three)
        literals(&b, sources[2], sources[3]);
    snprintf(what, sizeof what, "flags of 0x%x, 0x%x, 0x%x", sources[0], sources[1], sources[2]);
    run(&b, 0, what);
    for (unsigned lane = 0; lane < LANES; lane++)
        expect(what, lane, 3, expected);
}

enum { INVALID = 1, DENORMAL = 2, OVERFLOWS = 8, UNDERFLOWS = 16, INEXACT = 32, KEEP_DENORMALS = 12 };

static void
single_ops_raise_what_ieee_says(void **state)
{
    static const struct {
        unsigned op, mode;
        uint32_t a, b, expected;
    } tries[] = {
        {OP_ADD, 0, 0x3f800000, 0x3f800000, 0},
        {OP_ADD, 0, 0x3f800000, 0x33000000, INEXACT},
        {OP_ADD, 0, 0x7f800000, 0xff800000, INVALID},
        {OP_ADD, 0, 0x7fc00000, 0x3f800000, 0},
        {OP_ADD, 0, 0x7f800001, 0x3f800000, INVALID},
        {OP_ADD, KEEP_DENORMALS, 1, 0, DENORMAL},
        {OP_ADD, 0, 1, 0, 0},
        {OP_MUL_IEEE, 0, 0x7f7fffff, 0x40000000, OVERFLOWS | INEXACT},
        {OP_MUL_IEEE, 0, 0x00800000, 0x00800000, UNDERFLOWS | INEXACT},
        {OP_MUL_IEEE, KEEP_DENORMALS, 0x00800000, 0x3f000000, 0},
        {OP_MUL_IEEE, KEEP_DENORMALS, 0x00800001, 0x3f000000, UNDERFLOWS | INEXACT},
        {OP_MUL_IEEE, 0, 0x7f800000, 0, INVALID},
        {OP_MUL, 0, 0x7f800000, 0, 0},
    };
    (void)state;
    for (unsigned k = 0; k < sizeof tries / sizeof *tries; k++)
        try_flags(tries[k].mode, op2(tries[k].op, RESULT, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)), 0,
                  false, (const uint32_t[4]){tries[k].a, tries[k].b}, tries[k].expected);
}

/* (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24; the product alone has a bit too many. */
static void
a_fused_step_rounds_once(void **state)
{
    const uint32_t sources[4] = {0x3f800800, 0x3f800800, 0xbf801000};
    const uint64_t a = SRC(SEL_LITERAL, 0), b = SRC(SEL_LITERAL, 1), c = SRC(SEL_LITERAL, 2);
    (void)state;
    try_flags(0, op3(OP_FMA, RESULT, 0, a, b, c), 0, true, sources, 0);
    try_flags(0, op3(OP_MULADD_IEEE, RESULT, 0, a, b, c), 0, true, sources, INEXACT);
    try_flags(0, op3(OP_FMA, RESULT, 0, a, b, c), 0, true, (const uint32_t[4]){0x7f800000, 0, 0}, INVALID);
    try_flags(KEEP_DENORMALS, op3(OP_FMA, RESULT, 0, a, b, c), 0, true, (const uint32_t[4]){0, 0, 3},
              DENORMAL);
}

static void
doubles_raise_flags_too(void **state)
{
    const uint64_t high = op2(OP_ADD_64, RESULT, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1));
    const uint64_t low = op2(OP_ADD_64, RESULT, 1, SRC(SEL_0, 0), SRC(SEL_0, 0));
    (void)state;
    try_flags(0, high, low, false, (const uint32_t[4]){0x3ff00000, 0x3c900000}, INEXACT);
    try_flags(0, high, low, false, (const uint32_t[4]){0x3ff00000, 0x3cb00000}, 0);
    try_flags(0, high, low, false, (const uint32_t[4]){0x7ff00000, 0xfff00000}, INVALID);
}

/* x: both groups' flags; y: those that LOAD_STORE_FLAGS left; z: those of the next clause. Work-item 0 alone
 * has no denormal. */
static void
flags_add_up_in_a_clause(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, set_mode(KEEP_DENORMALS, 0));
    group(&b, op2(OP_ADD, 8, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
    literals(&b, 0x3f800000, 0x33000000);
    group(&b, op2(OP_ADD, 8, 1, SRC(0, 0), SRC(SEL_0, 0)));
    add(&b.code, op2(OP_LOAD_STORE_FLAGS, 8, 3, SRC(SEL_LITERAL, 0), 0) | LAST);
    literals(&b, 0xffffff04, 0);
    group(&b, op2(OP_MOV, RESULT, 0, SRC(8, 3), 0));
    group(&b, op2(OP_STORE_FLAGS, 8, 3, 0, 0));
    group(&b, op2(OP_MOV, RESULT, 1, SRC(8, 3), 0));
    end_clause(&b, CF_ALU);
    group(&b, op2(OP_STORE_FLAGS, 8, 3, 0, 0));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(8, 3), 0));
    run(&b, 0, "STORE_FLAGS");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("added up", lane, 0, INEXACT | (lane ? DENORMAL : 0));
        expect("loaded", lane, 1, 4);
        expect("the next clause", lane, 2, 0);
    }
}

static void
unknown_exceptions_are_refused(void **state)
{
    enum { OP_RECIP_IEEE = 134 };
    struct builder b;
    (void)state;
    begin(&b);
    group(&b, store_flags(0));
    refused(&b, "STORE_FLAGS at 0x60: in a slot that is not w");
    begin(&b);
    group(&b, op2(OP_RECIP_IEEE, RESULT, 0, SRC(0, 0), 0));
    group(&b, store_flags(3));
    refused(&b, "STORE_FLAGS at 0x60: in a clause with a function, whose exceptions are not known");
    begin(&b);
    group(&b, op2(OP_INT_TO_FLT, RESULT, 0, SRC(0, 0), 0));
    group(&b, store_flags(3));
    refused(&b, "in a clause with a conversion, whose exceptions are not known");
    begin(&b);
    group(&b, op2(OP_ADD, RESULT, 0, SRC(0, 0), SRC(0, 0)) | OMOD(1));
    group(&b, store_flags(3));
    refused(&b, "in a clause with output modifiers, whose exceptions are not known");
}

/* --- indexes --- */

/* Of 9 declared GPRs, T2[lane - 3] is read and T7[lane - 60] is written. */
static void
indexes_outside_name_gpr_0(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    for (unsigned r = 1; r < 9; r++) {
        group(&b, op2(OP_ADD_INT, r, 1, SRC(0, 0), SRC(SEL_LITERAL, 0)));
        literals(&b, 100 * r, 0);
    }
    group(&b, op2(OP_MOV, 0, 1, SRC(SEL_LITERAL, 0), 0));
    literals(&b, 77, 0);
    group(&b, op2(OP_SUB_INT, 1, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 3, 0);
    group(&b, op2(OP_MOVA_INT, AR_X, 0, SRC(1, 0), 0) & NO_WRITE);
    group(&b, op2(OP_MOV, RESULT, 0, SRC(2, 1) | SRC0_REL, 0));
    group(&b, op2(OP_SUB_INT, 1, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 60, 0);
    group(&b, op2(OP_MOVA_INT, AR_X, 0, SRC(1, 0), 0) & NO_WRITE);
    group(&b, op2(OP_MOV, 7, 1, SRC(SEL_1_INT, 0), 0) | DST_REL);
    group(&b, op2(OP_MOV, RESULT, 1, SRC(7, 1), 0));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(8, 1), 0));
    group(&b, op2(OP_MOV, RESULT, 3, SRC(0, 1), 0));
    run(&b, 9, "AR.X");
    for (unsigned lane = 0; lane < LANES; lane++) {
        const unsigned r = lane - 1; /* 2 + lane - 3 */
        expect("T2[AR.X]", lane, 0, r == 0 || r > 8 ? 77 : r == RESULT ? 500 + lane : 100 * r + lane);
        expect("T7", lane, 1, lane == 60 ? 1 : 700 + lane);
        expect("T8", lane, 2, lane == 61 ? 1 : 800 + lane);
        expect("T0", lane, 3, lane == 53 ? 1 : 77);
    }
}

/* Five rounds: T8[aL] is added up, aL goes to T13[aL]; in INDEX_MODE 4 and as a source. */
static void
loops_index(void **state)
{
    enum { CF_LOOP_START = 4, SEL_LOOP_IDX = 238, FIRST = 8, MARKS = 13, SRC1_REL = 1 << 22 };
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    for (unsigned r = FIRST; r < FIRST + 5; r++) {
        group(&b, op2(OP_ADD_INT, r, 1, SRC(0, 0), SRC(SEL_LITERAL, 0)));
        literals(&b, 100 * r, 0);
    }
    end_clause(&b, CF_ALU);
    flow(&b, cf(CF_LOOP_START, b.cf + 3, 0));
    group(&b, op2(OP_ADD_INT, RESULT, 0, SRC(RESULT, 0), SRC(FIRST, 1)) | SRC1_REL | INDEX_MODE(4));
    group(&b, op2(OP_MOV, RESULT, 1, SRC(SEL_LOOP_IDX, 0), 0));
    group(&b, op2(OP_MOV, MARKS, 0, SRC(RESULT, 1), 0) | DST_REL | INDEX_MODE(4));
    group(&b, (op2(OP_PRED_SETGT_INT, 0, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LOOP_IDX, 0)) & NO_WRITE) |
                  UPDATE_EXEC | OMOD(1)); /* EXECUTE_MASK_OP: break */
    literals(&b, 4, 0);
    end_clause(&b, CF_ALU);
    flow(&b, cf(CF_LOOP_END, b.cf - 1, 0));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(MARKS + 3, 0), 0));
    group(&b, op2(OP_MOV, RESULT, 3, SRC(MARKS + 4, 0), 0));
    run(&b, 0, "INDEX_LOOP");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("the sum", lane, 0, 100 * (8 + 9 + 10 + 11 + 12) + 5 * lane);
        expect("LOOP_IDX", lane, 1, 4);
        expect("T16", lane, 2, 3);
        expect("T17", lane, 3, 4);
    }
}

static void
index_modes_are_refused_by_name(void **state)
{
    static const char why[] = "there are no GPRs that work-groups share";
    struct builder b;
    (void)state;
    for (unsigned mode = 5; mode < 7; mode++) {
        begin(&b);
        group(&b, op2(OP_MOV, RESULT, 0, SRC(2, 1) | SRC0_REL, 0) | INDEX_MODE(mode));
        refused(&b, why);
        begin(&b);
        group(&b, op2(OP_MOV, RESULT, 0, SRC(2, 1), 0) | DST_REL | INDEX_MODE(mode));
        refused(&b, why);
    }
}

/* --- registers of the wavefront --- */

/* Bytes from the lowest lane of those above 9. */
static void
clause_global_takes_bytes(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, (op2(OP_PRED_SETGT_INT, 0, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) & NO_WRITE) | UPDATE_EXEC);
    literals(&b, 9, 0);
    end_clause(&b, CF_ALU_PUSH_BEFORE);
    for (unsigned byte = 0; byte < 4; byte++) {
        group(&b, op2(OP_ADD_INT, 7, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
        literals(&b, 0x120 + 16 * byte, 0);
        group(&b, op2(OP_MOVA_INT, CLAUSE_GLOBAL_0 + byte, 0, SRC(7, 0), 0) & NO_WRITE);
    }
    group(&b, op2(OP_MOV, RESULT, 0, SRC(SEL_CLAUSE_GLOBAL, 0), 0));
    end_clause(&b, CF_ALU);
    flow(&b, cf(CF_POP, b.cf + 1, 1));
    run(&b, 0, "CLAUSE_GLOBAL");
    for (unsigned lane = 0; lane < LANES; lane++)
        expect("CLAUSE_GLOBAL", lane, 0, lane > 9 ? 0x5a4a3a2a : 0);
}

/* --- sources --- */

static void
direct_reads(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, op2(OP_LSHL, 7, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 2, 0);
    group(&b, op2(OP_ADD_INT, 7, 1, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 1000, 0);
    group(&b, lds(LDS_WRITE, SRC(7, 0), SRC(7, 1)));
    group(&b, op2(OP_SUB_INT, RESULT, 0, SRC(SEL_LDS_DIRECT_A, 0), SRC(SEL_LDS_DIRECT_B, 0)));
    literals(&b, 5 | 0u << 13, 0 | 1u << 13);
    group(&b, op2(OP_MOV, RESULT, 1, SRC(SEL_LDS_DIRECT_A, 0), 0));
    literals(&b, 3 | 3u << 13, 0);
    run(&b, 0, "LDS_DIRECT");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("A - B", lane, 0, 5 - lane);
        expect("stride 3", lane, 1, 3 + 3 * lane < 64 ? 1003 + 3 * lane : 0);
    }
}

/* A clock goes on; identities are those of the only compute unit. */
static void
time_and_ids(void **state)
{
    static const unsigned ids[] = {231, 232, 233, 237};
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    add(&b.code, op2(OP_MOV, 7, 0, SRC(SEL_TIME_LO, 0), 0));
    add(&b.code, op2(OP_MOV, 7, 1, SRC(SEL_TIME_HI, 0), 0) | LAST);
    group(&b, op2(OP_NOP, RESULT, 1, 0, 0)); /* writes nothing */
    group(&b, op2(OP_SUB_INT, 7, 0, SRC(SEL_TIME_LO, 0), SRC(7, 0)));
    group(&b, op2(OP_SUB_INT, 7, 1, SRC(SEL_TIME_HI, 0), SRC(7, 1)));
    group(&b, op2(OP_SETGT_INT, RESULT, 0, SRC(SEL_0, 0), SRC(7, 1))); /* 0: not back */
    for (unsigned k = 0; k < sizeof ids / sizeof *ids; k++)
        group(&b, op2(OP_ADD_INT, RESULT, 1, SRC(RESULT, 1), SRC(ids[k], 0)));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(SEL_MASK_HI, 0), 0));
    group(&b, op2(OP_MOV, RESULT, 3, SRC(SEL_MASK_LO, 0), 0));
    run(&b, 0, "TIME and ids");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("time", lane, 0, 0);
        expect("ids", lane, 1, 0);
        expect("mask", lane, 2, UINT32_MAX);
        expect("mask", lane, 3, UINT32_MAX);
    }
}

/* Two wavefronts of a work-group. */
static void
wavefronts_have_numbers(void **state)
{
    enum { HW_WAVE_ID = 231, THREADGRP_ID = 234, WAVE_ID_IN_GRP = 235, NUM_WAVES = 236 };
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, op2(OP_MOV, RESULT, 0, SRC(HW_WAVE_ID, 0), 0));
    group(&b, op2(OP_MOV, RESULT, 1, SRC(THREADGRP_ID, 0), 0));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(WAVE_ID_IN_GRP, 0), 0));
    group(&b, op2(OP_MOV, RESULT, 3, SRC(NUM_WAVES, 0), 0));
    finish_and_run(&b, &(struct engines_request){.waves = 2, .jit = true}, "WAVE_ID");
    for (unsigned lane = 0; lane < 2 * LANES; lane++) {
        expect("HW_WAVE_ID", lane, 0, lane / LANES);
        expect("HW_THREADGRP_ID", lane, 1, 0);
        expect("WAVE_ID_IN_GRP", lane, 2, lane / LANES);
        expect("NUM_THREADGRP_WAVES", lane, 3, 2);
    }
}

static void
sources_are_refused_by_name(void **state)
{
    static const struct {
        unsigned sel;
        const char *why;
    } all[] = {{SEL_PARAM, "source 448, a parameter"},
               {SEL_PARAM + 32, "a parameter"},
               {218, "LDS_SIZE"},
               {240, "the launch describes no parameters"},
               {242, "PRIM_MASK"}};
    struct builder b;
    (void)state;
    for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
        begin(&b);
        group(&b, op2(OP_MOV, RESULT, 0, SRC(all[k].sel, 0), 0));
        refused(&b, all[k].why);
    }
}

/* --- parameters --- */

/* Dword k of the LDS is 3k - 50, T7.x a lane's i, T7.y its j. */
static void
fill_parameters(struct builder *b)
{
    clear(b);
    for (unsigned half = 0; half < 2; half++) {
        group(b, op2(OP_ADD_INT, 8, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
        literals(b, 64 * half, 0);
        group(b, op2(OP_LSHL, 8, 1, SRC(8, 0), SRC(SEL_LITERAL, 0)));
        literals(b, 2, 0);
        group(b, op3(OP_MULADD_UINT24, 8, 2, SRC(8, 0), SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
        literals(b, 3, (uint32_t)-50);
        group(b, op2(OP_INT_TO_FLT, 8, 2, SRC(8, 2), 0));
        group(b, lds(LDS_WRITE, SRC(8, 1), SRC(8, 2)));
    }
    group(b, op2(OP_INT_TO_FLT, 7, 0, SRC(0, 0), 0) | OMOD(3));
    group(b, op2(OP_ADD, 7, 1, SRC(7, 0), SRC(SEL_1, 0)));
    end_clause(b, CF_ALU);
}

static float
parameter(unsigned lane, unsigned number, unsigned element)
{
    const unsigned quad = lane / 4, primitive = (quad >= 5) + (quad >= 9);
    return (float)(3 * (int)(8 + (number * 3 + primitive) * 12 + element) - 50);
}

static uint32_t
bits_of(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static uint32_t
interpolated(unsigned lane, unsigned number, unsigned element)
{
    const float i = (float)lane / 2, j = i + 1;
    return bits_of(fmaf(parameter(lane, number, 8 + element), j,
                        fmaf(parameter(lane, number, 4 + element), i, parameter(lane, number, element))));
}

static void
add_interp(struct builder *b, unsigned op, unsigned first, unsigned last, unsigned number, unsigned written)
{
    for (unsigned chan = first; chan <= last; chan++) {
        const uint64_t slot = op2(op, RESULT, chan, SRC(7, 1 - chan % 2), SRC(SEL_PARAM + number, 0));
        add(&b->code, (written >> chan & 1 ? slot : slot & NO_WRITE) | (chan == last ? LAST : 0));
    }
}

static void
parameters_are_interpolated(void **state)
{
    const struct engines_request pixel = {.pixel = true, .jit = true};
    struct builder b;
    (void)state;
    for (unsigned way = 0; way < 2; way++) {
        begin(&b);
        fill_parameters(&b);
        if (way) {
            add_interp(&b, OP_INTERP_X, 0, 1, 1, 1);
            add_interp(&b, OP_INTERP_Z, 2, 3, 2, 4);
        } else {
            add_interp(&b, OP_INTERP_XY, 0, 3, 1, 3);
            add_interp(&b, OP_INTERP_ZW, 0, 3, 2, 12);
        }
        finish_and_run(&b, &pixel, "INTERP");
        for (unsigned lane = 0; lane < LANES; lane++)
            for (unsigned chan = 0; chan < 4; chan++)
                if (!way || chan % 2 == 0)
                    expect("INTERP", lane, chan, interpolated(lane, chan < 2 ? 1 : 2, chan));
    }
}

static void
parameters_are_loaded(void **state)
{
    const struct engines_request pixel = {.pixel = true, .jit = true};
    struct builder b;
    (void)state;
    begin(&b);
    fill_parameters(&b);
    add(&b.code, op2(OP_INTERP_LOAD_P0, RESULT, 0, SRC(SEL_PARAM + 2, 0), 0));
    add(&b.code, op2(OP_INTERP_LOAD_P0 + 1, RESULT, 1, SRC(SEL_PARAM + 1, 0), 0));
    add(&b.code, op2(OP_INTERP_LOAD_P0 + 2, RESULT, 2, SRC(SEL_PARAM, 0), 0) | LAST);
    group(&b, op2(OP_ADD_INT, RESULT, 3, SRC(SEL_PARAM_BASE, 0), SRC(SEL_NEW_PRIM_MASK, 0)));
    finish_and_run(&b, &pixel, "INTERP_LOAD");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("P0.x", lane, 0, bits_of(parameter(lane, 2, 0)));
        expect("P10.y", lane, 1, bits_of(parameter(lane, 1, 4 + 1)));
        expect("P20.z", lane, 2, bits_of(parameter(lane, 0, 8 + 2)));
        expect("PARAM_BASE_ADDR + NEW_PRIM_MASK", lane, 3, params[0] + params[2]);
    }
}

/* --- predicates --- */

/* x: the result; y: 1 where the new predicate bit is 1; z: 1 where it is 0; w: the result again, by lanes
 * above 31 */
static void
try_predicate(const struct cay_alu_row *row, uint32_t a, uint32_t b_value, bool jit)
{
    struct builder b;
    const struct alu_model *model = alu_model_find(row->name);
    const uint32_t source[3] = {a, b_value, 0};
    begin(&b);
    clear(&b);
    const uint64_t x = SRC(SEL_LITERAL, 0), y = SRC(SEL_LITERAL, 1);
    group(&b, op2(row->opcode, RESULT, 0, x, y) | UPDATE_PRED);
    if (row->sources)
        literals(&b, a, b_value);
    group(&b, op2(OP_MOV, RESULT, 1, SRC(SEL_1_INT, 0), 0) | PRED_SEL(3));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(SEL_1_INT, 0), 0) | PRED_SEL(2));
    group(&b, (op2(OP_PRED_SETGT_INT, 0, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) & NO_WRITE) | UPDATE_PRED);
    literals(&b, 31, 0);
    group(&b, op2(row->opcode, RESULT, 3, x, y) | UPDATE_PRED | PRED_SEL(3));
    if (row->sources)
        literals(&b, a, b_value);
    finish_and_run(&b, &(struct engines_request){.jit = jit}, row->name);
    const uint32_t result = model->compute(source);
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect(row->name, lane, 0, result);
        expect(row->name, lane, 1, !(result & 0x7fffffff));
        expect(row->name, lane, 2, !!(result & 0x7fffffff));
        expect(row->name, lane, 3, lane > 31 ? result : 0);
    }
}

static void
predicates_say_what_executes(void **state)
{
    static const uint32_t values[][2] = {{0, 0},          {0, 0x3f800000},          {0, 0xbf800000},
                                         {0x3f800000, 0}, {0x40000000, 0x3f800000}, {0x40400000, 0x40800000}};
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++)
        for (unsigned k = 0; k < sizeof values / sizeof *values; k++)
            if (cay_alu_rows[op].action == CAY_DO_PRED || cay_alu_rows[op].action == CAY_DO_PRED_COUNT)
                try_predicate(&cay_alu_rows[op], values[k][0], values[k][1], k == 1);
}

/* KILL<cond> and the SET<cond> that compares in the same way */
static bool
kill_holds(const char *kill, const uint32_t source[3])
{
    char setter[32];
    snprintf(setter, sizeof setter, "SET%s%s", kill + 4, strchr(kill, '_') ? "" : "_DX10");
    return alu_model_find(setter)->compute(source) != 0;
}

/* x: the result; in other programs the instruction is ignored */
static void
try_kill(const struct cay_alu_row *row, uint32_t a, uint32_t b_value, bool pixel, bool jit)
{
    struct builder b;
    const uint32_t source[3] = {a, b_value, 0};
    begin(&b);
    clear(&b);
    group(&b, op2(row->opcode, RESULT, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
    literals(&b, a, b_value);
    end_clause(&b, CF_ALU);
    finish_and_run(&b, &(struct engines_request){.pixel = pixel, .jit = jit}, row->name);
    for (unsigned lane = 0; lane < LANES; lane++)
        expect(row->name, lane, 0, pixel && kill_holds(row->name, source) ? 0x3f800000 : 0);
}

static void
all_kills(void **state)
{
    static const uint32_t values[][2] = {{0, 0}, {0x3f800000, 0x40000000}, {0xbf800000, 0x3f800000}};
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++)
        for (unsigned k = 0; k < 6; k++)
            if (cay_alu_rows[op].action == CAY_DO_KILL)
                try_kill(&cay_alu_rows[op], values[k / 2][0], values[k / 2][1], k % 2, k == 1);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(killed_pixels_are_not_valid),
                                       cmocka_unit_test(predicates_kill),
                                       cmocka_unit_test(all_kills),
                                       cmocka_unit_test(modes_round_and_keep_denormals),
                                       cmocka_unit_test(single_ops_raise_what_ieee_says),
                                       cmocka_unit_test(a_fused_step_rounds_once),
                                       cmocka_unit_test(doubles_raise_flags_too),
                                       cmocka_unit_test(flags_add_up_in_a_clause),
                                       cmocka_unit_test(unknown_exceptions_are_refused),
                                       cmocka_unit_test(indexes_outside_name_gpr_0),
                                       cmocka_unit_test(loops_index),
                                       cmocka_unit_test(index_modes_are_refused_by_name),
                                       cmocka_unit_test(clause_global_takes_bytes),
                                       cmocka_unit_test(direct_reads),
                                       cmocka_unit_test(time_and_ids),
                                       cmocka_unit_test(wavefronts_have_numbers),
                                       cmocka_unit_test(sources_are_refused_by_name),
                                       cmocka_unit_test(parameters_are_interpolated),
                                       cmocka_unit_test(parameters_are_loaded),
                                       cmocka_unit_test(predicates_say_what_executes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
