/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { CANDIDATES = 64, SOUGHT_ITEM = 99, SOUGHT = 5 };

static uint32_t
mixed(unsigned round, uint32_t b, uint32_t c, uint32_t d)
{
    return round == 0 ? (b & c) | (~b & d) : round == 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

/* Of eight bytes. */
static void
digest(uint32_t first, uint32_t second, uint32_t out[5])
{
    static const uint32_t start[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    static const uint32_t constants[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
    uint32_t w[80] = {first, second, 0x80000000, [15] = 64},
             s[5] = {start[0], start[1], start[2], start[3], start[4]};
    for (unsigned i = 16; i < 80; i++)
        w[i] = rotate_left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (unsigned i = 0; i < 80; i++) {
        const uint32_t t =
            rotate_left(s[0], 5) + mixed(i / 20, s[1], s[2], s[3]) + s[4] + constants[i / 20] + w[i];
        s[4] = s[3], s[3] = s[2], s[2] = rotate_left(s[1], 30), s[1] = s[0], s[0] = t;
    }
    for (unsigned i = 0; i < 5; i++)
        out[i] = s[i] + start[i];
}

void
sha1_setup(struct job *job)
{
    const uint32_t *firsts = job_in_words(job, CANDIDATES);
    uint32_t *sums = job_out(job, job->n * sizeof *sums), *hits = job_out(job, sizeof *hits), sought[5];
    digest(firsts[SOUGHT], SOUGHT_ITEM, sought);
    LAUNCH(job, LINE(job->n), BUFFER(firsts), BUFFER(sums), BUFFER(hits), UINT(CANDIDATES), UINT(sought[0]));
}

void
sha1_verify(const struct job *job, struct check *check)
{
    const uint32_t *firsts = job_input(job, 0), *sums = job_result(job, 1), *hits = job_result(job, 2);
    for (size_t i = 0; i < job->n; i += 61) {
        uint32_t want = 0, out[5];
        for (unsigned j = 0; j < CANDIDATES; j++) {
            digest(firsts[j], (uint32_t)i, out);
            want += out[0] ^ out[1] ^ out[2] ^ out[3] ^ out[4];
        }
        check_bits(check, i, sums[i], want);
    }
    check_bits(check, job->n, *hits, 1);
}
