/* SPDX-License-Identifier: MIT */
/* Pairs of strings side by side: 16 bits are enough for a score, so a vector has twice as many pairs. */
#include "limit.h"
#include "vector.h"

enum { LENGTH = 32, PAIRS = 2 * LANES };

struct pairs {
    shorts a[LENGTH], b[LENGTH], row[LENGTH], best;
};

static inline void
extend(struct pairs *p, shorts letter)
{
    shorts diagonal = {0}, left = {0}, best = p->best;
    for (unsigned j = 0; j < LENGTH; j++) {
        const shorts up = p->row[j], equal = letter == p->b[j];
        const shorts aligned = diagonal + ((equal & 5) - 2), gap = larger_shorts(up, left) - 1;
        left = larger_shorts(larger_shorts(aligned, gap), (shorts){0});
        best = larger_shorts(best, left);
        p->row[j] = left;
        diagonal = up;
    }
    p->best = best;
}

static void
align(const struct job *job, size_t from, size_t to)
{
    const uint8_t *a = job_input(job, 0), *b = job_input(job, 1);
    int32_t *scores = job_output(job, 2);
    for (size_t first = from; first < to; first += PAIRS) {
        struct pairs p = {.best = {0}};
        for (unsigned i = 0; i < LENGTH * PAIRS; i++) {
            p.a[i % LENGTH][i / LENGTH] = a[LENGTH * first + i];
            p.b[i % LENGTH][i / LENGTH] = b[LENGTH * first + i];
        }
        for (unsigned i = 0; i < LENGTH; i++)
            extend(&p, p.a[i]);
        for (unsigned k = 0; k < PAIRS; k++)
            scores[first + k] = p.best[k];
    }
}

void
swat_limit(const struct job *job, struct team *team)
{
    team_share(team, job, align, job->n, 16 * PAIRS);
}
