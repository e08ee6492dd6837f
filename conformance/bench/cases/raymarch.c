/* SPDX-License-Identifier: MIT */
/* Rays that graze a surface may miss it by rounding. */
#include "case.h"

struct vector {
    double x, y, z;
};

void
raymarch_setup(struct job *job)
{
    float *out = job_out(job, job->n * job->n * sizeof *out);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(out), INT(job->n));
}

static double
smooth_min(double a, double b)
{
    double h = fmin(fmax(0.5 + b - a, 0), 1);
    return b + (a - b) * h - 0.5 * h * (1 - h);
}

static double
field(double x, double y, double z)
{
    double ball = sqrt((x - 0.6) * (x - 0.6) + (y - 0.3) * (y - 0.3) + z * z) - 0.9;
    double ring = hypot(hypot(x, z) - 1.6, y + 0.4) - 0.35;
    return smooth_min(smooth_min(ball, ring), y + 1);
}

static struct vector
normalised(double x, double y, double z)
{
    double length = sqrt(x * x + y * y + z * z);
    return (struct vector){x / length, y / length, z / length};
}

static double
lit(struct vector p)
{
    const double e = 0.01;
    struct vector normal = normalised(field(p.x + e, p.y, p.z) - field(p.x - e, p.y, p.z),
                                      field(p.x, p.y + e, p.z) - field(p.x, p.y - e, p.z),
                                      field(p.x, p.y, p.z + e) - field(p.x, p.y, p.z - e));
    return 0.1 + 0.9 * fmax(-0.48 * normal.x + 0.8 * normal.y - 0.36 * normal.z, 0);
}

static double
marched(struct vector ray)
{
    double along = 0, distance = 1;
    for (int step = 0; step < 96 && distance > 0.001 && along < 20; step++) {
        distance = field(along * ray.x, 1 + along * ray.y, along * ray.z - 4);
        along += distance;
    }
    if (distance > 0.001)
        return 0;
    return lit((struct vector){along * ray.x, 1 + along * ray.y, along * ray.z - 4});
}

void
raymarch_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const float *out = job_result(job, 0);
    for (int i = 0; i < n * n; i += 11) {
        int x = i % n, y = i / n;
        struct vector ray = normalised((2.0 * x - n) / n, (n - 2.0 * y) / n - 0.3, 1.5);
        check_number(check, (size_t)i, out[i], marched(ray));
    }
}
