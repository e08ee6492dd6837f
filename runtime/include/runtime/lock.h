/* SPDX-License-Identifier: MIT */
/* Locks of objects that a child of fork(2) inherits. A thread that only the parent has may hold one there. */
#ifndef RUNTIME_LOCK_H
#define RUNTIME_LOCK_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct rt_lock {
    pthread_mutex_t mutex; /* who waits for an event does so with it */
    atomic_uint made;      /* for which process; see backend/process_mutex.h */
};

void rt_lock_init(struct rt_lock *lock);
void rt_lock_destroy(struct rt_lock *lock);
/* True: this is the process's first use of a lock that it inherited. The mutex has been made new, as must be
 * what belongs to it. What a thread of the parent was changing may be half changed. */
bool rt_lock(struct rt_lock *lock);
void rt_unlock(struct rt_lock *lock);

#endif
