/* SPDX-License-Identifier: MIT */
/*
 * make_words KIND 8|9 SEED COUNT [CODE]: instruction words that no assembler wrote, most of them illegal, on
 * standard output.
 *
 *   noise    an opcode of the platform (now and then any), random bits behind it
 *   compact  the same, compacted: every entry of the compaction tables
 *   likely   random bits in most fields, legal codes in those where few are: registers, regions, types
 *   broken   the instructions of the file CODE, with one to three bits flipped
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../random/rnd.h"
#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_word.h"

struct words {
    struct rnd rnd;
    bool gen9;
};

enum { CMPT_CTRL = 29 };

static uint64_t
random_opcode(struct words *words)
{
    unsigned op;
    if (rnd_once_in(&words->rnd, 50))
        return rnd_below(&words->rnd, 128);
    do
        op = rnd_below(&words->rnd, GEN_OP_COUNT);
    while (gen_op_find(words->gen9 ? GEN_SKL : GEN_BDW, gen_op_info(op)->opcode) != op);
    return gen_op_info(op)->opcode;
}

static struct gen_word
noise(struct words *words)
{
    struct gen_word word = {.qword = {rnd_next(&words->rnd), rnd_next(&words->rnd)}};
    gen_set_bits(&word, 6, 0, random_opcode(words));
    return word;
}

static void
put(const struct gen_word *word, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        putchar((int)(word->qword[i / 8] >> i % 8 * 8 & 255));
}

static void
make_noise(struct words *words)
{
    struct gen_word word = noise(words);
    gen_set_bits(&word, CMPT_CTRL, CMPT_CTRL, 0);
    put(&word, 16);
}

/* Instructions that take everything: with them most of what the tables hold is legal. */
static enum gen_opcode
tolerant_opcode(struct words *words)
{
    static const enum gen_opcode ops[] = {GEN_OP_mov, GEN_OP_add, GEN_OP_mul,
                                          GEN_OP_sel, GEN_OP_mad, GEN_OP_lrp};
    return ops[rnd_below(&words->rnd, sizeof ops / sizeof *ops)];
}

/* Indexes into the tables at random; the plain fields, where most values are illegal, seldom. */
static void
make_compact(struct words *words)
{
    struct gen_word word = noise(words);
    gen_set_bits(&word, CMPT_CTRL, CMPT_CTRL, 1);
    if (rnd_once_in(&words->rnd, 2))
        gen_set_bits(&word, 6, 0, gen_op_info(tolerant_opcode(words))->opcode);
    if (rnd_below(&words->rnd, 4)) {
        gen_set_bits(&word, 27, 24, 0); /* CondModifier */
        gen_set_bits(&word, 47, 47, 0); /* registers below r128 */
        gen_set_bits(&word, 55, 55, 0);
        gen_set_bits(&word, 63, 63, 0);
    }
    put(&word, 8);
}

/* A code below `legal`, or in one case of 40 any. */
static void
settle(struct words *words, struct gen_word *word, unsigned high, unsigned low, unsigned legal)
{
    if (rnd_below(&words->rnd, 40))
        gen_set_bits(word, high, low, rnd_below(&words->rnd, legal));
}

static void
settle_source(struct words *words, struct gen_word *word, unsigned file, unsigned type, unsigned reg,
              unsigned absolute, unsigned width, unsigned vstride)
{
    settle(words, word, type + 3, type, rnd_once_in(&words->rnd, 4) ? 11 : 8);
    settle(words, word, width + 2, width, 5);
    settle(words, word, vstride + 3, vstride, 7);
    if (rnd_below(&words->rnd, 3)) /* plain values without absolute, in a general register */
        gen_set_bits(word, absolute + 2, absolute, 0);
    if (rnd_below(&words->rnd, 4)) {
        gen_set_bits(word, file + 1, file, 1);
        gen_set_bits(word, reg + 7, reg + 7, 0);
    }
}

/* Fields at the places of the one- and two-source formats; the others get what falls there. */
static void
make_likely(struct words *words)
{
    struct gen_word word = noise(words);
    gen_set_bits(&word, CMPT_CTRL, CMPT_CTRL, 0);
    if (rnd_below(&words->rnd, 4))
        gen_set_bits(&word, 8, 8, 0); /* Align1 */
    settle(words, &word, 15, 14, 3);
    settle(words, &word, 19, 16, 14);
    settle(words, &word, 23, 21, 6);
    settle(words, &word, 27, 24, 7);
    settle(words, &word, 31, 31, 1);
    settle(words, &word, 36, 35, 2);
    settle(words, &word, 40, 37, 8);
    if (rnd_below(&words->rnd, 4))
        gen_set_bits(&word, 36, 35, 1);
    if (rnd_below(&words->rnd, 8)) {
        gen_set_bits(&word, 60, 60, 0);
        gen_set_bits(&word, 62, 61, 1 + rnd_below(&words->rnd, 3));
        gen_set_bits(&word, 63, 63, 0);
    }
    settle_source(words, &word, 41, 43, 69, 77, 82, 85);
    settle_source(words, &word, 89, 91, 101, 109, 114, 117);
    if (rnd_once_in(&words->rnd, 8))
        gen_set_bits(&word, 90, 89, 3); /* immediate */
    put(&word, 16);
}

static void
break_one(struct words *words, struct gen_word *word)
{
    const unsigned bits = gen_bits(word, CMPT_CTRL, CMPT_CTRL) ? 64 : 128;
    for (unsigned flips = 1 + rnd_below(&words->rnd, 3); flips; flips--) {
        const unsigned bit = rnd_below(&words->rnd, bits);
        if (bit != CMPT_CTRL)
            word->qword[bit / 64] ^= 1ull << bit % 64;
    }
    put(word, bits / 8);
}

static bool
read_qword(FILE *file, uint64_t *value)
{
    uint8_t bytes[8];
    *value = 0;
    if (fread(bytes, 1, 8, file) != 8)
        return false;
    for (unsigned i = 0; i < 8; i++)
        *value |= (uint64_t)bytes[i] << i * 8;
    return true;
}

static int
make_broken(struct words *words, unsigned count, const char *path)
{
    struct gen_word word = {.qword = {0}};
    FILE *const file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    while (count-- && read_qword(file, &word.qword[0])) {
        if (!gen_bits(&word, CMPT_CTRL, CMPT_CTRL) && !read_qword(file, &word.qword[1]))
            break;
        break_one(words, &word);
    }
    fclose(file);
    return 0;
}

int
main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*make)(struct words *);
    } kinds[] = {{"noise", make_noise}, {"compact", make_compact}, {"likely", make_likely}};
    if (argc < 5) {
        fprintf(stderr, "usage: %s noise|compact|likely|broken 8|9 SEED COUNT [CODE]\n", argv[0]);
        return 2;
    }
    struct words words = {rnd_of(strtoull(argv[3], NULL, 0), RND_DATA), argv[2][0] == '9'};
    const unsigned count = (unsigned)strtoul(argv[4], NULL, 0);
    if (!strcmp(argv[1], "broken") && argc == 6)
        return make_broken(&words, count, argv[5]);
    for (unsigned kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
        if (strcmp(argv[1], kinds[kind].name))
            continue;
        for (unsigned i = 0; i < count; i++)
            kinds[kind].make(&words);
        return fflush(stdout) ? 1 : 0;
    }
    fprintf(stderr, "%s: no such kind\n", argv[1]);
    return 2;
}
