/* SPDX-License-Identifier: MIT */
/*
 * Launches that may change from threads with a part of a wavefront's lanes to whole ones, between two
 * work-groups. Quick code for parts is translated in half of the time, and the best code is for whole
 * wavefronts.
 */
#ifndef BACKEND_PARTS_H
#define BACKEND_PARTS_H

#include "emu/launch.h"
#include "pool.h"

/* The launch in parts, and what a worker must know of it. Lives on the caller's stack. */
struct parts {
    struct emu_launch launch;
    struct pool_job job;
};

/* Gives the job its parts, if its code has some that it may use. Without memory for them it has none. */
void parts_begin(struct pool_job *job, struct parts *parts);
void parts_end(struct pool_job *job);
/* How the next groups run: the job, or its parts. */
const struct pool_job *parts_now(const struct pool_job *job);
/* Turns the fault of a part into that of its wavefront's thread. */
void parts_tell_thread(const struct pool_job *job, struct emu_fault *fault);

#endif
