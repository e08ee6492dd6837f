/* SPDX-License-Identifier: MIT */
/* AMD Catalyst's programs: what is read of them, and whose are refused. */
#include "catalyst.h"

#include <stdio.h>
#include <stdlib.h>

#include "suite.h"

static struct specimen
build(const struct catalyst_kernel *kernel, unsigned machine)
{
    const struct catalyst_program program = {.kernels = kernel, .kernel_count = 1, .machine = machine};
    struct specimen s;
    s.bytes = catalyst_build(&program, &s.size);
    return s;
}

static void
test_vadd(void **state)
{
    (void)state;
    struct specimen s = build(&catalyst_vadd, 0);
    struct fe_program *program = parse_ok(&s, FE_CAYMAN);
    const struct fe_kernel *k = find_kernel(program, "vadd");
    assert_int_equal(program->container, FE_CAYMAN_CATALYST);
    assert_int_equal(program->kernel_count, 1);
    assert_int_equal(k->arg_count, 4);
    assert_string_equal(k->args[0].name, "out");
    assert_string_equal(k->args[0].type_name, "float*");
    assert_int_equal(k->args[0].qualifiers, FE_QUAL_RESTRICT);
    assert_int_equal(k->args[1].qualifiers, FE_QUAL_CONST);
    assert_int_equal(k->args[2].qualifiers, FE_QUAL_VOLATILE);
    assert_int_equal(k->args[3].kind, FE_ARG_VALUE);
    assert_int_equal(k->args[3].size, 4);
    assert_int_equal(find_patch(k, FE_PATCH_ARG_POINTER, 2, 0)->offset, 160 + 32);
    assert_int_equal(find_patch(k, FE_PATCH_ARG_VALUE, 3, 0)->offset, 160 + 48);
    assert_int_equal(k->payload_bytes, 160 + 64);
    assert_int_equal(k->register_count, 16);
    fe_program_free(program);
    specimen_free(&s);
}

static void
refuse_metadata(const char *metadata, enum emu_error_kind kind, const char *part)
{
    struct catalyst_kernel kernel = catalyst_vadd;
    kernel.metadata = metadata;
    struct specimen s = build(&kernel, 0);
    parse_fails(&s, FE_CAYMAN, kind, part);
    specimen_free(&s);
}

static void
test_other_chips(void **state)
{
    (void)state;
    struct catalyst_kernel kernel = catalyst_vadd;
    struct specimen cypress = build(&kernel, 1009), tahiti = build(&kernel, 1021), cpu = build(&kernel, 2001),
                    later = build(&kernel, 0x4154), cayman = build(&kernel, 0);
    parse_fails(&cypress, FE_CAYMAN, EMU_INVALID, "for Cypress (machine 1009), not for Cayman");
    parse_fails(&tahiti, FE_CAYMAN, EMU_INVALID, "for Tahiti (machine 1021), not for Cayman");
    parse_fails(&cpu, FE_CAYMAN, EMU_INVALID, "for a CPU");
    parse_fails(&later, FE_CAYMAN, EMU_UNSUPPORTED, "later AMD format");
    parse_fails(&cayman, FE_SKL, EMU_INVALID, "for cayman, not for skl");
    kernel.machine = 9;
    struct specimen inner = build(&kernel, 0);
    parse_fails(&inner, FE_CAYMAN, EMU_INVALID, "CAL image is for Cypress (machine 9), not for Cayman");
    refuse_metadata(";device:juniper\n", EMU_INVALID, "is for juniper, not for Cayman");
    specimen_free(&cypress);
    specimen_free(&tahiti);
    specimen_free(&cpu);
    specimen_free(&later);
    specimen_free(&cayman);
    specimen_free(&inner);
}

static void
test_metadata(void **state)
{
    (void)state;
    refuse_metadata(";value:n:i33:1:1:0\n", EMU_INVALID, "unreadable line, value");
    refuse_metadata(";value:n:i32:1:2:0\n", EMU_INVALID, "unreadable line, value");
    refuse_metadata(";value:n:i32:17:1:0\n", EMU_INVALID, "unreadable line, value");
    refuse_metadata(";value:n:i32:1:1:4294967280\n", EMU_INVALID, "unreadable line, value");
    refuse_metadata(";pointer:p:float:1:1:0:uav:x:4:RW:0:0\n", EMU_INVALID, "unreadable line, pointer");
    refuse_metadata(";pointer:p:float:1:1:0:hl:1:3:RW:0:0\n", EMU_INVALID, "unreadable line, pointer");
    refuse_metadata(";pointer:p:float:1:1:0:hc:1:4:RO:0:0\n", EMU_INVALID, "unreadable line, pointer");
    refuse_metadata(";memory:hwlocal:32769\n", EMU_INVALID, "32769 bytes of local memory");
    refuse_metadata(";memory:64bitABI\n", EMU_UNSUPPORTED, "64-bit");
    refuse_metadata(";cws:1:y:1\n", EMU_INVALID, "unreadable line, cws");
}

/* They can be listed, but not run. */
static void
test_refused_later(void **state)
{
    (void)state;
    static const struct {
        const char *metadata, *part;
    } rows[] = {{";pointer:p:float:1:1:0:uav:3:4:RW:0:0\n", "UAV 3 of its own"},
                {";pointer:p:float:1:1:0:l:1:4:RW:0:0\n", "memory in global memory"},
                {";memory:uavprivate:16\n", "memory in global memory"},
                {";counter:c:32:1:1:0\n", "atomic counter"},
                {";printf_fmt:1:0:x\n", "printf"}};
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
        struct catalyst_kernel kernel = catalyst_vadd;
        struct fe_program *program = NULL;
        struct emu_error error = {EMU_OK, ""};
        kernel.metadata = rows[k].metadata;
        struct specimen s = build(&kernel, 0);
        fe_program_free(parse_ok(&s, FE_CAYMAN));
        assert_int_equal(fe_program_load(s.bytes, s.size, FE_CAYMAN, &program, &error), -1);
        assert_int_equal(error.kind, EMU_UNSUPPORTED);
        assert_non_null(strstr(error.text, rows[k].part));
        specimen_free(&s);
    }
}

/* MSKOR, which LLVM uses and the manual reserves, is no repair here. */
static void
test_no_quirks(void **state)
{
    (void)state;
    struct catalyst_kernel kernel = catalyst_vadd;
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    kernel.program = "MEM_RAT MSKOR RAT(11) T2, T0.X\nCF_END\n";
    struct specimen s = build(&kernel, 0);
    assert_int_equal(fe_program_load(s.bytes, s.size, FE_CAYMAN, &program, &error), -1);
    assert_non_null(strstr(error.text, "MSKOR"));
    specimen_free(&s);
    struct specimen llvm = specimen_read("vadd.cayman.o");
    s = build(&catalyst_vadd, 0);
    struct fe_program *strict = parse_ok(&s, FE_CAYMAN), *repaired = parse_ok(&llvm, FE_CAYMAN);
    assert_string_equal(fe_program_quirk_set(strict), "");
    assert_null(fe_program_quirk(strict, 0));
    assert_string_equal(fe_program_quirk_set(repaired), "llvm");
    assert_string_equal(fe_program_quirk(repaired, 5), "clause_overflow");
    assert_null(fe_program_quirk(repaired, 6));
    fe_program_free(strict);
    fe_program_free(repaired);
    specimen_free(&s);
    specimen_free(&llvm);
}

/* LLVM's objects for the other chips of its r600 target. */
static void
test_other_objects(void **state)
{
    (void)state;
    static const struct {
        uint8_t mach;
        const char *part;
    } rows[] = {{0x09, "for Cypress (machine 0x9), not for Cayman"},
                {0x0a, "for Juniper (machine 0xa), not for Cayman"},
                {0x10, "for Turks (machine 0x10), not for Cayman"},
                {0x2f, "for another AMD GPU (machine 0x2f), not for Cayman"}};
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
        struct specimen s = specimen_read("vadd.cayman.o"), clover = specimen_clover_vadd();
        s.bytes[36] = rows[k].mach;
        clover.bytes[clover.size - 8 - s.size + 36] = rows[k].mach;
        parse_fails(&s, FE_CAYMAN, EMU_INVALID, rows[k].part);
        parse_fails(&clover, FE_CAYMAN, EMU_INVALID, rows[k].part);
        specimen_free(&s);
        specimen_free(&clover);
    }
}

const struct CMUnitTest catalyst_tests[] = {
    cmocka_unit_test(test_vadd),      cmocka_unit_test(test_other_chips),
    cmocka_unit_test(test_metadata),  cmocka_unit_test(test_refused_later),
    cmocka_unit_test(test_no_quirks), cmocka_unit_test(test_other_objects),
};
const size_t catalyst_test_count = sizeof catalyst_tests / sizeof catalyst_tests[0];
