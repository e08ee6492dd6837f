/* SPDX-License-Identifier: MIT */
/* Which kernels of real objects may run in parts of wavefronts: those without local memory. The code is the
 * same. */
#include "test.h"

#include <stdio.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "execute.h"
#include "frontend/program.h"

static struct emu_kernel
lower(const struct object *o, const struct object_kernel *k, bool parts)
{
    const struct fe_program program = {
        .code_image = o->text, .code_image_bytes = o->text_bytes, .parts_wavefronts = parts};
    struct fe_kernel kernel = {
        .name = k->name, .code = o->text + k->offset, .code_bytes = k->bytes, .payload_bytes = 128};
    struct emu_error error = {EMU_OK, ""};
    if (cay_lower(&execute_quirks, &program, &kernel, &error))
        fail_msg("%s: %s", k->name, error.text);
    if (emu_kernel_check(&kernel.emu, &error))
        fail_msg("%s: %s", k->name, error.text);
    return kernel.emu;
}

static bool
has_local_memory(const struct lane_program *p)
{
    for (uint32_t k = 0; k < p->op_count; k++)
        if (lane_code_family(p->ops[k].code) == LANE_MEM && p->ops[k].code != LANE_OP_fence &&
            p->ops[k].mem.space == LANE_SPACE_LOCAL)
            return true;
    return false;
}

static unsigned
most_lanes(const struct lane_program *p)
{
    unsigned most = 0;
    for (uint32_t k = 0; k < p->op_count; k++)
        most = p->ops[k].lanes > most ? p->ops[k].lanes : most;
    return most;
}

static void
look_at(const char *file)
{
    struct object o;
    char path[512];
    snprintf(path, sizeof path, CAY_GOLDEN "%s.o", file);
    object_open(&o, path);
    for (unsigned k = 0; k < o.kernel_count; k++) {
        const struct emu_kernel whole = lower(&o, &o.kernels[k], false),
                                part = lower(&o, &o.kernels[k], true);
        assert_int_equal(whole.lanes, 64);
        assert_int_equal(whole.program->op_count, part.program->op_count);
        assert_int_equal(most_lanes(part.program), part.lanes);
        const bool right = part.lanes == (has_local_memory(whole.program) ? 64 : 16);
        if (!right)
            fail_msg("%s, %s: %u lanes", file, o.kernels[k].name, part.lanes);
        lane_program_free(whole.program);
        lane_program_free(part.program);
    }
    object_close(&o);
}

static void
kernels_without_local_memory_have_parts(void **state)
{
    static const char *const files[] = {"integer", "float", "control", "local"};
    (void)state;
    for (unsigned f = 0; f < sizeof files / sizeof *files; f++)
        look_at(files[f]);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(kernels_without_local_memory_have_parts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
