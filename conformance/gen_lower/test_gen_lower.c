/* SPDX-License-Identifier: MIT */
/* Every file of cases/ is one test: lowered, run on the reference engine, compared byte by byte. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "case.h"
#include "emu/image.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/ref.h"
#include "frontend/program.h"
#include "gen/isa/gen_message.h"
#include "gen/lower/gen_lower.h"

struct machine {
    uint8_t *places[CASE_PLACES];
    uint8_t *rf;
};

/* What an exception leaves behind the scratch memory (emu_kernel.control_scratch). */
enum { CONTROL_BYTES = 16 };

static const char *const place_names[CASE_PLACES] = {"r", "memory", "local", "scratch"};

/* A register file as a fresh thread has it; the case's blocks in place. */
static void
set_up(struct machine *m, const struct test_case *c, const struct fe_kernel *kernel)
{
    const struct lane_program *p = kernel->emu.program;
    m->rf = aligned_alloc(64, (p->rf_bytes + LANE_RF_SLACK + 63) & ~63u);
    assert_non_null(m->rf);
    memset(m->rf, 0xcd, p->rf_bytes + LANE_RF_SLACK);
    memset(m->rf, 0, p->cells_bytes);
    if (p->const_bytes)
        memcpy(m->rf + p->const_rf, p->consts, p->const_bytes);
    const uint64_t exec = c->dispatch & ((UINT64_C(1) << c->simd) - 1);
    memcpy(m->rf, &exec, sizeof exec);
    m->places[CASE_GRF] = m->rf + kernel->emu.start[0].rf;
    for (unsigned n = CASE_MEMORY; n < CASE_PLACES; n++)
        assert_non_null(m->places[n] = calloc(1, CASE_BYTES + CONTROL_BYTES));
    for (unsigned n = 0; n < c->before_count; n++)
        memcpy(m->places[c->before[n].place] + c->before[n].at, c->before[n].bytes, c->before[n].count);
}

static void
tear_down(struct machine *m)
{
    for (unsigned n = CASE_MEMORY; n < CASE_PLACES; n++)
        free(m->places[n]);
    free(m->rf);
}

/* Memory as images: index 2 is 2D, 8 x 4 texels of R UNSIGNED_INT32; index 3 a 2D array of 2 layers of 4 x 2
 * texels of RGBA UNSIGNED_INT8. Sampler 0 is for texels, nearest, clamped to the edge. */
struct images {
    struct emu_image at[4];
    struct emu_sampler samplers[1];
};

static void
make_images(const struct machine *m, struct images *images)
{
    *images = (struct images){
        .samplers[0] = {.valid = true, .address = {EMU_ADDRESS_EDGE, EMU_ADDRESS_EDGE, EMU_ADDRESS_EDGE}}};
    images->at[2] = (struct emu_image){.base = m->places[CASE_MEMORY],
                                       .shape = EMU_IMAGE_2D,
                                       .width = 8,
                                       .height = 4,
                                       .depth = 1,
                                       .layers = 1,
                                       .row_pitch = 32,
                                       .slice_pitch = 128};
    images->at[3] = (struct emu_image){.base = m->places[CASE_MEMORY],
                                       .shape = EMU_IMAGE_2D_ARRAY,
                                       .width = 4,
                                       .height = 2,
                                       .depth = 1,
                                       .layers = 2,
                                       .row_pitch = 16,
                                       .slice_pitch = 32};
    assert_true(emu_image_format_find(EMU_ORDER_R, EMU_TYPE_UNSIGNED_INT32, &images->at[2].format));
    assert_true(emu_image_format_find(EMU_ORDER_RGBA, EMU_TYPE_UNSIGNED_INT8, &images->at[3].format));
}

/* A case writes "memory" at A64 addresses by what it finds in r1: the host address of memory. */
static void
run(struct machine *m, const struct test_case *c, const struct fe_kernel *kernel)
{
    const struct emu_surface surface = {.base = m->places[CASE_MEMORY], .size = CASE_BYTES};
    const uintptr_t begin = (uintptr_t)surface.base;
    struct images images;
    make_images(m, &images);
    const struct emu_range range = {.begin = begin, .end = begin + CASE_BYTES};
    const struct emu_launch launch = {.kernel = &kernel->emu,
                                      .work_dim = 1,
                                      .local_size = {kernel->simd, 1, 1},
                                      .group_count = {1, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1,
                                      .images = images.at,
                                      .image_count = 4,
                                      .samplers = images.samplers,
                                      .sampler_count = 1,
                                      .ranges = &range,
                                      .range_count = 1,
                                      .local_bytes = CASE_BYTES};
    struct emu_thread t = {.rf = m->rf,
                           .fpmode = kernel->emu.program->fpmode,
                           .launch = &launch,
                           .local = m->places[CASE_LOCAL],
                           .scratch = m->places[CASE_SCRATCH]};
    memcpy(m->places[CASE_GRF] + 32, &begin, sizeof begin);
    enum emu_stop stop;
    const unsigned host_mode = emu_fpmode_enter(t.fpmode);
    do
        stop = emu_ref_run(kernel->emu.program, &t);
    while (stop == EMU_STOP_BARRIER);
    emu_fpmode_leave(host_mode);
    if (stop == EMU_STOP_FAULT && c->fault[0]) {
        assert_string_equal(emu_fault_name(t.fault.kind), c->fault);
        assert_int_equal(t.fault.inst, c->fault_at);
        return;
    }
    if (c->fault[0])
        fail_msg("no fault, but %s was expected", c->fault);
    if (stop == EMU_STOP_FAULT)
        fail_msg("%s at instruction 0x%x, address 0x%llx", emu_fault_name(t.fault.kind), t.fault.inst,
                 (unsigned long long)t.fault.address);
}

static void
compare(const struct machine *m, const char *path, const struct case_block *b)
{
    const uint8_t *got = m->places[b->place] + b->at;
    const unsigned bytes = lane_type_bytes(b->type);
    for (uint32_t i = 0; i < b->count; i += bytes) {
        uint64_t want = 0, have = 0;
        memcpy(&want, b->bytes + i, bytes);
        memcpy(&have, got + i, bytes);
        if (want != have)
            fail_msg("%s:%u: %s, element %u: expected 0x%llx, got 0x%llx", path, b->line,
                     place_names[b->place], i / bytes, (unsigned long long)want, (unsigned long long)have);
    }
}

static void
run_case(void **state)
{
    const char *path = *state;
    static struct test_case c;
    struct machine m = {.rf = NULL};
    struct emu_error error = {0};
    assert_true(case_read(path, &c));
    struct fe_kernel kernel = {.name = path,
                               .code = c.code,
                               .code_bytes = c.code_bytes,
                               .simd = c.simd,
                               .scratch_bytes = CASE_BYTES};
    const int status = gen_lower(NULL, c.platform, &kernel, &error);
    if (c.refused[0]) {
        assert_int_equal(status, -1);
        if (!strstr(error.text, c.refused))
            fail_msg("%s: refused with \"%s\"", path, error.text);
        return;
    }
    if (status)
        fail_msg("%s: %s", path, error.text);
    set_up(&m, &c, &kernel);
    run(&m, &c, &kernel);
    for (unsigned n = 0; n < c.after_count; n++)
        compare(&m, path, &c.after[n]);
    tear_down(&m);
    lane_program_free(kernel.emu.program);
}

/* Every truncation and every single corrupted byte of a case's code either lowers or is refused with a
 * reason. */
static void
mutations_end_well(void **state)
{
    const char *path = *state;
    static struct test_case c;
    assert_true(case_read(path, &c));
    for (uint32_t i = 0; i < c.code_bytes * 8; i++) {
        struct emu_error error = {0};
        struct fe_kernel kernel = {.name = path, .code = c.code, .code_bytes = c.code_bytes, .simd = c.simd};
        c.code[i / 8] ^= (uint8_t)(1 << i % 8);
        if (gen_lower(NULL, c.platform, &kernel, &error))
            assert_int_not_equal(error.text[0], 0);
        else
            lane_program_free(kernel.emu.program);
        c.code[i / 8] ^= (uint8_t)(1 << i % 8);
        kernel.code_bytes = i / 8;
        error = (struct emu_error){0};
        if (gen_lower(NULL, c.platform, &kernel, &error))
            assert_int_not_equal(error.text[0], 0);
        else
            lane_program_free(kernel.emu.program);
    }
}

/* Descriptors as compilers write them, from the listing of real kernels. */
static void
messages_have_names(void **state)
{
    (void)state;
    static const struct {
        uint8_t sfid;
        uint32_t desc;
        enum gen_message_id id;
        unsigned mlen, rlen;
    } rows[] = {
        {0xc, 0x04205e00, GEN_MSG_untyped_read, 2, 2}, {0xc, 0x04025e01, GEN_MSG_untyped_write, 2, 0},
        {0xc, 0x0414a7ff, GEN_MSG_a64_atomic, 2, 1},   {0xc, 0x020d40ff, GEN_MSG_a64_block_write, 1, 0},
        {0xa, 0x020a02ff, GEN_MSG_oword_write, 1, 0},  {0xa, 0x021802ff, GEN_MSG_oword_read, 1, 1},
        {0xa, 0x02030800, GEN_MSG_byte_scatter, 1, 0}, {0x3, 0x02000004, GEN_MSG_barrier, 1, 0},
        {0x7, 0x02000010, GEN_MSG_spawner, 1, 0},      {0xc, 0x02106efe, GEN_MSG_untyped_read, 1, 1},
    };
    for (unsigned n = 0; n < sizeof rows / sizeof *rows; n++) {
        const struct gen_inst inst = {.op = GEN_OP_send, .sfid = rows[n].sfid, .desc = rows[n].desc};
        struct gen_message message;
        assert_true(gen_message_decode(&inst, &message));
        assert_int_equal(message.id, rows[n].id);
        assert_int_equal(message.mlen, rows[n].mlen);
        assert_int_equal(message.rlen, rows[n].rlen);
    }
}

/* Sampler messages that OpenCL's compiler does not send (Gen8 PRM, Volume 7, "Sampling Engine", message
 * types): each is refused, and the reason has its name. */
static void
sampler_messages_are_refused_by_name(void **state)
{
    (void)state;
    static const struct {
        unsigned type, mode;
        const char *name;
    } rows[] = {
        {0x03, 1, "sample_c"},
        {0x05, 1, "sample_b_c"},
        {0x06, 2, "sample_l_c"},
        {0x09, 1, "LOD"},
        {0x10, 2, "gather4_c"},
        {0x11, 1, "gather4_po"},
        {0x12, 1, "gather4_po_c"},
        {0x14, 1, "sample_d_c"},
        {0x19, 2, "sample_c_lz"},
        {0x1c, 1, "ld2dms_w"},
        {0x1d, 1, "ld_mcs"},
        {0x1e, 1, "ld2dms"},
        {0x1f, 1, "ld2dss"},
        {0x00, 0, "SIMD4x2"},
        {0x02, 0, "SIMD4x2"},
        {0x07, 0, "SIMD4x2"},
        {0x00, 3, "sample_unorm"},
        {0x02, 3, "killpix"},
        {0x08, 3, "deinterlace"},
        {0x0a, 3, "killpix for media"},
        {0x0b, 3, "sample_8x8"},
        {0x0c, 3, "sample_unorm for media"},
        {0x07, 3, "reserved type of the SIMD32"},
        {0x0c, 1, "reserved"},
        {0x17, 2, "reserved"},
    };
    for (unsigned n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct emu_error error = {0};
        const uint32_t mlen = 2, rlen = 4, surface = 2;
        /* send (8|M0) r32 r14 0x2 desc; send (8|M0) null r127 0x27 0x02000010 {EOT} */
        const uint32_t code[8] = {
            0x02600031, 0x24000208,
            0x060001c0, mlen << 25 | rlen << 20 | rows[n].mode << 17 | rows[n].type << 12 | surface,
            0x07600031, 0x20000204,
            0x06000fe0, 0x82000010};
        const struct fe_kernel kernel = {
            .name = rows[n].name, .code = (const uint8_t *)code, .code_bytes = sizeof code, .simd = 16};
        struct fe_kernel lowered = kernel;
        assert_int_equal(gen_lower(NULL, GEN_SKL, &lowered, &error), -1);
        if (!strstr(error.text, rows[n].name))
            fail_msg("%s: refused with \"%s\"", rows[n].name, error.text);
    }
}

/* Beignet's mov of bytes to doubles, which the manual does in two steps: with the quirk it is executed. */
static void
bytes_become_doubles_by_a_quirk(void **state)
{
    (void)state;
    static const struct gen_quirks quirks = {.quad_from_byte = true};
    struct emu_error error = {0};
    /* mov (4|M0) r10.0<1>:df r2.0<4;4,1>:b; send (8|M0) null r127 0x27 0x02000010 {EOT} */
    static const uint32_t code[8] = {0x00400001, 0x21402ac8, 0x00690040, 0,
                                     0x07600031, 0x20000204, 0x06000fe0, 0x82000010};
    const struct fe_kernel kernel = {
        .name = "bytes", .code = (const uint8_t *)code, .code_bytes = sizeof code, .simd = 8};
    struct fe_kernel plain = kernel, repaired = kernel;
    assert_int_equal(gen_lower(NULL, GEN_SKL, &plain, &error), -1);
    assert_non_null(strstr(error.text, "not defined for types DF from B"));
    assert_int_equal(gen_lower(&quirks, GEN_SKL, &repaired, &error), 0);
    lane_program_free(repaired.emu.program);
}

enum { MAX_CASES = 256 };

static int
by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static unsigned
find_cases(char **paths)
{
    unsigned count = 0;
    DIR *d = opendir(CASES_FOLDER);
    for (struct dirent *e; d && (e = readdir(d));) {
        if (!strstr(e->d_name, ".case") || count == MAX_CASES)
            continue;
        paths[count] = malloc(strlen(CASES_FOLDER) + strlen(e->d_name) + 2);
        if (paths[count])
            sprintf(paths[count++], "%s/%s", CASES_FOLDER, e->d_name);
    }
    if (d)
        closedir(d);
    qsort(paths, count, sizeof *paths, by_name);
    return count;
}

int
main(void)
{
    static struct CMUnitTest tests[2 * MAX_CASES + 3];
    static char *paths[MAX_CASES];
    const unsigned count = find_cases(paths);
    if (!count) {
        fprintf(stderr, "no cases in " CASES_FOLDER "\n");
        return 1;
    }
    for (unsigned n = 0; n < count; n++) {
        const char *name = strrchr(paths[n], '/') + 1;
        tests[2 * n] = (struct CMUnitTest){.name = name, .test_func = run_case, .initial_state = paths[n]};
        tests[2 * n + 1] = (struct CMUnitTest){
            .name = "its mutations", .test_func = mutations_end_well, .initial_state = paths[n]};
    }
    tests[2 * count] = (struct CMUnitTest)cmocka_unit_test(messages_have_names);
    tests[2 * count + 1] = (struct CMUnitTest)cmocka_unit_test(sampler_messages_are_refused_by_name);
    tests[2 * count + 2] = (struct CMUnitTest)cmocka_unit_test(bytes_become_doubles_by_a_quirk);
    const int failed = _cmocka_run_group_tests("gen_lower", tests, 2 * count + 3, NULL, NULL);
    for (unsigned n = 0; n < count; n++)
        free(paths[n]);
    return failed;
}
