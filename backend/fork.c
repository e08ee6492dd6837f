/* SPDX-License-Identifier: MIT */
#include "fork.h"

#include "backend/backend.h"
#include "backend/process_mutex.h"
#ifdef BACKEND_HAS_JIT
#include "jit/llvm/compiler_thread.h"
#endif

/* Shared by threads that prepare something. One for the process, as fork is. */
static pthread_rwlock_t whole = PTHREAD_RWLOCK_INITIALIZER;

void
fork_lock_init(struct fork_lock *lock)
{
    process_mutex_init(&lock->mutex, &lock->made);
}

void
fork_lock_destroy(struct fork_lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
}

/* A thread that waits for the mutex does not keep others from forking. */
void
fork_lock_take(struct fork_lock *lock)
{
    (void)process_mutex_lock(&lock->mutex, &lock->made);
    fork_forbid();
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
    if (in_child)
        pthread_rwlock_init(&whole, NULL); /* it remembers a thread by a number, which is another one here */
    else
        pthread_rwlock_unlock(&whole);
}
