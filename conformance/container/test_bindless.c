/* SPDX-License-Identifier: MIT */
/* Bindless surfaces: their messages go to the surfaces of the arguments that the handles came from. */
#include "suite.h"

#include "emu/lane.h"

/* The surface of the n-th memory message. */
static uint32_t
message_surface(const struct fe_kernel *kernel, unsigned n)
{
    const struct lane_program *program = kernel->emu.program;
    for (uint32_t i = 0; i < program->op_count; i++) {
        const struct lane_op *op = &program->ops[i];
        if ((op->code == LANE_OP_load || op->code == LANE_OP_store) && n-- == 0) {
            assert_int_equal(op->mem.space, LANE_SPACE_SURFACE);
            return op->mem.surface;
        }
    }
    fail_msg("no such message");
    return 0;
}

/* The kernel reads a, then b, and writes c, each in two halves; one read of a is moved up. */
static void
test_surfaces(void **state)
{
    (void)state;
    static const char *const names[] = {"vadd.bindless", "vadd.bindless.zebin"};
    static const unsigned args[] = {0, 0, 1, 1, 2, 2};
    for (size_t f = 0; f < sizeof names / sizeof names[0]; f++) {
        struct specimen s = specimen_read(names[f]);
        struct fe_program *program = NULL;
        struct emu_error error = {EMU_OK, ""};
        if (fe_program_load(s.bytes, s.size, FE_SKL, &program, &error))
            fail_msg("%s: %s", names[f], error.text);
        const struct fe_kernel *kernel = find_kernel(program, "vadd");
        for (unsigned n = 0; n < sizeof args / sizeof args[0]; n++) {
            const struct fe_patch *surface = find_patch(kernel, FE_PATCH_ARG_SURFACE, args[n], 0);
            assert_non_null(surface);
            assert_int_equal(message_surface(kernel, n), surface->offset);
        }
        fe_program_free(program);
        specimen_free(&s);
    }
}

static void
refused(const char *name, const char *from, const char *to, const char *part)
{
    struct specimen s = specimen_read(name);
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    if (from)
        specimen_overwrite(&s, from, to, 0);
    fe_program_free(parse_ok(&s, FE_SKL));
    assert_int_equal(fe_program_load(s.bytes, s.size, FE_SKL, &program, &error), -1);
    if (error.kind != EMU_UNSUPPORTED || !strstr(error.text, part))
        fail_msg("%s: kind %d, \"%s\" does not hold \"%s\"", name, error.kind, error.text, part);
    specimen_free(&s);
}

/* ocloc makes binaries that do not say where the handles are: in the advanced mode, and of images. */
static void
test_refusals(void **state)
{
    (void)state;
    refused("vadd.advanced.zebin", NULL, NULL, "the binary does not describe");
    refused("images.bindless", NULL, NULL, "bindless image");
    refused("vadd.bindless.zebin", "arg_type:        buffer_address", "arg_type:        buffer_offset ",
            "the binary does not describe");
    refused("vadd.bindless.zebin", "offset:          40", "offset:          44",
            "the binary does not describe");
}

const struct CMUnitTest bindless_tests[] = {cmocka_unit_test(test_surfaces), cmocka_unit_test(test_refusals)};
const size_t bindless_test_count = sizeof bindless_tests / sizeof bindless_tests[0];
