/* SPDX-License-Identifier: MIT */
/* Interrupts threads inside LLVM, because LLVM cannot be asked to stop. */
#ifndef BACKEND_JIT_INTERRUPT_H
#define BACKEND_JIT_INTERRUPT_H

#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/* Sent, held back and blocked like any signal. */
#define JIT_INTERRUPT_SIGNAL SIGSTKFLT /* the one signal that nothing sends */

struct jit_interrupt {
    /* Called in the interrupted thread, from a signal's handler, and only inside LLVM's own code, where the
     * thread holds no lock of the C library or of Caygen. May leave by siglongjmp. */
    void (*then)(struct jit_interrupt *self);
};

/* Makes the process ready for interrupts. False: the host program has a handler for the signal, and no
 * at_any_price. */
bool jit_interrupts_prepare(bool at_any_price);

/* Tries once. Nothing happens if the thread is not in LLVM's code; then try again a little later. */
void jit_interrupt_thread(pthread_t thread, struct jit_interrupt *interrupt);

struct jit_interrupt_timer {
    bool is_set;
    timer_t timer;
};

/* Interrupts the calling thread when it has used so many seconds of processor time, counted from now; one at
 * a time for a thread. Without timers in the system, never. */
void jit_interrupt_after(struct jit_interrupt_timer *timer, unsigned seconds,
                         struct jit_interrupt *interrupt);
void jit_interrupt_timer_end(struct jit_interrupt_timer *timer);

#endif
