/* SPDX-License-Identifier: MIT */
/*
 * What this host can do: for many kernels the loop that a person writes for it in an hour, with vectors and
 * all threads. It computes a job's results from the same data as the devices do, into the buffers where a
 * device's results are read.
 */
#ifndef BENCH_LIMIT_H
#define BENCH_LIMIT_H

#include "job.h"
#include "team.h"

typedef void limit_function(const struct job *job, struct team *team);

#define LIMIT(name) limit_function name##_limit;
#include "limits.def"
#undef LIMIT

limit_function *limit_find(const char *name); /* NULL: nobody has written it */

/* The first launch's argument that is a number. */
static inline float
job_float(const struct job *job, unsigned index)
{
    return job->launches[0].args[index].value.f;
}

static inline uint32_t
job_uint(const struct job *job, unsigned index)
{
    return job->launches[0].args[index].value.u;
}

static inline int
limit_clamp(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

#endif
