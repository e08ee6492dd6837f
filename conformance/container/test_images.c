/* SPDX-License-Identifier: MIT */
/* Images and samplers: the same facts from patch tokens and from zebin, and what neither may say. */
#include "suite.h"

enum { ARGS = 6, SAMPLER_ARG = 4, OUT = 5 };

static const struct {
    enum fe_arg_kind kind;
    enum fe_image_shape shape;
    enum fe_arg_access access;
} expected[ARGS] = {
    {FE_ARG_IMAGE, FE_SHAPE_2D, FE_ACCESS_READ},        {FE_ARG_IMAGE, FE_SHAPE_2D, FE_ACCESS_WRITE},
    {FE_ARG_IMAGE, FE_SHAPE_3D, FE_ACCESS_READ},        {FE_ARG_IMAGE, FE_SHAPE_1D, FE_ACCESS_READ_WRITE},
    {FE_ARG_SAMPLER, FE_SHAPE_UNKNOWN, FE_ACCESS_NONE}, {FE_ARG_GLOBAL, FE_SHAPE_UNKNOWN, FE_ACCESS_NONE}};

static void
check_arguments(const struct fe_kernel *k)
{
    assert_int_equal(k->arg_count, ARGS);
    for (uint32_t i = 0; i < ARGS; i++) {
        assert_int_equal(k->args[i].kind, expected[i].kind);
        assert_int_equal(k->args[i].shape, expected[i].shape);
        assert_int_equal(k->args[i].access, expected[i].access);
        assert_int_equal(find_patch(k, FE_PATCH_IMAGE, i, 0) != NULL, expected[i].kind == FE_ARG_IMAGE);
    }
    /* what the kernel asks about its arguments */
    assert_int_equal(find_patch(k, FE_PATCH_IMAGE_VALUE, 0, 0)->size, 4);
    assert_int_equal(find_patch(k, FE_PATCH_IMAGE_VALUE, 2, 0)->size, 4);
    assert_int_equal(find_patch(k, FE_PATCH_SAMPLER_VALUE, SAMPLER_ARG, 0)->source, FE_SAMPLER_SNAP);
}

/* The argument's place in the table, and the two the source declares. */
static void
check_samplers(const struct fe_kernel *k)
{
    unsigned wrapping = 0, plain = 0;
    const struct fe_patch *argument = find_patch(k, FE_PATCH_SAMPLER, SAMPLER_ARG, 0);
    assert_non_null(argument);
    assert_int_equal(k->sampler_count, 3);
    assert_true(argument->offset < k->sampler_count);
    for (uint32_t i = 0; i < k->sampler_count; i++) {
        const struct emu_sampler *s = &k->samplers[i];
        if (i == argument->offset)
            continue;
        assert_true(s->valid);
        wrapping += s->linear && s->normalised && s->address[0] == EMU_ADDRESS_REPEAT &&
                    s->address[1] == EMU_ADDRESS_REPEAT && s->address[2] == EMU_ADDRESS_REPEAT;
        plain += !s->linear && !s->normalised && s->address[0] == EMU_ADDRESS_EDGE &&
                 s->address[1] == EMU_ADDRESS_EDGE && s->address[2] == EMU_ADDRESS_EDGE;
    }
    assert_int_equal(wrapping, 1);
    assert_int_equal(plain, 1);
}

static void
test_facts(void **state)
{
    (void)state;
    static const char *const names[] = {"images.skl", "images.skl.zebin"};
    for (size_t i = 0; i < 2; i++) {
        struct specimen s = specimen_read(names[i]);
        struct fe_program *program = parse_ok(&s, FE_SKL);
        check_arguments(find_kernel(program, "images"));
        check_samplers(find_kernel(program, "images"));
        fe_program_free(program);
        specimen_free(&s);
    }
}

/* It parses, for listings, but is not made ready to run. */
static void
load_refuses(const struct specimen *s, const char *part)
{
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    fe_program_free(parse_ok(s, FE_SKL));
    assert_int_equal(fe_program_load(s->bytes, s->size, FE_SKL, &program, &error), -1);
    assert_null(program);
    if (error.kind != EMU_UNSUPPORTED || !strstr(error.text, part))
        fail_msg("kind %d, \"%s\" does not hold \"%s\"", error.kind, error.text, part);
}

/* --- zebin --- */

static void
test_zebin(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
        unsigned n;
        const char *part;
    } wrong[] = {
        {"image_type:      image_3d", "image_type:      image_9d", 0, "type image_9d"},
        {"sampler_index:   0", "sampler_index:   x", 0, "number"},
        {"sampler_index:   1", "sampler_index:  16", 0, "index 16"},
        {"sampler_index:   1", "sampler_indez:   1", 0, "index -1"},
        {"addrmode:        repeat", "addrmode:        repeal", 0, "unknown addressing mode"},
        {"normalized:      true", "normalized:      trve", 0, "trve"},
        {"bti_value:       4", "bti_value:     240", 0, "number"},
        {"bti_value:       4", "bti_value:      -2", 0, "number"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct specimen s = specimen_read("images.skl.zebin");
        specimen_overwrite(&s, wrong[i].from, wrong[i].to, wrong[i].n);
        parse_fails(&s, FE_SKL, EMU_INVALID, wrong[i].part);
        specimen_free(&s);
    }
}

static void
test_zebin_refusals(void **state)
{
    (void)state;
    struct specimen s = specimen_read("images.skl.zebin");
    specimen_overwrite(&s, "image_type:      image_3d", "image_type:    image_cube", 0);
    load_refuses(&s, "kernel images needs images of cubes, which OpenCL does not have");
    specimen_free(&s);
}

/* --- patch tokens --- */

enum { HEADER = 8, SAMPLER_STATES = 5, IMAGE_ARGUMENT = 12, SAMPLER_ARGUMENT = 16 };

/* Where the n-th token of that kind in the kernel's list has its first field. */
static size_t
find_token(const struct specimen *s, size_t record, uint32_t token, unsigned n)
{
    enum { NAME_SIZE = 12, LIST_SIZE = 16, LAST_HEAP_SIZE = 32 };
    size_t at = record + 40 + specimen_u32(s, record + NAME_SIZE);
    for (size_t heap = LIST_SIZE + 4; heap <= LAST_HEAP_SIZE; heap += 4) /* the list comes last */
        at += specimen_u32(s, record + heap);
    for (; at + HEADER <= s->size && specimen_u32(s, at + 4) >= HEADER; at += specimen_u32(s, at + 4))
        if (specimen_u32(s, at) == token && n-- == 0)
            return at + HEADER;
    fail_msg("no token %u", token);
    return 0;
}

static struct specimen
with_field(uint32_t token, unsigned n, unsigned field, uint32_t value)
{
    struct specimen s = specimen_patch_tokens("images.skl");
    size_t record;
    assert_int_equal(specimen_kernels(&s, 0, &record, 1), 1);
    specimen_set_u32(&s, find_token(&s, record, token, n) + 4 * (size_t)field, value);
    specimen_fix_checksum(&s, record);
    return s;
}

static void
test_tokens(void **state)
{
    (void)state;
    static const struct {
        uint32_t token;
        unsigned n, field;
        uint32_t value;
        const char *part;
    } wrong[] = {
        {IMAGE_ARGUMENT, 0, 0, 0xffffffff, "names argument"},
        {IMAGE_ARGUMENT, 1, 0, OUT, "is both"},
        {IMAGE_ARGUMENT, 0, 1, 0, "type 0"},
        {IMAGE_ARGUMENT, 0, 1, 17, "type 17"},
        {SAMPLER_ARGUMENT, 0, 0, OUT, "is both"},
        {SAMPLER_ARGUMENT, 0, 2, 0x7fffffff, "outside the"},
        {SAMPLER_ARGUMENT, 0, 2, 3, "outside the"},
        {SAMPLER_ARGUMENT, 0, 2, 0xfffffff0, "outside the"},
        {SAMPLER_STATES, 0, 0, 0xfffffff0, "samplers at"},
        {SAMPLER_STATES, 0, 1, 1000, "1000 samplers"},
        {SAMPLER_STATES, 0, 1, 0, "outside the 0"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct specimen s = with_field(wrong[i].token, wrong[i].n, wrong[i].field, wrong[i].value);
        parse_fails(&s, FE_SKL, EMU_INVALID, wrong[i].part);
        specimen_free(&s);
    }
}

static void
test_token_refusals(void **state)
{
    (void)state;
    static const struct {
        uint32_t type;
        const char *name;
    } refused[] = {{7, "image_cube"},           {8, "image_cube_array"},
                   {11, "image_2d_msaa"},       {12, "image_2d_msaa_depth"},
                   {13, "image_2d_array_msaa"}, {14, "image_2d_array_msaa_depth"}};
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        struct specimen s = with_field(IMAGE_ARGUMENT, 0, 1, refused[i].type);
        load_refuses(&s, i < 2 ? "needs images of cubes" : "needs images with several samples per texel");
        load_refuses(&s, refused[i].name);
        specimen_free(&s);
    }
}

/* An image whose surface state no binding table entry leads to: nothing is bound for it. */
static void
test_unbound(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 4; n++) {
        struct specimen s = with_field(IMAGE_ARGUMENT, n, 2, 0xfffffff0);
        struct fe_program *program = parse_ok(&s, FE_SKL);
        const struct fe_kernel *k = find_kernel(program, "images");
        unsigned bound = 0;
        for (uint32_t arg = 0; arg < ARGS; arg++)
            bound += find_patch(k, FE_PATCH_IMAGE, arg, 0) != NULL;
        assert_int_equal(bound, 3);
        fe_program_free(program);
        specimen_free(&s);
    }
}

const struct CMUnitTest image_tests[] = {
    cmocka_unit_test(test_facts),          cmocka_unit_test(test_zebin),
    cmocka_unit_test(test_zebin_refusals), cmocka_unit_test(test_tokens),
    cmocka_unit_test(test_token_refusals), cmocka_unit_test(test_unbound),
};
const size_t image_test_count = sizeof image_tests / sizeof image_tests[0];
