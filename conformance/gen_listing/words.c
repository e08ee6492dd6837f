/* SPDX-License-Identifier: MIT */
/*
 * gen_listing_words DEVICE FILE...: the instructions of bare Gen7 code, each as four dwords of its native
 * form, a tab, and our listing ("#" and the reason where it is refused). gen7_compare.py reads this.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/decode/gen_compact.h"
#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_word.h"
#include "read_file.h"

enum { COMPACT = 8, NATIVE = 16 };

static uint32_t
dword(const uint8_t *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static uint64_t
qword(const uint8_t *bytes)
{
    return dword(bytes) | (uint64_t)dword(bytes + 4) << 32;
}

/* The size of the instruction in the code; 0 when the code ends inside it. */
static uint32_t
native_word(enum gen_platform platform, const uint8_t *code, size_t left, struct gen_word *word)
{
    *word = (struct gen_word){{0, 0}, gen_layout(platform)};
    if (left < COMPACT)
        return 0;
    word->qword[0] = qword(code);
    if (gen_get_cmpt_ctrl(word)) {
        const enum gen_opcode op = gen_op_find(platform, gen_get_opcode(word));
        if (op != GEN_OP_COUNT)
            gen_uncompact(platform, gen_op_info(op), word->qword[0], word);
        return COMPACT;
    }
    if (left < NATIVE)
        return 0;
    word->qword[1] = qword(code + COMPACT);
    return NATIVE;
}

static void
print_one(enum gen_platform platform, const uint8_t *code, size_t size, size_t at,
          const struct gen_word *word)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    char line[1024];
    printf("%08x %08x %08x %08x\t", (unsigned)word->qword[0], (unsigned)(word->qword[0] >> 32),
           (unsigned)word->qword[1], (unsigned)(word->qword[1] >> 32));
    if (gen_decode(NULL, platform, code, (uint32_t)size, (uint32_t)at, &inst, &error) < 0) {
        printf("# %s\n", error.text);
        return;
    }
    gen_print(platform, &inst, line, sizeof line);
    puts(line);
}

static bool
print_file(enum gen_platform platform, const char *path)
{
    size_t size;
    struct gen_word word;
    uint8_t *const code = read_file(path, &size);
    if (!code) {
        perror(path);
        return false;
    }
    for (size_t at = 0, bytes; at < size; at += bytes) {
        bytes = native_word(platform, code + at, size - at, &word);
        if (!bytes)
            break;
        print_one(platform, code, size, at, &word);
    }
    free(code);
    return true;
}

int
main(int argc, char **argv)
{
    static const char *const names[] = {"ivb", "byt", "hsw"};
    static const enum gen_platform platforms[] = {GEN_IVB, GEN_BYT, GEN_HSW};
    for (unsigned n = 0; argc > 2 && n < sizeof names / sizeof *names; n++) {
        if (strcmp(argv[1], names[n]))
            continue;
        bool good = true;
        for (int i = 2; i < argc; i++)
            good &= print_file(platforms[n], argv[i]);
        return !good;
    }
    fprintf(stderr, "usage: %s ivb|byt|hsw FILE...\n", argv[0]);
    return 2;
}
