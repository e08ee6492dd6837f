/* SPDX-License-Identifier: MIT */
/* The threads that run LLVM: background threads, and callers that translate themselves. */
#ifndef BACKEND_JIT_COMPILER_THREAD_H
#define BACKEND_JIT_COMPILER_THREAD_H

#include <pthread.h>
#include <stdbool.h>

#include "interrupt.h"

/*
 * A thread is on the list while it calls LLVM. A process that ends does not wait for these threads, which may
 * take seconds, and they must not run into LLVM's destructors: it stops them where they are.
 *
 * A process forked meanwhile inherits LLVM in an unknown state. It does not translate.
 */
struct jit_compiler {
    struct jit_interrupt interrupt; /* first */
    struct jit_compiler *next;
    pthread_t thread;
    unsigned char old_mask[128]; /* sigset_t */
    int stopped;                 /* atomic */
    /* What to free if the process ends now; NULL: nothing. Set by the thread itself. */
    void (*abandon)(void *user);
    void *user;
};

/* false: the process ends, or was forked from one that was translating; do not leave then. */
bool jit_compiler_enter(struct jit_compiler *self);
/* Runs the exit handler before those that LLVM has registered up to now. */
void jit_compiler_rearm(void);
void jit_compiler_leave(struct jit_compiler *self);

/* A translation for the background. */
struct jit_task {
    struct jit_task *next;
    /* By a thread of its own, on the list as `self`. Frees the task. */
    void (*work)(struct jit_task *task, struct jit_compiler *self);
};

/* False: this process translates nothing any more. */
bool jit_compiler_is_open(void);
/* False: too many are waiting, or none can be done. */
bool jit_compiler_submit(struct jit_task *task);
/* True: no thread has begun with the task and none will; the caller owns it again. With the lock held. */
bool jit_compiler_withdraw(struct jit_task *task);

/* Guards the links between tasks and the code that waits for them. Held across a fork. */
void jit_compiler_lock(void);
void jit_compiler_unlock(void);
/* In the child of a fork, with the lock held. */
void jit_compiler_begin_child(void);

#endif
