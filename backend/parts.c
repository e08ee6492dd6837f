/* SPDX-License-Identifier: MIT */
#include "parts.h"

#include <assert.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/thread.h"

void
parts_begin(struct pool_job *job, struct parts *parts)
{
    const struct emu_kernel *kernel;
    const struct backend_code *code =
        job->code->find_parts ? job->code->find_parts(job->code, job->launch, &kernel) : NULL;
    if (!code)
        return;
    parts->launch = *job->launch;
    parts->launch.kernel = kernel;
    parts->job = (struct pool_job){.code = code,
                                   .launch = &parts->launch,
                                   .start = emu_start_new(&parts->launch),
                                   .groups = job->groups,
                                   .order = job->order};
    if (!parts->job.start)
        return;
    memcpy(parts->job.first, job->first, sizeof job->first);
    pool_set_threads(&parts->job);
    job->parts = &parts->job;
}

void
parts_end(struct pool_job *job)
{
    if (job->parts)
        emu_start_free((struct emu_start *)job->parts->start);
    job->parts = NULL;
}

const struct pool_job *
parts_now(const struct pool_job *job)
{
    const bool likes = job->parts && job->code->likes_parts(job->code, job->launch, job->parts->launch);
    return likes ? job->parts : job;
}

void
parts_tell_thread(const struct pool_job *job, struct emu_fault *fault)
{
    assert(job->parts);
    const uint32_t lanes = job->launch->kernel->lanes;
    const uint64_t first = (uint64_t)fault->thread * job->parts->launch->kernel->lanes;
    fault->thread = (uint32_t)(first / lanes);
    fault->lanes <<= first % lanes;
}
