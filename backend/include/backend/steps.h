/* SPDX-License-Identifier: MIT */
/*
 * A launch in steps, for a caller that has other work while the pool's threads run it. One caller may prepare
 * the next launch before it finishes one.
 */
#ifndef BACKEND_STEPS_H
#define BACKEND_STEPS_H

#include <stdbool.h>

#include "backend/backend.h"

struct backend_job;

/* What is launched. Code and launch must outlive the job. */
struct backend_subject {
    const struct backend_code *code;
    const struct emu_launch *launch;
    uint32_t first[3]; /* the ids of the first work-group */
    double hang_seconds;
};

/* Prepares a launch; kernels' memory is not touched. The first one of a code takes long, because it makes
 * host code. NULL: out of memory. */
struct backend_job *backend_job_new(struct backend_pool *pool, const struct backend_subject *subject);
/* It will start soon: the pool's threads may get ready for it. */
void backend_job_announce(struct backend_job *job);
/* The pool's threads may begin with it from now on. */
void backend_job_start(struct backend_job *job);
/* Whether several workers may run it. Behind backend_job_start. */
bool backend_job_is_shared(const struct backend_job *job);
/* Once, behind backend_job_start: works on the launch until it has ended. As backend_run. */
int backend_job_finish(struct backend_job *job, struct emu_fault *fault);
/* A job that has been finished, or was never started. Accepts NULL. */
void backend_job_free(struct backend_job *job);

#endif
