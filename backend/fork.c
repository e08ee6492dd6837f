/* SPDX-License-Identifier: MIT */
#include "fork.h"

#include "backend/backend.h"
#ifdef BACKEND_HAS_JIT
#include "jit/llvm/compiler_thread.h"
#endif

/* Shared by threads that have a lock. One for the process, as fork is. */
static pthread_rwlock_t whole = PTHREAD_RWLOCK_INITIALIZER;
/* Written by fork's child while it has one thread. */
static unsigned forks;

void
fork_lock_init(struct fork_lock *lock)
{
    pthread_mutex_init(&lock->mutex, NULL);
    lock->forks = forks;
}

void
fork_lock_destroy(struct fork_lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
}

/* A thread that waits for the mutex does not keep others from forking. */
bool
fork_lock_take(struct fork_lock *lock)
{
    if (lock->forks == forks)
        pthread_mutex_lock(&lock->mutex);
    else if (pthread_mutex_trylock(&lock->mutex))
        return false;
    fork_forbid();
    return true;
}

void
fork_lock_release(struct fork_lock *lock)
{
    fork_allow();
    pthread_mutex_unlock(&lock->mutex);
}

void
fork_allow(void)
{
    pthread_rwlock_unlock(&whole);
}

void
fork_forbid(void)
{
    pthread_rwlock_rdlock(&whole);
}

void
backend_before_fork(void)
{
    pthread_rwlock_wrlock(&whole);
#ifdef BACKEND_HAS_JIT
    jit_compiler_lock();
#endif
}

void
backend_after_fork(bool in_child)
{
#ifdef BACKEND_HAS_JIT
    if (in_child)
        jit_compiler_begin_child();
    jit_compiler_unlock();
#endif
    if (!in_child) {
        pthread_rwlock_unlock(&whole);
        return;
    }
    pthread_rwlock_init(&whole, NULL); /* it remembers a thread by a number, which is another one here */
    forks++;
}
