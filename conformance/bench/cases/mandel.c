/* SPDX-License-Identifier: MIT */
/* The edge decides after a thousand steps of rounding, and a product may be fused or not: a few points may
 * differ. */
#include "case.h"

enum { MAX_ITERATIONS = 1000 };

void
mandel_setup(struct job *job)
{
    uint32_t *out = job_out(job, job->n * job->n * sizeof *out);
    float step = 3.0f / (float)job->n;
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(out), UINT(job->n), UINT(job->n), UINT(MAX_ITERATIONS),
           FLOAT(-2.0f), FLOAT(-1.5f), FLOAT(step), FLOAT(step));
}

static uint32_t
iterations(float cx, float cy)
{
    uint32_t count = 0;
    for (float x = 0, y = 0; count < MAX_ITERATIONS && x * x + y * y < 4.0f; count++) {
        float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = next;
    }
    return count;
}

void
mandel_verify(const struct job *job, struct check *check)
{
    const uint32_t *out = job_result(job, 0);
    float step = 3.0f / (float)job->n;
    for (size_t i = 0; i < job->n * job->n; i += 7)
        check_bits(check, i, out[i],
                   iterations(-2.0f + step * (float)(i % job->n), -1.5f + step * (float)(i / job->n)));
}
