/* SPDX-License-Identifier: MIT */
/*
 * Printing with hostile buffers from kernels and hostile formats from binaries. It must end soon, need little
 * memory, and read nothing outside. No device is needed: the decoder is called directly.
 */
#define _GNU_SOURCE /* fopencookie */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <cmocka.h>

#include "frontend/program.h"
#include "print/print.h"
#include "processor_seconds.h"
#include "program/build.h"

enum { BUFFER = 4 << 20, KEPT = 1 << 16, INT = 3, FLOAT = 4, STRING = 5, POINTER = 7, DOUBLE = 8, INTS = 11 };

/* The output: its length, its first and its last bytes. */
static struct sink {
    FILE *file, *old;
    size_t count;
    char first[KEPT + 1], last[257];
} sink;

static ssize_t
swallow(void *user, const char *bytes, size_t size)
{
    (void)user;
    for (size_t i = 0; i < size && sink.count + i < KEPT; i++)
        sink.first[sink.count + i] = bytes[i];
    const size_t tail = size < 256 ? size : 256, old = 256 - tail;
    memmove(sink.last, sink.last + tail, old);
    memcpy(sink.last + old, bytes + size - tail, tail);
    sink.count += size;
    return (ssize_t)size;
}

static void
open_sink(void)
{
    memset(&sink, 0, sizeof sink);
    sink.old = stdout;
    sink.file = fopencookie(NULL, "w", (cookie_io_functions_t){.write = swallow});
    assert_non_null(sink.file);
    stdout = sink.file;
}

static void
close_sink(void)
{
    fclose(sink.file);
    stdout = sink.old;
}

/* A buffer with records one after the other. It ends at a protected page. */
static struct page {
    uint8_t *start;
    size_t bytes;
    uint32_t at;
} page;

static void
new_page(size_t bytes)
{
    const size_t whole = (bytes + 4095) & ~(size_t)4095;
    uint8_t *map = mmap(NULL, whole + 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_ptr_not_equal(map, MAP_FAILED);
    assert_int_equal(mprotect(map + whole, 4096, PROT_NONE), 0);
    page = (struct page){map + whole - bytes, bytes, 4};
}

static void
free_page(void)
{
    uint8_t *map = (uint8_t *)((uintptr_t)page.start & ~(uintptr_t)4095);
    munmap(map, ((page.bytes + 4095) & ~(size_t)4095) + 4096);
}

static void
add(const void *bytes, size_t size)
{
    assert_true(page.at + size <= page.bytes);
    memcpy(page.start + page.at, bytes, size);
    page.at += (uint32_t)size;
}

static void
add_word(uint32_t word)
{
    add(&word, sizeof word);
}

static void
print(const char *const *strings, uint32_t count)
{
    struct fe_program fe = {.kernel_count = 0};
    const struct rt_build build = {.fe = &fe};
    const struct fe_kernel kernel = {.name = "k", .printf_strings = strings, .printf_count = count};
    memcpy(page.start, &page.at, 4);
    open_sink();
    rt_print(&build, &kernel, page.start, page.bytes);
    close_sink();
}

/* One conversion of an int, and what it prints between bars. */
static void
prints(const char *format, int value, const char *expected)
{
    char between[256];
    snprintf(between, sizeof between, "|%s|", format);
    new_page(4096);
    add_word(0);
    add_word(INT);
    add_word((uint32_t)value);
    print((const char *const[]){between}, 1);
    free_page();
    snprintf(between, sizeof between, "|%s|", expected);
    assert_string_equal(sink.first, between);
}

/* An invalid conversion is printed as text. Flags may be repeated. */
static void
formats(void **state)
{
    (void)state;
    prints("%d", -5, "-5");
    prints("%n", -5, "%n");
    prints("%*d", -5, "%*d");
    prints("%1$d", -5, "%1$d");
    prints("%m", -5, "%m");
    prints("%q", -5, "%q");
    prints("%-----4d", -5, "-5  ");
    prints("%0000000000000000000000000000000000000000000000000000000000000000000004d", 7, "0007");
    prints("%+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+5d", 7, "+7   ");
    prints("%.d", 0, "");
    prints("%v4d", 7, "7");
    prints("%v99999999999999999999d", 7, "7");
    prints("%hhhhhhhhhhhhhhhhhhhd", 7, "7");
    prints("%f", 7, "(mismatch)");
    prints("%s", 7, "(null)");
    prints("%5-d", 7, "%5-d");
    prints("%.3.4d", 7, "%.3.4d");
}

/* A format may end anywhere. */
static void
formats_without_end(void **state)
{
    (void)state;
    static const char whole[] = "%+-0 #12.34v16hlld";
    for (size_t n = 1; n < sizeof whole - 1; n++) {
        char cut[sizeof whole] = {0};
        memcpy(cut, whole, n);
        new_page(4096);
        add_word(0);
        print((const char *const[]){cut}, 1);
        free_page();
        assert_string_equal(sink.first, cut);
    }
}

/* Widths and precisions are limited, and a note reports that. */
static void
prints_cut(const char *format, uint32_t type, size_t fewest)
{
    static const char told[] = "[caygen: cut to 16384 characters]";
    const double value = 1e308, start = processor_seconds();
    new_page(4096);
    add_word(0);
    add_word(type);
    add(&value, type == INT ? 4 : 8);
    print((const char *const[]){format}, 1);
    free_page();
    assert_in_range(sink.count, fewest, fewest + 400 + sizeof told);
    assert_non_null(strstr(sink.last + 256 - strlen(told), told));
    assert_true(processor_seconds() - start < 1 * SLOWED);
}

static void
wide_fields(void **state)
{
    (void)state;
    prints_cut("%.2147483600f", DOUBLE, 16384);
    prints_cut("%2147483600f", DOUBLE, 16384);
    prints_cut("%-2147483600.2147483600e", DOUBLE, 16384);
    prints_cut("%.99999999999999999999999999999999a", DOUBLE, 16384);
    prints_cut("%04294967297d", INT, 16384);
    prints_cut("%.18446744073709551617d", INT, 16384);
    prints_cut("%#.16385g", DOUBLE, 16384);
}

/* A value equal to the limit causes no note. */
static void
wide_enough(void **state)
{
    (void)state;
    new_page(4096);
    add_word(0);
    add_word(INT);
    add_word(5);
    print((const char *const[]){"%16384d"}, 1);
    free_page();
    assert_int_equal(sink.count, 16384);
    assert_int_equal(sink.last[255], '5');
}

/*
 * Excess arguments: each could be the index of a format that needs one argument more than there are, which
 * only its end shows. They are few, so all are read to the end, and none of them is printed.
 */
static void
prints_excess(uint32_t arguments, size_t most)
{
    const size_t wanted = arguments + 1;
    char *wants = malloc(2 * wanted + 1);
    assert_non_null(wants);
    for (size_t i = 0; i < wanted; i++)
        memcpy(wants + 2 * i, "%d", 3);
    const double start = processor_seconds();
    new_page(BUFFER);
    add_word(1);
    for (uint32_t i = 0; i < arguments; i++)
        add_word(INT), add_word(INT);
    print((const char *const[]){"", "x", "", wants}, 4);
    free_page();
    free(wants);
    assert_int_equal(sink.first[0], 'x');
    assert_in_range(sink.count, 1, most);
    assert_true(processor_seconds() - start < 30 * SLOWED);
}

static void
many_arguments(void **state)
{
    (void)state;
    prints_excess(10240, 1);
    prints_excess(500000, 1000000);
}

/* More letters than the limit: a note reports the cut, and little memory is used. */
static void
endless(void **state)
{
    enum { LONG = 1 << 20 };
    char *letters = malloc(LONG + 1);
    (void)state;
    assert_non_null(letters);
    memset(letters, 'a', LONG);
    letters[LONG] = 0;
    new_page(BUFFER);
    while (page.at + 4 <= page.bytes)
        add_word(0);
    print((const char *const[]){letters}, 1);
    free_page();
    free(letters);
    assert_in_range(sink.count, 256 << 20, (256 << 20) + 256);
    assert_non_null(strstr(sink.last, "[caygen: kernel k printed too much: the rest is left out]\n"));
}

/* Expensive conversions with little or much output. The work is limited as well. */
static void
endless_work(void **state)
{
    static const char *const slow[] = {"%.16000a%.0s", "%.16000e", "%.0s%.0s"};
    (void)state;
    for (unsigned s = 0; s < 3; s++) {
        const double value = 4.9e-324, start = processor_seconds();
        new_page(BUFFER);
        while (page.at + 16 <= page.bytes)
            add_word(s), add_word(DOUBLE), add(&value, 8);
        print(slow, 3);
        free_page();
        assert_true(processor_seconds() - start < 60 * SLOWED);
    }
}

/* The first word has the length of the records. A kernel may have written any value there. */
static void
lengths(void **state)
{
    static const uint32_t lengths[] = {0,  1,  3,  4,  5,  7,    8,          9,
                                       11, 12, 15, 64, 65, 4096, UINT32_MAX, UINT32_MAX - 3};
    (void)state;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (uint32_t word = 0; word < 16; word++) {
            new_page(64);
            while (page.at + 4 <= page.bytes)
                add_word(word);
            page.at = lengths[i];
            print((const char *const[]){"%d%s%f\n", "%v4hld", "%p", "%s"}, 4);
            free_page();
        }
}

/* A vector of more elements than there are bytes, and one of none. */
static void
vectors(void **state)
{
    static const uint32_t counts[] = {0, 1, 15, 16, 17, UINT32_MAX, UINT32_MAX / 4 + 1};
    (void)state;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (uint32_t type = 0; type < 20; type++) {
            new_page(64);
            add_word(0);
            add_word(type);
            add_word(counts[i]);
            page.at = 64;
            print((const char *const[]){"%v4d|%v4f|%s"}, 1);
            free_page();
        }
}

/* Strings by address are read from the binary's constants. A string without an end there is none. */
static void
prints_at(uint64_t address, const char *expected)
{
    static const uint8_t stored[] = "first\0second";
    uint8_t seen[4096];
    struct fe_program fe = {
        .constant_data = stored, .constant_bytes = 4096, .constant_zeros = 4096 - sizeof stored + 1};
    const struct rt_build build = {.fe = &fe, .constants = seen, .constants_at = 0x10000};
    const struct fe_kernel kernel = {.name = "k", .printf_by_address = true};
    const uint64_t format = 0x10000 + 0;
    memset(seen, 'X', sizeof seen); /* a kernel has written to them, and left no end */
    new_page(64);
    add(&address, 8);
    memcpy(page.start, &page.at, 4);
    open_sink();
    rt_print(&build, &kernel, page.start, page.bytes);
    close_sink();
    free_page();
    (void)format;
    assert_string_equal(sink.first, expected);
}

static void
addresses(void **state)
{
    (void)state;
    prints_at(0x10000, "first");
    prints_at(0x10002, "rst");
    prints_at(0x10006, "");       /* its end is not in the binary */
    prints_at(0x10000 + 100, ""); /* zeros */
    prints_at(0x10000 + 4096, "");
    prints_at(0xffff, "");
    prints_at(0, "");
    prints_at(UINT64_MAX, "");
}

static uint32_t
next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (uint32_t)(*seed >> 32);
}

static void
anything(void **state)
{
    static const char *const strings[] = {"%d",           "%s|%v4hlf", "%p%%%c%5.3f", "",
                                          "%v16hhd %llx", "%",         "%s%s%s%s"};
    uint64_t seed = 88172645463325252;
    (void)state;
    for (int round = 0; round < 3000; round++) {
        new_page(64 + next_random(&seed) % 1024 / 4 * 4);
        while (page.at + 4 <= page.bytes) {
            const uint32_t r = next_random(&seed);
            add_word(r & 7 ? r >> 28 : r);
        }
        page.at -= next_random(&seed) % 8;
        print(strings, sizeof strings / sizeof *strings);
        free_page();
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats),        cmocka_unit_test(formats_without_end),
        cmocka_unit_test(wide_fields),    cmocka_unit_test(wide_enough),
        cmocka_unit_test(many_arguments), cmocka_unit_test(endless),
        cmocka_unit_test(endless_work),   cmocka_unit_test(lengths),
        cmocka_unit_test(vectors),        cmocka_unit_test(addresses),
        cmocka_unit_test(anything),
    };
    return cmocka_run_group_tests_name("hostile", tests, NULL, NULL);
}
