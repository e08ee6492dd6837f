/* SPDX-License-Identifier: MIT */
/* Beignet's program binaries: what is read from them, and which are refused in which words. */
#include <stdlib.h>

#include "beignet.h"
#include "suite.h"

static struct fe_program *
parse(const struct beignet_file *file, enum fe_device device)
{
    struct specimen s = beignet_build(file);
    struct fe_program *program = parse_ok(&s, device);
    specimen_free(&s);
    return program;
}

static void
fails(const struct beignet_file *file, enum fe_device device, const char *part)
{
    struct specimen s = beignet_build(file);
    parse_fails(&s, device, EMU_INVALID, part);
    specimen_free(&s);
}

static void
test_program(void **state)
{
    (void)state;
    const struct beignet_file file = beignet_all();
    struct fe_program *program = parse(&file, FE_DEVICE_COUNT);
    assert_int_equal(program->container, FE_INTEL_BEIGNET);
    assert_int_equal(program->device, FE_SKL);
    assert_int_equal(program->address_bits, 32);
    assert_int_equal(program->constant_bytes, 20);
    assert_memory_equal(program->constant_data, file.constants, 20);
    const struct fe_kernel *k = find_kernel(program, "all");
    assert_int_equal(k->simd, 16);
    assert_int_equal(k->payload_bytes, 256);
    assert_int_equal(k->private_bytes, 128);
    assert_int_equal(k->scratch_bytes, 1024);
    assert_int_equal(k->local_bytes, 48);
    assert_true(k->local_args_after_static && k->narrow && k->asks_local_size && k->ids_in_payload);
    assert_int_equal(k->required_group_size[0], 16);
    assert_int_equal(k->required_group_size[1], 2);
    assert_int_equal(k->id_places[0], 33);
    assert_int_equal(k->id_places[1], 97);
    assert_int_equal(k->id_places[2], 0);
    assert_int_equal(k->thread_place, 185);
    fe_program_free(program);
}

static void
test_arguments(void **state)
{
    (void)state;
    static const struct {
        enum fe_arg_kind kind;
        uint32_t size, align;
        enum fe_arg_access access;
        enum fe_image_shape shape;
        unsigned qualifiers;
        const char *type, *name;
    } rows[] = {{FE_ARG_GLOBAL, 4, 1, 0, 0, FE_QUAL_CONST, "float*", "in"},
                {FE_ARG_GLOBAL, 4, 1, 0, 0, 0, "float*", "out"},
                {FE_ARG_VALUE, 16, 1, 0, 0, 0, "float4", "factor"},
                {FE_ARG_CONSTANT, 4, 8, 0, 0, FE_QUAL_CONST, "double*", "table"},
                {FE_ARG_LOCAL, 4, 16, 0, 0, 0, "float4*", "shared"},
                {FE_ARG_IMAGE, 4, 1, FE_ACCESS_READ, FE_SHAPE_2D, 0, "image2d_t", "picture"},
                {FE_ARG_IMAGE, 4, 1, FE_ACCESS_WRITE, FE_SHAPE_1D_ARRAY, 0, "image1d_array_t", "lines"},
                {FE_ARG_IMAGE, 4, 1, FE_ACCESS_READ, FE_SHAPE_BUFFER, 0, "image1d_buffer_t", "flat"},
                {FE_ARG_SAMPLER, 4, 1, 0, 0, 0, "sampler_t", "s"}};
    const struct beignet_file file = beignet_all();
    struct fe_program *program = parse(&file, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "all");
    assert_int_equal(k->arg_count, sizeof rows / sizeof *rows);
    for (uint32_t i = 0; i < k->arg_count; i++) {
        assert_int_equal(k->args[i].kind, rows[i].kind);
        assert_int_equal(k->args[i].size, rows[i].size);
        assert_int_equal(k->args[i].local_align, rows[i].align);
        assert_int_equal(k->args[i].access, rows[i].access);
        assert_int_equal(k->args[i].shape, rows[i].shape);
        assert_int_equal(k->args[i].qualifiers, rows[i].qualifiers);
        assert_string_equal(k->args[i].type_name, rows[i].type);
        assert_string_equal(k->args[i].name, rows[i].name);
    }
    fe_program_free(program);
}

static void
expect(const struct fe_kernel *k, enum fe_patch_kind kind, uint32_t arg, unsigned n, uint32_t source,
       uint32_t offset, uint32_t size)
{
    const struct fe_patch *p = find_patch(k, kind, arg, n);
    assert_non_null(p);
    assert_int_equal(p->source, source);
    assert_int_equal(p->offset, offset);
    assert_int_equal(p->size, size);
}

static void
test_launch_values(void **state)
{
    (void)state;
    const struct beignet_file file = beignet_all();
    struct fe_program *program = parse(&file, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "all");
    expect(k, FE_PATCH_ENQUEUED_LOCAL_SIZE, 0, 0, 0, 0, 4);
    expect(k, FE_PATCH_GLOBAL_OFFSET, 0, 0, 0, 4, 4);
    expect(k, FE_PATCH_LOCAL_SIZE, 0, 0, 0, 8, 4);
    expect(k, FE_PATCH_ARG_POINTER, 1, 0, 0, 16, 4);
    expect(k, FE_PATCH_ARG_SURFACE, 1, 0, 0, 3, 0);
    expect(k, FE_PATCH_ARG_VALUE, 2, 0, 0, 160, 16);
    expect(k, FE_PATCH_ARG_CONSTANT, 3, 0, 0, 20, 4);
    expect(k, FE_PATCH_ARG_LOCAL, 4, 0, 0, 24, 4);
    expect(k, FE_PATCH_SAMPLER_VALUE, 8, 0, FE_SAMPLER_CLK, 28, 4);
    expect(k, FE_PATCH_THREAD_COUNT, 0, 0, 0, 180, 4);
    expect(k, FE_PATCH_CONSTANTS_SURFACE, 0, 0, 0, 0, 0);
    expect(k, FE_PATCH_PRIVATE_SURFACE, 0, 0, 0, 1, 0);
    assert_null(find_patch(k, FE_PATCH_PRIVATE_POINTER, 0, 0));
    fe_program_free(program);
}

static void
test_images(void **state)
{
    (void)state;
    const struct beignet_file file = beignet_all();
    struct fe_program *program = parse(&file, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "all");
    expect(k, FE_PATCH_IMAGE, 5, 0, 0, 4, 0);
    expect(k, FE_PATCH_IMAGE_VALUE, 5, 0, FE_IMAGE_WIDTH, 176, 4);
    expect(k, FE_PATCH_IMAGE, 6, 0, 0, 5, 0);
    expect(k, FE_PATCH_IMAGE_FLAT, 6, 0, 0, 133, 0);
    expect(k, FE_PATCH_IMAGE_VALUE, 6, 0, FE_IMAGE_ARRAY_SIZE, 204, 4);
    expect(k, FE_PATCH_IMAGE_FLAT, 7, 0, 0, 6, 0);
    assert_null(find_patch(k, FE_PATCH_IMAGE, 7, 0));
    assert_int_equal(k->surface_count, 134);
    assert_int_equal(k->sampler_count, 3);
    expect(k, FE_PATCH_SAMPLER, 8, 0, 0, 0, 0);
    assert_true(k->samplers[1].valid && k->samplers[1].linear && k->samplers[1].normalised);
    assert_int_equal(k->samplers[1].address[2], EMU_ADDRESS_REPEAT);
    assert_true(k->samplers[2].valid && !k->samplers[2].linear && !k->samplers[2].normalised);
    assert_int_equal(k->samplers[2].address[0], EMU_ADDRESS_BORDER);
    fe_program_free(program);
}

/* The host's structure has its padding, the payload has not. */
static void
test_structure(void **state)
{
    (void)state;
    struct beignet_file file = beignet_all();
    file.args[2] = (struct beignet_arg){0, 13, 4, 0, "settings", "none", "", "factor"};
    struct fe_program *program = parse(&file, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "all");
    assert_int_equal(k->args[2].size, 16);
    expect(k, FE_PATCH_ARG_VALUE, 2, 0, 0, 160, 13);
    fe_program_free(program);
}

/* Pointers of 64 bits: constants are buffers like others, and hold pointers. */
static void
test_version_2(void **state)
{
    (void)state;
    struct beignet_file file = beignet_all();
    file.version = 200;
    file.args[3].surface = 9;
    file.values[7].offset = 208; /* a constant pointer */
    file.values[5].offset = 240; /* and others */
    file.values[6].offset = 248;
    file.pointers[0][0] = 8;
    file.pointers[0][1] = 4;
    file.pointer_count = 1;
    file.values[8].offset = 200;
    struct fe_program *program = parse(&file, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "all");
    static const uint8_t place[8] = {4};
    assert_int_equal(program->address_bits, 64);
    assert_false(k->narrow);
    assert_int_equal(program->data_reloc_count, 1);
    assert_int_equal(program->data_relocs[0].offset, 8);
    assert_memory_equal(program->constant_data + 8, place, 8);
    expect(k, FE_PATCH_CONST_SURFACE, 0, 0, 0, 0, 0);
    expect(k, FE_PATCH_PRIVATE_POINTER, 0, 0, 0, 192, 8);
    assert_non_null(find_patch(k, FE_PATCH_ARG_SURFACE, 0, 0));
    fe_program_free(program);
}

static void
test_gpus(void **state)
{
    (void)state;
    static const struct {
        const char *gpu;
        enum fe_device device;
    } rows[] = {{"SKL", FE_SKL}, {"KBT", FE_SKL}, {"BXT", FE_BXT}, {"GLK", FE_BXT}, {"BDW", FE_BDW},
                {"CHV", FE_BDW}, {"IVB", FE_IVB}, {"BYT", FE_BYT}, {"HSW", FE_HSW}};
    struct beignet_file file = beignet_all();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        file.gpu = rows[i].gpu;
        struct fe_program *program = parse(&file, FE_DEVICE_COUNT);
        assert_int_equal(program->device, rows[i].device);
        assert_int_equal(program->kernels[0].private_step, rows[i].device == FE_HSW ? 4 : 0);
        fe_program_free(program);
    }
    file.gpu = "BDW";
    fails(&file, FE_SKL, "the binary is for bdw, not for skl");
    file.gpu = "SKL";
    fails(&file, FE_CAYMAN, "the binary is for skl, not for cayman");
    file.gpu = "IVB";
    fails(&file, FE_BYT, "the binary is for ivb, not for byt");
    fails(&file, FE_SKL, "the binary is for ivb, not for skl");
    file.gpu = "XYZ";
    fails(&file, FE_SKL, "'XYZ' is no GPU that Beignet compiles for");
}

/* Each row breaks one field. */
static void
test_refusals(void **state)
{
    (void)state;
    struct beignet_file f = beignet_all();
#define WRONG(field, value, part)                                                                            \
    do {                                                                                                     \
        f.field = (value);                                                                                   \
        fails(&f, FE_SKL, part);                                                                             \
        f = beignet_all();                                                                                   \
    } while (0)
    WRONG(simd, 32, "SIMD32");
    WRONG(payload, 250, "250 bytes of launch values");
    WRONG(payload, 8192, "8192 bytes of launch values");
    WRONG(stack, 2u << 20, "of private memory");
    WRONG(scratch, 4u << 20, "of scratch memory");
    WRONG(local, 70000, "of local memory");
    WRONG(required[1], 0, "requires work-groups of 16x0x1");
    WRONG(version, 7, "of OpenCL C 7");
    WRONG(args[0].type, 9, "argument 0 of kernel all is of type 9");
    WRONG(args[0].surface, 1, "binding table index 1");
    WRONG(args[0].surface, 250, "binding table index 250");
    WRONG(args[4].align, 12, "aligned to 12");
    WRONG(args[2].size, 0, "has no bytes");
    WRONG(args[2].size, 200, "launch value");
    WRONG(values[0].offset, 200, "wants launch value 0 at 200");
    WRONG(values[1].type, 0, "for the second time");
    WRONG(values[5].subtype, 9, "wants argument 9");
    WRONG(values[5].type, 35, "launch value 35");
    WRONG(values[11].subtype, 1, "extra argument 1");
    WRONG(samplers[0].slot, 16, "sampler at index 16");
    WRONG(samplers[2].key, 1u << 22, "argument 0 for a sampler");
    WRONG(images[0].arg, 8, "argument 8 for an image");
    WRONG(images[1].surface, 120, "binding table index 248");
    WRONG(images[0].width, 254, "launch value");
    WRONG(pointer_count, 1, "pointers of 64 bits");
#undef WRONG
    f.kernel_count = 2;
    fe_program_free(parse(&f, FE_SKL));
}

/* What is well-formed and cannot run here. */
static void
test_missing(void **state)
{
    (void)state;
    struct beignet_file f = beignet_all();
    struct emu_error error = {EMU_OK, ""};
    f.values[14].type = 26; /* a profile's time stamp */
    struct fe_program *program = parse(&f, FE_SKL);
    assert_int_equal(fe_program_lower(program, &error), -1);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "Beignet's number 26"));
    fe_program_free(program);
}

static void
test_sections(void **state)
{
    (void)state;
    const struct beignet_file file = beignet_all();
    struct specimen s = beignet_build(&file);
    s.bytes[8] ^= 1;
    parse_fails(&s, FE_SKL, EMU_INVALID, "the first word of the program");
    s.bytes[8] ^= 1;
    specimen_set_u32(&s, s.size - 4, (uint32_t)s.size);
    parse_fails(&s, FE_SKL, EMU_INVALID, "the program has");
    specimen_set_u32(&s, s.size - 4, (uint32_t)s.size - 12);
    specimen_set_u32(&s, 12, 2);
    parse_fails(&s, FE_SKL, EMU_INVALID, "neither 0 nor 1");
    specimen_set_u32(&s, 12, 1);
    s.size -= 1;
    parse_fails(&s, FE_SKL, EMU_INVALID, "is cut off");
    s.size += 2;
    parse_fails(&s, FE_SKL, EMU_INVALID, "1 bytes behind the program");
    specimen_free(&s);
}

const struct CMUnitTest beignet_tests[] = {
    cmocka_unit_test(test_program), cmocka_unit_test(test_arguments), cmocka_unit_test(test_launch_values),
    cmocka_unit_test(test_images),  cmocka_unit_test(test_structure), cmocka_unit_test(test_version_2),
    cmocka_unit_test(test_gpus),    cmocka_unit_test(test_refusals),  cmocka_unit_test(test_missing),
    cmocka_unit_test(test_sections)};
const size_t beignet_test_count = sizeof beignet_tests / sizeof beignet_tests[0];
