/* SPDX-License-Identifier: MIT */
/* A product may be fused or not: a point on the circle may fall to either side. */
#include "case.h"

enum { SAMPLES = 256 };

void
pi_setup(struct job *job)
{
    uint32_t *inside = job_out(job, job->n * sizeof *inside);
    LAUNCH(job, LINE(job->n), BUFFER(inside), UINT(SAMPLES));
}

static double
coordinate(uint32_t *state)
{
    *state = xorshift(*state);
    return (double)(*state >> 8) / 16777216;
}

void
pi_verify(const struct job *job, struct check *check)
{
    const uint32_t *inside = job_result(job, 0);
    for (size_t i = 0; i < job->n; i += 5) {
        uint32_t state = (uint32_t)i * 2654435761u + 12345u, want = 0;
        for (unsigned sample = 0; sample < SAMPLES; sample++) {
            double x = coordinate(&state), y = coordinate(&state);
            want += x * x + y * y < 1;
        }
        check_bits(check, i, inside[i], want);
    }
}
