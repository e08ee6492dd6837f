/* SPDX-License-Identifier: MIT */
/*
 * Every instruction of golden files with one bit changed, every other word, and random words: each is lowered
 * to a program that the checker takes, or refused with a reason. Best run with the sanitizers.
 */
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "vectors.h"

enum { WORD = 16, BITS = 8 * WORD };

/* send (8|M0) null r127 0x27 0x2000010 {EOT} */
static const uint8_t ends[GEN_LAYOUT_COUNT][WORD] = {
    [GEN_LAYOUT_GEN7] = {0x31, 0x02, 0x60, 0x07, 0x20, 0x0c, 0x00, 0x20, 0xe0, 0x0f, 0x00, 0x10, 0x10, 0x00,
                         0x00, 0x82},
    [GEN_LAYOUT_GEN8] = {0x31, 0x00, 0x60, 0x07, 0x04, 0x02, 0x00, 0x20, 0xe0, 0x0f, 0x00, 0x06, 0x10, 0x00,
                         0x00, 0x82},
};

struct counts {
    unsigned long lowered, refused, silent;
};

static void
attempt(const uint8_t *word, enum gen_platform platform, struct counts *counts)
{
    uint8_t code[2 * WORD];
    struct emu_error error = {0};
    struct fe_kernel kernel = {.name = "damage", .code = code, .code_bytes = sizeof code, .simd = 32};
    memcpy(code, word, WORD);
    memcpy(code + WORD, ends[gen_layout(platform)], WORD);
    if (!gen_lower(NULL, platform, &kernel, &error)) {
        counts->lowered++;
        lane_program_free(kernel.emu.program);
        return;
    }
    counts->refused++;
    counts->silent += !error.text[0];
}

static void
damage_program(const struct vector_program *program, struct counts *counts)
{
    const enum gen_platform platform = vectors_platform(program);
    for (uint32_t at = 0; at < program->tail_at; at += WORD) {
        uint8_t word[WORD];
        memcpy(word, program->code + at, WORD);
        for (unsigned bit = at / WORD % 3; bit < BITS; bit += 3) { /* each bit in every third */
            word[bit / 8] ^= (uint8_t)(1 << bit % 8);
            attempt(word, platform, counts);
            word[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
        for (unsigned i = 0; i < 4; i++) { /* halves of two instructions */
            memcpy(word + 4 * i, program->code + (at + WORD) % program->tail_at + 4 * i, 4);
            attempt(word, platform, counts);
        }
    }
}

static bool
damage_file(const char *path, struct counts *counts)
{
    static struct vector_file file;
    static struct vector_program program;
    int more;
    if (!vectors_open(&file, path))
        return false;
    while ((more = vectors_next(&file, &program)) == 1)
        damage_program(&program, counts);
    vectors_close(&file);
    return more == 0;
}

int
main(int argc, char **argv)
{
    struct counts counts = {0};
    bool good = argc > 1;
    for (int i = 1; i < argc; i++)
        good = damage_file(argv[i], &counts) && good;
    printf("%lu lowered, %lu refused, %lu without a reason\n", counts.lowered, counts.refused, counts.silent);
    return good && counts.lowered && counts.refused && !counts.silent ? 0 : 1;
}
