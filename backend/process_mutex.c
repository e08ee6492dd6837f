/* SPDX-License-Identifier: MIT */
#include "backend/process_mutex.h"

#include <sched.h>

/* How many forks led to this process. Written while it has one thread. A mutex that was made for it has twice
 * this number, and one more while a thread makes it. */
static unsigned forks;

void
process_mutexes_begin_child(void)
{
    forks++;
}

void
process_mutex_init(pthread_mutex_t *mutex, atomic_uint *made)
{
    pthread_mutex_init(mutex, NULL);
    atomic_init(made, 2 * forks);
}

/* False: another thread makes it new, or has just done so. */
static bool
make_new(pthread_mutex_t *mutex, atomic_uint *made)
{
    unsigned of = atomic_load(made);
    if (of / 2 == forks || !atomic_compare_exchange_strong(made, &of, 2 * forks + 1))
        return false;
    pthread_mutex_init(mutex, NULL);
    pthread_mutex_lock(mutex);
    atomic_store(made, 2 * forks);
    return true;
}

bool
process_mutex_lock(pthread_mutex_t *mutex, atomic_uint *made)
{
    while (atomic_load_explicit(made, memory_order_acquire) != 2 * forks) {
        if (make_new(mutex, made))
            return true;
        sched_yield();
    }
    pthread_mutex_lock(mutex);
    return false;
}
