/* SPDX-License-Identifier: MIT */
/* Locks of objects that a child of fork(2) inherits. A thread that only the parent has may hold one there. */
#ifndef BACKEND_PROCESS_LOCK_H
#define BACKEND_PROCESS_LOCK_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct process_lock {
    pthread_mutex_t mutex; /* for pthread_cond_wait */
    atomic_uint made;      /* for which process; see process_lock.c */
};

void process_lock_init(struct process_lock *lock);
void process_lock_destroy(struct process_lock *lock);
/* True: this is the process's first use of a lock that it inherited. The mutex has been made new, as must be
 * what belongs to it. What a thread of the parent was changing may be half changed. */
bool process_lock_take(struct process_lock *lock);
void process_lock_release(struct process_lock *lock);

#endif
