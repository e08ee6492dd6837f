/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_PROFILE_TIMELINE: when the host program's calls, commands, launches and work-groups ran. Each is a
 * line of the report that `caygen profile` reads. Without it, each of these is one comparison.
 */
#ifndef RUNTIME_TIMELINE_H
#define RUNTIME_TIMELINE_H

#include <stdint.h>

#include "runtime/call.h"
#include "runtime/cl.h"

/* A call begins: what struct rt_call's member is to be; 0: nobody asks. */
uint64_t rt_timeline_begin(void);
/* It ends; for __attribute__((cleanup)). */
void rt_timeline_call_ends(const struct rt_call *const *call);
/* A command ends now, with that status; nobody has been told yet. */
void rt_timeline_command(cl_event event, cl_int status);
/* The name of the kernel that this thread's command launches. */
void rt_timeline_kernel(const char *name);
/* A work-group, or a part of one up to a barrier. worker: its number in the launch. */
void rt_timeline_group(uint32_t launch, uint32_t worker, const uint32_t group[3], uint64_t begin,
                       uint64_t end);

#endif
