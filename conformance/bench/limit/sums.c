/* SPDX-License-Identifier: MIT */
/* Memory's speed: sums of vectors and over vectors. */
#include "limit.h"
#include "vector.h"

enum { PIECE = 1 << 14, GROUPS = 64, GROUP = 256 };

static void
add(const struct job *job, size_t from, size_t to)
{
    const float *a = job_input(job, 0), *b = job_input(job, 1);
    float *c = job_output(job, 2);
    for (size_t i = from; i < to; i += LANES)
        stream_floats(c + i, load_floats(a + i) + load_floats(b + i));
}

void
vadd_limit(const struct job *job, struct team *team)
{
    team_share(team, job, add, job->n, PIECE);
}

static void
multiply_and_add(const struct job *job, size_t from, size_t to)
{
    const double a = job->launches[0].args[2].value.d, *x = job_input(job, 0);
    double *restrict y = job_output(job, 1);
    for (size_t i = from; i < to; i++)
        y[i] = a * x[i] + y[i];
}

void
daxpy_limit(const struct job *job, struct team *team)
{
    team_share(team, job, multiply_and_add, job->n, PIECE);
}

/* The result has a sum for each group of the kernel: 256 numbers of every 64 times 256 are the same group's.
 */
static void
sum_groups(const struct job *job, size_t from, size_t to)
{
    const float *in = job_input(job, 0);
    float *restrict sums = job_output(job, 1);
    for (size_t block = 0; block < job->n; block += GROUPS * GROUP)
        for (size_t group = from; group < to; group++) {
            const float *restrict part = in + block + group * GROUP;
            float sum = 0;
            for (size_t i = 0; i < GROUP; i++)
                sum += part[i];
            sums[group] += sum;
        }
}

void
reduce_limit(const struct job *job, struct team *team)
{
    team_share(team, job, sum_groups, GROUPS, GROUPS / 2);
}

static void
sum_products(const struct job *job, size_t from, size_t to)
{
    const double *x = job_input(job, 0), *y = job_input(job, 1);
    double *restrict sums = job_output(job, 2);
    for (size_t block = 0; block < job->n; block += GROUPS * GROUP)
        for (size_t group = from; group < to; group++) {
            const size_t at = block + group * GROUP;
            double sum = 0;
            for (size_t i = 0; i < GROUP; i++)
                sum += x[at + i] * y[at + i];
            sums[group] += sum;
        }
}

void
ddot_limit(const struct job *job, struct team *team)
{
    team_share(team, job, sum_products, GROUPS, GROUPS / 2);
}
