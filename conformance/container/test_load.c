/* SPDX-License-Identifier: MIT */
/* Loading for execution: every kernel lowered and its lane program checked; or refused by name. */
#include "attempt.h"
#include "suite.h"

static void
loads(struct specimen s, enum fe_device device)
{
    struct emu_error error = {EMU_OK, ""};
    const char *defect = attempt(s.bytes, s.size, device, &error);
    if (defect || error.kind != EMU_OK)
        fail_msg("%s %s", defect ? defect : "", error.text);
    specimen_free(&s);
}

static void
test_loads(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        enum fe_device device;
    } files[] = {{"vadd.skl", FE_SKL},         {"vadd.skl", FE_BXT},           {"vadd.bxt", FE_BXT},
                 {"vadd.bdw", FE_BDW},         {"vadd.fat", FE_SKL},           {"vadd.fat", FE_BXT},
                 {"vadd.fat", FE_BDW},         {"args.skl", FE_SKL},           {"tickets.skl", FE_SKL},
                 {"args.bdw", FE_BDW},         {"vadd.cayman.o", FE_CAYMAN},   {"vadd.cayman-g.o", FE_CAYMAN},
                 {"args.cayman.o", FE_CAYMAN}, {"args.cayman-g.o", FE_CAYMAN}, {"vadd.zebin", FE_SKL},
                 {"vadd.zebin.fat", FE_SKL},   {"vadd.zebin.fat", FE_BXT},     {"vadd.zebin.fat", FE_BDW},
                 {"args.skl.zebin", FE_SKL},   {"args.debug", FE_SKL},         {"args.debug.zebin", FE_SKL},
                 {"vadd.32", FE_SKL},          {"vadd.32.zebin", FE_SKL}};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        loads(specimen_read(files[i].name), files[i].device);
    loads(specimen_patch_tokens("args.skl"), FE_SKL);
    loads(specimen_clover_vadd(), FE_CAYMAN);
    loads(specimen_clover_args(), FE_CAYMAN);
}

static void
refuses(struct specimen s, enum fe_device device, const char *part)
{
    struct emu_error error = {EMU_OK, ""};
    assert_null(attempt(s.bytes, s.size, device, &error));
    if (error.kind != EMU_UNSUPPORTED || !strstr(error.text, part))
        fail_msg("kind %d, \"%s\" does not hold \"%s\"", error.kind, error.text, part);
    specimen_free(&s);
}

/* vadd whose first DATA_PARAMETER_BUFFER asks for a value of this type */
static struct specimen
asks_for(uint32_t type)
{
    struct specimen s = specimen_patch_tokens("vadd.skl");
    size_t record, at;
    specimen_kernels(&s, 0, &record, 1);
    for (at = record + 40; specimen_u32(&s, at) != 17 || specimen_u32(&s, at + 4) != 40; at += 4)
        assert_true(at + 8 < s.size);
    specimen_set_u32(&s, at + 8, type);
    specimen_fix_checksum(&s, record);
    return s;
}

/* Listed, but not run: what a token asks for is not there. The author of the kernel is told in known words.
 */
static void
test_refused(void **state)
{
    (void)state;
    static const uint8_t others[] = {6,  7,  17, 19, 22, 24, 25, 26, 29, 30, 31, 32, 33, 34,
                                     36, 37, 38, 39, 40, 41, 44, 45, 46, 47, 48, 49, 50};
    refuses(asks_for(17), FE_SKL, "kernel vadd needs the number of the GPU's hardware threads");
    refuses(asks_for(23), FE_SKL,
            "kernel vadd needs the video motion estimation of Intel GPUs "
            "(cl_intel_device_side_avc_motion_estimation), which Caygen does not provide");
    refuses(asks_for(51), FE_SKL, "a launch value of type 51, which Caygen does not know");
    for (size_t i = 0; i < sizeof others; i++)
        refuses(asks_for(others[i]), FE_SKL, ", which Caygen does not provide (the binary's name for it: ");
}

/* Where the payload goes when there are no ids before it. */
static void
test_no_local_ids(void **state)
{
    (void)state;
    struct specimen s = specimen_read("tickets.skl"), t = specimen_read("vadd.skl");
    struct fe_program *none = NULL, *ids = NULL;
    assert_int_equal(fe_program_load(s.bytes, s.size, FE_SKL, &none, NULL), 0);
    assert_int_equal(fe_program_load(t.bytes, t.size, FE_SKL, &ids, NULL), 0);
    const struct emu_kernel *without = &none->kernels[0].emu, *with = &ids->kernels[0].emu;
    assert_true(none->kernels[0].no_local_ids);
    assert_int_equal(without->payload_rf - without->start[0].rf, 2 * 32);
    assert_int_equal(without->local_id_rf[0], 0);
    assert_false(ids->kernels[0].no_local_ids);
    assert_int_equal(with->payload_rf - with->start[0].rf, (ids->kernels[0].simd == 32 ? 7 : 4) * 32);
    fe_program_free(none);
    fe_program_free(ids);
    specimen_free(&s);
    specimen_free(&t);
}

const struct CMUnitTest load_tests[] = {cmocka_unit_test(test_no_local_ids), cmocka_unit_test(test_loads),
                                        cmocka_unit_test(test_refused)};
const size_t load_test_count = sizeof load_tests / sizeof load_tests[0];
