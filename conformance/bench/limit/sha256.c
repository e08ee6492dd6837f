/* SPDX-License-Identifier: MIT */
/* A message a lane. The rounds of sixteen are unrolled, so that the words stay in registers as far as there
 * are any. */
#include "limit.h"
#include "vector.h"

enum { WORDS = 8 };

static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                  0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
static const uint32_t k256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static inline words
right(words x, unsigned bits)
{
    return x >> bits | x << (32 - bits);
}

static inline void
do_round(words s[8], unsigned i, words input)
{
    words *a = &s[-i & 7], *b = &s[(1 - i) & 7], *c = &s[(2 - i) & 7], *d = &s[(3 - i) & 7];
    words *e = &s[(4 - i) & 7], *f = &s[(5 - i) & 7], *g = &s[(6 - i) & 7], *h = &s[(7 - i) & 7];
    *h += (right(*e, 6) ^ right(*e, 11) ^ right(*e, 25)) + (*g ^ (*e & (*f ^ *g))) + input;
    *d += *h;
    *h += (right(*a, 2) ^ right(*a, 13) ^ right(*a, 22)) + ((*a & *b) | (*c & (*a | *b)));
}

static inline void
expand(words w[16])
{
#pragma GCC unroll 16
    for (unsigned i = 0; i < 16; i++) {
        const words x = w[(i + 1) & 15], y = w[(i + 14) & 15];
        w[i] +=
            (right(x, 7) ^ right(x, 18) ^ x >> 3) + w[(i + 9) & 15] + (right(y, 17) ^ right(y, 19) ^ y >> 10);
    }
}

static void
hash_words(words w[16], words s[8])
{
    for (unsigned i = 0; i < 8; i++)
        s[i] = (words){0} + start[i];
    for (unsigned round = 0; round < 64; round += 16) {
        if (round > 0)
            expand(w);
#pragma GCC unroll 16
        for (unsigned i = 0; i < 16; i++)
            do_round(s, i, w[i] + k256[round + i]);
    }
}

static void
hash_some(const uint32_t *messages, uint32_t *hashes)
{
    words w[16] = {{0}}, s[8];
    for (unsigned i = 0; i < WORDS * LANES; i++)
        w[i % WORDS][i / WORDS] = messages[i];
    w[8] += 0x80000000;
    w[15] += 256;
    hash_words(w, s);
    for (unsigned i = 0; i < 8; i++)
        s[i] += start[i];
    for (unsigned i = 0; i < WORDS * LANES; i++)
        hashes[i] = s[i % WORDS][i / WORDS];
}

static void
hash_all(const struct job *job, size_t from, size_t to)
{
    const uint32_t *messages = job_input(job, 0);
    uint32_t *hashes = job_output(job, 1);
    for (size_t i = from; i < to; i += LANES)
        hash_some(messages + WORDS * i, hashes + WORDS * i);
}

void
sha256_limit(const struct job *job, struct team *team)
{
    team_share(team, job, hash_all, job->n, 256);
}
