/* SPDX-License-Identifier: MIT */
/* At the set's edge the estimate is unstable: some rays end elsewhere. */
#include "case.h"

struct quaternion {
    double r, i, j, k;
};

static const float constant[4] = {-0.2f, 0.7f, 0.15f, 0.1f};

void
julia4_setup(struct job *job)
{
    float *out = job_out(job, job->n * job->n * sizeof *out);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(out), INT(job->n),
           FLOAT4(constant[0], constant[1], constant[2], constant[3]));
}

static struct quaternion
product(struct quaternion a, struct quaternion b)
{
    return (struct quaternion){
        a.r * b.r - a.i * b.i - a.j * b.j - a.k * b.k, a.r * b.i + a.i * b.r + a.j * b.k - a.k * b.j,
        a.r * b.j - a.i * b.k + a.j * b.r + a.k * b.i, a.r * b.k + a.i * b.j - a.j * b.i + a.k * b.r};
}

static double
square(struct quaternion q)
{
    return q.r * q.r + q.i * q.i + q.j * q.j + q.k * q.k;
}

static double
estimate(struct quaternion z)
{
    struct quaternion d = {1, 0, 0, 0};
    for (int i = 0; i < 9 && square(z) < 16; i++) {
        d = product((struct quaternion){2 * z.r, 2 * z.i, 2 * z.j, 2 * z.k}, d);
        z = product(z, z);
        z = (struct quaternion){z.r + constant[0], z.i + constant[1], z.j + constant[2], z.k + constant[3]};
    }
    double length = sqrt(square(z));
    return 0.5 * length * log(length) / sqrt(square(d));
}

static double
marched(double x, double y)
{
    double length = sqrt(x * x + y * y + 4), along = 1.5, distance = 1;
    for (int step = 0; step < 64 && distance > 0.002 && along < 5; step++) {
        double part = along / length;
        distance = estimate((struct quaternion){x * part, y * part, 2 * part - 3, 0});
        along += distance;
    }
    return distance <= 0.002 ? along : 0;
}

void
julia4_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const float *out = job_result(job, 0);
    for (int i = 0; i < n * n; i += 7)
        check_number(check, (size_t)i, out[i], marched((2.0 * (i % n) - n) / n, (2.0 * (i / n) - n) / n));
}
