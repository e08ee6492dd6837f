/* SPDX-License-Identifier: MIT */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "interrupt.h"

#include <assert.h>
#include <signal.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "loaded_object.h"

enum { RETRY_NS = 10000000 };

static _Thread_local struct jit_interrupt *interrupt_of_timer;

static void
on_signal(int signal, siginfo_t *info, void *context)
{
    const struct jit_loaded_object *llvm = jit_loaded_llvm();
    const uintptr_t at = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
    struct jit_interrupt *interrupt = NULL;
    (void)signal;
    if (info->si_code == SI_TIMER)
        interrupt = interrupt_of_timer;
    else if (info->si_code == SI_QUEUE && info->si_pid == getpid())
        interrupt = info->si_value.sival_ptr;
    for (unsigned i = 0; interrupt && i < llvm->code_count; i++)
        if (at >= llvm->code[i].begin && at < llvm->code[i].end)
            interrupt->then(interrupt);
}

bool
jit_interrupts_prepare(bool at_any_price)
{
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_RESTART, .sa_sigaction = on_signal}, old;
    sigfillset(&action.sa_mask);
    if (sigaction(JIT_INTERRUPT_SIGNAL, NULL, &old))
        return false;
    if (old.sa_flags & SA_SIGINFO && old.sa_sigaction == on_signal)
        return true;
    const bool is_free = !(old.sa_flags & SA_SIGINFO) && old.sa_handler == SIG_DFL;
    return (is_free || at_any_price) && !sigaction(JIT_INTERRUPT_SIGNAL, &action, NULL);
}

void
jit_interrupt_thread(pthread_t thread, struct jit_interrupt *interrupt)
{
    pthread_sigqueue(thread, JIT_INTERRUPT_SIGNAL, (union sigval){.sival_ptr = interrupt});
}

void
jit_interrupt_after(struct jit_interrupt_timer *timer, unsigned seconds, struct jit_interrupt *interrupt)
{
    assert(!interrupt_of_timer && seconds > 0);
    struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = JIT_INTERRUPT_SIGNAL};
    const struct itimerspec when = {.it_value.tv_sec = seconds, .it_interval.tv_nsec = RETRY_NS};
    event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
    *timer = (struct jit_interrupt_timer){.is_set = false};
    if (!jit_interrupts_prepare(false) || timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer->timer))
        return;
    timer->is_set = true;
    interrupt_of_timer = interrupt;
    timer_settime(timer->timer, 0, &when, NULL);
}

void
jit_interrupt_timer_end(struct jit_interrupt_timer *timer)
{
    interrupt_of_timer = NULL;
    if (timer->is_set)
        timer_delete(timer->timer);
    timer->is_set = false;
}
