/* SPDX-License-Identifier: MIT */
/* A launch as it is kept (runtime/record/keep.h). */
#ifndef LAUNCH_RECORD_H
#define LAUNCH_RECORD_H

#include "emu/launch.h"

struct rt_arena;
struct rt_launch;
struct rt_ranges;
struct rt_recording;

/* Waits until no other launch runs, then records this one as it is now, if it is wanted; its parts are taken
 * in turn. NULL: nothing is recorded. Then end. */
struct rt_recording *rt_launch_record_begin(struct rt_launch *launch, const struct rt_arena *arena,
                                            const struct rt_ranges *ranges);
void rt_launch_record_end(struct rt_recording *recording, const struct emu_fault *fault, double milliseconds);

#endif
