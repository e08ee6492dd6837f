/* SPDX-License-Identifier: MIT */
/*
 * What ALU instructions do beside a result of their own: killed lanes, modes, indexes, registers of the
 * wavefront, predicates, special sources; "HD 6900 Series ISA" sections 4.6, 4.8, 4.10, 4.13 and 9.2. Every
 * program runs on every engine and stores T5 of each work-item.
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
    RESULT = 5,
    INDEX = 6,
    CF_ROOM = 12,
    OP_MUL_IEEE = 2,
    OP_CNDGT_INT = 29,
    OP_LDS = 17,
    OP_KILLGT_INT = 71,
    OP_SET_MODE = 87,
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

static uint32_t out[LANES * 4];

static void
finish_and_run(struct builder *b, unsigned gprs, bool jit, const char *what)
{
    struct engines *e;
    struct emu_error error = {EMU_OK, ""};
    finish(b);
    if (jit ? engines_make(&b->code, gprs, &e, &error) : engines_make_without_jit(&b->code, &e, &error))
        fail_msg("%s: %s", what, error.text);
    engines_run(e, NULL, 0, out, LANES * 4, NULL, NULL, what);
    engines_free(e);
}

static void
run(struct builder *b, unsigned gprs, const char *what)
{
    finish_and_run(b, gprs, true, what);
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
    if (!engines_make(&b->code, 0, &e, &error))
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

/* Lanes above 31 are killed; what the instruction gave them goes through the LDS to the others. */
static void
killed_lanes_leave(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, op2(OP_LSHL, 7, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 2, 0);
    group(&b, op2(OP_KILLGT_INT, RESULT, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 31, 0);
    group(&b, lds(LDS_WRITE, SRC(7, 0), SRC(RESULT, 0)));
    group(&b, op2(OP_MOV, RESULT, 1, SRC(0, 0), 0));
    end_clause(&b, CF_ALU);
    group(&b, op2(OP_ADD_INT, 7, 0, SRC(7, 0), SRC(SEL_LITERAL, 0)));
    literals(&b, 4 * 32, 0);
    group(&b, lds(LDS_READ_RET, SRC(7, 0), SRC(0, 0)));
    group(&b, op2(OP_MOV, RESULT, 2, SRC(SEL_OQ_A_POP, 0), 0));
    end_clause(&b, CF_ALU);
    run(&b, 0, "KILLGT_INT");
    for (unsigned lane = 0; lane < LANES; lane++) {
        expect("the result", lane, 0, 0);
        expect("lanes that stay", lane, 1, lane < 32 ? lane : 0);
        expect("the result of killed lanes", lane, 2, lane < 32 ? 0x3f800000 : 0);
    }
}

/* Lanes killed inside a branch do not come back at its end. */
static void
killed_lanes_stay_away(void **state)
{
    struct builder b;
    (void)state;
    begin(&b);
    clear(&b);
    group(&b, (op2(OP_PRED_SETGT_INT, 0, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) & NO_WRITE) | UPDATE_EXEC);
    literals(&b, 15, 0);
    end_clause(&b, CF_ALU_PUSH_BEFORE);
    group(&b, op2(OP_KILLGT_INT, RESULT, 1, SRC(0, 0), SRC(SEL_LITERAL, 0)) & NO_WRITE);
    literals(&b, 47, 0);
    end_clause(&b, CF_ALU);
    flow(&b, cf(CF_POP, b.cf + 1, 1));
    group(&b, op2(OP_ADD_INT, RESULT, 0, SRC(0, 0), SRC(SEL_1_INT, 0)));
    run(&b, 0, "KILLGT_INT in a branch");
    for (unsigned lane = 0; lane < LANES; lane++)
        expect("after the branch", lane, 0, lane < 48 ? lane + 1 : 0);
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
    struct builder b;
    (void)state;
    try_mode(0, 0, 0x3f800000, 0, 0);
    try_mode(1, 0, 0x3f800001, 0, 0);
    try_mode(0, 1, 0x3f800000, 0, 1);
    try_mode(2, 3, 0x3f800000, 0, 0);
    try_mode(12, 0, 0x3f800000, 0x00400000, 0);
    try_mode(13, 1, 0x3f800001, 0x00400000, 1);
    begin(&b);
    group(&b, set_mode(4, 0));
    refused(&b, "SET_MODE at 0x60: denormals of sources and of results are treated differently");
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

static void
index_modes_are_refused_by_name(void **state)
{
    static const char *const why[] = {"INDEX_MODE 4", "INDEX_MODE 5", "INDEX_MODE 6"};
    struct builder b;
    (void)state;
    for (unsigned mode = 4; mode < 7; mode++) {
        begin(&b);
        group(&b, op2(OP_MOV, RESULT, 0, SRC(2, 1) | SRC0_REL, 0) | INDEX_MODE(mode));
        refused(&b, why[mode - 4]);
        begin(&b);
        group(&b, op2(OP_MOV, RESULT, 0, SRC(2, 1), 0) | DST_REL | INDEX_MODE(mode));
        refused(&b, why[mode - 4]);
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

static void
sources_are_refused_by_name(void **state)
{
    static const struct {
        unsigned sel;
        const char *why;
    } all[] = {{SEL_PARAM, "source 448, a parameter"},
               {SEL_PARAM + 32, "a parameter"},
               {218, "LDS_SIZE"},
               {234, "HW_THREADGRP_ID"},
               {235, "WAVE_ID_IN_GRP"},
               {236, "NUM_THREADGRP_WAVES"},
               {238, "LOOP_IDX"},
               {241, "what pixel programs are given"}};
    struct builder b;
    (void)state;
    for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
        begin(&b);
        group(&b, op2(OP_MOV, RESULT, 0, SRC(all[k].sel, 0), 0));
        refused(&b, all[k].why);
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
    finish_and_run(&b, 0, jit, row->name);
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

static void
all_kills(void **state)
{
    static const uint32_t values[][2] = {{0, 0}, {0x3f800000, 0x40000000}, {0xbf800000, 0x3f800000}};
    (void)state;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++)
        for (unsigned k = 0; k < 3 && cay_alu_rows[op].action == CAY_DO_KILL; k++) {
            static const char *const conds[] = {"E", "GT", "GE", "NE"};
            const char *name = cay_alu_rows[op].name + 4; /* behind KILL */
            struct builder b;
            char setter[32];
            unsigned c = 0;
            while (strncmp(name, conds[c], strlen(conds[c])))
                c++;
            snprintf(setter, sizeof setter, "SET%s%s", name, strchr(name, '_') ? "" : "_DX10");
            const uint32_t source[3] = {values[k][0], values[k][1], 0};
            const bool dies = alu_model_find(setter)->compute(source) != 0;
            begin(&b);
            clear(&b);
            group(&b, op2(OP_MOV, RESULT, 1, SRC(SEL_1_INT, 0), 0));
            group(&b, op2(cay_alu_rows[op].opcode, RESULT, 0, SRC(SEL_LITERAL, 0), SRC(SEL_LITERAL, 1)));
            literals(&b, source[0], source[1]);
            end_clause(&b, CF_ALU);
            finish_and_run(&b, 0, k == 1, cay_alu_rows[op].name);
            for (unsigned lane = 0; lane < LANES; lane++) {
                expect(cay_alu_rows[op].name, lane, 0, 0);
                expect(cay_alu_rows[op].name, lane, 1, !dies);
            }
        }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(killed_lanes_leave),
                                       cmocka_unit_test(killed_lanes_stay_away),
                                       cmocka_unit_test(predicates_kill),
                                       cmocka_unit_test(all_kills),
                                       cmocka_unit_test(modes_round_and_keep_denormals),
                                       cmocka_unit_test(indexes_outside_name_gpr_0),
                                       cmocka_unit_test(index_modes_are_refused_by_name),
                                       cmocka_unit_test(clause_global_takes_bytes),
                                       cmocka_unit_test(direct_reads),
                                       cmocka_unit_test(time_and_ids),
                                       cmocka_unit_test(sources_are_refused_by_name),
                                       cmocka_unit_test(predicates_say_what_executes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
