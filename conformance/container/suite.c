/* SPDX-License-Identifier: MIT */
#include "suite.h"

struct fe_program *
parse_ok(const struct specimen *s, enum fe_device device)
{
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    if (fe_program_parse(s->bytes, s->size, device, &program, &error))
        fail_msg("refused: %s", error.text);
    const char *defect = program_defect(program);
    if (defect)
        fail_msg("ill-formed: %s", defect);
    return program;
}

void
parse_fails(const struct specimen *s, enum fe_device device, enum emu_error_kind kind, const char *part)
{
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    assert_int_equal(fe_program_parse(s->bytes, s->size, device, &program, &error), -1);
    assert_null(program);
    if (error.kind != kind || !strstr(error.text, part))
        fail_msg("kind %d, \"%s\" does not hold \"%s\"", error.kind, error.text, part);
    if (kind == EMU_INVALID)
        assert_int_equal(strncmp(error.text, "offset 0x", 9), 0);
}

const struct fe_kernel *
find_kernel(const struct fe_program *program, const char *name)
{
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (strcmp(program->kernels[i].name, name) == 0)
            return &program->kernels[i];
    fail_msg("no kernel %s", name);
    return NULL;
}

const struct fe_patch *
find_patch(const struct fe_kernel *k, enum fe_patch_kind kind, uint32_t arg, unsigned n)
{
    for (uint32_t i = 0; i < k->patch_count; i++)
        if (k->patches[i].kind == kind && k->patches[i].arg == arg && n-- == 0)
            return &k->patches[i];
    return NULL;
}

int
main(void)
{
    int failed = 0;
    failed += _cmocka_run_group_tests("kernels", kernel_tests, kernel_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("data", data_tests, data_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("refusals", refusal_tests, refusal_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("bombs", bomb_tests, bomb_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("zebin", zebin_tests, zebin_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("images", image_tests, image_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("bindless", bindless_tests, bindless_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("functions", function_tests, function_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("groups", group_tests, group_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("dwarf", dwarf_tests, dwarf_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("lines", line_tests, line_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("catalyst", catalyst_tests, catalyst_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("beignet", beignet_tests, beignet_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("layout", layout_tests, layout_test_count, NULL, NULL);
    failed += _cmocka_run_group_tests("load", load_tests, load_test_count, NULL, NULL);
    return failed;
}
