/* SPDX-License-Identifier: MIT */
#include "backend/process_lock.h"

#include <sched.h>

#include "fork.h"

/* How many forks led to this process. Written while it has one thread. A lock that was made for it has twice
 * this number, and one more while a thread makes it. */
static unsigned forks;

void
process_locks_begin_child(void)
{
    forks++;
}

void
process_lock_init(struct process_lock *lock)
{
    pthread_mutex_init(&lock->mutex, NULL);
    atomic_init(&lock->made, 2 * forks);
}

void
process_lock_destroy(struct process_lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
}

/* False: another thread makes it new, or has just done so. */
static bool
make_new(struct process_lock *lock)
{
    unsigned of = atomic_load(&lock->made);
    if (of / 2 == forks || !atomic_compare_exchange_strong(&lock->made, &of, 2 * forks + 1))
        return false;
    pthread_mutex_init(&lock->mutex, NULL);
    pthread_mutex_lock(&lock->mutex);
    atomic_store(&lock->made, 2 * forks);
    return true;
}

bool
process_lock_take(struct process_lock *lock)
{
    while (atomic_load_explicit(&lock->made, memory_order_acquire) != 2 * forks) {
        if (make_new(lock))
            return true;
        sched_yield();
    }
    pthread_mutex_lock(&lock->mutex);
    return false;
}

void
process_lock_release(struct process_lock *lock)
{
    pthread_mutex_unlock(&lock->mutex);
}
