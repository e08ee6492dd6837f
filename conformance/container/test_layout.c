/* SPDX-License-Identifier: MIT */
/* fe_kernel_layout: the layout of a bare object's arguments follows from what the host sets. */
#include <stdlib.h>

#include "suite.h"

static struct specimen file;
static struct fe_program *program;

static struct fe_kernel
copy_of(const char *name)
{
    return *find_kernel(program, name);
}

static int
set_up(void **state)
{
    (void)state;
    file = specimen_read("args.cayman.o");
    program = parse_ok(&file, FE_CAYMAN);
    return 0;
}

static int
tear_down(void **state)
{
    (void)state;
    fe_program_free(program);
    specimen_free(&file);
    return 0;
}

/* The same places as debug data gives to kernel values, but for the structure, whose alignment no size tells.
 */
static void
test_values(void **state)
{
    (void)state;
    static const struct fe_arg args[] = {
        {.kind = FE_ARG_GLOBAL, .size = 4}, {.kind = FE_ARG_VALUE, .size = 1},
        {.kind = FE_ARG_VALUE, .size = 2},  {.kind = FE_ARG_VALUE, .size = 16},
        {.kind = FE_ARG_VALUE, .size = 8},  {.kind = FE_ARG_VALUE, .size = 24},
        {.kind = FE_ARG_VALUE, .size = 32}, {.kind = FE_ARG_LOCAL, .size = 100}};
    static const uint32_t offsets[] = {36, 40, 42, 52, 68, 76, 100, 132};
    struct fe_kernel k = copy_of("values");
    struct emu_error error = {EMU_OK, ""};
    assert_int_equal(fe_kernel_layout(&k, args, 8, &error), 0);
    assert_int_equal(k.patch_count, 9 + 8 + 4);
    for (uint32_t i = 0; i < 8; i++) {
        assert_int_equal(k.patches[9 + i].arg, i);
        assert_int_equal(k.patches[9 + i].offset, offsets[i]);
    }
    assert_int_equal(k.patches[9 + 7].kind, FE_PATCH_ARG_LOCAL);
    assert_int_equal(find_patch(&k, FE_PATCH_WORK_DIM, 0, 0)->offset, 136);
    assert_int_equal(k.payload_bytes, 160);
    assert_int_equal(k.emu.payload_bytes, 160);
    free(k.patches);
}

static void
test_nothing(void **state)
{
    (void)state;
    struct fe_kernel k = copy_of("tables");
    assert_int_equal(fe_kernel_layout(&k, NULL, 0, NULL), 0);
    assert_int_equal(find_patch(&k, FE_PATCH_WORK_DIM, 0, 0)->offset, 36);
    free(k.patches);
}

static void
test_refused(void **state)
{
    (void)state;
    static const struct {
        struct fe_arg arg;
        const char *part;
    } cases[] = {{{.kind = FE_ARG_UNKNOWN}, "not set"},
                 {{.kind = FE_ARG_IMAGE, .size = 4}, "no place"},
                 {{.kind = FE_ARG_VALUE, .size = 0}, "no place"},
                 {{.kind = FE_ARG_VALUE, .size = 0xffffffff}, "no place"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fe_kernel k = copy_of("tables");
        struct emu_error error = {EMU_OK, ""};
        assert_int_equal(fe_kernel_layout(&k, &cases[i].arg, 1, &error), -1);
        assert_non_null(strstr(error.text, cases[i].part));
    }
}

const struct CMUnitTest layout_tests[] = {
    cmocka_unit_test_setup_teardown(test_values, set_up, tear_down),
    cmocka_unit_test_setup_teardown(test_nothing, set_up, tear_down),
    cmocka_unit_test_setup_teardown(test_refused, set_up, tear_down),
};
const size_t layout_test_count = sizeof layout_tests / sizeof layout_tests[0];
