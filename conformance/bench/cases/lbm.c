/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { DIRECTIONS = 9 };
static const float omega = 1.2f;
static const int dx[DIRECTIONS] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int dy[DIRECTIONS] = {0, 0, 1, 0, -1, 1, 1, -1, -1};

static double
weight(unsigned direction)
{
    return (direction == 0 ? 16 : direction < 5 ? 4 : 1) / 36.0;
}

void
lbm_setup(struct job *job)
{
    const size_t cells = job->n * job->n;
    float *in = job_in(job, DIRECTIONS * cells * sizeof *in),
          *out = job_out(job, DIRECTIONS * cells * sizeof *out);
    for (size_t i = 0; i < DIRECTIONS * cells; i++)
        in[i] = (float)weight((unsigned)(i / cells)) * job_random(job, 0.9f, 1.1f);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(in), BUFFER(out), INT(job->n), FLOAT(omega));
}

static void
relax(double f[DIRECTIONS])
{
    double density = 0, ux = 0, uy = 0;
    for (unsigned i = 0; i < DIRECTIONS; i++) {
        density += f[i];
        ux += dx[i] * f[i];
        uy += dy[i] * f[i];
    }
    ux /= density;
    uy /= density;
    for (unsigned i = 0; i < DIRECTIONS; i++) {
        double along = dx[i] * ux + dy[i] * uy;
        double balance =
            weight(i) * density * (1 + 3 * along + 4.5 * along * along - 1.5 * (ux * ux + uy * uy));
        f[i] += omega * (balance - f[i]);
    }
}

void
lbm_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const float *in = job_input(job, 0), *out = job_result(job, 1);
    for (int i = 0; i < n * n; i += 3) {
        double f[DIRECTIONS];
        for (int k = 0; k < DIRECTIONS; k++)
            f[k] = in[(k * n + (i / n - dy[k] + n) % n) * n + (i % n - dx[k] + n) % n];
        relax(f);
        for (int k = 0; k < DIRECTIONS; k++)
            check_number(check, (size_t)(k * n * n + i), out[k * n * n + i], f[k]);
    }
}
