/* SPDX-License-Identifier: MIT */
/* Zebin: the same facts as from patch tokens, and what its text, notes, symbols and relocations may not say.
 */
#include "suite.h"

#include <stdio.h>

#include "intel/container/products.h"

static void
same_kernel(const struct fe_kernel *a, const struct fe_kernel *b)
{
    assert_int_equal(a->simd, b->simd);
    assert_int_equal(a->local_bytes, b->local_bytes);
    assert_int_equal(a->private_bytes, b->private_bytes);
    assert_int_equal(a->scratch_bytes, b->scratch_bytes);
    assert_int_equal(a->no_local_ids, b->no_local_ids);
    for (unsigned d = 0; d < 3; d++)
        assert_int_equal(a->required_group_size[d], b->required_group_size[d]);
    assert_int_equal(a->attributes != NULL, b->attributes != NULL);
    if (a->attributes)
        assert_string_equal(a->attributes, b->attributes);
}

static void
test_same_as_tokens(void **state)
{
    (void)state;
    static const struct {
        const char *tokens, *zebin;
        enum fe_device device;
    } pairs[] = {{"vadd.skl", "vadd.zebin", FE_SKL},
                 {"args.skl", "args.skl.zebin", FE_SKL},
                 {"intel.skl", "intel.skl.zebin", FE_SKL},
                 {"intel.bdw", "intel.bdw.zebin", FE_BDW}};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        struct specimen ts = specimen_read(pairs[i].tokens), zs = specimen_read(pairs[i].zebin);
        struct fe_program *t = parse_ok(&ts, pairs[i].device), *z = parse_ok(&zs, pairs[i].device);
        assert_int_equal(t->kernel_count, z->kernel_count);
        for (uint32_t k = 0; k < t->kernel_count; k++)
            same_kernel(&t->kernels[k], find_kernel(z, t->kernels[k].name));
        fe_program_free(t);
        fe_program_free(z);
        specimen_free(&ts);
        specimen_free(&zs);
    }
}

/* rows[] are two pointers into the constants, counter is a variable, the strings lie behind the constants. */
static void
test_data(void **state)
{
    (void)state;
    static const int rows[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    struct specimen s = specimen_read("intel.skl.zebin");
    struct fe_program *program = parse_ok(&s, FE_SKL);
    const struct fe_kernel *print = find_kernel(program, "print"), *globals = find_kernel(program, "globals");
    assert_memory_equal(program->constant_data, rows, sizeof rows);
    assert_int_equal(program->data_reloc_count, 2);
    for (unsigned i = 0; i < 2; i++) {
        const struct fe_data_reloc *r = &program->data_relocs[i];
        uint64_t addend;
        memcpy(&addend, (r->in_global ? program->global_data : program->constant_data) + r->offset,
               sizeof addend);
        assert_false(r->base_global);
        assert_int_equal(addend, 16 * i);
    }
    assert_true(print->printf_by_address);
    assert_int_equal(print->link_count, 2); /* the format and the string */
    const struct fe_patch *format = find_patch(print, FE_PATCH_CONST_POINTER, 0, 0);
    assert_non_null(format);
    assert_string_equal((const char *)program->constant_data + format->source, "bad %d at %s\n");
    assert_non_null(find_patch(globals, FE_PATCH_GLOBAL_POINTER, 0, 0));
    fe_program_free(program);
    specimen_free(&s);
}

/* Each device finds its own of three. */
static void
test_fat(void **state)
{
    (void)state;
    static const enum fe_device devices[] = {FE_SKL, FE_BXT, FE_BDW};
    struct specimen s = specimen_read("vadd.zebin.fat");
    for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++) {
        struct fe_program *program = parse_ok(&s, devices[i]);
        assert_int_equal(program->device, devices[i]);
        assert_int_equal(program->container, FE_INTEL_FAT);
        fe_program_free(program);
    }
    specimen_free(&s);
}

/* A member for 64-bit addresses is taken before one for 32, whatever their order. */
static void
test_fat_widths(void **state)
{
    (void)state;
    struct specimen s = specimen_read("vadd.zebin.fat");
    specimen_overwrite(&s, "64.8.0.0", "32.9.0.9", 0);
    struct fe_program *program = parse_ok(&s, FE_SKL);
    assert_int_equal(program->address_bits, 64);
    fe_program_free(program);
    specimen_free(&s);
}

static void
test_narrow(void **state)
{
    (void)state;
    static const char *const names[] = {"vadd.32", "vadd.32.zebin"};
    for (size_t i = 0; i < 2; i++) {
        struct specimen s = specimen_read(names[i]);
        struct fe_program *program = parse_ok(&s, FE_SKL);
        struct emu_error error = {EMU_OK, ""};
        assert_int_equal(program->address_bits, 32);
        fe_program_free(program);
        assert_int_equal(fe_program_load(s.bytes, s.size, FE_SKL, &program, &error), 0);
        for (uint32_t k = 0; k < program->kernel_count; k++)
            assert_true(program->kernels[k].narrow && program->kernels[k].emu.scratch_base);
        fe_program_free(program);
        specimen_free(&s);
    }
}

/* The symbol table's entry of a function: its offset and its size. */
static size_t
find_symbol(const struct specimen *s, uint64_t offset, uint64_t size)
{
    const uint64_t wanted[2] = {offset, size};
    size_t at = 0;
    while (at + sizeof wanted <= s->size && memcmp(s->bytes + at, wanted, sizeof wanted) != 0)
        at += 8;
    assert_true(at + sizeof wanted <= s->size);
    return at;
}

/* line, mixed and series, which are in a section of their own, behind the kernel's code. */
static void
test_functions(void **state)
{
    (void)state;
    static const uint32_t offsets[3] = {0x38, 0x158, 0x470}, places[3] = {0x70, 0xa0, 0x60};
    struct specimen s = specimen_read("functions.zebin");
    struct fe_program *program = parse_ok(&s, FE_SKL);
    const struct fe_kernel *k = &program->kernels[0];
    struct emu_error error = {EMU_OK, ""};
    assert_int_equal(program->kernel_count, 1);
    assert_int_equal(k->entry_count, 3);
    for (unsigned i = 0; i < 3; i++) {
        uint64_t address;
        memcpy(&address, k->code + places[i], sizeof address);
        assert_true(address == k->code_address + (uint64_t)k->entries[i]);
        assert_int_equal(k->entries[i] - k->entries[0], offsets[i] - offsets[0]);
    }
    fe_program_free(program);
    const size_t symbol = find_symbol(&s, 0x38, 288);
    specimen_set_u32(&s, symbol, 0x680); /* behind its section */
    assert_int_equal(fe_program_parse(s.bytes, s.size, FE_SKL, &program, &error), -1);
    assert_int_equal(error.kind, EMU_INVALID);
    assert_non_null(strstr(error.text, "function 'line' lies outside its section"));
    specimen_set_u32(&s, symbol, 0x38);
    s.bytes[symbol - 4] &= 0xf0; /* no longer a function */
    error = (struct emu_error){EMU_OK, ""};
    assert_int_equal(fe_program_load(s.bytes, s.size, FE_SKL, &program, &error), -1);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "'line'"));
    assert_non_null(strstr(error.text, "no function"));
    specimen_free(&s);
}

/* The relocation entry of the constants for their last pointer, operations[1].apply, which is line. */
static size_t
find_table_reloc(const struct specimen *s)
{
    static const uint32_t offsets[5] = {0, 8, 16, 0x20, 0x38};
    for (size_t at = 0; at + 80 <= s->size; at++) {
        size_t n = 0;
        while (n < 5 && specimen_u32(s, at + 16 * n) == offsets[n] && specimen_u32(s, at + 16 * n + 4) == 0 &&
               specimen_u32(s, at + 16 * n + 8) == 1)
            n++;
        if (n == 5)
            return at + 64;
    }
    assert_true(false);
    return 0;
}

static const struct fe_kernel *
kernel_named(const struct fe_program *program, const char *name)
{
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (!strcmp(program->kernels[i].name, name))
            return &program->kernels[i];
    assert_true(false);
    return NULL;
}

static uint64_t
data_word(const struct fe_program *program, size_t at, size_t bytes)
{
    uint64_t word = 0;
    memcpy(&word, program->constant_data + at, bytes);
    return word;
}

/* Constants hold the addresses of line, series and mixed. */
static void
check_table(const struct fe_program *program, unsigned width)
{
    static const unsigned order[5] = {0, 2, 1, 1, 0}, places[2][5] = {{0, 4, 8, 16, 28}, {0, 8, 16, 32, 56}};
    const struct fe_kernel *k = kernel_named(program, "choose");
    assert_int_equal(k->entry_count, 3);
    for (unsigned i = 0; i < 5; i++)
        assert_true(data_word(program, places[width == 8][i], width) ==
                    k->code_address + (uint64_t)k->entries[order[i]]);
    assert_int_equal(kernel_named(program, "exchange")->entry_count, 0);
    assert_int_equal(kernel_named(program, "follow")->entry_count, 3);
    assert_int_equal(program->data_reloc_count, 0);
}

static void
test_function_tables(void **state)
{
    (void)state;
    struct specimen s = specimen_read("tables.zebin"), narrow = specimen_read("tables.32.zebin");
    struct fe_program *program = parse_ok(&s, FE_SKL);
    check_table(program, 8);
    const uint64_t line = data_word(program, 0, 8);
    fe_program_free(program);
    program = parse_ok(&narrow, FE_SKL);
    check_table(program, 4);
    fe_program_free(program);
    specimen_free(&narrow);

    const size_t reloc = find_table_reloc(&s);
    static const unsigned low = 2, high = 3;
    specimen_set_u32(&s, reloc + 8, low);
    program = parse_ok(&s, FE_SKL);
    assert_true(data_word(program, 0x38, 8) == (uint32_t)line);
    fe_program_free(program);
    specimen_set_u32(&s, reloc + 8, high);
    program = parse_ok(&s, FE_SKL);
    assert_true(data_word(program, 0x38, 8) == line >> 32);
    fe_program_free(program);
    specimen_set_u32(&s, reloc + 8, 9);
    parse_fails(&s, FE_SKL, EMU_UNSUPPORTED, "relocation of type 9 to 'line'");
    specimen_set_u32(&s, reloc + 8, 1);
    specimen_set_u32(&s, reloc, 0x41); /* the section has 0x48 bytes */
    parse_fails(&s, FE_SKL, EMU_INVALID, "lies outside section '.data.const'");
    specimen_set_u32(&s, reloc, 0x38);
    const size_t symbol = find_symbol(&s, 0x38, 288);
    s.bytes[symbol - 4] &= 0xf0; /* no longer a function */
    parse_fails(&s, FE_SKL, EMU_UNSUPPORTED, "'line', which is code but no function");
    specimen_free(&s);
}

struct damage {
    const char *file, *from, *to;
    unsigned n;
    enum emu_error_kind kind;
    const char *part;
};

static void
test_damaged_text(void **state)
{
    (void)state;
    static const struct damage damages[] = {
        {"args.skl.zebin", "simd_size:       32", "simd_size:       24", 0, EMU_INVALID, "24"},
        {"args.skl.zebin", "simd_size:       32", "simd_sise:       32", 0, EMU_INVALID, "no simd_size"},
        {"args.skl.zebin", "grf_count:       128", "grf_count:       xyz", 0, EMU_INVALID, "not a number"},
        {"args.skl.zebin", "slm_alignment:   ", "slm_alignment:  1", 0, EMU_INVALID, "aligned to 1"},
        {"args.skl.zebin", "arg_index:       0", "arg_index:       \"", 0, EMU_INVALID, ""},
        {"args.skl.zebin", "arg_index:       0", "arg_index:    2000", 0, EMU_INVALID, "arg_index"},
        {"args.skl.zebin", "offset:          0", "offset:       4096", 0, EMU_INVALID, "without a place"},
        {"args.skl.zebin", "size:            12", "size:            13", 0, EMU_INVALID, "13 bytes"},
        {"args.skl.zebin", "version:         '1", "version:         '2", 0, EMU_UNSUPPORTED, "version"},
        {"args.skl.zebin", "kernels:", "kernals:", 0, EMU_INVALID, "no kernels"},
        {"args.skl.zebin", "  - name:            ", "  - nama:            ", 0, EMU_INVALID, "no name"},
        {"args.skl.zebin", "    execution_env:", "    execution-env:", 0, EMU_INVALID, "execution_env"},
        {"args.skl.zebin", "    payload_arguments:\n      - ", "    payload_arguments: *a\n     ", 0,
         EMU_INVALID, ""},
        {"args.skl.zebin", "bti_value:       0", "bti_value:     240", 0, EMU_INVALID, "bti_value"},
        {"args.skl.zebin", ".text.values", ".text.velues", 0, EMU_INVALID, "no section"},
        {"vadd.zebin", ".note.intelgt.compat", ".note.intelgt.kompat", 0, EMU_INVALID, "which GPU"},
    };
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        struct specimen s = specimen_read(damages[i].file);
        specimen_overwrite(&s, damages[i].from, damages[i].to, damages[i].n);
        print_message("    %s\n", damages[i].to);
        parse_fails(&s, FE_SKL, damages[i].kind, damages[i].part);
        specimen_free(&s);
    }
}

/* The kernel can be listed, and is refused with a sentence when it is to run. */
static void
test_needs(void **state)
{
    (void)state;
    static const struct damage needs[] = {
        {"args.skl.zebin", "grf_count:       128", "grf_count:       256", 0, EMU_UNSUPPORTED,
         "256 registers"},
        {"args.skl.zebin", "arg_type:        enqueued_local_size", "arg_type:        scratch_pointer    ", 0,
         EMU_UNSUPPORTED, "scratch_pointer"},
        {"args.skl.zebin", "arg_type:        enqueued_local_size", "arg_type:        something_unheard__", 0,
         EMU_UNSUPPORTED, "something_unheard__"},
        {"vadd.zebin", "size:            192", "size:            128", 0, EMU_UNSUPPORTED, "three local ids"},
    };
    for (size_t i = 0; i < sizeof needs / sizeof needs[0]; i++) {
        struct specimen s = specimen_read(needs[i].file);
        struct fe_program *program = NULL;
        struct emu_error error = {EMU_OK, ""};
        specimen_overwrite(&s, needs[i].from, needs[i].to, needs[i].n);
        fe_program_free(parse_ok(&s, FE_SKL));
        assert_int_equal(fe_program_load(s.bytes, s.size, FE_SKL, &program, &error), -1);
        assert_int_equal(error.kind, needs[i].kind);
        if (!strstr(error.text, needs[i].part))
            fail_msg("\"%s\" does not hold \"%s\"", error.text, needs[i].part);
        specimen_free(&s);
    }
}

/* Product 18 is Skylake; the note is the file's only place with that number behind the owner's name. */
static void
test_target(void **state)
{
    (void)state;
    struct specimen s = specimen_read("vadd.zebin");
    parse_fails(&s, FE_BDW, EMU_INVALID, "for skl, not for bdw");
    parse_fails(&s, FE_BXT, EMU_INVALID, "for skl, not for bxt");
    parse_fails(&s, FE_CAYMAN, EMU_INVALID, "for skl, not for cayman");
    for (size_t at = 12; at + 12 <= s.size; at++)
        if (memcmp(s.bytes + at, "IntelGT", 8) == 0 && s.bytes[at - 4] == 1)
            specimen_set_u32(&s, at + 8, 30);
    char names[128], text[160];
    snprintf(text, sizeof text, "product 30, not for %s", intel_device_names(names, sizeof names));
    parse_fails(&s, FE_SKL, EMU_INVALID, text);
    specimen_free(&s);
}

const struct CMUnitTest zebin_tests[] = {
    cmocka_unit_test(test_same_as_tokens),
    cmocka_unit_test(test_data),
    cmocka_unit_test(test_fat),
    cmocka_unit_test(test_fat_widths),
    cmocka_unit_test(test_narrow),
    cmocka_unit_test(test_functions),
    cmocka_unit_test(test_function_tables),
    cmocka_unit_test(test_damaged_text),
    cmocka_unit_test(test_needs),
    cmocka_unit_test(test_target),
};
const size_t zebin_test_count = sizeof zebin_tests / sizeof zebin_tests[0];
