/* SPDX-License-Identifier: MIT */
/* The tolerance is for a value that rounds the other way. */
#include "case.h"

static const float key[3] = {0.1f, 0.8f, 0.2f}, similar = 0.3f, blend = 0.2f;

void
overlay_setup(struct job *job)
{
    const size_t pixels = job->n * job->n;
    const uint8_t *under = job_in_bytes(job, 4 * pixels), *over = job_in_bytes(job, 4 * pixels);
    uint8_t *out = job_out(job, 4 * pixels);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(under), BUFFER(over), BUFFER(out),
           FLOAT4(key[0], key[1], key[2], 0), FLOAT(similar), FLOAT(blend), INT(job->n));
}

static double
opacity(const uint8_t *over)
{
    double square = 0;
    for (unsigned i = 0; i < 3; i++)
        square += (over[i] / 255.0 - key[i]) * (over[i] / 255.0 - key[i]);
    return over[3] / 255.0 * fmin(fmax((sqrt(square / 3) - similar) / blend, 0), 1);
}

void
overlay_verify(const struct job *job, struct check *check)
{
    const uint8_t *under = job_input(job, 0), *over = job_input(job, 1), *out = job_result(job, 2);
    for (size_t i = 0; i < 4 * job->n * job->n; i += 9) {
        const double opaque = opacity(over + i / 4 * 4), value = i % 4 == 3 ? 255 : over[i];
        check_number(check, i, out[i], rint(value * opaque + under[i] * (1 - opaque)));
    }
}
