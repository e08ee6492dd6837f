/* SPDX-License-Identifier: MIT */
#include "sha256.h"

#include <assert.h>
#include <string.h>

/* FIPS 180-4, 4.2.2: of the cube roots of the first 64 primes. */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t
turn(uint32_t x, unsigned by)
{
    return x >> by | x << (32 - by);
}

static uint32_t
big_endian(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

/* 6.2.2, one round of step 3. Instead of moving a to h, the code reads s from another index each time. */
static inline void
take_word(uint32_t s[8], unsigned t, uint32_t word)
{
    uint32_t *const d = &s[(3 - t) & 7], *const h = &s[(7 - t) & 7];
    const uint32_t a = s[(0 - t) & 7], b = s[(1 - t) & 7], c = s[(2 - t) & 7];
    const uint32_t e = s[(4 - t) & 7], f = s[(5 - t) & 7], g = s[(6 - t) & 7];
    const uint32_t t1 =
        *h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (g ^ (e & (f ^ g))) + constants[t] + word;
    *d += t1;
    *h = t1 + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) | (c & (a | b)));
}

/* 6.2.2, steps 1 to 4 */
static void
take_block(uint32_t state[8], const uint8_t *block)
{
    uint32_t w[64], s[8];
    memcpy(s, state, sizeof s);
    for (unsigned t = 0; t < 16; t++)
        w[t] = big_endian(block + 4 * t);
    for (unsigned t = 16; t < 64; t++) {
        const uint32_t s0 = turn(w[t - 15], 7) ^ turn(w[t - 15], 18) ^ w[t - 15] >> 3;
        const uint32_t s1 = turn(w[t - 2], 17) ^ turn(w[t - 2], 19) ^ w[t - 2] >> 10;
        w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
#pragma GCC unroll 8
    for (unsigned t = 0; t < 64; t++)
        take_word(s, t, w[t]);
    for (unsigned i = 0; i < 8; i++)
        state[i] += s[i];
}

void
sha256_begin(struct sha256 *hash)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(hash->state, start, sizeof start);
    hash->bytes = 0;
}

void
sha256_add(struct sha256 *hash, const void *data, size_t bytes)
{
    const uint8_t *from = data;
    size_t used = hash->bytes % 64;
    hash->bytes += bytes;
    while (bytes) {
        const size_t n = bytes < 64 - used ? bytes : 64 - used;
        if (n == 64) {
            take_block(hash->state, from);
        } else {
            memcpy(hash->block + used, from, n);
            if (used + n == 64)
                take_block(hash->state, hash->block);
        }
        used = (used + n) % 64;
        from += n;
        bytes -= n;
    }
}

/* 5.1.1: a one bit, zeros, the length in bits */
void
sha256_end(struct sha256 *hash, uint8_t digest[SHA256_BYTES])
{
    const uint64_t bits = hash->bytes * 8;
    uint8_t padding[72] = {0x80};
    const size_t zeros = (119 - hash->bytes % 64) % 64;
    for (unsigned i = 0; i < 8; i++)
        padding[1 + zeros + i] = (uint8_t)(bits >> (56 - 8 * i));
    sha256_add(hash, padding, 1 + zeros + 8);
    assert(hash->bytes % sizeof hash->block == 0); /* the last block is complete */
    for (unsigned i = 0; i < SHA256_BYTES; i++)
        digest[i] = (uint8_t)(hash->state[i / 4] >> (24 - 8 * (i % 4)));
}
