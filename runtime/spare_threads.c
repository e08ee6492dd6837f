/* SPDX-License-Identifier: MIT */
#include "spare_threads.h"

#include <stdlib.h>

#include "runtime/device.h"
#include "thread.h"

enum { MOST_WAITING = 8 };

struct rt_spare_thread {
    cl_device_id root;
    struct rt_spare_thread *next; /* the device's list of waiting ones, under its lock, as is the rest */
    pthread_cond_t called;
    rt_spare_work work; /* NULL: none yet */
    void *user;
};

/* False: enough threads wait already. */
static bool
await_work(struct rt_spare_thread *self)
{
    cl_device_id root = self->root;
    pthread_mutex_lock(&root->lock);
    const bool stays = root->spare_thread_count < MOST_WAITING;
    if (stays) {
        self->work = NULL;
        self->next = root->spare_threads;
        root->spare_threads = self;
        root->spare_thread_count++;
    }
    while (stays && !self->work)
        pthread_cond_wait(&self->called, &root->lock);
    pthread_mutex_unlock(&root->lock);
    return stays;
}

static void *
work(void *user)
{
    struct rt_spare_thread *self = user;
    do
        self->work(self->user);
    while (await_work(self));
    pthread_cond_destroy(&self->called);
    free(self);
    return NULL;
}

/* Gives the work to the thread that has waited for the shortest time: its stack is still in the caches. */
static bool
call_waiting(cl_device_id root, rt_spare_work what, void *user)
{
    pthread_mutex_lock(&root->lock);
    struct rt_spare_thread *thread = root->spare_threads;
    if (thread) {
        root->spare_threads = thread->next;
        root->spare_thread_count--;
        thread->user = user;
        thread->work = what;
        pthread_cond_signal(&thread->called);
    }
    pthread_mutex_unlock(&root->lock);
    return thread != NULL;
}

bool
rt_spare_thread_start(cl_device_id root, rt_spare_work what, void *user)
{
    pthread_t id;
    if (call_waiting(root, what, user))
        return true;
    struct rt_spare_thread *thread = malloc(sizeof *thread);
    if (!thread)
        return false;
    *thread = (struct rt_spare_thread){.root = root, .work = what, .user = user};
    pthread_cond_init(&thread->called, NULL);
    if (!rt_thread_start(&id, work, thread)) {
        pthread_cond_destroy(&thread->called);
        free(thread);
        return false;
    }
    pthread_detach(id);
    return true;
}

void
rt_spare_threads_after_fork(cl_device_id root)
{
    root->spare_threads = NULL;
    root->spare_thread_count = 0;
}
