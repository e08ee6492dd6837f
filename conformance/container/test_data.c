/* SPDX-License-Identifier: MIT */
/* Program-scope data, memory sizes, texts, relocations. */
#include "amd/constant_expression.h"
#include "suite.h"

static const int powers[16] = {1,    3,     9,     27,     81,     243,     729,     2187,
                               6561, 19683, 59049, 177147, 531441, 1594323, 4782969, 14348907};

static void
test_constant_table(void **state)
{
    (void)state;
    struct specimen s = specimen_read("args.skl");
    struct fe_program *program = parse_ok(&s, FE_SKL);
    assert_int_equal(program->constant_bytes, sizeof powers);
    assert_memory_equal(program->constant_data, powers, sizeof powers);
    assert_int_equal(program->global_bytes, 0);
    assert_string_equal(program->build_options, "-cl-std=CL1.2 -cl-kernel-arg-info");
    assert_non_null(find_patch(find_kernel(program, "tables"), FE_PATCH_CONST_SURFACE, 0, 0));
    assert_string_equal(find_kernel(program, "locals")->attributes, "reqd_work_group_size(16,4,1)");
    assert_null(find_kernel(program, "values")->attributes);
    fe_program_free(program);
    specimen_free(&s);
}

static void
check_program_data(const char *name, enum fe_device device)
{
    static const int rows[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    struct specimen s = specimen_read(name);
    struct fe_program *program = parse_ok(&s, device);
    int counter;
    assert_true(program->constant_bytes >= sizeof rows);
    assert_memory_equal(program->constant_data, rows, sizeof rows);
    memcpy(&counter, program->global_data, sizeof counter);
    assert_int_equal(counter, 5);
    /* rows[] are two pointers into the constants: first at 0, second at 16 */
    assert_int_equal(program->data_reloc_count, 2);
    for (unsigned i = 0; i < 2; i++) {
        const struct fe_data_reloc *r = &program->data_relocs[i];
        uint64_t addend;
        memcpy(&addend, program->global_data + r->offset, sizeof addend);
        assert_true(r->in_global);
        assert_false(r->base_global);
        assert_int_equal(addend, 16 * i);
    }
    assert_non_null(find_patch(find_kernel(program, "globals"), FE_PATCH_GLOBAL_POINTER, 0, 0));
    fe_program_free(program);
    specimen_free(&s);
}

static void
test_program_data(void **state)
{
    (void)state;
    check_program_data("intel.skl", FE_SKL);
    check_program_data("intel.bdw", FE_BDW);
}

static void
test_printf(void **state)
{
    (void)state;
    struct specimen s = specimen_read("intel.skl");
    struct fe_program *program = parse_ok(&s, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "print");
    assert_int_equal(k->printf_count, 2);
    assert_string_equal(k->printf_strings[0], "bad %d at %s\n");
    assert_string_equal(k->printf_strings[1], "here");
    assert_non_null(find_patch(k, FE_PATCH_PRINTF_POINTER, 0, 0));
    assert_int_equal(k->simd, 8); /* intel_reqd_sub_group_size(8) */
    assert_string_equal(k->attributes, "intel_reqd_sub_group_size(8)");
    fe_program_free(program);
    specimen_free(&s);
}

/* int stack[600] per work-item: Broadwell keeps it in private memory, Skylake in the thread's scratch. */
static void
test_private(void **state)
{
    (void)state;
    struct specimen s = specimen_read("intel.bdw");
    struct fe_program *program = parse_ok(&s, FE_BDW);
    const struct fe_kernel *k = find_kernel(program, "private_array");
    assert_int_equal(k->private_bytes, 600 * 4);
    assert_non_null(find_patch(k, FE_PATCH_PRIVATE_POINTER, 0, 0));
    fe_program_free(program);
    specimen_free(&s);
    s = specimen_read("intel.skl");
    program = parse_ok(&s, FE_SKL);
    k = find_kernel(program, "private_array");
    assert_int_equal(k->private_bytes, 0);
    assert_true(k->scratch_bytes >= 600 * 4 * k->simd);
    fe_program_free(program);
    specimen_free(&s);
}

static uint32_t
read_u32(const uint8_t *at)
{
    uint32_t value;
    memcpy(&value, at, 4);
    return value;
}

/* The literal that holds the table's address is relocated, and the table follows the code. */
static void
test_cayman_relocation(void **state)
{
    (void)state;
    struct specimen s = specimen_read("args.cayman.o");
    struct fe_program *program = parse_ok(&s, FE_CAYMAN);
    const struct fe_kernel *k = find_kernel(program, "tables");
    const uint32_t table = (uint32_t)(k->code - program->code_image) + k->code_bytes;
    bool found = false;
    assert_true(program->code_image_bytes >= table + sizeof powers);
    assert_memory_equal(program->code_image + table, powers, sizeof powers);
    for (uint32_t at = 0; at < k->code_bytes; at += 4)
        found |= read_u32(k->code + at) == table;
    assert_true(found);
    fe_program_free(program);
    specimen_free(&s);
}

/* Sizes in Cayman's attributes. */
static void
test_constant_expressions(void **state)
{
    static const struct {
        const char *text, *rest;
        bool good;
        uint32_t value;
    } cases[] = {
        {"64", "", true, 64},
        {" 0x10u , 2", ", 2", true, 16},
        {"2+3*4", "", true, 14},
        {"(2+3)*4)", ")", true, 20},
        {"1<<2+1", "", true, 8},
        {"100 / 7 % 4", "", true, 2},
        {"256 >> 1 >> 1", "", true, 64},
        {"4294967295", "", true, UINT32_MAX},
        {"4294967296", "", false, 0},
        {"65536 * 65536", "", false, 0},
        {"99999999999999999999", "", false, 0},
        {"1 - 2", "", false, 0},
        {"1 / 0", "", false, 0},
        {"1 % (1 - 1)", "", false, 0},
        {"1 << 32", "", false, 0},
        {"(1", "", false, 0},
        {"sizeof(int)*3", "", true, 12},
        {"sizeof ( size_t )", "", true, 4},
        {"sizeof(struct s)", "", false, 0},
        {"sizeof(int4)", "", false, 0},
        {"sizeof(int", "", false, 0},
        {"sizeof", "", false, 0},
        {"", "", false, 0},
        {"((((((((((((((((((((((((((((((((((((((((1", "", false, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *at = cases[i].text;
        uint32_t value;
        assert_int_equal(cay_constant_expression(&at, &value), cases[i].good);
        if (!cases[i].good)
            continue;
        assert_int_equal(value, cases[i].value);
        assert_string_equal(at, cases[i].rest);
    }
}

const struct CMUnitTest data_tests[] = {
    cmocka_unit_test(test_constant_table),
    cmocka_unit_test(test_program_data),
    cmocka_unit_test(test_printf),
    cmocka_unit_test(test_private),
    cmocka_unit_test(test_cayman_relocation),
    cmocka_unit_test(test_constant_expressions),
};
const size_t data_test_count = sizeof data_tests / sizeof data_tests[0];
