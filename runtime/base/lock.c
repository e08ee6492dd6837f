/* SPDX-License-Identifier: MIT */
#include "runtime/lock.h"

#include <limits.h>
#include <sched.h>

#define IN_WORK UINT_MAX /* a thread makes it new */

/* How many forks led to this process. Written while it has one thread. */
static unsigned forks;

void
rt_locks_begin_child(void)
{
    forks++;
}

void
rt_lock_init(struct rt_lock *lock)
{
    pthread_mutex_init(&lock->mutex, NULL);
    atomic_init(&lock->forks, forks);
}

void
rt_lock_destroy(struct rt_lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
}

/* One thread makes it new, and has it then. */
static bool
make_new(struct rt_lock *lock)
{
    unsigned of = atomic_load(&lock->forks);
    if (of == forks || of == IN_WORK || !atomic_compare_exchange_strong(&lock->forks, &of, IN_WORK))
        return false;
    pthread_mutex_init(&lock->mutex, NULL);
    pthread_mutex_lock(&lock->mutex);
    atomic_store(&lock->forks, forks);
    return true;
}

bool
rt_lock(struct rt_lock *lock)
{
    while (atomic_load_explicit(&lock->forks, memory_order_acquire) != forks) {
        if (make_new(lock))
            return true;
        sched_yield();
    }
    pthread_mutex_lock(&lock->mutex);
    return false;
}

void
rt_unlock(struct rt_lock *lock)
{
    pthread_mutex_unlock(&lock->mutex);
}
