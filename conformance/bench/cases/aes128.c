/* SPDX-License-Identifier: MIT */
/* The kernel works with a table of words; here is the cipher byte by byte, as FIPS 197 has it. */
#include <string.h>

#include "case.h"

enum { ROUNDS = 10 };

static uint8_t
times_two(uint8_t x)
{
    return (uint8_t)(x << 1 ^ (x & 0x80 ? 0x1b : 0));
}

/* The S-box: 3 generates the field, so 3^i and 3^-i are each other's inverses. */
static void
make_box(uint8_t box[256])
{
    uint8_t powers[255], x = 1;
    for (unsigned i = 0; i < 255; i++, x ^= times_two(x))
        powers[i] = x;
    box[0] = 0x63;
    for (unsigned i = 0; i < 255; i++) {
        unsigned inverse = powers[(255 - i) % 255], twice = inverse << 8 | inverse;
        box[powers[i]] = (uint8_t)(0x63 ^ inverse ^ twice >> 7 ^ twice >> 6 ^ twice >> 5 ^ twice >> 4);
    }
}

static void
make_keys(uint8_t keys[16 * (ROUNDS + 1)], const uint8_t box[256])
{
    uint8_t constant = 1;
    for (unsigned i = 0; i < 16; i++)
        keys[i] = (uint8_t)(17 * i);
    for (unsigned i = 16; i < 16 * (ROUNDS + 1); i += 4) {
        uint8_t word[4];
        memcpy(word, keys + i - 4, 4);
        if (i % 16 == 0) {
            const uint8_t first = word[0];
            for (unsigned j = 0; j < 4; j++)
                word[j] = box[j < 3 ? word[j + 1] : first];
            word[0] ^= constant;
            constant = times_two(constant);
        }
        for (unsigned j = 0; j < 4; j++)
            keys[i + j] = keys[i + j - 16] ^ word[j];
    }
}

void
aes128_setup(struct job *job)
{
    uint8_t box[256];
    make_box(box);
    uint32_t *table = job_in(job, 256 * sizeof *table);
    for (unsigned i = 0; i < 256; i++) {
        uint32_t one = box[i], two = times_two(box[i]);
        table[i] = two | one << 8 | one << 16 | (one ^ two) << 24;
    }
    uint8_t *keys = job_in(job, 16 * (ROUNDS + 1)), *blocks = job_out(job, 16 * job->n);
    make_keys(keys, box);
    LAUNCH(job, LINE(job->n), BUFFER(table), BUFFER(keys), BUFFER(blocks));
}

static void
substitute_and_shift(uint8_t s[16], const uint8_t box[256])
{
    uint8_t old[16];
    memcpy(old, s, 16);
    for (unsigned i = 0; i < 16; i++)
        s[i] = box[old[(i + 4 * (i % 4)) % 16]];
}

static void
mix_column(uint8_t c[4])
{
    const uint8_t all = c[0] ^ c[1] ^ c[2] ^ c[3], first = c[0];
    for (unsigned i = 0; i < 4; i++)
        c[i] ^= all ^ times_two(c[i] ^ (i < 3 ? c[i + 1] : first));
}

static void
encrypt(uint8_t s[16], const uint8_t *keys, const uint8_t box[256])
{
    for (unsigned round = 0; round <= ROUNDS; round++) {
        if (round > 0)
            substitute_and_shift(s, box);
        for (unsigned column = 0; round > 0 && round < ROUNDS && column < 4; column++)
            mix_column(s + 4 * column);
        for (unsigned i = 0; i < 16; i++)
            s[i] ^= keys[16 * round + i];
    }
}

void
aes128_verify(const struct job *job, struct check *check)
{
    const uint8_t *keys = job_input(job, 1), *blocks = job_result(job, 2);
    uint8_t box[256];
    make_box(box);
    for (size_t i = 0; i < job->n; i += 5) {
        uint8_t want[16] = {(uint8_t)i, (uint8_t)(i >> 8), (uint8_t)(i >> 16)};
        encrypt(want, keys, box);
        for (size_t j = 0; j < 16; j++)
            check_bits(check, 16 * i + j, blocks[16 * i + j], want[j]);
    }
}
