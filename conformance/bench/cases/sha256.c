/* SPDX-License-Identifier: MIT */
/* The constants are computed here: fractions of primes' roots, by the standard. */
#include "case.h"

enum { WORDS = 8, ROUNDS = 64 };

void
sha256_setup(struct job *job)
{
    const uint32_t *messages = job_in_words(job, WORDS * job->n);
    uint32_t *hashes = job_out(job, WORDS * job->n * sizeof *hashes);
    LAUNCH(job, LINE(job->n), BUFFER(messages), BUFFER(hashes));
}

static unsigned
next_prime(unsigned after)
{
    for (unsigned candidate = after + 1;; candidate++) {
        unsigned divisor = 2;
        while (candidate % divisor)
            divisor++;
        if (divisor == candidate)
            return candidate;
    }
}

static uint32_t
fraction(long double x)
{
    return (uint32_t)((x - floorl(x)) * 4294967296.0L);
}

struct constants {
    uint32_t start[8], round[ROUNDS];
};

static struct constants
constants(void)
{
    struct constants result;
    for (unsigned i = 0, prime = 1; i < ROUNDS; i++) {
        prime = next_prime(prime);
        if (i < 8)
            result.start[i] = fraction(sqrtl(prime));
        result.round[i] = fraction(cbrtl(prime));
    }
    return result;
}

static uint32_t
rotate_right(uint32_t x, unsigned bits)
{
    return rotate_left(x, 32 - bits);
}

static void
expand(uint32_t w[ROUNDS], const uint32_t *message)
{
    for (unsigned i = 0; i < 16; i++)
        w[i] = i < WORDS ? message[i] : i == 8 ? 0x80000000 : i == 15 ? 256 : 0;
    for (unsigned i = 16; i < ROUNDS; i++) {
        uint32_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3) + w[i - 7] +
               (rotate_right(y, 17) ^ rotate_right(y, 19) ^ y >> 10);
    }
}

static void
hash(uint32_t out[8], const uint32_t *message, const struct constants *c)
{
    uint32_t w[ROUNDS], s[8];
    expand(w, message);
    for (unsigned i = 0; i < 8; i++)
        s[i] = c->start[i];
    for (unsigned i = 0; i < ROUNDS; i++) {
        uint32_t sum1 = rotate_right(s[4], 6) ^ rotate_right(s[4], 11) ^ rotate_right(s[4], 25);
        uint32_t sum0 = rotate_right(s[0], 2) ^ rotate_right(s[0], 13) ^ rotate_right(s[0], 22);
        uint32_t t1 = s[7] + sum1 + ((s[4] & s[5]) ^ (~s[4] & s[6])) + c->round[i] + w[i];
        uint32_t t2 = sum0 + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        for (unsigned j = 7; j > 0; j--)
            s[j] = s[j - 1];
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (unsigned i = 0; i < 8; i++)
        out[i] = s[i] + c->start[i];
}

void
sha256_verify(const struct job *job, struct check *check)
{
    const uint32_t *messages = job_input(job, 0), *hashes = job_result(job, 1);
    const struct constants c = constants();
    for (size_t i = 0; i < job->n; i += 3) {
        uint32_t want[8];
        hash(want, messages + WORDS * i, &c);
        for (size_t j = 0; j < 8; j++)
            check_bits(check, 8 * i + j, hashes[8 * i + j], want[j]);
    }
}
