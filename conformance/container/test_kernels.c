/* SPDX-License-Identifier: MIT */
/* Kernels, arguments and launch values of every container against the sources. */
#include "suite.h"

/* What a container cannot say. */
enum { NO_NAMES = 1, NO_CONSTANT = 2, NO_REQUIRED = 4 };

struct file {
    const char *name;
    enum fe_device device;
    enum fe_container container;
    const struct expect_kernel *kernels;
    uint32_t kernel_count;
    unsigned lacks;
};

static void
check_arg(const struct file *f, const struct fe_arg *arg, const struct expect_arg *e)
{
    const bool cayman = f->device == FE_CAYMAN;
    const enum fe_arg_kind kind =
        e->kind == FE_ARG_CONSTANT && (f->lacks & NO_CONSTANT) ? FE_ARG_GLOBAL : e->kind;
    assert_int_equal(arg->kind, kind);
    assert_int_equal(arg->size, e->kind == FE_ARG_VALUE ? e->size : cayman ? 4 : 8);
    assert_int_equal(arg->local_align, e->local_align ? e->local_align : 1);
    assert_int_equal(arg->access, e->access);
    if (f->lacks & NO_NAMES)
        return;
    assert_string_equal(arg->name, e->name);
    assert_string_equal(arg->type_name, e->type);
    /* DWARF does not say that what a constant pointer points to is const */
    if (e->kind != FE_ARG_CONSTANT || !(f->lacks & NO_CONSTANT))
        assert_int_equal(arg->qualifiers, e->qualifiers);
}

static void
check_cayman_offsets(const struct fe_kernel *k, const struct expect_kernel *e)
{
    static const enum fe_patch_kind sizes[] = {FE_PATCH_GROUP_COUNT, FE_PATCH_GLOBAL_SIZE,
                                               FE_PATCH_LOCAL_SIZE};
    for (unsigned s = 0; s < 3; s++)
        for (unsigned d = 0; d < 3; d++) {
            const struct fe_patch *p = find_patch(k, sizes[s], 0, d);
            assert_non_null(p);
            assert_int_equal(p->offset, 12 * s + 4 * p->source);
        }
    for (uint32_t i = 0; i < e->arg_count; i++) {
        const enum fe_arg_kind kind = e->args[i].kind;
        const struct fe_patch *p = find_patch(k,
                                              kind == FE_ARG_VALUE   ? FE_PATCH_ARG_VALUE
                                              : kind == FE_ARG_LOCAL ? FE_PATCH_ARG_LOCAL
                                                                     : FE_PATCH_ARG_POINTER,
                                              i, 0);
        assert_non_null(p);
        assert_int_equal(p->offset, e->args[i].cayman_offset);
    }
    assert_int_equal(find_patch(k, FE_PATCH_WORK_DIM, 0, 0)->offset, e->cayman_dim);
    for (unsigned d = 0; d < 3; d++)
        assert_int_equal(find_patch(k, FE_PATCH_GLOBAL_OFFSET, 0, d)->offset, e->cayman_dim + 4 + 4 * d);
    assert_int_equal(k->payload_bytes, e->cayman_payload);
    assert_int_equal(k->simd, 64);
    assert_true(k->local_args_after_static);
}

/* Every byte of a value argument that the compiler may look at arrives, from the place it has in the value.
 */
static void
check_value_bytes(const struct fe_kernel *k, uint32_t index)
{
    uint8_t seen[64] = {0};
    const uint32_t size = strcmp(k->args[index].type_name, "uint3") == 0 ? 12 : k->args[index].size;
    const struct fe_patch *p;
    for (unsigned n = 0; (p = find_patch(k, FE_PATCH_ARG_VALUE, index, n)) != NULL; n++)
        for (uint32_t i = p->source; i < p->source + p->size && i < sizeof seen; i++)
            seen[i] = 1;
    for (uint32_t i = 0; i < size; i++)
        assert_true(seen[i]);
}

static void
check_intel_patches(const struct fe_kernel *k, const struct expect_kernel *e)
{
    for (uint32_t i = 0; i < e->arg_count; i++) {
        const enum fe_arg_kind kind = e->args[i].kind;
        if (kind == FE_ARG_VALUE)
            check_value_bytes(k, i);
        if (kind == FE_ARG_GLOBAL || kind == FE_ARG_CONSTANT)
            assert_int_equal(find_patch(k, FE_PATCH_ARG_POINTER, i, 0)->size, 8);
        if (kind == FE_ARG_LOCAL)
            assert_int_equal(find_patch(k, FE_PATCH_ARG_LOCAL, i, 0)->size, 8);
    }
    for (unsigned d = 0; d < 3; d++) {
        assert_int_equal(find_patch(k, FE_PATCH_GLOBAL_OFFSET, 0, d)->source, d);
        assert_int_equal(find_patch(k, FE_PATCH_ENQUEUED_LOCAL_SIZE, 0, d)->source, d);
    }
    assert_false(k->local_args_after_static);
    assert_true(k->simd == 8 || k->simd == 16 || k->simd == 32);
}

static void
check_kernel(const struct file *f, const struct fe_kernel *k, const struct expect_kernel *e)
{
    print_message("    %s %s\n", f->name, e->name);
    assert_true(k->args_known);
    assert_int_equal(k->arg_count, e->arg_count);
    for (uint32_t i = 0; i < e->arg_count; i++)
        check_arg(f, &k->args[i], &e->args[i]);
    assert_int_equal(k->local_bytes, e->local_bytes);
    for (unsigned d = 0; d < 3 && !(f->lacks & NO_REQUIRED); d++)
        assert_int_equal(k->required_group_size[d], e->required[d]);
    if (f->device == FE_CAYMAN) {
        check_cayman_offsets(k, e);
    } else {
        assert_int_equal(k->barrier_count, e->barriers);
        check_intel_patches(k, e);
    }
}

static void
check_file(const struct file *f, const struct specimen *s)
{
    for (int any = 0; any < 2; any++) {
        struct fe_program *program = parse_ok(s, any ? FE_DEVICE_COUNT : f->device);
        assert_int_equal(program->container, f->container);
        assert_int_equal(program->device, f->device);
        assert_int_equal(program->kernel_count, f->kernel_count);
        for (uint32_t i = 0; i < f->kernel_count; i++)
            check_kernel(f, find_kernel(program, f->kernels[i].name), &f->kernels[i]);
        fe_program_free(program);
    }
}

static void
test_intel(void **state)
{
    (void)state;
    static const struct file files[] = {
        {"vadd.skl", FE_SKL, FE_INTEL_ELF, expect_vadd, 1, 0},
        {"vadd.bxt", FE_BXT, FE_INTEL_ELF, expect_vadd, 1, 0},
        {"vadd.bdw", FE_BDW, FE_INTEL_ELF, expect_vadd, 1, 0},
        {"args.skl", FE_SKL, FE_INTEL_ELF, expect_args, 3, 0},
        {"args.bdw", FE_BDW, FE_INTEL_ELF, expect_args, 3, 0},
        {"intel.skl", FE_SKL, FE_INTEL_ELF, expect_intel, 4, 0},
        {"intel.bdw", FE_BDW, FE_INTEL_ELF, expect_intel, 4, 0},
        {"vadd.fat", FE_SKL, FE_INTEL_FAT, expect_vadd, 1, 0},
        {"vadd.zebin", FE_SKL, FE_INTEL_ZEBIN, expect_vadd, 1, 0},
        {"args.skl.zebin", FE_SKL, FE_INTEL_ZEBIN, expect_args, 3, 0},
        {"intel.skl.zebin", FE_SKL, FE_INTEL_ZEBIN, expect_intel, 4, 0},
        {"intel.bdw.zebin", FE_BDW, FE_INTEL_ZEBIN, expect_intel, 4, 0},
        {"vadd.zebin.fat", FE_SKL, FE_INTEL_FAT, expect_vadd, 1, 0},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct specimen s = specimen_read(files[i].name);
        check_file(&files[i], &s);
        specimen_free(&s);
    }
}

static void
test_patch_tokens(void **state)
{
    (void)state;
    static const struct file file = {"args.skl", FE_SKL, FE_INTEL_PATCH, expect_args, 3, 0};
    struct specimen s = specimen_patch_tokens(file.name);
    check_file(&file, &s);
    specimen_free(&s);
}

static void
test_dwarf(void **state)
{
    (void)state;
    static const struct file files[] = {
        {"vadd.cayman-g.o", FE_CAYMAN, FE_CAYMAN_ELF, expect_vadd, 1, NO_CONSTANT | NO_REQUIRED},
        {"args.cayman-g.o", FE_CAYMAN, FE_CAYMAN_ELF, expect_args, 3, NO_CONSTANT | NO_REQUIRED},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct specimen s = specimen_read(files[i].name);
        check_file(&files[i], &s);
        specimen_free(&s);
    }
}

static void
test_clover(void **state)
{
    (void)state;
    static const struct file vadd = {"vadd in clover", FE_CAYMAN, FE_CAYMAN_CLOVER, expect_vadd, 1, NO_NAMES};
    static const struct file args = {"args in clover", FE_CAYMAN, FE_CAYMAN_CLOVER, expect_args, 3, NO_NAMES};
    struct specimen a = specimen_clover_vadd(), b = specimen_clover_args();
    check_file(&vadd, &a);
    check_file(&args, &b);
    specimen_free(&a);
    specimen_free(&b);
}

static void
test_bare_object(void **state)
{
    (void)state;
    struct specimen s = specimen_read("args.cayman.o");
    struct fe_program *program = parse_ok(&s, FE_CAYMAN);
    assert_int_equal(program->kernel_count, 3);
    for (unsigned i = 0; i < 3; i++) {
        const struct fe_kernel *k = find_kernel(program, expect_args[i].name);
        assert_false(k->args_known);
        assert_int_equal(k->arg_count, 0);
        assert_int_equal(k->local_bytes, expect_args[i].local_bytes);
    }
    fe_program_free(program);
    specimen_free(&s);
}

/* On Skylake each buffer has a binding table entry; every one of them is another surface. */
static void
test_surfaces(void **state)
{
    (void)state;
    struct specimen s = specimen_read("vadd.skl");
    struct fe_program *program = parse_ok(&s, FE_SKL);
    const struct fe_kernel *k = find_kernel(program, "vadd");
    unsigned seen = 0;
    for (uint32_t i = 0; i < 3; i++) {
        const struct fe_patch *p = find_patch(k, FE_PATCH_ARG_SURFACE, i, 0);
        assert_non_null(p);
        seen |= 1u << p->offset;
    }
    assert_int_equal(seen, 7);
    assert_int_equal(k->surface_count, 3);
    fe_program_free(program);
    specimen_free(&s);
}

const struct CMUnitTest kernel_tests[] = {
    cmocka_unit_test(test_intel),  cmocka_unit_test(test_patch_tokens), cmocka_unit_test(test_dwarf),
    cmocka_unit_test(test_clover), cmocka_unit_test(test_bare_object),  cmocka_unit_test(test_surfaces),
};
const size_t kernel_test_count = sizeof kernel_tests / sizeof kernel_tests[0];
