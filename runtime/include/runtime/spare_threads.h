/* SPDX-License-Identifier: MIT */
/*
 * Threads for a device's queues. A thread whose work is done waits for other work of the same device, up to a
 * fixed number of threads. So a host program with many queues that uses one after the other does not pay for
 * a new thread each time.
 */
#ifndef RUNTIME_SPARE_THREADS_H
#define RUNTIME_SPARE_THREADS_H

#include <stdbool.h>

#include "runtime/cl.h"

struct rt_spare_job {
    cl_device_id root; /* a root device */
    void (*work)(void *user);
    void *user;
};

/* Does the job in a waiting thread or in a new one, which is detached. The job must stay in memory until its
 * work has begun. Takes the device's lock; a queue's lock may be held. False: there is no thread. */
bool rt_spare_thread_start(const struct rt_spare_job *job);
/* In a forked child, with the device's lock: there are none. */
void rt_spare_threads_after_fork(cl_device_id root);

#endif
