/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_PROFILE: what kernels do, counted (docs/profile.md). A launch that is counted runs on one host
 * thread, every hardware thread observed, so its numbers are the same on every run.
 */
#ifndef PROFILE_H
#define PROFILE_H

#include <stdbool.h>
#include <stdint.h>

#include "runtime/cl.h"

struct backend_code;
struct emu_launch;
struct fe_kernel;
struct fe_program;
struct rt_ndrange;
struct rt_profiled;

struct rt_profile_subject {
    const struct fe_program *program;
    const struct fe_kernel *kernel;
    cl_program source; /* where the text of lines is */
    const struct rt_ndrange *range;
};

bool rt_profile_is_on(void);
/* The process begins, ends, forks. */
void rt_profile_begin(void);
void rt_profile_at_exit(void);
void rt_profile_before_fork(void);
void rt_profile_after_fork(bool child);

/* A launch begins; it waits for another one that is counted. NULL: it is not wanted, or there is no memory.
 */
struct rt_profiled *rt_profiled_new(const struct rt_profile_subject *subject);
/* What runs a part of it in place of `code`. Valid until the next call. */
const struct backend_code *rt_profiled_part(struct rt_profiled *p, const struct backend_code *code,
                                            const struct emu_launch *emu);
/* It has ended, with or without a fault. Accepts NULL. */
void rt_profiled_end(struct rt_profiled *p, bool failed);

#endif
