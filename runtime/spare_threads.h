/* SPDX-License-Identifier: MIT */
/*
 * Threads for a device's queues. A thread whose work is done waits for other work of the same device, up to a
 * fixed number of threads. So a host program with many queues that uses one after the other does not pay for
 * a new thread each time.
 */
#ifndef SPARE_THREADS_H
#define SPARE_THREADS_H

#include <stdbool.h>

#include "runtime/cl.h"

typedef void (*rt_spare_work)(void *user);

/* Calls work in a waiting thread or in a new one, which is detached. root: a root device. False: there is no
 * thread. */
bool rt_spare_thread_start(cl_device_id root, rt_spare_work work, void *user);
/* In a forked child, with the device's lock: there are none. */
void rt_spare_threads_after_fork(cl_device_id root);

#endif
