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
