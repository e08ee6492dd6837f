/* SPDX-License-Identifier: MIT */
/*
 * Launches that follow one another in a queue. While one runs, the queue's thread prepares the next one, and
 * starts it as soon as the first has ended. Then the pool's threads run it while the queue's thread puts the
 * first one away, and prepares the one after it.
 */
#ifndef AHEAD_H
#define AHEAD_H

#include <stdbool.h>

struct backend_pool;
struct emu_fault;
struct rt_command;
struct rt_launch;

/* Whether the launch is one run of the workers that nobody watches, and may be prepared early: it takes
 * nothing that two launches could not have at once, and copies no memory that the one before may change. */
bool rt_launch_is_plain(const struct rt_launch *launch);
/* Runs a plain launch that is set up. 0, or -1 with the fault. */
int rt_launch_run_plain(struct rt_command *command, struct backend_pool *pool, struct emu_fault *fault);
/* A child of fork(2) has a pool of its own: it drops what was prepared for its parent's. */
void rt_launch_forget_other_pool(struct rt_launch *launch, const struct backend_pool *pool);
/* The launch's command has ended. quietly: it has ended well, and no function of the host program is called
 * before the next command's turn. Then the one that was prepared behind it starts, if its wait list has ended
 * well, too. */
void rt_launch_end(const struct rt_command *command, bool quietly);
/* Frees what is left of a launch's run, or of its preparation. */
void rt_launch_put_away(struct rt_launch *launch);

#endif
