/* SPDX-License-Identifier: MIT */
#include "compiler_thread.h"

#include <stdlib.h>

/* One count for the process: exit() knows nothing of contexts and programs. */
static struct {
    pthread_once_t once;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    unsigned running;
} compilers = {PTHREAD_ONCE_INIT, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};

static void
wait_for_all(void)
{
    pthread_mutex_lock(&compilers.lock);
    while (compilers.running)
        pthread_cond_wait(&compilers.ended, &compilers.lock);
    pthread_mutex_unlock(&compilers.lock);
}

static void
before_fork(void)
{
    pthread_mutex_lock(&compilers.lock);
}

static void
in_parent(void)
{
    pthread_mutex_unlock(&compilers.lock);
}

static void
in_child(void)
{
    compilers.running = 0;
    pthread_mutex_init(&compilers.lock, NULL);
    pthread_cond_init(&compilers.ended, NULL);
}

/* Registered after LLVM's destructors, which were when it was loaded: handlers run in the reverse order. */
static void
register_handlers(void)
{
    atexit(wait_for_all);
    pthread_atfork(before_fork, in_parent, in_child);
}

struct start {
    void (*work)(void *);
    void *user;
};

static void
change_count(int by)
{
    pthread_mutex_lock(&compilers.lock);
    compilers.running += (unsigned)by;
    pthread_cond_broadcast(&compilers.ended);
    pthread_mutex_unlock(&compilers.lock);
}

static void *
thread_main(void *user)
{
    const struct start start = *(struct start *)user;
    free(user);
    start.work(start.user);
    change_count(-1);
    return NULL;
}

int
jit_compiler_start(pthread_t *thread, void (*work)(void *), void *user)
{
    struct start *start = malloc(sizeof *start);
    if (!start)
        return -1;
    *start = (struct start){work, user};
    pthread_once(&compilers.once, register_handlers);
    change_count(1);
    if (!pthread_create(thread, NULL, thread_main, start))
        return 0;
    change_count(-1);
    free(start);
    return -1;
}
