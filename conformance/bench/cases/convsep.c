/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { RADIUS = 8, TAPS = 2 * RADIUS + 1 };

void
convsep_setup(struct job *job)
{
    const size_t n = job->n;
    const float *in = job_in_floats(job, n * n, 0, 1), *weights = job_in_floats(job, TAPS, 0, 2.0f / TAPS);
    float *middle = job_out(job, n * n * sizeof *middle), *out = job_out(job, n * n * sizeof *out);
    LAUNCH_NAMED(job, "convsep_rows", PLANE(n, n), BUFFER(in), BUFFER(middle), BUFFER(weights), INT(n));
    LAUNCH_NAMED(job, "convsep_columns", PLANE(n, n), BUFFER(middle), BUFFER(out), BUFFER(weights), INT(n));
}

void
convsep_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const float *in = job_input(job, 0), *weights = job_input(job, 1), *out = job_result(job, 3);
    for (int i = 0; i < n * n; i += 53) {
        double sum = 0;
        for (int y = -RADIUS; y <= RADIUS; y++)
            for (int x = -RADIUS; x <= RADIUS; x++)
                sum += in[clamp_int(i / n + y, 0, n - 1) * n + clamp_int(i % n + x, 0, n - 1)] *
                       weights[x + RADIUS] * weights[y + RADIUS];
        check_number(check, (size_t)i, out[i], sum);
    }
}
