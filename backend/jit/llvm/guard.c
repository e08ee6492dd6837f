/* SPDX-License-Identifier: MIT */
/*
 * LLVM reports some errors to one handler of the process and ends the process when that returns. Our handler
 * does not return but jumps out, like that of LLVM's own CrashRecoveryContext. In a thread that is not ours
 * it prints LLVM's message and returns. A thread that takes too long leaves LLVM by the same jump.
 */
#include "guard.h"

#include <assert.h>
#include <llvm-c/ErrorHandling.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>

#include "emu/error.h"
#include "interrupt.h"

struct guard {
    struct jit_interrupt interrupt; /* first */
    sigjmp_buf out;
    volatile bool is_late;
    struct emu_error *error;
};

static _Thread_local struct guard *guard_of_thread;

static void
on_fatal(const char *reason)
{
    struct guard *guard = guard_of_thread;
    if (!guard) {
        fprintf(stderr, "LLVM ERROR: %s\n", reason);
        return;
    }
    emu_fail(guard->error, EMU_UNSUPPORTED, "LLVM gave up: %s", reason);
    siglongjmp(guard->out, 1);
}

static void
on_time(struct jit_interrupt *self)
{
    struct guard *guard = (struct guard *)self;
    guard->is_late = true;
    siglongjmp(guard->out, 1);
}

static void
install(void)
{
    LLVMInstallFatalErrorHandler(on_fatal);
}

int
jit_guarded(int (*work)(void *user, struct emu_error *error), void *user, unsigned seconds,
            struct emu_error *error)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct guard guard = {.interrupt.then = on_time, .error = error};
    struct jit_interrupt_timer timer;
    volatile int result = -1;
    pthread_once(&once, install);
    assert(!guard_of_thread && seconds > 0); /* guards do not nest, and 0 would set no timer */
    guard_of_thread = &guard;
    jit_interrupt_after(&timer, seconds, &guard.interrupt); /* arrives while LLVM runs, not before */
    if (!sigsetjmp(guard.out, 1))
        result = work(user, error);
    jit_interrupt_timer_end(&timer);
    guard_of_thread = NULL;
    if (guard.is_late)
        emu_fail(error, EMU_UNSUPPORTED, "LLVM did not finish in %u s of processor time", seconds);
    return result;
}
