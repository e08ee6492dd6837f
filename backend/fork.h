/* SPDX-License-Identifier: MIT */
/* Locks of what is prepared when a launch needs it, in a process that may fork at any time. */
#ifndef BACKEND_FORK_H
#define BACKEND_FORK_H

#include <pthread.h>
#include <stdbool.h>

struct fork_lock {
    pthread_mutex_t mutex;
    unsigned forks; /* how often the process had been forked when the lock was made */
};

void fork_lock_init(struct fork_lock *lock);
void fork_lock_destroy(struct fork_lock *lock);

/* The process is not forked while a thread has such a lock. False: the lock is older than this process and
 * is taken, perhaps by a thread of the parent. Then the caller goes on without what it guards. */
bool fork_lock_take(struct fork_lock *lock);
void fork_lock_release(struct fork_lock *lock);

/* With a lock taken: for a while the process may be forked all the same. What the lock guards is whole then,
 * and a child goes on without the rest. */
void fork_allow(void);
void fork_forbid(void);

#endif
