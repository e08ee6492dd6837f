/* SPDX-License-Identifier: MIT */
#ifndef FORK_H
#define FORK_H

/* From now on a forked child finds its queues and devices usable. */
void rt_fork_prepare(void);

#endif
