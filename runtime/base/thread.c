/* SPDX-License-Identifier: MIT */
#include "thread.h"

#include <signal.h>
#include <stddef.h>

bool
rt_thread_start(pthread_t *thread, void *(*work)(void *), void *of)
{
    static const int own[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
    sigset_t blocked, before;
    sigfillset(&blocked);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        sigdelset(&blocked, own[i]);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    const bool started = pthread_create(thread, NULL, work, of) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

static void
give_back(void *mutex)
{
    pthread_mutex_unlock(mutex);
}

void
rt_thread_wait(pthread_cond_t *changed, pthread_mutex_t *mutex, const struct timespec *until)
{
    pthread_cleanup_push(give_back, mutex);
    if (until)
        pthread_cond_timedwait(changed, mutex, until);
    else
        pthread_cond_wait(changed, mutex);
    pthread_cleanup_pop(0);
}
