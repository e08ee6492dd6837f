/* SPDX-License-Identifier: MIT */
/* Machine code against iga64's text: one line per feature to the byte, random words up to spacing. */
#include <string.h>

#include "data.h"
#include "gen/isa/gen_isa.h"
#include "suite.h"

/* To the byte, or up to spacing; returns how many lines there are. */
static unsigned
match(const char *name, bool spacing)
{
    FILE *const file = data_open(name);
    struct data_line line;
    struct gen_inst inst;
    char text[DATA_TEXT];
    unsigned lines = 0;
    for (; data_next(file, &line); lines++) {
        if (!data_list(&line, &inst, text))
            fail_msg("%s: refused: %s", line.text, text);
        if (!spacing)
            data_squeeze(text);
        assert_string_equal(text, line.text);
        assert_int_equal(inst.bytes, line.size);
    }
    fclose(file);
    return lines;
}

static void
golden_lines_match(void **state)
{
    (void)state;
    assert_true(match("golden.txt", true) > 500);
}

/* Gen7 and Gen7.5. */
static void
gen7_lines_match(void **state)
{
    (void)state;
    assert_true(match("gen7.txt", true) > 230);
}

/* Every entry of Gen7's five compaction tables. */
static void
compact7_lines_match(void **state)
{
    (void)state;
    assert_int_equal(match("compact7.txt", true), 160);
}

static void
recorded_lines_match(void **state)
{
    (void)state;
    assert_true(match("legal.txt", true) > 1500);
}

/* Align16 as the PRM has it; iga64 refuses these or lists them without their channels. */
static void
align16_lines_match(void **state)
{
    (void)state;
    assert_true(match("align16.txt", false) > 300);
}

static void
random_lines_match(void **state)
{
    (void)state;
    assert_true(match("random.txt", false) > 2000);
}

/* Every row of the table and every math function has a golden line for every platform it exists on. */
static void
golden_lines_cover_the_table(void **state)
{
    (void)state;
    bool ops[2][GEN_OP_COUNT] = {{false}}, functions[2][16] = {{false}};
    FILE *const file = data_open("golden.txt");
    struct data_line line;
    struct gen_inst inst;
    char text[DATA_TEXT];
    while (data_next(file, &line)) {
        assert_true(data_list(&line, &inst, text));
        ops[line.platform][inst.op] = true;
        if (inst.op == GEN_OP_math)
            functions[line.platform][inst.math_fc] = true;
    }
    fclose(file);
    for (unsigned platform = GEN_BDW; platform <= GEN_SKL; platform++) {
        for (unsigned op = 0; op < GEN_OP_COUNT; op++)
            if (!ops[platform][op] && gen_op_info(op)->generations >> gen_generation(platform) & 1)
                fail_msg("no golden line for %s on platform %u", gen_op_info(op)->mnemonic, platform);
        for (unsigned fc = 0; fc < 16; fc++)
            if (!functions[platform][fc] && gen_math_info(fc)->sources)
                fail_msg("no golden line for math.%s on platform %u", gen_math_info(fc)->name, platform);
    }
}

/* Text cut short is a prefix of the whole, ends in NUL, and its length is still reported. */
static void
short_buffers_are_cut(void **state)
{
    (void)state;
    FILE *const file = data_open("golden.txt");
    struct data_line line;
    struct gen_inst inst;
    while (data_next(file, &line)) {
        char whole[DATA_TEXT], part[DATA_TEXT];
        assert_int_equal(gen_decode(NULL, line.platform, line.code, line.size, 0, &inst, NULL), 0);
        gen_print(line.platform, &inst, whole, sizeof whole);
        memset(part, '#', sizeof part);
        gen_print(line.platform, &inst, part, 20);
        assert_int_equal(part[20], '#');
        assert_true(strlen(part) < 20 && !strncmp(part, whole, strlen(part)));
        assert_true(gen_print(line.platform, &inst, NULL, 0) >= (int)strlen(whole));
    }
    fclose(file);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(golden_lines_match),           cmocka_unit_test(gen7_lines_match),
        cmocka_unit_test(compact7_lines_match),         cmocka_unit_test(recorded_lines_match),
        cmocka_unit_test(align16_lines_match),          cmocka_unit_test(random_lines_match),
        cmocka_unit_test(golden_lines_cover_the_table), cmocka_unit_test(short_buffers_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
