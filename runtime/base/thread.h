/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_THREAD_H
#define RUNTIME_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/*
 * Starts a thread that may call the host program's callbacks. Signals sent to the process are blocked there:
 * the host's handlers run on the host's own threads. Signals that the thread itself causes are not blocked,
 * because a host may handle page faults, and a blocked one would end the process.
 */
bool rt_thread_start(pthread_t *thread, void *(*work)(void *), void *of);

/* As pthread_cond_wait and pthread_cond_timedwait, for calls of the host program: a thread that is cancelled
 * meanwhile gives the mutex back. until NULL: no limit. */
void rt_thread_wait(pthread_cond_t *changed, pthread_mutex_t *mutex, const struct timespec *until);

#endif
