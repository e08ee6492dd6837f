/* SPDX-License-Identifier: MIT */
/*
 * exit() destroys data that LLVM's functions use, and LLVM cannot be asked to stop early. So an exit handler
 * interrupts each thread that is inside LLVM, for ever.
 *
 * The handler must run before LLVM's own, and LLVM registers some of them while it works. exit() runs the
 * destructors of its thread's local variables before all handlers (ISO C++ 6.9.3.4), so the handler is one
 * of those too. It belongs to the thread that loads Caygen, if that is the process's first. When another
 * thread calls exit(), the order of the handlers decides.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "compiler_thread.h"

#include <assert.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum {
    MAX_WAITING = 256,
    MAX_THREADS = 4,
    CORES_PER_THREAD = 4,
    NICE = 5,
    MAX_STOP_MS = 10000,
};

/* One list for the process: exit() knows nothing of contexts and programs. */
static struct {
    pthread_mutex_t lock;
    struct jit_compiler *running;
    struct jit_task *first;
    unsigned waiting, threads;
    bool closed; /* the process ends, or LLVM was left in the middle of something */
} compilers = {.lock = PTHREAD_MUTEX_INITIALIZER};

void
jit_compiler_lock(void)
{
    pthread_mutex_lock(&compilers.lock);
}

void
jit_compiler_unlock(void)
{
    pthread_mutex_unlock(&compilers.lock);
}

/* --- the process ends --- */

static void
stop_here(struct jit_interrupt *interrupt)
{
    struct jit_compiler *self = (struct jit_compiler *)interrupt;
    sigset_t all;
    __atomic_store_n(&self->stopped, 1, __ATOMIC_RELEASE);
    sigfillset(&all);
    for (;;)
        sigsuspend(&all);
}

/* One that still runs, asked to stop; NULL: none. Its thread cannot leave the list while the lock is held. */
static bool
ask_one(void)
{
    struct jit_compiler *c = compilers.running;
    while (c && (__atomic_load_n(&c->stopped, __ATOMIC_ACQUIRE) || pthread_equal(c->thread, pthread_self())))
        c = c->next;
    if (c)
        jit_interrupt_thread(c->thread, &c->interrupt);
    return c != NULL;
}

static void
stop_all(void)
{
    const struct timespec moment = {0, 100000};
    bool busy = true;
    for (unsigned i = 0; busy && i < MAX_STOP_MS * 10; i++) {
        jit_compiler_lock();
        busy = ask_one();
        jit_compiler_unlock();
        if (busy)
            nanosleep(&moment, NULL);
    }
}

static void
abandon_all(void)
{
    jit_compiler_lock();
    for (struct jit_compiler *c = compilers.running; c; c = c->next) {
        if (__atomic_load_n(&c->stopped, __ATOMIC_ACQUIRE) && c->abandon)
            c->abandon(c->user);
        c->abandon = NULL;
    }
    jit_compiler_unlock();
}

static void
at_exit(void)
{
    jit_compiler_lock();
    const bool any = compilers.running != NULL;
    compilers.closed = true;
    jit_compiler_unlock();
    if (!any || !jit_interrupts_prepare(true))
        return;
    stop_all();
    abandon_all();
}

/* C++ compilers call this for a thread's local variables. glibc has it; musl does not. */
extern int __cxa_thread_atexit_impl(void (*destroy)(void *), void *object, void *library)
    __attribute__((weak));
extern void *__dso_handle __attribute__((visibility("hidden")));

static void
at_first_threads_exit(void *unused)
{
    (void)unused;
    at_exit();
}

static __attribute__((constructor)) void
watch_first_thread(void)
{
    if (__cxa_thread_atexit_impl && gettid() == getpid())
        __cxa_thread_atexit_impl(at_first_threads_exit, NULL, &__dso_handle);
}

/* --- fork --- */

/* A background thread may have been about to begin with a task. */
void
jit_compiler_begin_child(void)
{
    compilers.closed |= compilers.running || compilers.threads;
    compilers.running = NULL;
    compilers.threads = 0;
}

/* --- the list --- */

/* Exit handlers run in the reverse order of their registration, LLVM's too, and it registers some while it
 * works. So ours is registered each time. */
bool
jit_compiler_enter(struct jit_compiler *self)
{
    sigset_t stop, old;
    *self = (struct jit_compiler){.interrupt.then = stop_here, .thread = pthread_self()};
    jit_compiler_lock();
    const bool open = !compilers.closed && !atexit(at_exit);
    if (open) {
        self->next = compilers.running;
        compilers.running = self;
    }
    jit_compiler_unlock();
    if (!open)
        return false;
    _Static_assert(sizeof old <= sizeof self->old_mask, "the mask is kept there");
    sigemptyset(&stop);
    sigaddset(&stop, JIT_INTERRUPT_SIGNAL);
    pthread_sigmask(SIG_UNBLOCK, &stop, &old);
    memcpy(self->old_mask, &old, sizeof old);
    return true;
}

/* With the lock, which is held across a fork, as atexit(3)'s own is not. */
void
jit_compiler_rearm(void)
{
    jit_compiler_lock();
    (void)atexit(at_exit);
    jit_compiler_unlock();
}

void
jit_compiler_leave(struct jit_compiler *self)
{
    sigset_t old;
    memcpy(&old, self->old_mask, sizeof old);
    jit_compiler_lock();
    struct jit_compiler **link = &compilers.running;
    while (*link && *link != self)
        link = &(*link)->next;
    assert(*link == self);
    *link = self->next;
    jit_compiler_unlock();
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

/* --- the background --- */

static struct jit_task *
take_task(void)
{
    struct jit_task *task = compilers.closed ? NULL : compilers.first;
    if (task) {
        compilers.first = task->next;
        compilers.waiting--;
    }
    return task;
}

/* Ends when there is nothing to do. */
static void *
thread_main(void *user)
{
    struct jit_compiler self;
    (void)user;
    setpriority(PRIO_PROCESS, 0, NICE); /* on Linux, of this thread */
    for (;;) {
        jit_compiler_lock();
        struct jit_task *task = take_task();
        compilers.threads -= !task;
        jit_compiler_unlock();
        if (!task || !jit_compiler_enter(&self))
            return NULL;
        task->work(task, &self);
        jit_compiler_leave(&self);
    }
}

static unsigned
most_threads(void)
{
    cpu_set_t set;
    const unsigned cores = sched_getaffinity(0, sizeof set, &set) ? 1 : (unsigned)CPU_COUNT(&set);
    const unsigned n = cores / CORES_PER_THREAD;
    return n < 1 ? 1 : n > MAX_THREADS ? MAX_THREADS : n;
}

/* The host program's signals are the host program's. */
static int
start_thread(void)
{
    pthread_t thread;
    pthread_attr_t attr;
    sigset_t all, old;
    sigfillset(&all);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attr, (size_t)8 << 20); /* LLVM's recursion is as deep as programs are long */
    pthread_sigmask(SIG_SETMASK, &all, &old);
    const int failed = pthread_create(&thread, &attr, thread_main, NULL);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    pthread_attr_destroy(&attr);
    return failed;
}

/* With the lock held. Starts one more thread if that is allowed. False: the task was not accepted. */
static bool
append(struct jit_task *task)
{
    if (compilers.closed || compilers.waiting >= MAX_WAITING)
        return false;
    if (compilers.threads < most_threads() && !start_thread())
        compilers.threads++;
    if (!compilers.threads)
        return false;
    struct jit_task **last = &compilers.first;
    while (*last)
        last = &(*last)->next;
    task->next = NULL;
    *last = task;
    compilers.waiting++;
    return true;
}

bool
jit_compiler_is_open(void)
{
    jit_compiler_lock();
    const bool open = !compilers.closed;
    jit_compiler_unlock();
    return open;
}

bool
jit_compiler_submit(struct jit_task *task)
{
    jit_compiler_lock();
    const bool taken = append(task);
    jit_compiler_unlock();
    return taken;
}

bool
jit_compiler_withdraw(struct jit_task *task)
{
    struct jit_task **link = &compilers.first;
    while (*link && *link != task)
        link = &(*link)->next;
    if (!*link)
        return false;
    *link = task->next;
    compilers.waiting--;
    return true;
}
