/* SPDX-License-Identifier: MIT */
#include "case.h"

void
stencil3d_setup(struct job *job)
{
    const size_t n = job->n;
    const float *in = job_in_floats(job, n * n * n, 0, 1);
    float *out = job_out(job, n * n * n * sizeof *out);
    LAUNCH(job, CUBE(n, n, n), BUFFER(in), BUFFER(out), INT(n));
}

static double
stepped(const float *in, size_t n, size_t x, size_t y, size_t z)
{
    const float *here = in + (z * n + y) * n + x;
    if (x == 0 || y == 0 || z == 0 || x == n - 1 || y == n - 1 || z == n - 1)
        return *here;
    double around = 0;
    const ptrdiff_t strides[3] = {1, (ptrdiff_t)n, (ptrdiff_t)(n * n)};
    for (unsigned axis = 0; axis < 3; axis++)
        around += (double)here[strides[axis]] + here[-strides[axis]];
    return *here + 0.1 * (around - 6.0 * *here);
}

void
stencil3d_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *in = job_input(job, 0), *out = job_result(job, 1);
    for (size_t i = 0; i < n * n * n; i += 3)
        check_number(check, i, out[i], stepped(in, n, i % n, i / n % n, i / n / n));
}
