/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { LENGTH = 32 };

static uint8_t *
bases(struct job *job)
{
    uint8_t *letters = job_in(job, LENGTH * job->n);
    for (size_t i = 0; i < LENGTH * job->n; i++)
        letters[i] = (uint8_t) "ACGT"[job_random_bits(job) >> 30];
    return letters;
}

void
swat_setup(struct job *job)
{
    const uint8_t *a = bases(job), *b = bases(job);
    int32_t *scores = job_out(job, job->n * sizeof *scores);
    LAUNCH(job, LINE(job->n), BUFFER(a), BUFFER(b), BUFFER(scores));
}

static int
larger(int a, int b)
{
    return a > b ? a : b;
}

static int
best_score(const uint8_t *a, const uint8_t *b)
{
    int h[LENGTH + 1][LENGTH + 1] = {{0}}, best = 0;
    for (int i = 1; i <= LENGTH; i++)
        for (int j = 1; j <= LENGTH; j++) {
            int aligned = h[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 3 : -2);
            int gap = larger(h[i - 1][j], h[i][j - 1]) - 1;
            h[i][j] = larger(larger(aligned, gap), 0);
            best = larger(best, h[i][j]);
        }
    return best;
}

void
swat_verify(const struct job *job, struct check *check)
{
    const uint8_t *a = job_input(job, 0), *b = job_input(job, 1);
    const int32_t *scores = job_result(job, 2);
    for (size_t i = 0; i < job->n; i++)
        check_bits(check, i, (uint32_t)scores[i], (uint32_t)best_score(a + LENGTH * i, b + LENGTH * i));
}
