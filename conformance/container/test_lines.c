/* SPDX-License-Identifier: MIT */
/* Lines of instructions: with good debug data they are right; with damaged data nothing else goes wrong. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "frontend/line.h"
#include "suite.h"

enum { MUTATIONS = 150 };

static const char *const forms[] = {"skl", "zebin", "cayman"};
enum { FORMS = sizeof forms / sizeof *forms };

/* The binaries of conformance/debug/kernels/lines.cl. */
static struct specimen
read_form(unsigned form)
{
    char name[64];
    snprintf(name, sizeof name, "../../debug/bin/lines.%s", forms[form]);
    return specimen_read(name);
}

/* How many instructions are of that line of the source. */
static unsigned
count_line(const struct fe_lines *lines, const struct fe_kernel *kernel, uint32_t wanted)
{
    struct fe_line line;
    unsigned count = 0;
    for (uint32_t at = 0; at < kernel->code_bytes; at += 8)
        if (fe_lines_find(lines, at, &line) && line.line == wanted) {
            assert_string_equal(line.file, "kernels/lines.cl");
            count++;
        }
    return count;
}

static void
test_lines(void **state)
{
    static const struct {
        const char *kernel;
        uint32_t line, other;
    } rows[] = {{"inside", 14, 23}, {"beyond", 23, 14}, {"called", 7, 23}};
    (void)state;
    for (unsigned form = 0; form < FORMS; form++) {
        struct specimen s = read_form(form);
        struct fe_program *program = parse_ok(&s, FE_DEVICE_COUNT);
        for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
            const struct fe_kernel *kernel = find_kernel(program, rows[i].kernel);
            struct fe_lines *lines = fe_lines_open(program, kernel);
            struct fe_line line;
            assert_non_null(lines);
            assert_true(count_line(lines, kernel, rows[i].line) > 0);
            assert_int_equal(count_line(lines, kernel, rows[i].other), 0);
            assert_false(fe_lines_find(lines, kernel->code_bytes + 64, &line));
            fe_lines_close(lines);
        }
        fe_program_free(program);
        specimen_free(&s);
    }
}

/* No debug data; debug data without line tables. */
static void
test_no_lines(void **state)
{
    static const char *const names[] = {"vadd.skl", "vadd.zebin", "vadd.cayman.o"};
    struct fe_line line;
    (void)state;
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        struct specimen s = specimen_read(names[i]);
        struct fe_program *program = parse_ok(&s, FE_DEVICE_COUNT);
        struct fe_lines *lines = fe_lines_open(program, &program->kernels[0]);
        assert_null(lines);
        assert_false(fe_lines_find(lines, 0, &line));
        fe_lines_close(lines);
        fe_program_free(program);
        specimen_free(&s);
    }
}

/* Every line that is found has a name that can be read. */
static void
look_everywhere(const struct specimen *s)
{
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    struct fe_line line;
    bool near;
    if (fe_program_parse(s->bytes, s->size, FE_DEVICE_COUNT, &program, &error))
        return;
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        struct fe_lines *lines = fe_lines_open(program, &program->kernels[i]);
        for (uint32_t at = 0; at < program->kernels[i].code_bytes; at += 8)
            if (fe_lines_find(lines, at, &line))
                assert_true(line.line > 0 && strlen(line.file) < s->size);
        if (fe_lines_find_near(lines, program->kernels[i].code_bytes / 16 * 8, &line, &near))
            assert_true(line.line > 0 && strlen(line.file) < s->size);
        fe_lines_close(lines);
    }
    fe_program_free(program);
}

/* The part of a file that holds the debug data: from its first line table's file name backwards and forwards.
 */
static void
debug_part(const struct specimen *s, unsigned form, size_t *first, size_t *end)
{
    enum { AROUND = 400 };
    const char *name = form == 2 ? "kernels/lines.cl" : "lines.cl";
    size_t at = 0, last = 0;
    for (size_t i = 0; i + strlen(name) + 1 < s->size; i++)
        if (memcmp(s->bytes + i, name, strlen(name) + 1) == 0) {
            at = at ? at : i;
            last = i;
        }
    assert_true(last > 0);
    *first = at > AROUND ? at - AROUND : 0;
    *end = last + AROUND < s->size ? last + AROUND : s->size;
}

static uint32_t
next_random(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static void
mutate(struct specimen *s, size_t first, size_t end, uint32_t *seed)
{
    static const uint8_t edges[] = {0, 1, 0x7f, 0x80, 0xff};
    const unsigned changes = 1 + next_random(seed) % 4;
    for (unsigned i = 0; i < changes; i++) {
        const size_t at = first + next_random(seed) % (end - first);
        const uint32_t how = next_random(seed) % 8;
        s->bytes[at] = how < 5 ? edges[how] : (uint8_t)next_random(seed);
    }
}

static void
test_damaged_lines(void **state)
{
    uint32_t seed = 1;
    (void)state;
    for (unsigned form = 0; form < FORMS; form++) {
        const struct specimen good = read_form(form);
        size_t first, end;
        debug_part(&good, form, &first, &end);
        for (unsigned n = 0; n < MUTATIONS; n++) {
            struct specimen s = {malloc(good.size), good.size};
            memcpy(s.bytes, good.bytes, good.size);
            mutate(&s, n % 3 ? first : 0, n % 3 ? end : good.size, &seed);
            look_everywhere(&s);
            specimen_free(&s);
        }
        specimen_free(&(struct specimen){good.bytes, good.size});
    }
}

/* Each byte of a line table's section, one bit changed. */
static void
test_flipped_bits(void **state)
{
    (void)state;
    for (unsigned form = 0; form < FORMS; form++) {
        struct specimen s = read_form(form);
        size_t first, end;
        debug_part(&s, form, &first, &end);
        for (size_t at = first; at < end; at += 3) {
            const uint8_t bit = (uint8_t)(1u << at % 8);
            s.bytes[at] ^= bit;
            look_everywhere(&s);
            s.bytes[at] ^= bit;
        }
        specimen_free(&s);
    }
}

/* The sections end early: in the file's header, for Cayman; in the sizes of the table beside patch tokens. */
static void
test_cut_tables(void **state)
{
    enum { SIZE_AT = 20, CAYMAN = 2, TOKENS = 0 };
    static const char *const names[] = {".debug_line", ".debug_line_str"};
    (void)state;
    struct specimen s = read_form(CAYMAN);
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        const size_t at = elf32_section_header(&s, names[i]) + SIZE_AT;
        const uint32_t size = specimen_u32(&s, at);
        for (uint32_t cut = 0; cut < size; cut++) {
            specimen_set_u32(&s, at, cut);
            look_everywhere(&s);
        }
        specimen_set_u32(&s, at, size);
    }
    specimen_free(&s);
    s = read_form(TOKENS);
    for (size_t at = 0; at + 4 <= s.size; at += 4) {
        const uint32_t word = specimen_u32(&s, at);
        if (word < 8 || word > s.size)
            continue;
        for (uint32_t n = 0; n < 4; n++) {
            specimen_set_u32(&s, at, (const uint32_t[]){word - 1, word + 1, word / 2, UINT32_MAX}[n]);
            look_everywhere(&s);
        }
        specimen_set_u32(&s, at, word);
    }
    specimen_free(&s);
}

/* --- tables that would cost libdw much --- */

enum { TABLE_BYTES = 1 << 18 };

/* A table of version 4 whose header has a folder of so many characters, and files in it with short names. */
static uint8_t *
make_table(size_t folder, size_t files, uint32_t claimed)
{
    static const uint8_t start[] = {1, 1, 1, 0xfb, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
    enum { VERSION_AT = 4, HEADER_AT = 6, START_AT = 10, FILE_BYTES = 5 };
    uint8_t *table = calloc(1, TABLE_BYTES), *at = table + START_AT;
    const uint32_t table_bytes = TABLE_BYTES - VERSION_AT;
    assert_non_null(table);
    assert_true(START_AT + sizeof start + folder + 2 + FILE_BYTES * files + 1 <= TABLE_BYTES);
    memcpy(table, &table_bytes, sizeof table_bytes);
    table[VERSION_AT] = 4;
    memcpy(at, start, sizeof start);
    at += sizeof start;
    memset(at, 'd', folder);
    at += folder + 2; /* the ends of the folder and of the list */
    for (size_t i = 0; i < files; i++, at += FILE_BYTES)
        memcpy(at, "f\0\1\0\0", FILE_BYTES);
    const uint32_t header_bytes = claimed ? claimed : (uint32_t)(at + 1 - (table + START_AT));
    memcpy(table + HEADER_AT, &header_bytes, sizeof header_bytes);
    /* The program: the address is 0, then a row for each byte. */
    memcpy(at + 1, "\0\5\2\0\0\0\0", 7);
    memset(at + 8, 0x12, (size_t)(table + TABLE_BYTES - (at + 8)));
    return table;
}

static bool
reads_table(size_t folder, size_t files, uint32_t claimed)
{
    enum { OFFSET_AT = 16, SIZE_AT = 20, CAYMAN = 2 };
    struct specimen s = read_form(CAYMAN);
    uint8_t *table = make_table(folder, files, claimed);
    const size_t header = elf32_section_header(&s, ".debug_line");
    specimen_set_u32(&s, header + OFFSET_AT, (uint32_t)s.size);
    specimen_set_u32(&s, header + SIZE_AT, TABLE_BYTES);
    s.bytes = realloc(s.bytes, s.size + TABLE_BYTES);
    assert_non_null(s.bytes);
    memcpy(s.bytes + s.size, table, TABLE_BYTES);
    s.size += TABLE_BYTES;
    struct fe_program *program = parse_ok(&s, FE_CAYMAN);
    struct fe_lines *lines = fe_lines_open(program, find_kernel(program, "inside"));
    const bool read = lines != NULL;
    fe_lines_close(lines);
    fe_program_free(program);
    specimen_free(&s);
    free(table);
    return read;
}

/* 25,000 files in a folder of 100,000 characters would be 2.5 GB of names. */
static void
test_expensive_tables(void **state)
{
    (void)state;
    assert_true(reads_table(100, 20, 0));
    assert_false(reads_table(100000, 25000, 0));
    assert_false(reads_table(10, 25000, 0));
    assert_false(reads_table(5000, 1000, 0));
    for (unsigned i = 0; i < 2; i++) /* the header's length is a lie */
        assert_false(reads_table(i ? 50000 : 100, i ? 10000 : 20, 16));
}

const struct CMUnitTest line_tests[] = {
    cmocka_unit_test(test_lines),         cmocka_unit_test(test_no_lines),
    cmocka_unit_test(test_damaged_lines), cmocka_unit_test(test_flipped_bits),
    cmocka_unit_test(test_cut_tables),    cmocka_unit_test(test_expensive_tables),
};
const size_t line_test_count = sizeof line_tests / sizeof line_tests[0];
