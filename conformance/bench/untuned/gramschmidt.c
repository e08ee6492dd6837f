/* SPDX-License-Identifier: MIT */
/* A strong diagonal, so that no column is nearly a sum of others. */
#include "case.h"

void
gramschmidt_setup(struct job *job)
{
    const size_t n = job->n, bytes = n * n * sizeof(float);
    float *a = job_out(job, bytes), *r = job_out(job, bytes), *q = job_out(job, bytes);
    for (size_t i = 0; i < n * n; i++)
        a[i] = job_random(job, -1, 1) + (i / n == i % n ? 8 : 0);
    for (size_t k = 0; k < n; k++) {
        LAUNCH_NAMED(job, "gramschmidt_length", LINE(job->row->group.x), BUFFER(a), BUFFER(r), INT(n),
                     INT(k));
        LAUNCH_NAMED(job, "gramschmidt_divide", LINE(n), BUFFER(a), BUFFER(r), BUFFER(q), INT(n), INT(k));
        LAUNCH_NAMED(job, "gramschmidt_rest", LINE(n), BUFFER(a), BUFFER(r), BUFFER(q), INT(n), INT(k));
    }
}

/* The factors' product is the matrix, and the first of them is orthogonal. */
void
gramschmidt_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *a = job_input(job, 0), *r = job_result(job, 1), *q = job_result(job, 2);
    for (size_t i = 0; i < n * n; i += 7) {
        const size_t x = i % n, y = i / n;
        double product = 0, dot = 0;
        for (size_t k = 0; k <= x; k++)
            product += (double)q[y * n + k] * r[k * n + x];
        for (size_t k = 0; k < n; k++)
            dot += (double)q[k * n + x] * q[k * n + y];
        check_number(check, i, product, a[i]);
        check_number(check, i, dot, x == y);
    }
}
