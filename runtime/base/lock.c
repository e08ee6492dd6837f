/* SPDX-License-Identifier: MIT */
#include "runtime/lock.h"

#include "backend/process_mutex.h"

void
rt_lock_init(struct rt_lock *lock)
{
    process_mutex_init(&lock->mutex, &lock->made);
}

void
rt_lock_destroy(struct rt_lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
}

bool
rt_lock(struct rt_lock *lock)
{
    return process_mutex_lock(&lock->mutex, &lock->made);
}

void
rt_unlock(struct rt_lock *lock)
{
    pthread_mutex_unlock(&lock->mutex);
}
