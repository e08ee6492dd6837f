/* SPDX-License-Identifier: MIT */
/* Neighbours are near by their number and up to a cell away in a crystal that is a bit warm: the forces stay
 * small. */
#include "case.h"

enum { NEIGHBOURS = 32, REACH = 512 };
static const float cutoff = 64;

void
md_setup(struct job *job)
{
    const size_t n = job->n;
    float *atoms = job_in(job, 4 * n * sizeof *atoms), *forces = job_out(job, 4 * n * sizeof *forces);
    int32_t *list = job_in(job, NEIGHBOURS * n * sizeof *list);
    for (size_t i = 0; i < n; i++) {
        const size_t at[3] = {i % 32, i / 32 % 32, i / 1024};
        for (unsigned axis = 0; axis < 3; axis++)
            atoms[4 * i + axis] = 2 * (float)at[axis] + job_random(job, -0.2f, 0.2f);
    }
    for (size_t i = 0; i < NEIGHBOURS * n; i++)
        list[i] = (int32_t)((i % n + 1 + job_random_bits(job) % REACH) % n);
    LAUNCH(job, LINE(n), BUFFER(atoms), BUFFER(forces), INT(NEIGHBOURS), BUFFER(list), FLOAT(cutoff), INT(n));
}

static void
meet(const float *me, const float *other, double force[3])
{
    const double d[3] = {(double)me[0] - other[0], (double)me[1] - other[1], (double)me[2] - other[2]};
    const double square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2], sixth = 1 / (square * square * square);
    for (unsigned axis = 0; axis < 3 && square < cutoff; axis++)
        force[axis] += d[axis] / square * sixth * (1.5 * sixth - 2);
}

void
md_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *atoms = job_input(job, 0), *forces = job_result(job, 1);
    const int32_t *list = job_input(job, 2);
    for (size_t i = 0; i < n; i++) {
        double force[3] = {0};
        for (size_t j = 0; j < NEIGHBOURS; j++)
            meet(atoms + 4 * i, atoms + 4 * list[j * n + i], force);
        for (size_t axis = 0; axis < 3; axis++)
            check_number(check, 4 * i + axis, forces[4 * i + axis], force[axis]);
    }
}
