/* SPDX-License-Identifier: MIT */
/* Small files that claim huge things: refused, and cheaply. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "processor_seconds.h"
#include "suite.h"

static long
peak_kilobytes(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/* Any outcome but a defect, without taking memory for what is not there. */
static void
must_be_cheap(const struct specimen *s, enum fe_device device)
{
    enum { LIMIT_KILOBYTES = 256 * 1024 };
    const long before = peak_kilobytes();
    struct fe_program *program = NULL;
    if (fe_program_parse(s->bytes, s->size, device, &program, NULL) == 0)
        assert_null(program_defect(program));
    fe_program_free(program);
    assert_true(peak_kilobytes() - before < LIMIT_KILOBYTES);
}

/* Every aligned word of a file's first bytes becomes huge, one after another. */
static void
huge_words(struct specimen s, enum fe_device device, size_t first, size_t count, bool kernel)
{
    static const uint32_t values[] = {0x7fffffff, 0xffffffff, 0x10000000, 0xfffffff8, 0x00ffffff};
    for (size_t at = first; at < first + 4 * count && at + 4 <= s.size; at += 4) {
        const uint32_t old = specimen_u32(&s, at), sum = specimen_u32(&s, first);
        for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
            specimen_set_u32(&s, at, values[i]);
            if (kernel)
                specimen_fix_checksum(&s, first);
            must_be_cheap(&s, device);
        }
        specimen_set_u32(&s, at, old);
        if (kernel)
            specimen_set_u32(&s, first, sum);
    }
    specimen_free(&s);
}

static void
test_patch_tokens(void **state)
{
    (void)state;
    struct specimen s = specimen_patch_tokens("intel.skl");
    size_t record;
    specimen_kernels(&s, 0, &record, 1);
    const size_t words = (s.size - record) / 4;
    huge_words(s, FE_SKL, 0, 64, false);
    huge_words(specimen_patch_tokens("intel.skl"), FE_SKL, record, words, true);
}

static void
test_elf_and_clover(void **state)
{
    (void)state;
    huge_words(specimen_read("vadd.skl"), FE_SKL, 0, 100, false);
    huge_words(specimen_read("vadd.fat"), FE_SKL, 0, 100, false);
    huge_words(specimen_read("vadd.cayman.o"), FE_CAYMAN, 0, 300, false);
    huge_words(specimen_read("args.cayman-g.o"), FE_CAYMAN, 0, 1500, false);
    huge_words(specimen_clover_args(), FE_CAYMAN, 0, 1000, false);
}

/* 20,000 kernels of the least size whose one token names the highest argument it may. */
static void
test_many_kernels(void **state)
{
    (void)state;
    enum { KERNELS = 20000, NAME = 4, ITEM = 44, RECORD = 40 + NAME + ITEM };
    struct specimen s = {calloc(1, 28 + KERNELS * (size_t)RECORD), 28 + KERNELS * (size_t)RECORD};
    static const uint32_t header[7] = {0x494E5443, 1081, 12, 8, KERNELS, 9, 0};
    assert_non_null(s.bytes);
    memcpy(s.bytes, header, sizeof header);
    for (size_t i = 0, at = 28; i < KERNELS; i++, at += RECORD) {
        specimen_set_u32(&s, at + 12, NAME);
        specimen_set_u32(&s, at + 16, ITEM);
        s.bytes[at + 40] = 'k';
        specimen_set_u32(&s, at + 44, 17);
        specimen_set_u32(&s, at + 48, ITEM);
        specimen_set_u32(&s, at + 52, 1);
        specimen_set_u32(&s, at + 56, 0x10000);
        specimen_fix_checksum(&s, at);
    }
    must_be_cheap(&s, FE_SKL);
    specimen_free(&s);
}

/* vadd's zebin with another .ze_info, behind the end of the file. */
static struct specimen
zebin_with(const char *text, size_t bytes)
{
    enum { SHOFF_AT = 40, SHNUM_AT = 60, HEADER = 64, TYPE_AT = 4, OFFSET_AT = 24, SIZE_AT = 32 };
    struct specimen s = specimen_read("vadd.zebin");
    const size_t table = specimen_u32(&s, SHOFF_AT), old = s.size;
    s.bytes = realloc(s.bytes, s.size + bytes);
    assert_non_null(s.bytes);
    memcpy(s.bytes + s.size, text, bytes);
    s.size += bytes;
    for (size_t i = 0; i < s.bytes[SHNUM_AT]; i++) {
        const size_t header = table + HEADER * i;
        if (specimen_u32(&s, header + TYPE_AT) != 0xff000011)
            continue;
        specimen_set_u32(&s, header + OFFSET_AT, (uint32_t)old);
        specimen_set_u32(&s, header + SIZE_AT, (uint32_t)bytes);
    }
    return s;
}

/* start, then `element` count times. */
static struct specimen
zebin_of_many(const char *start, const char *element, size_t count)
{
    const size_t head = strlen(start), length = strlen(element);
    char *text = malloc(head + count * length);
    assert_non_null(text);
    memcpy(text, start, head);
    for (size_t i = 0; i < count; i++)
        memcpy(text + head + i * length, element, length);
    struct specimen s = zebin_with(text, head + count * length);
    free(text);
    return s;
}

static void
test_zebin(void **state)
{
    (void)state;
    static const char kernel[] = "  - {name: vadd, execution_env: {simd_size: 8}}\n",
                      head[] = "version: '1.20'\nkernels:\n";
    static const char self[] = "version: '1.20'\nkernels: &k\n  - *k\n";
    huge_words(specimen_read("vadd.zebin"), FE_SKL, 0, 16, false);
    struct specimen s = specimen_read("vadd.zebin");
    huge_words(specimen_read("vadd.zebin"), FE_SKL, specimen_u32(&s, 40), (s.size - specimen_u32(&s, 40)) / 4,
               false); /* the section headers */
    specimen_free(&s);
    struct specimen few = zebin_of_many(head, kernel, 3), many = zebin_of_many(head, kernel, 20000),
                    deep = zebin_of_many("version: ", "[", 100000), loop = zebin_with(self, sizeof self - 1),
                    args = zebin_of_many(
                        "version: '1.20'\nkernels:\n  - name: vadd\n    execution_env: {simd_size: 8}\n"
                        "    payload_arguments:\n",
                        "    - {arg_type: arg_byvalue, offset: 0, size: 4, arg_index: 0}\n", 20000);
    parse_fails(&few, FE_SKL, EMU_INVALID, "two kernels have the name 'vadd'");
    parse_fails(&many, FE_SKL, EMU_INVALID, "kernels");
    parse_fails(&deep, FE_SKL, EMU_INVALID, "deep");
    parse_fails(&loop, FE_SKL, EMU_INVALID, "alias");
    must_be_cheap(&args, FE_SKL);
    specimen_free(&few);
    specimen_free(&many);
    specimen_free(&deep);
    specimen_free(&loop);
    specimen_free(&args);
}

/* Reading costs no more than twice its proportion, or the budget refuses it. */
static double
seconds_to_read(struct specimen s, const char *refusal)
{
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    const double start = processor_seconds();
    const int failed = fe_program_parse(s.bytes, s.size, FE_SKL, &program, &error);
    const double took = processor_seconds() - start;
    fe_program_free(program);
    specimen_free(&s);
    if (failed && !strstr(error.text, refusal))
        fail_msg("%s", error.text);
    return took;
}

/* A zebin with different kernels, each with its own description. */
static struct specimen
zebin_of_named(unsigned count)
{
    enum { LINE = 80 };
    char *text = malloc((2 * count + 2) * (size_t)LINE), *at = text;
    if (!text)
        abort();
    at += snprintf(at, LINE, "version: '1.20'\nkernels:\n");
    for (unsigned i = 0; i < count; i++)
        at += snprintf(at, LINE, "  - {name: vadd%u, execution_env: {simd_size: 8}}\n", i);
    memcpy(strstr(text, "vadd0"), "vadd ", 5); /* which is there */
    at += snprintf(at, LINE, "kernels_misc_info:\n");
    for (unsigned i = 0; i < count; i++)
        at += snprintf(at, LINE, "  - {name: other%u}\n", i);
    struct specimen s = zebin_with(text, (size_t)(at - text));
    free(text);
    return s;
}

static void
test_pairs(void **state)
{
    (void)state;
    static const char tag[] = "%TAG !a! b\n";
    const double small = seconds_to_read(zebin_of_named(1000), ".text."),
                 large = seconds_to_read(zebin_of_named(4000), ".text.");
    assert_true(large < 8 * small + 0.5 * SLOWED);
    assert_true(seconds_to_read(zebin_of_many(tag, tag, 50000), "tag directives") < 0.5 * SLOWED);
}

const struct CMUnitTest bomb_tests[] = {
    cmocka_unit_test(test_patch_tokens), cmocka_unit_test(test_elf_and_clover),
    cmocka_unit_test(test_many_kernels), cmocka_unit_test(test_zebin),
    cmocka_unit_test(test_pairs),
};
const size_t bomb_test_count = sizeof bomb_tests / sizeof bomb_tests[0];
