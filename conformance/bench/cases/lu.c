/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"
#include "common/fail.h"

enum { BLOCK = 16 };

void
lu_setup(struct job *job)
{
    const size_t n = job->n;
    float *a = job_out(job, n * n * sizeof *a);
    for (size_t i = 0; i < n * n; i++)
        a[i] = job_random(job, -1, 1) + (i / n == i % n ? (float)n / 4 : 0);
    for (size_t k = 0; k < n; k += BLOCK) {
        const size_t rest = n - k - BLOCK;
        LAUNCH_NAMED(job, "lu_diagonal", PLANE(BLOCK, BLOCK), BUFFER(a), UINT(n), UINT(k));
        if (rest == 0)
            break;
        LAUNCH_NAMED(job, "lu_panels", PLANE(rest, 2 * BLOCK), BUFFER(a), UINT(n), UINT(k));
        LAUNCH_NAMED(job, "lu_update", PLANE(rest, rest), BUFFER(a), UINT(n), UINT(k));
    }
}

static void
decompose(double *a, size_t n)
{
    for (size_t k = 0; k < n; k++)
        for (size_t y = k + 1; y < n; y++) {
            a[y * n + k] /= a[k * n + k];
            for (size_t x = k + 1; x < n; x++)
                a[y * n + x] -= a[y * n + k] * a[k * n + x];
        }
}

void
lu_verify(const struct job *job, struct check *check)
{
    const size_t count = job->n * job->n;
    const float *a = job_input(job, 0), *got = job_result(job, 0);
    double *want = malloc(count * sizeof *want);
    if (!want)
        fail("no memory");
    for (size_t i = 0; i < count; i++)
        want[i] = a[i];
    decompose(want, job->n);
    for (size_t i = 0; i < count; i++)
        check_number(check, i, got[i], want[i]);
    free(want);
}
