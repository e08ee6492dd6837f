/* SPDX-License-Identifier: MIT */
/* Two centres may be equally near but for rounding, so what is compared is how near the chosen one is. */
#include "case.h"

enum { CENTRES = 32 };

void
kmeans_setup(struct job *job)
{
    const float *points = job_in_floats(job, 4 * job->n, 0, 1),
                *centres = job_in_floats(job, 4 * CENTRES, 0, 1);
    uint32_t *nearest = job_out(job, job->n * sizeof *nearest);
    LAUNCH(job, LINE(job->n), BUFFER(points), BUFFER(centres), BUFFER(nearest), UINT(CENTRES));
}

static double
distance(const float *a, const float *b)
{
    double sum = 0;
    for (unsigned axis = 0; axis < 4; axis++)
        sum += ((double)a[axis] - b[axis]) * ((double)a[axis] - b[axis]);
    return sum;
}

void
kmeans_verify(const struct job *job, struct check *check)
{
    const float *points = job_input(job, 0), *centres = job_input(job, 1);
    const uint32_t *nearest = job_result(job, 2);
    for (size_t i = 0; i < job->n; i++) {
        double least = INFINITY;
        for (size_t c = 0; c < CENTRES; c++)
            least = fmin(least, distance(points + 4 * i, centres + 4 * c));
        check_number(check, i, distance(points + 4 * i, centres + 4 * (nearest[i] % CENTRES)), least);
    }
}
