/* SPDX-License-Identifier: MIT */
#include "fork.h"

#include "backend/backend.h"
#ifdef BACKEND_HAS_JIT
#include "jit/llvm/compiler_thread.h"
#endif

/* Shared by threads that prepare something. One for the process, as fork is. */
static pthread_rwlock_t whole = PTHREAD_RWLOCK_INITIALIZER;

/* A thread that waits for the mutex does not keep others from forking. */
void
fork_lock_take(struct process_lock *lock)
{
    (void)process_lock_take(lock);
    fork_forbid();
}

void
fork_lock_release(struct process_lock *lock)
{
    fork_allow();
    process_lock_release(lock);
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
    process_locks_begin_child();
}
