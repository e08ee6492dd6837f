/* SPDX-License-Identifier: MIT */
/* Code that is prepared when a launch needs it, in a process that may fork at any time. */
#ifndef BACKEND_FORK_H
#define BACKEND_FORK_H

#include "backend/process_lock.h"

/* The process is not forked between these. So a child finds what the lock guards whole. */
void fork_lock_take(struct process_lock *lock);
void fork_lock_release(struct process_lock *lock);

/* The same without a lock. */
void fork_forbid(void);
/* With a lock taken: the process may be forked all the same until fork_forbid. What the lock guards must be
 * whole. */
void fork_allow(void);

/* In a child, before it has more than one thread. */
void process_locks_begin_child(void);

#endif
