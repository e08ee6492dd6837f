/* SPDX-License-Identifier: MIT */
#include "case.h"

static const float softening = 0.01f;

void
nbody_setup(struct job *job)
{
    const float *bodies = job_in_floats(job, 4 * job->n, 0, 1);
    float *forces = job_out(job, 4 * job->n * sizeof *forces);
    LAUNCH(job, LINE(job->n), BUFFER(bodies), BUFFER(forces), UINT(job->n), FLOAT(softening));
}

void
nbody_verify(const struct job *job, struct check *check)
{
    const float *bodies = job_input(job, 0), *forces = job_result(job, 1);
    for (size_t i = 0; i < job->n; i += 16) {
        const float *me = bodies + 4 * i;
        double force[3] = {0};
        for (size_t j = 0; j < job->n; j++) {
            const float *body = bodies + 4 * j;
            double d[3] = {body[0] - me[0], body[1] - me[1], body[2] - me[2]};
            double inverse = 1 / sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + softening);
            for (unsigned axis = 0; axis < 3; axis++)
                force[axis] += d[axis] * body[3] * inverse * inverse * inverse;
        }
        for (unsigned axis = 0; axis < 3; axis++)
            check_number(check, 4 * i + axis, forces[4 * i + axis], force[axis]);
    }
}
