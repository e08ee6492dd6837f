/* SPDX-License-Identifier: MIT */
/* The constants are computed here, from sines, as RFC 1321 has them. */
#include "case.h"

enum { CANDIDATES = 64, SOUGHT_ITEM = 99, SOUGHT = 5 };

static uint32_t
mixed(unsigned round, uint32_t x, uint32_t y, uint32_t z)
{
    return round == 0   ? (x & y) | (~x & z)
           : round == 1 ? (x & z) | (y & ~z)
           : round == 2 ? x ^ y ^ z
                        : y ^ (x | ~z);
}

/* Of eight bytes. */
static void
digest(uint32_t first, uint32_t second, uint32_t out[4])
{
    static const unsigned turns[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    static const unsigned factors[4] = {1, 5, 3, 7}, offsets[4] = {0, 1, 5, 0};
    static const uint32_t start[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    const uint32_t w[16] = {first, second, 0x80, [14] = 64};
    uint32_t s[4] = {start[0], start[1], start[2], start[3]};
    for (unsigned i = 0; i < 64; i++) {
        const unsigned round = i / 16, word = (factors[round] * i + offsets[round]) % 16;
        const uint32_t constant = (uint32_t)(fabs(sin(i + 1.0)) * 4294967296.0);
        const uint32_t sum = s[0] + mixed(round, s[1], s[2], s[3]) + w[word] + constant;
        s[0] = s[3], s[3] = s[2], s[2] = s[1];
        s[1] += rotate_left(sum, turns[round][i % 4]);
    }
    for (unsigned i = 0; i < 4; i++)
        out[i] = s[i] + start[i];
}

void
md5_setup(struct job *job)
{
    const uint32_t *firsts = job_in_words(job, CANDIDATES);
    uint32_t *sums = job_out(job, job->n * sizeof *sums), *hits = job_out(job, sizeof *hits), sought[4];
    digest(firsts[SOUGHT], SOUGHT_ITEM, sought);
    LAUNCH(job, LINE(job->n), BUFFER(firsts), BUFFER(sums), BUFFER(hits), UINT(CANDIDATES), UINT(sought[0]));
}

void
md5_verify(const struct job *job, struct check *check)
{
    const uint32_t *firsts = job_input(job, 0), *sums = job_result(job, 1), *hits = job_result(job, 2);
    for (size_t i = 0; i < job->n; i += 61) {
        uint32_t want = 0, out[4];
        for (unsigned j = 0; j < CANDIDATES; j++) {
            digest(firsts[j], (uint32_t)i, out);
            want += out[0] ^ out[1] ^ out[2] ^ out[3];
        }
        check_bits(check, i, sums[i], want);
    }
    check_bits(check, job->n, *hits, 1);
}
