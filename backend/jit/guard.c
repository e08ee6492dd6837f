/* SPDX-License-Identifier: MIT */
/*
 * LLVM reports some errors to one handler of the process and ends the process when that returns. Ours leaves
 * by longjmp, as that of LLVM's own CrashRecoveryContext does. In a thread that is not ours it says what LLVM
 * would have said, and returns.
 */
#include "guard.h"

#include <llvm-c/ErrorHandling.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>

#include "emu/error.h"

struct guard {
    jmp_buf out;
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
    longjmp(guard->out, 1);
}

static void
install(void)
{
    LLVMInstallFatalErrorHandler(on_fatal);
}

int
jit_guarded(int (*work)(void *user, struct emu_error *error), void *user, struct emu_error *error)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct guard guard = {.error = error};
    volatile int result = -1;
    pthread_once(&once, install);
    guard_of_thread = &guard;
    if (!setjmp(guard.out))
        result = work(user, error);
    guard_of_thread = NULL;
    return result;
}
