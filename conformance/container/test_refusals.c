/* SPDX-License-Identifier: MIT */
/* What must not load, and the sentence that says why; and what must load although it looks odd. */
#include <elf.h>

#include "suite.h"

static void
refuse_bytes(const char *bytes, size_t size, enum emu_error_kind kind, const char *part)
{
    const struct specimen s = {(uint8_t *)(uintptr_t)bytes, size};
    parse_fails(&s, FE_DEVICE_COUNT, kind, part);
}

static void
test_formats(void **state)
{
    (void)state;
    struct specimen spirv = specimen_read("vadd.spirv");
    parse_fails(&spirv, FE_SKL, EMU_UNSUPPORTED, "ocloc compile");
    refuse_bytes("BC\xC0\xDE....", 8, EMU_UNSUPPORTED, "LLVM");
    refuse_bytes("kernel void f() {}", 18, EMU_INVALID, "no known container");
    refuse_bytes("\177ELF", 4, EMU_INVALID, "cut off");
    refuse_bytes("!<arch>\n", 8, EMU_INVALID, "holds: nothing");
    refuse_bytes("", 0, EMU_INVALID, "empty");
    specimen_free(&spirv);
}

static void
test_other_device(void **state)
{
    (void)state;
    struct specimen skl = specimen_read("vadd.skl"), bxt = specimen_read("vadd.bxt"),
                    bdw = specimen_read("vadd.bdw"), cayman = specimen_read("vadd.cayman.o"),
                    fat = specimen_read("vadd.fat");
    parse_fails(&skl, FE_BDW, EMU_INVALID, "for skl, not for bdw");
    parse_fails(&bdw, FE_SKL, EMU_INVALID, "for bdw, not for skl");
    parse_fails(&bdw, FE_CAYMAN, EMU_INVALID, "not for cayman");
    parse_fails(&cayman, FE_SKL, EMU_INVALID, "for cayman, not for skl");
    parse_fails(&fat, FE_CAYMAN, EMU_INVALID, "for skl, bxt or bdw, not for cayman");
    parse_fails(&skl, FE_IVB, EMU_INVALID, "for skl, not for ivb");
    parse_fails(&bdw, FE_HSW, EMU_INVALID, "for bdw, not for hsw");
    parse_fails(&cayman, FE_IVB, EMU_INVALID, "for cayman, not for ivb");
    parse_fails(&fat, FE_BYT, EMU_INVALID, "for skl, bxt or bdw, not for byt");
    /* Gen9 is Gen9 */
    fe_program_free(parse_ok(&skl, FE_BXT));
    fe_program_free(parse_ok(&bxt, FE_SKL));
    specimen_free(&skl);
    specimen_free(&bxt);
    specimen_free(&bdw);
    specimen_free(&cayman);
    specimen_free(&fat);
}

/* Each device gets the code that ocloc makes for it alone. */
static void
test_fat_targets(void **state)
{
    (void)state;
    static const struct {
        enum fe_device device;
        const char *alone;
    } targets[] = {{FE_SKL, "vadd.skl"}, {FE_BXT, "vadd.bxt"}, {FE_BDW, "vadd.bdw"}};
    struct specimen fat = specimen_read("vadd.fat");
    for (size_t i = 0; i < 3; i++) {
        struct specimen alone = specimen_read(targets[i].alone);
        struct fe_program *a = parse_ok(&fat, targets[i].device), *b = parse_ok(&alone, targets[i].device);
        assert_int_equal(a->device, targets[i].device);
        assert_int_equal(a->kernels[0].code_bytes, b->kernels[0].code_bytes);
        assert_memory_equal(a->kernels[0].code, b->kernels[0].code, b->kernels[0].code_bytes);
        fe_program_free(a);
        fe_program_free(b);
        specimen_free(&alone);
    }
    specimen_free(&fat);
}

/* Renames the member called `from` (space padded to 16). */
static void
rename_member(struct specimen *s, const char *from, const char *to)
{
    for (size_t at = 8; at + 60 <= s->size; at++) {
        if (memcmp(s->bytes + at, from, strlen(from)) != 0 || memcmp(s->bytes + at + 58, "`\n", 2) != 0)
            continue;
        memset(s->bytes + at, ' ', 16);
        memcpy(s->bytes + at, to, strlen(to));
        return;
    }
    fail_msg("no member %s", from);
}

static void
test_fat_names(void **state)
{
    (void)state;
    static const char *const good[] = {"64.skl.9/", "64.skl/", "64.9.0/", "64.9.0.7/"};
    static const char *const bad[] = {"64.9.10.9/", "64.skl2/", "64.9.1.9/", "65.9.0.9/", "9.0.9/"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        struct specimen s = specimen_read("vadd.fat");
        rename_member(&s, "64.9.0.9/", good[i]);
        fe_program_free(parse_ok(&s, FE_SKL));
        specimen_free(&s);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct specimen s = specimen_read("vadd.fat");
        rename_member(&s, "64.9.0.9/", bad[i]);
        parse_fails(&s, FE_SKL, EMU_INVALID, "nothing for skl");
        specimen_free(&s);
    }
}

static void
test_checksum(void **state)
{
    (void)state;
    struct specimen s = specimen_patch_tokens("vadd.skl");
    size_t record;
    assert_int_equal(specimen_kernels(&s, 0, &record, 1), 1);
    s.bytes[record + 60] ^= 1;
    parse_fails(&s, FE_SKL, EMU_INVALID, "checksum");
    specimen_fix_checksum(&s, record);
    fe_program_free(parse_ok(&s, FE_SKL));
    specimen_free(&s);
}

/* Offset of the first token of a kernel record's patch list with this number. */
static size_t
find_token(const struct specimen *s, size_t record, uint32_t token)
{
    size_t at = record + 40, end;
    for (size_t field = 12; field <= 32; field += 4)
        at += field == 16 ? 0 : specimen_u32(s, record + field);
    end = at + specimen_u32(s, record + 16);
    for (; at < end; at += specimen_u32(s, at + 4))
        if (specimen_u32(s, at) == token)
            return at;
    fail_msg("no token %u", token);
    return 0;
}

/* One change in a token, checksum repaired: refused with a sentence, or accepted (part NULL). */
static void
test_tokens(void **state)
{
    (void)state;
    static const struct {
        uint32_t token;
        size_t at;
        uint32_t value;
        enum emu_error_kind kind;
        const char *part;
    } cases[] = {
        {19, 0, 200, EMU_OK, NULL},                             /* unknown tokens are skipped */
        {19, 4, 7, EMU_INVALID, "impossible size 7"},           /* smaller than its header */
        {19, 4, 0xfffffff0, EMU_INVALID, "impossible size"},    /* beyond the list */
        {8, 12, 200, EMU_INVALID, "binding table"},             /* more entries than the heap has */
        {17, 12, 0xffffffff, EMU_OK, NULL},                     /* launch sizes name no argument */
        {17, 16, 0xfffffffc, EMU_INVALID, "cross-thread data"}, /* offset + size wraps */
        {22, 0, 200, EMU_INVALID, "THREAD_PAYLOAD"},            /* gone */
        {23, 0, 200, EMU_INVALID, "EXECUTION_ENVIRONMENT"},     /* gone */
        {23, 8 + 12, 24, EMU_INVALID, "SIMD size 24"},
        {25, 8, 8192, EMU_INVALID, "register file"},
        {25, 8, 32, EMU_INVALID, "cross-thread data"},
        {26, 8, 0x7fffffff, EMU_INVALID, "names argument"},
        {26, 12, 0xffffffff, EMU_INVALID, "cut off"},
        {30, 8, 0x7fffffff, EMU_INVALID, "names argument"},
        {30, 20, 9, EMU_INVALID, "pointer of 9 bytes"},
        {30, 8, 3, EMU_INVALID, "both"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct specimen s = specimen_patch_tokens("vadd.skl");
        size_t record;
        specimen_kernels(&s, 0, &record, 1);
        specimen_set_u32(&s, find_token(&s, record, cases[i].token) + cases[i].at, cases[i].value);
        specimen_fix_checksum(&s, record);
        if (cases[i].part)
            parse_fails(&s, FE_SKL, cases[i].kind, cases[i].part);
        else
            fe_program_free(parse_ok(&s, FE_SKL));
        specimen_free(&s);
    }
}

/* A buffer's offset is one number, however its token is made. */
static void
test_buffer_offset(void **state)
{
    (void)state;
    static const struct {
        uint32_t size;
        const char *part;
    } cases[] = {{4, NULL}, {8, NULL}, {9, "argument 0"}, {16, "argument 0"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct specimen s = specimen_patch_tokens("vadd.skl");
        size_t record;
        specimen_kernels(&s, 0, &record, 1);
        const size_t at = find_token(&s, record, 17);
        specimen_set_u32(&s, at + 8, 42);
        specimen_set_u32(&s, at + 20, cases[i].size);
        specimen_fix_checksum(&s, record);
        if (cases[i].part)
            parse_fails(&s, FE_SKL, EMU_INVALID, cases[i].part);
        else
            fe_program_free(parse_ok(&s, FE_SKL));
        specimen_free(&s);
    }
}

static void
test_cayman_machine(void **state)
{
    (void)state;
    struct specimen s = specimen_read("vadd.cayman.o");
    specimen_set_u32(&s, 36, 0x09);
    parse_fails(&s, FE_CAYMAN, EMU_INVALID, "Cypress");
    specimen_set_u32(&s, 36, 0x2c);
    parse_fails(&s, FE_CAYMAN, EMU_INVALID, "another AMD GPU");
    specimen_free(&s);
}

/* One word of one section's header at a time. */
static void
test_cayman_sections(void **state)
{
    (void)state;
    enum { HEADER_BYTES = 40 };
    static const struct {
        unsigned type, word; /* type 0: any that has bytes */
        uint32_t value;
        int error;
        const char *pattern;
    } bad[] = {{0, 16, 0xfffffff0, EMU_INVALID, "lies outside the file"},
               {0, 20, 0x7fffffff, EMU_INVALID, "lies outside the file"},
               {0, 24, 0xffff, EMU_INVALID, "is linked to section"},
               {SHT_PROGBITS, 8, 0x800, EMU_UNSUPPORTED, "is compressed"},
               {SHT_SYMTAB, 36, 12, EMU_INVALID, "has entries of 12 bytes"}};
    struct specimen s = specimen_read("vadd.cayman.o");
    const uint32_t headers = specimen_u32(&s, 32), count = specimen_u32(&s, 48) & 0xffff;
    unsigned tried = 0;
    for (unsigned i = 0; i < count * (sizeof bad / sizeof *bad); i++) {
        const uint32_t at = headers + i % count * HEADER_BYTES, type = specimen_u32(&s, at + 4);
        const uint32_t kind = bad[i / count].type, word = at + bad[i / count].word;
        if (kind ? type != kind : type == SHT_NULL || type == SHT_NOBITS)
            continue;
        const uint32_t before = specimen_u32(&s, word);
        specimen_set_u32(&s, word, bad[i / count].value);
        parse_fails(&s, FE_CAYMAN, bad[i / count].error, bad[i / count].pattern);
        specimen_set_u32(&s, word, before);
        tried++;
    }
    assert_true(tried > count);
    fe_program_free(parse_ok(&s, FE_CAYMAN));
    specimen_free(&s);
}

/* The name's bytes in an object, for renaming it in place. */
static char *
find_text(struct specimen *s, const char *text)
{
    for (size_t at = 0; at + strlen(text) < s->size; at++)
        if (memcmp(s->bytes + at, text, strlen(text) + 1) == 0)
            return (char *)s->bytes + at;
    fail_msg("no text %s", text);
    return NULL;
}

/* Names that LLVM gives to what is not a kernel. */
static void
test_cayman_hidden(void **state)
{
    (void)state;
    struct specimen s = specimen_read("args.cayman.o");
    memcpy(find_text(&s, "locals"), "$local", 6);
    struct fe_program *program = parse_ok(&s, FE_CAYMAN);
    assert_int_equal(program->kernel_count, 2);
    fe_program_free(program);
    specimen_free(&s);
}

static void
test_clover_strict(void **state)
{
    (void)state;
    struct specimen s = specimen_clover_vadd();
    uint8_t longer[4096] = {0};
    assert_true(s.size < sizeof longer);
    memcpy(longer, s.bytes, s.size);
    parse_fails(&(struct specimen){longer, s.size + 1}, FE_CAYMAN, EMU_INVALID, "follow");
    s.bytes[8] = 'V'; /* the name no longer is the symbol's */
    parse_fails(&s, FE_CAYMAN, EMU_INVALID, "not in the object");
    specimen_free(&s);
}

const struct CMUnitTest refusal_tests[] = {
    cmocka_unit_test(test_formats),         cmocka_unit_test(test_other_device),
    cmocka_unit_test(test_fat_targets),     cmocka_unit_test(test_fat_names),
    cmocka_unit_test(test_checksum),        cmocka_unit_test(test_tokens),
    cmocka_unit_test(test_buffer_offset),   cmocka_unit_test(test_cayman_machine),
    cmocka_unit_test(test_cayman_sections), cmocka_unit_test(test_cayman_hidden),
    cmocka_unit_test(test_clover_strict),
};
const size_t refusal_test_count = sizeof refusal_tests / sizeof refusal_tests[0];
