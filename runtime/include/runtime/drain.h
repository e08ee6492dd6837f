/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_DRAIN_H
#define RUNTIME_DRAIN_H

/* At the process's end: waits for the commands of all queues, except for commands that wait for the host
 * program (user events, native kernels) and commands behind these. On a queue's own thread it returns at
 * once, because the queue would wait for the caller. */
void rt_drain(void);

#endif
