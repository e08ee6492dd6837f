/* SPDX-License-Identifier: MIT */
#include "case.h"

static const float alpha = 0.75f, beta = 0.5f;

void
syrk_setup(struct job *job)
{
    const size_t n = job->n;
    const float *a = job_in_floats(job, n * n, 0, 1);
    float *c = job_out(job, n * n * sizeof *c);
    for (size_t i = 0; i < n * n; i++)
        c[i] = job_random(job, 0, 1);
    LAUNCH(job, PLANE(n, n), BUFFER(a), BUFFER(c), FLOAT(alpha), FLOAT(beta), INT(n));
}

void
syrk_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *a = job_input(job, 0), *c = job_input(job, 1), *got = job_result(job, 1);
    for (size_t i = 0; i < n * n; i += 23) {
        double sum = 0;
        for (size_t k = 0; k < n; k++)
            sum += (double)a[i / n * n + k] * a[i % n * n + k];
        check_number(check, i, got[i], alpha * sum + beta * c[i]);
    }
}
