/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"
#include "common/fail.h"

enum { LEFT = 12, LAUNCHES = 4, STEPS = 2 * LAUNCHES };
static const float across = 0.1f, up = 0.2f, rate = 0.5f, ambient = 80;

void
hotspot_setup(struct job *job)
{
    const size_t n = job->n, tiles = n / LEFT * job->row->group.x;
    const float *power = job_in_floats(job, n * n, 0, 1);
    float *a = job_out(job, n * n * sizeof *a), *b = job_out(job, n * n * sizeof *b);
    for (size_t i = 0; i < n * n; i++)
        a[i] = job_random(job, 70, 90);
    for (unsigned i = 0; i < LAUNCHES; i++)
        LAUNCH(job, PLANE(tiles, tiles), BUFFER(power), BUFFER(i % 2 ? b : a), BUFFER(i % 2 ? a : b), INT(n),
               FLOAT(across), FLOAT(up), FLOAT(rate), FLOAT(ambient));
}

static void
step(const float *power, const double *from, double *to, int n)
{
    for (int i = 0; i < n * n; i++) {
        const int x = i % n, y = i / n;
        const double here = from[i], north = from[y > 0 ? i - n : i], south = from[y < n - 1 ? i + n : i];
        const double west = from[x > 0 ? i - 1 : i], east = from[x < n - 1 ? i + 1 : i];
        to[i] = here + rate * (power[i] + (south + north - 2 * here) * up +
                               (east + west - 2 * here) * across + (ambient - here) * 0.05);
    }
}

void
hotspot_verify(const struct job *job, struct check *check)
{
    const size_t count = job->n * job->n;
    const float *start = job_input(job, 1), *got = job_result(job, 1);
    double *memory = malloc(2 * count * sizeof *memory);
    if (!memory)
        fail("no memory");
    for (size_t i = 0; i < count; i++)
        memory[i] = start[i];
    for (unsigned i = 0; i < STEPS; i++)
        step(job_input(job, 0), memory + i % 2 * count, memory + (i + 1) % 2 * count, (int)job->n);
    for (size_t i = 0; i < count; i++)
        check_number(check, i, got[i], memory[i]);
    free(memory);
}
