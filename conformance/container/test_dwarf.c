/* SPDX-License-Identifier: MIT */
/* Debug data that is small and expensive to read: reading stops early, and costs little. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "processor_seconds.h"
#include "suite.h"

enum {
    TAG_LEXICAL_BLOCK = 0x0b,
    TAG_MEMBER = 0x0d,
    TAG_COMPILE_UNIT = 0x11,
    TAG_STRUCTURE = 0x13,
    TAG_BASE = 0x24,
    TAG_PARAMETER = 0x05,
    TAG_SUBPROGRAM = 0x2e,
    TAG_VARIABLE = 0x34,
    AT_NAME = 0x03,
    AT_BYTE_SIZE = 0x0b,
    AT_CALLING_CONVENTION = 0x36,
    AT_TYPE = 0x49,
    FORM_STRING = 0x08,
    FORM_DATA1 = 0x0b,
    FORM_REF4 = 0x13,
    FORM_FLAG = 0x19, /* which takes no bytes in an entry */
    KERNEL = 0xc7,
    UNIT_HEADER = 11
};

struct bytes {
    uint8_t *at;
    size_t size, room;
};

static void
add(struct bytes *b, const void *from, size_t size)
{
    if (b->size + size > b->room) {
        b->room = 2 * (b->size + size);
        b->at = realloc(b->at, b->room);
        if (!b->at)
            abort();
    }
    memcpy(b->at + b->size, from, size);
    b->size += size;
}

static void
add_byte(struct bytes *b, unsigned byte)
{
    add(b, &(uint8_t){(uint8_t)byte}, 1);
}

static void
add_u32(struct bytes *b, uint32_t value)
{
    add(b, &value, sizeof value);
}

static void
add_number(struct bytes *b, uint32_t value)
{
    for (; value > 0x7f; value >>= 7)
        add_byte(b, (value & 0x7f) | 0x80);
    add_byte(b, value);
}

static void
add_abbreviation(struct bytes *b, uint32_t code, unsigned tag, bool children)
{
    add_number(b, code);
    add_byte(b, tag);
    add_byte(b, children);
}

static void
add_attribute(struct bytes *b, unsigned name, unsigned form)
{
    add_number(b, name);
    add_byte(b, form);
}

static void
end_abbreviation(struct bytes *b)
{
    add(b, "\0", 2);
}

/* The length is put in by end_unit. Returns where the unit begins. */
static size_t
begin_unit(struct bytes *info)
{
    const size_t at = info->size;
    add(info, "\0\0\0\0\4\0\0\0\0\0\4", UNIT_HEADER); /* version 4, abbreviations at 0, 4-byte addresses */
    return at;
}

static void
end_unit(struct bytes *info, size_t at)
{
    const uint32_t length = (uint32_t)(info->size - at - 4);
    memcpy(info->at + at, &length, sizeof length);
}

/* --- the object --- */

size_t
elf32_section_header(const struct specimen *s, const char *name)
{
    enum { SHOFF_AT = 32, SHNUM_AT = 48, SHSTRNDX_AT = 50, HEADER = 40, OFFSET_AT = 16 };
    const size_t table = specimen_u32(s, SHOFF_AT);
    const size_t names = specimen_u32(s, table + HEADER * s->bytes[SHSTRNDX_AT] + OFFSET_AT);
    for (size_t i = 0; i < s->bytes[SHNUM_AT]; i++)
        if (strcmp((const char *)s->bytes + names + specimen_u32(s, table + HEADER * i), name) == 0)
            return table + HEADER * i;
    fail_msg("no section %s", name);
    return 0;
}

static void
replace_section(struct specimen *s, const char *name, const struct bytes *b)
{
    enum { OFFSET_AT = 16, SIZE_AT = 20 };
    const size_t header = elf32_section_header(s, name);
    specimen_set_u32(s, header + OFFSET_AT, (uint32_t)s->size);
    specimen_set_u32(s, header + SIZE_AT, (uint32_t)b->size);
    s->bytes = realloc(s->bytes, s->size + b->size + 1);
    if (!s->bytes)
        abort();
    if (b->size)
        memcpy(s->bytes + s->size, b->at, b->size);
    s->size += b->size;
}

/* The kernel "values" of an object with that debug data; frees it. */
static void
read_with(struct bytes *abbreviations, struct bytes *info, bool is_known)
{
    enum { MOST_SECONDS = 3 };
    struct specimen s = specimen_read("args.cayman-g.o");
    replace_section(&s, ".debug_abbrev", abbreviations);
    replace_section(&s, ".debug_info", info);
    replace_section(&s, ".rel.debug_info", &(struct bytes){NULL, 0, 0});
    const double start = processor_seconds();
    struct fe_program *program = parse_ok(&s, FE_CAYMAN);
    assert_true(processor_seconds() - start < MOST_SECONDS * SLOWED);
    assert_int_equal(find_kernel(program, "values")->args_known, is_known);
    fe_program_free(program);
    specimen_free(&s);
    free(abbreviations->at);
    free(info->at);
}

/* --- units --- */

static void
test_many_attributes(void **state)
{
    enum { ATTRIBUTES = 50000, ENTRIES = 100000 };
    struct bytes abbreviations = {0}, info = {0};
    (void)state;
    add_abbreviation(&abbreviations, 1, TAG_COMPILE_UNIT, true);
    end_abbreviation(&abbreviations);
    add_abbreviation(&abbreviations, 2, TAG_VARIABLE, false);
    for (unsigned i = 0; i < ATTRIBUTES; i++)
        add_attribute(&abbreviations, 0x2000 + i % 1000, FORM_FLAG);
    end_abbreviation(&abbreviations);
    add_byte(&abbreviations, 0);
    const size_t unit = begin_unit(&info);
    add_byte(&info, 1);
    for (unsigned i = 0; i < ENTRIES; i++)
        add_byte(&info, 2);
    add_byte(&info, 0);
    end_unit(&info, unit);
    read_with(&abbreviations, &info, false);
}

/* Each unit reads the same large table of abbreviations. */
static void
test_many_units(void **state)
{
    enum { ABBREVIATIONS = 20000, UNITS = 20000 };
    struct bytes abbreviations = {0}, info = {0};
    (void)state;
    for (unsigned i = 1; i <= ABBREVIATIONS; i++) {
        add_abbreviation(&abbreviations, i, TAG_COMPILE_UNIT, false);
        end_abbreviation(&abbreviations);
    }
    add_byte(&abbreviations, 0);
    for (unsigned i = 0; i < UNITS; i++) {
        const size_t unit = begin_unit(&info);
        add_number(&info, ABBREVIATIONS);
        end_unit(&info, unit);
    }
    read_with(&abbreviations, &info, false);
}

enum { UNIT = 1, FUNCTION, PARAMETER, OUTER, INNER, MEMBER, BLOCK, VARIABLE, BASE };

static void
describe(struct bytes *b)
{
    static const struct {
        unsigned code, tag;
        bool children;
        uint8_t attributes[8]; /* name and form */
    } rows[] = {
        {UNIT, TAG_COMPILE_UNIT, true, {0}},
        {FUNCTION, TAG_SUBPROGRAM, true, {AT_NAME, FORM_STRING, AT_CALLING_CONVENTION, FORM_DATA1}},
        {PARAMETER, TAG_PARAMETER, false, {AT_TYPE, FORM_REF4}},
        {OUTER, TAG_STRUCTURE, true, {AT_BYTE_SIZE, FORM_DATA1}},
        {INNER, TAG_STRUCTURE, true, {AT_BYTE_SIZE, FORM_DATA1}},
        {MEMBER, TAG_MEMBER, false, {AT_TYPE, FORM_REF4}},
        {BLOCK, TAG_LEXICAL_BLOCK, true, {0}},
        {VARIABLE, TAG_VARIABLE, false, {0}},
        {BASE, TAG_BASE, false, {AT_BYTE_SIZE, FORM_DATA1}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        add_abbreviation(b, rows[i].code, rows[i].tag, rows[i].children);
        for (const uint8_t *at = rows[i].attributes; *at; at += 2)
            add_attribute(b, at[0], at[1]);
        end_abbreviation(b);
    }
    add_byte(b, 0);
}

/* A structure of `members` structures, each of which has a block of `variables` entries inside. */
static void
build_structures(struct bytes *info, unsigned members, unsigned variables)
{
    const size_t unit = begin_unit(info);
    add_byte(info, UNIT);
    const uint32_t base = (uint32_t)(info->size - unit);
    add(info, (uint8_t[]){BASE, 4}, 2);
    const uint32_t inner = (uint32_t)(info->size - unit);
    add(info, (uint8_t[]){INNER, 4}, 2);
    add_byte(info, MEMBER), add_u32(info, base);
    add_byte(info, BLOCK);
    for (unsigned i = 0; i < variables; i++)
        add_byte(info, VARIABLE);
    add(info, "\0\0", 2);
    const uint32_t outer = (uint32_t)(info->size - unit);
    add(info, (uint8_t[]){OUTER, 16}, 2);
    for (unsigned i = 0; i < members; i++)
        add_byte(info, MEMBER), add_u32(info, inner);
    add_byte(info, 0);
    add_byte(info, FUNCTION);
    add(info, "values", 7);
    add_byte(info, KERNEL);
    add_byte(info, PARAMETER), add_u32(info, outer);
    add(info, "\0\0", 2);
    end_unit(info, unit);
}

static void
test_large_entries(void **state)
{
    struct bytes abbreviations = {0}, info = {0};
    (void)state;
    describe(&abbreviations);
    build_structures(&info, 4, 100);
    read_with(&abbreviations, &info, true);
    abbreviations = info = (struct bytes){0};
    describe(&abbreviations);
    build_structures(&info, 10000, 300000);
    read_with(&abbreviations, &info, false);
}

/* Blocks in blocks: finding the end of the outermost one goes through all of them. */
static void
test_deep_entries(void **state)
{
    enum { DEEP = 200000 };
    struct bytes abbreviations = {0}, info = {0};
    (void)state;
    describe(&abbreviations);
    const size_t unit = begin_unit(&info);
    add_byte(&info, UNIT);
    for (unsigned i = 0; i < DEEP; i++)
        add_byte(&info, BLOCK);
    for (unsigned i = 0; i <= DEEP; i++)
        add_byte(&info, 0);
    end_unit(&info, unit);
    read_with(&abbreviations, &info, false);
}

const struct CMUnitTest dwarf_tests[] = {
    cmocka_unit_test(test_many_attributes),
    cmocka_unit_test(test_many_units),
    cmocka_unit_test(test_large_entries),
    cmocka_unit_test(test_deep_entries),
};
const size_t dwarf_test_count = sizeof dwarf_tests / sizeof dwarf_tests[0];
