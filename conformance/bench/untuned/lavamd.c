/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"

enum { PARTICLES = 64 };
static const float sharp = 0.5f;

/* The size is the edge of the cube of boxes. */
void
lavamd_setup(struct job *job)
{
    const size_t count = job->n * job->n * job->n * PARTICLES;
    float *particles = job_in(job, 4 * count * sizeof *particles),
          *forces = job_out(job, 4 * count * sizeof *forces);
    for (size_t i = 0; i < count; i++) {
        const size_t box = i / PARTICLES,
                     at[3] = {box % job->n, box / job->n % job->n, box / job->n / job->n};
        for (unsigned axis = 0; axis < 3; axis++)
            particles[4 * i + axis] = (float)at[axis] + job_random(job, 0, 1);
        particles[4 * i + 3] = job_random(job, 0, 1);
    }
    LAUNCH(job, LINE(count), BUFFER(particles), BUFFER(forces), INT(job->n), FLOAT(sharp));
}

static void
meet(const float *me, const float *box, double force[4])
{
    for (const float *other = box; other < box + 4 * PARTICLES; other += 4) {
        const double d[3] = {(double)me[0] - other[0], (double)me[1] - other[1], (double)me[2] - other[2]};
        const double near = exp(-sharp * (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]));
        for (unsigned axis = 0; axis < 3; axis++)
            force[axis] += 2 * near * other[3] * d[axis];
        force[3] += other[3] * near;
    }
}

void
lavamd_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const float *particles = job_input(job, 0), *forces = job_result(job, 1);
    for (int i = 0; i < n * n * n * PARTICLES; i += 29) {
        const int box = i / PARTICLES, x = box % n, y = box / n % n, z = box / n / n;
        double force[4] = {0};
        for (int k = 0; k < n * n * n; k++)
            if (abs(k % n - x) <= 1 && abs(k / n % n - y) <= 1 && abs(k / n / n - z) <= 1)
                meet(particles + 4 * i, particles + 4 * PARTICLES * k, force);
        for (int axis = 0; axis < 4; axis++)
            check_number(check, (size_t)(4 * i + axis), forces[4 * i + axis], force[axis]);
    }
}
