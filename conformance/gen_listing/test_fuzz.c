/* SPDX-License-Identifier: MIT */
/* Random bytes: decoding never reads past the end, and what it accepts can be printed and walked. */
#include <stdlib.h>
#include <string.h>

#include "data.h"
#include "suite.h"

enum { ROUNDS = 300000, BUFFER = 40 };

static uint64_t
next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

/* A heap block of exactly the size, so that the sanitizer sees any byte too many. */
static uint8_t *
random_bytes(uint64_t *seed, uint32_t size)
{
    uint8_t *const bytes = malloc(size ? size : 1);
    assert_non_null(bytes);
    for (uint32_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(next_random(seed) >> 24);
    return bytes;
}

static unsigned
walk(enum gen_platform platform, const uint8_t *code, uint32_t size)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    char text[DATA_TEXT];
    unsigned accepted = 0;
    for (uint32_t at = 0; !gen_decode(NULL, platform, code, size, at, &inst, &error); at += inst.bytes) {
        assert_true(inst.bytes == 8 || inst.bytes == 16);
        assert_true(at + inst.bytes <= size);
        const int length = gen_print(platform, &inst, text, sizeof text);
        assert_true(length > 0 && length < (int)sizeof text);
        accepted++;
    }
    assert_int_equal(error.kind, EMU_INVALID);
    assert_true(error.text[0]);
    return accepted;
}

static void
random_bytes_never_crash(void **state)
{
    (void)state;
    uint64_t seed = 0x9e3779b97f4a7c15;
    unsigned accepted = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        const uint32_t size = (uint32_t)(next_random(&seed) % BUFFER);
        uint8_t *const code = random_bytes(&seed, size);
        accepted += walk((enum gen_platform)(round % GEN_PLATFORM_COUNT), code, size);
        free(code);
    }
    assert_true(accepted > ROUNDS / 100);
}

static void
flip_bits(const char *name)
{
    FILE *const file = data_open(name);
    struct data_line line;
    while (data_next(file, &line))
        for (uint32_t bit = 0; bit < line.size * 8; bit++) {
            line.code[bit / 8] ^= (uint8_t)(1 << bit % 8);
            walk(line.platform, line.code, line.size);
            line.code[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
    fclose(file);
}

/* Legal instructions with one bit changed reach deeper than noise does. */
static void
flipped_bits_never_crash(void **state)
{
    (void)state;
    flip_bits("golden.txt");
    flip_bits("gen7.txt");
    flip_bits("compact7.txt");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_bytes_never_crash),
        cmocka_unit_test(flipped_bits_never_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
