/* SPDX-License-Identifier: MIT */
#include "case.h"

static const float scale = 1.0f / 32 + 1.0f / 1024;

void
noise_setup(struct job *job)
{
    float *out = job_out(job, job->n * job->n * sizeof *out);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(out), UINT(job->n), FLOAT(scale));
}

static double
gradient(uint32_t x, uint32_t y, double dx, double dy)
{
    uint32_t hash = x * 374761393u + y * 668265263u;
    hash = (hash ^ hash >> 13) * 1274126177u;
    hash ^= hash >> 16;
    double u = hash & 1 ? dx : -dx, v = hash & 2 ? dy : -dy;
    return hash & 4 ? u + v / 2 : v + u / 2;
}

static double
fade(double t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

static double
between(double a, double b, double t)
{
    return a + (b - a) * t;
}

static double
perlin(double x, double y)
{
    uint32_t ix = (uint32_t)floor(x), iy = (uint32_t)floor(y);
    double dx = x - ix, dy = y - iy, u = fade(dx);
    double top = between(gradient(ix, iy, dx, dy), gradient(ix + 1, iy, dx - 1, dy), u);
    double bottom = between(gradient(ix, iy + 1, dx, dy - 1), gradient(ix + 1, iy + 1, dx - 1, dy - 1), u);
    return between(top, bottom, fade(dy));
}

void
noise_verify(const struct job *job, struct check *check)
{
    const float *out = job_result(job, 0);
    for (size_t i = 0; i < job->n * job->n; i += 7) {
        double x = (double)(i % job->n) * scale, y = (double)(i / job->n) * scale, sum = 0;
        for (unsigned octave = 0; octave < 4; octave++)
            sum += perlin(x * (1 << octave), y * (1 << octave)) / (2 << octave);
        check_number(check, i, out[i], sum);
    }
}
