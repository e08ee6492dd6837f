/* SPDX-License-Identifier: MIT */
/* Code that is prepared when a launch needs it, in a process that may fork at any time. */
#ifndef BACKEND_FORK_H
#define BACKEND_FORK_H

#include <pthread.h>
#include <stdatomic.h>

/* The process is not forked while a thread holds it. So a child finds what it guards whole. */
struct fork_lock {
    pthread_mutex_t mutex;
    atomic_uint made; /* see backend/process_mutex.h */
};

void fork_lock_init(struct fork_lock *lock);
void fork_lock_destroy(struct fork_lock *lock);
void fork_lock_take(struct fork_lock *lock);
void fork_lock_release(struct fork_lock *lock);

/* The same without a lock. */
void fork_forbid(void);
/* With a lock taken: the process may be forked all the same until fork_forbid. What the lock guards must be
 * whole. */
void fork_allow(void);

#endif
