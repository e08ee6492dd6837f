/* SPDX-License-Identifier: MIT */
/*
 * Mutexes of objects that a child of fork(2) inherits. A thread that only the parent has may hold one there.
 * Beside each mutex its owner keeps a number, `made`: the process that it was made for.
 */
#ifndef BACKEND_PROCESS_MUTEX_H
#define BACKEND_PROCESS_MUTEX_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void process_mutex_init(pthread_mutex_t *mutex, atomic_uint *made);
/* True: this is the process's first use of a mutex that it inherited. The mutex has been made new, as must be
 * what belongs to it. What a thread of the parent was changing may be half changed. */
bool process_mutex_lock(pthread_mutex_t *mutex, atomic_uint *made);

/* In a child, before backend_after_fork, before it has more than one thread or uses one of these. */
void process_mutexes_begin_child(void);

#endif
