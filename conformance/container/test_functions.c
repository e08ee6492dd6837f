/* SPDX-License-Identifier: MIT */
/* Functions called by address, as patch tokens tell of them: what they may not say, and what they may cost.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "processor_seconds.h"
#include "suite.h"

enum {
    HEADER = 28,
    KERNELS_AT = 16,
    RECORD = 40,
    NAME_BYTES = 1024,
    SYMBOL = 12 + NAME_BYTES,
    RELOC = 8 + NAME_BYTES,
    CODE = 64,
    ITEM = 12, /* token, size, count */
    SYMBOLS_TOKEN = 53,
    RELOCS_TOKEN = 54,
    FUNCTION = 2,
    ADDRESS = 1
};

/* The kernel that holds functions: its name, CODE bytes of code, and two tokens. */
struct holder {
    uint32_t symbols, relocs; /* how many */
    uint32_t function_at;     /* each symbol's offset */
    uint32_t reloc_at;        /* each relocation's offset */
    const char *wanted;       /* each relocation's name; NULL: the last symbol's */
    uint32_t claimed_relocs;  /* how many the token claims; 0: as many as there are */
};

static void
put_name(uint8_t *at, const char *name, uint32_t number)
{
    memset(at, 'f', NAME_BYTES - 1); /* long names that differ at the end are expensive to compare */
    if (name)
        snprintf((char *)at, NAME_BYTES, "%s", name);
    else
        snprintf((char *)at + NAME_BYTES - 16, 16, "%u", number);
}

static size_t
put_token(struct specimen *s, size_t at, uint32_t token, uint32_t count, uint32_t bytes)
{
    specimen_set_u32(s, at, token);
    specimen_set_u32(s, at + 4, ITEM + bytes);
    specimen_set_u32(s, at + 8, count);
    return at + ITEM;
}

static void
fill_lists(struct specimen *s, size_t at, const struct holder *h)
{
    at = put_token(s, at, SYMBOLS_TOKEN, h->symbols, h->symbols * SYMBOL);
    for (uint32_t i = 0; i < h->symbols; i++, at += SYMBOL) {
        specimen_set_u32(s, at, FUNCTION);
        specimen_set_u32(s, at + 4, h->function_at);
        put_name(s->bytes + at + 12, NULL, i);
    }
    at = put_token(s, at, RELOCS_TOKEN, h->claimed_relocs ? h->claimed_relocs : h->relocs, h->relocs * RELOC);
    for (uint32_t i = 0; i < h->relocs; i++, at += RELOC) {
        specimen_set_u32(s, at, ADDRESS);
        specimen_set_u32(s, at + 4, h->reloc_at);
        put_name(s->bytes + at + 8, h->wanted, h->symbols - 1);
    }
}

/* vadd's device binary with one more kernel before its own. */
static struct specimen
with_functions(const struct holder *h)
{
    static const char name[32] = "Intel_Symbol_Table_Void_Program";
    struct specimen old = specimen_patch_tokens("vadd.skl");
    size_t first;
    specimen_kernels(&old, 0, &first, 1);
    const size_t list = 2 * ITEM + (size_t)h->symbols * SYMBOL + (size_t)h->relocs * RELOC;
    const size_t record = RECORD + sizeof name + CODE + list;
    struct specimen s = {calloc(1, old.size + record), old.size + record};
    if (!s.bytes)
        abort();
    memcpy(s.bytes, old.bytes, first);
    memcpy(s.bytes + first + record, old.bytes + first, old.size - first);
    specimen_set_u32(&s, KERNELS_AT, specimen_u32(&old, KERNELS_AT) + 1);
    specimen_set_u32(&s, first + 12, sizeof name);
    specimen_set_u32(&s, first + 16, (uint32_t)list);
    specimen_set_u32(&s, first + 20, CODE);
    specimen_set_u32(&s, first + 36, CODE);
    memcpy(s.bytes + first + RECORD, name, sizeof name);
    fill_lists(&s, first + RECORD + sizeof name + CODE, h);
    specimen_fix_checksum(&s, first);
    specimen_free(&old);
    return s;
}

static void
refused(struct holder h, const char *text)
{
    struct specimen s = with_functions(&h);
    parse_fails(&s, FE_SKL, EMU_INVALID, text);
    specimen_free(&s);
}

static void
test_what_they_may_not_say(void **state)
{
    (void)state;
    const struct holder good = {.symbols = 3, .relocs = 2, .function_at = 16, .reloc_at = CODE - 8};
    struct specimen s = with_functions(&good);
    struct fe_program *program = NULL;
    assert_int_equal(fe_program_parse(s.bytes, s.size, FE_SKL, &program, NULL), 0);
    assert_null(program_defect(program));
    assert_int_equal(program->kernel_count, 1);
    assert_string_equal(program->kernels[0].name, "vadd");
    fe_program_free(program);
    specimen_free(&s);
    refused((struct holder){.symbols = 3, .relocs = 2, .function_at = CODE}, "lies outside the code");
    refused((struct holder){.symbols = 3, .relocs = 2, .reloc_at = CODE - 7},
            "lies outside the code of kernel");
    refused((struct holder){.symbols = 3, .relocs = 2, .reloc_at = UINT32_MAX},
            "lies outside the code of kernel");
    refused((struct holder){.symbols = 3, .relocs = 2, .claimed_relocs = 3}, "has 3 entries in");
    refused((struct holder){.symbols = 3, .relocs = 2, .claimed_relocs = UINT32_MAX},
            "has 4294967295 entries in");
}

/* An address of no function: the program can be listed, and the build says which name is missing. */
static void
test_missing_function(void **state)
{
    (void)state;
    const struct holder h = {.symbols = 3, .relocs = 1, .wanted = "elsewhere"};
    struct specimen s = with_functions(&h);
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    assert_int_equal(fe_program_parse(s.bytes, s.size, FE_SKL, &program, &error), 0);
    fe_program_free(program);
    assert_int_equal(fe_program_load(s.bytes, s.size, FE_SKL, &program, &error), -1);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    assert_non_null(strstr(error.text, "needs the address of 'elsewhere'"));
    specimen_free(&s);
}

/* Each relocation searches all symbols. The budget counts that. */
static void
test_pairs_of_names(void **state)
{
    (void)state;
    enum { FEW = 500, MANY = 5000 };
    struct specimen few = with_functions(&(struct holder){.symbols = FEW, .relocs = FEW}),
                    many = with_functions(&(struct holder){.symbols = MANY, .relocs = MANY});
    struct fe_program *program = NULL;
    assert_int_equal(fe_program_parse(few.bytes, few.size, FE_SKL, &program, NULL), 0);
    fe_program_free(program);
    const double start = processor_seconds();
    parse_fails(&many, FE_SKL, EMU_UNSUPPORTED, "steps to build, the limit for a binary of its size");
    assert_true(processor_seconds() - start < 10 * SLOWED);
    specimen_free(&few);
    specimen_free(&many);
}

const struct CMUnitTest function_tests[] = {
    cmocka_unit_test(test_what_they_may_not_say),
    cmocka_unit_test(test_missing_function),
    cmocka_unit_test(test_pairs_of_names),
};
const size_t function_test_count = sizeof function_tests / sizeof function_tests[0];
