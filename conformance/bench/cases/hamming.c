/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { OTHERS = 512 };

void
hamming_setup(struct job *job)
{
    const uint32_t *queries = job_in_words(job, 4 * job->n), *others = job_in_words(job, 4 * OTHERS);
    uint32_t *least = job_out(job, job->n * sizeof *least);
    LAUNCH(job, LINE(job->n), BUFFER(queries), BUFFER(others), BUFFER(least), UINT(OTHERS));
}

void
hamming_verify(const struct job *job, struct check *check)
{
    const uint32_t *queries = job_input(job, 0), *others = job_input(job, 1), *least = job_result(job, 2);
    for (size_t i = 0; i < job->n; i++) {
        unsigned want = 129;
        for (size_t j = 0; j < OTHERS; j++) {
            unsigned bits = 0;
            for (unsigned k = 0; k < 4; k++)
                bits += (unsigned)__builtin_popcount(queries[4 * i + k] ^ others[4 * j + k]);
            want = bits < want ? bits : want;
        }
        check_bits(check, i, least[i], want);
    }
}
