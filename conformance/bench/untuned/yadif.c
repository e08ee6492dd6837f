/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"

/* The frames are alike, as in a film. */
void
yadif_setup(struct job *job)
{
    const size_t n = job->n;
    uint8_t *before = job_in(job, n * n), *now = job_in(job, n * n), *after = job_in(job, n * n),
            *out = job_out(job, n * n);
    for (size_t i = 0; i < n * n; i++) {
        const uint32_t bits = job_random_bits(job);
        before[i] = (uint8_t)(100 + (i % n) / 16 % 64 + (bits & 15));
        now[i] = (uint8_t)(100 + (i % n + 3) / 16 % 64 + (bits >> 8 & 15));
        after[i] = (uint8_t)(100 + (i % n + 6) / 16 % 64 + (bits >> 16 & 31));
    }
    LAUNCH(job, PLANE(n, n), BUFFER(before), BUFFER(now), BUFFER(after), BUFFER(out), INT(n));
}

static int
larger(int a, int b)
{
    return a > b ? a : b;
}

/* Along the best of five directions. */
static int
between(const uint8_t *above, const uint8_t *below, int n, int x)
{
    int best = 1 << 30, value = 0;
    for (int lean = -2; lean <= 2; lean++) {
        int score = abs(lean);
        for (int i = -1; i <= 1; i++)
            score += abs(above[clamp_int(x + lean + i, 0, n - 1)] - below[clamp_int(x - lean + i, 0, n - 1)]);
        if (score < best) {
            best = score;
            value = (above[clamp_int(x + lean, 0, n - 1)] + below[clamp_int(x - lean, 0, n - 1)]) / 2;
        }
    }
    return value;
}

static int
made(const struct job *job, int x, int y)
{
    const uint8_t *before = job_input(job, 0), *now = job_input(job, 1), *after = job_input(job, 2);
    const int n = (int)job->n, at = y * n + x, above = (y - 1) * n, below = (y < n - 1 ? y + 1 : n - 2) * n;
    const int c = now[above + x], e = now[below + x], d = (before[at] + after[at]) / 2;
    const int past = (abs(before[above + x] - c) + abs(before[below + x] - e)) / 2;
    const int future = (abs(after[above + x] - c) + abs(after[below + x] - e)) / 2;
    const int slack = larger(larger(abs(before[at] - after[at]) / 2, past), future);
    return clamp_int(clamp_int(between(now + above, now + below, n, x), d - slack, d + slack), 0, 255);
}

void
yadif_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const uint8_t *now = job_input(job, 1), *out = job_result(job, 3);
    for (int i = 0; i < n * n; i += 3)
        check_bits(check, (size_t)i, out[i], (uint64_t)(i / n % 2 ? made(job, i % n, i / n) : now[i]));
}
