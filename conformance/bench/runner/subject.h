/* SPDX-License-Identifier: MIT */
/* What a child times: a job on an OpenCL device, or the loop in limit/ that does the same. */
#ifndef BENCH_SUBJECT_H
#define BENCH_SUBJECT_H

#include "config.h"
#include "execute.h"
#include "job.h"
#include "limit.h"

struct subject {
    struct job *job;
    limit_function *limit; /* NULL: the execution */
    struct team *team;
    struct execution execution;
};

/* Whatever fails ends the program with a sentence. */
void subject_open(struct subject *subject, const struct config *config, struct job *job);
void subject_close(struct subject *subject);

/* Puts the buffers back, then does all the work. */
struct times subject_run(struct subject *subject);

/* Brings the results into the job. */
void subject_read(struct subject *subject);

#endif
