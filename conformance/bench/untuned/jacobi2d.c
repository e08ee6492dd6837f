/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"
#include "common/fail.h"

enum { STEPS = 4 };

void
jacobi2d_setup(struct job *job)
{
    const size_t n = job->n;
    float *a = job_out(job, n * n * sizeof *a), *b = job_out(job, n * n * sizeof *b);
    for (size_t i = 0; i < n * n; i++)
        a[i] = job_random(job, 0, 1);
    for (unsigned i = 0; i < STEPS; i++) {
        LAUNCH_NAMED(job, "jacobi2d_step", PLANE(n, n), BUFFER(a), BUFFER(b), INT(n));
        LAUNCH_NAMED(job, "jacobi2d_copy", PLANE(n, n), BUFFER(a), BUFFER(b), INT(n));
    }
}

static void
step(const double *from, double *to, size_t n)
{
    for (size_t i = 0; i < n * n; i++) {
        const size_t x = i % n, y = i / n;
        const bool edge = x == 0 || y == 0 || x == n - 1 || y == n - 1;
        to[i] = edge ? from[i] : 0.2 * (from[i] + from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
    }
}

void
jacobi2d_verify(const struct job *job, struct check *check)
{
    const size_t count = job->n * job->n;
    const float *start = job_input(job, 0), *got = job_result(job, 0);
    double *memory = malloc(2 * count * sizeof *memory);
    if (!memory)
        fail("no memory");
    for (size_t i = 0; i < count; i++)
        memory[i] = start[i];
    for (unsigned i = 0; i < STEPS; i++)
        step(memory + i % 2 * count, memory + (i + 1) % 2 * count, job->n);
    for (size_t i = 0; i < count; i++)
        check_number(check, i, got[i], memory[i]);
    free(memory);
}
