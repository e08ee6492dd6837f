/* SPDX-License-Identifier: MIT */
/* What CAYGEN_CHECK must know of a launch: which memory it was given. */
#ifndef LAUNCH_CHECK_H
#define LAUNCH_CHECK_H

struct rt_arena;
struct rt_check;
struct rt_launch;
struct rt_launch_check;
struct rt_ranges;

/* NULL: the launch is not checked. */
struct rt_launch_check *rt_launch_check_new(const struct rt_launch *launch, const struct rt_arena *arena,
                                            const struct rt_ranges *ranges);
void rt_launch_check_free(struct rt_launch_check *checked);                 /* accepts NULL */
struct rt_check *rt_launch_check_of(const struct rt_launch_check *checked); /* likewise */

#endif
