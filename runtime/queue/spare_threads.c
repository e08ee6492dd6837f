/* SPDX-License-Identifier: MIT */
#include "runtime/spare_threads.h"

#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#include "base/thread.h"
#include "runtime/device.h"

enum { MOST_WAITING = 8 };

/* A thread that waits. It is on the thread's stack. */
struct rt_spare_thread {
    struct rt_spare_thread *next; /* in the device's list, under its lock, as is the rest */
    pthread_cond_t called;
    const struct rt_spare_job *job; /* NULL: none yet */
};

/* NULL: enough threads wait already. */
static const struct rt_spare_job *
await_job(cl_device_id root)
{
    struct rt_spare_thread self = {.called = PTHREAD_COND_INITIALIZER};
    pthread_mutex_lock(&root->lock);
    const bool stays = root->spare_thread_count < MOST_WAITING;
    if (stays) {
        self.next = root->spare_threads;
        root->spare_threads = &self;
        root->spare_thread_count++;
    }
    while (stays && !self.job)
        pthread_cond_wait(&self.called, &root->lock);
    pthread_mutex_unlock(&root->lock);
    return self.job;
}

static void *
do_jobs(void *first)
{
    for (const struct rt_spare_job *job = first; job;) {
        cl_device_id root = job->root;
        job->work(job->user);
        job = await_job(root);
    }
    return NULL;
}

/* Gives the job to the thread that has waited for the shortest time: its stack is still in the caches. */
static bool
call_waiting(const struct rt_spare_job *job)
{
    cl_device_id root = job->root;
    pthread_mutex_lock(&root->lock);
    struct rt_spare_thread *thread = root->spare_threads;
    if (thread) {
        assert(root->spare_thread_count > 0 && !thread->job);
        root->spare_threads = thread->next;
        root->spare_thread_count--;
        thread->job = job;
        pthread_cond_signal(&thread->called);
    }
    pthread_mutex_unlock(&root->lock);
    return thread != NULL;
}

bool
rt_spare_thread_start(const struct rt_spare_job *job)
{
    pthread_t id;
    if (call_waiting(job))
        return true;
    if (!rt_thread_start(&id, do_jobs, (void *)(uintptr_t)job))
        return false;
    pthread_detach(id);
    return true;
}

void
rt_spare_threads_after_fork(cl_device_id root)
{
    root->spare_threads = NULL;
    root->spare_thread_count = 0;
}
