/* SPDX-License-Identifier: MIT */
/* Small files that claim huge things: refused, and cheaply. */
#include <stdlib.h>
#include <sys/resource.h>

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

const struct CMUnitTest bomb_tests[] = {
    cmocka_unit_test(test_patch_tokens),
    cmocka_unit_test(test_elf_and_clover),
    cmocka_unit_test(test_many_kernels),
};
const size_t bomb_test_count = sizeof bomb_tests / sizeof bomb_tests[0];
