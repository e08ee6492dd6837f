/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"
#include "common/fail.h"

enum { STEPS = 2 };
static const float variation = 0.05f, rate = 0.5f;

void
srad_setup(struct job *job)
{
    const size_t n = job->n, bytes = n * n * sizeof(float);
    float *j = job_out(job, bytes), *north = job_out(job, bytes), *south = job_out(job, bytes),
          *west = job_out(job, bytes), *east = job_out(job, bytes), *c = job_out(job, bytes);
    for (size_t i = 0; i < n * n; i++)
        j[i] = expf(job_random(job, 0, 1));
    for (unsigned i = 0; i < STEPS; i++) {
        LAUNCH_NAMED(job, "srad_coefficients", PLANE(n, n), BUFFER(j), BUFFER(north), BUFFER(south),
                     BUFFER(west), BUFFER(east), BUFFER(c), INT(n), FLOAT(variation));
        LAUNCH_NAMED(job, "srad_spread", PLANE(n, n), BUFFER(j), BUFFER(north), BUFFER(south), BUFFER(west),
                     BUFFER(east), BUFFER(c), INT(n), FLOAT(rate));
    }
}

/* Beyond the edge is the edge. */
static double
pixel(const double *j, int n, int x, int y)
{
    return j[clamp_int(y, 0, n - 1) * n + clamp_int(x, 0, n - 1)];
}

static double
coefficient(const double *j, int n, int x, int y)
{
    const double here = j[y * n + x];
    const double around[4] = {pixel(j, n, x, y - 1), pixel(j, n, x, y + 1), pixel(j, n, x - 1, y),
                              pixel(j, n, x + 1, y)};
    double squares = 0, sum = 0;
    for (unsigned i = 0; i < 4; i++) {
        squares += (around[i] - here) * (around[i] - here);
        sum += around[i] - here;
    }
    const double bent = sum / here, lower = 1 + bent / 4;
    const double q = (squares / (here * here) / 2 - bent * bent / 16) / (lower * lower);
    return fmin(fmax(1 / (1 + (q - variation) / (variation * (1 + variation))), 0), 1);
}

static void
step(double *j, double *c, double *next, int n)
{
    for (int i = 0; i < n * n; i++)
        c[i] = coefficient(j, n, i % n, i / n);
    for (int i = 0; i < n * n; i++) {
        const int x = i % n, y = i / n;
        const double north = pixel(j, n, x, y - 1) - j[i], south = pixel(j, n, x, y + 1) - j[i];
        const double west = pixel(j, n, x - 1, y) - j[i], east = pixel(j, n, x + 1, y) - j[i];
        const double below = pixel(c, n, x, y + 1), right = pixel(c, n, x + 1, y);
        next[i] = j[i] + 0.25 * rate * (c[i] * (north + west) + below * south + right * east);
    }
}

void
srad_verify(const struct job *job, struct check *check)
{
    const size_t count = job->n * job->n;
    const float *start = job_input(job, 0), *got = job_result(job, 0);
    double *memory = malloc(3 * count * sizeof *memory);
    if (!memory)
        fail("no memory");
    for (size_t i = 0; i < count; i++)
        memory[i] = start[i];
    for (unsigned i = 0; i < STEPS; i++)
        step(memory + i % 2 * count, memory + 2 * count, memory + (i + 1) % 2 * count, (int)job->n);
    for (size_t i = 0; i < count; i++)
        check_number(check, i, got[i], memory[i]);
    free(memory);
}
