/* SPDX-License-Identifier: MIT */
#include "subject.h"

#include "common/fail.h"
#include "processor_seconds.h"

void
subject_open(struct subject *subject, const struct config *config, struct job *job)
{
    *subject = (struct subject){.job = job};
    if (config->platform) {
        execute_open(&subject->execution, config, job);
        return;
    }
    subject->limit = limit_find(job->row->name);
    if (!subject->limit)
        fail("no loop for %s", job->row->name);
    subject->team = team_open();
}

void
subject_close(struct subject *subject)
{
    if (subject->limit)
        team_close(subject->team);
    else
        execute_close(&subject->execution);
}

struct times
subject_run(struct subject *subject)
{
    const struct job *job = subject->job;
    if (!subject->limit)
        return execute_run(&subject->execution);
    job_put_back(job);
    const double start = elapsed_seconds(), processor = processor_seconds();
    if (job->launch_count > 0) /* not blind */
        subject->limit(job, subject->team);
    return (struct times){elapsed_seconds() - start, processor_seconds() - processor};
}

void
subject_read(struct subject *subject)
{
    if (!subject->limit)
        execute_read(&subject->execution);
}
