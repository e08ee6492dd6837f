/* SPDX-License-Identifier: MIT */
/* Reserved encodings are refused, each for its own reason. */
#include <string.h>

#include "data.h"
#include "suite.h"

static void
reserved_encodings_are_refused(void **state)
{
    (void)state;
    FILE *const file = data_open("refused.txt");
    struct data_line line;
    struct gen_inst inst;
    char text[DATA_TEXT];
    unsigned lines = 0;
    for (; data_next(file, &line); lines++) {
        const char *const reason = strchr(line.text, ' ') + 1;
        if (data_list(&line, &inst, text))
            fail_msg("accepted as %s: %s", text, reason);
        if (!strstr(text, reason))
            fail_msg("refused because \"%s\", not \"%s\"", text, reason);
    }
    fclose(file);
    assert_true(lines > 50);
}

static void
truncated_code_is_refused(void **state)
{
    (void)state;
    static const uint8_t nop[16] = {0x7e}, compact[8] = {0x01, 0x4d, 0x00, 0x20, 0x07, 0x7f, 0x00, 0x00};
    struct gen_inst inst;
    struct emu_error error = {0};
    for (uint32_t size = 0; size < 16; size++)
        assert_int_equal(gen_decode(NULL, GEN_SKL, nop, size, 0, &inst, NULL), -1);
    for (uint32_t size = 0; size < 8; size++)
        assert_int_equal(gen_decode(NULL, GEN_SKL, compact, size, 0, &inst, NULL), -1);
    assert_int_equal(gen_decode(NULL, GEN_SKL, nop, 16, 0, &inst, NULL), 0);
    assert_int_equal(gen_decode(NULL, GEN_SKL, compact, 8, 0, &inst, NULL), 0);
    assert_int_equal(gen_decode(NULL, GEN_SKL, nop, 16, 17, &inst, &error), -1);
    assert_int_equal(error.kind, EMU_INVALID);
    assert_non_null(strstr(error.text, "0x11"));
}

static void
unknown_opcodes_are_refused(void **state)
{
    (void)state;
    static const uint8_t unknown[] = {0x0b, 0x13, 0x14, 0x26, 0x35, 0x37, 0x53, 0x58, 0x5e, 0x7d, 0x7f};
    struct gen_inst inst;
    for (unsigned i = 0; i < sizeof unknown; i++) {
        const uint8_t code[16] = {unknown[i]};
        assert_int_equal(gen_decode(NULL, GEN_BDW, code, 16, 0, &inst, NULL), -1);
        assert_int_equal(gen_decode(NULL, GEN_BXT, code, 16, 0, &inst, NULL), -1);
    }
}

/* sends is Gen9's; in Gen8's code only a container's quirk allows it, and then it means the same. */
static void
sends_on_gen8_is_a_quirk(void **state)
{
    (void)state;
    static const struct gen_quirks quirks = {.gen9_sends = true};
    static const uint8_t sends[16] = {0x33, 0x00, 0x60, 0x0a, 0x14, 0xd0, 0x07, 0x00,
                                      0xc1, 0x0f, 0x00, 0x00, 0xff, 0x02, 0x0a, 0x02};
    static const uint8_t unknown[16] = {0x35};
    struct gen_inst gen8, gen9;
    struct emu_error error = {0};
    assert_int_equal(gen_decode(NULL, GEN_BDW, sends, 16, 0, &gen8, &error), -1);
    assert_non_null(strstr(error.text, "opcode 0x33"));
    assert_int_equal(gen_decode(NULL, GEN_SKL, sends, 16, 0, &gen9, NULL), 0);
    assert_int_equal(gen_decode(&quirks, GEN_BDW, sends, 16, 0, &gen8, NULL), 0);
    char text[2][DATA_TEXT];
    gen_print(GEN_BDW, &gen8, text[0], DATA_TEXT);
    gen_print(GEN_SKL, &gen9, text[1], DATA_TEXT);
    assert_string_equal(text[0], text[1]);
    assert_int_equal(gen_decode(&quirks, GEN_BDW, unknown, 16, 0, &gen8, NULL), -1);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reserved_encodings_are_refused),
        cmocka_unit_test(truncated_code_is_refused),
        cmocka_unit_test(unknown_opcodes_are_refused),
        cmocka_unit_test(sends_on_gen8_is_a_quirk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
