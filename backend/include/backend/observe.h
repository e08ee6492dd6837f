/* SPDX-License-Identifier: MIT */
/* Observes a whole launch: every hardware thread, at the ops that the observer wants. */
#ifndef BACKEND_OBSERVE_H
#define BACKEND_OBSERVE_H

#include <stdbool.h>
#include <stdint.h>

#include "backend/backend.h"
#include "emu/thread.h"

/* When an op's observer is called; a set. */
enum backend_moment { BACKEND_BEFORE = 1, BACKEND_AFTER = 2 };

/*
 * The calls come from one host thread for a launch. Work-groups run one after another, unless they wait for
 * each other (emu_kernel.wait_rf). t->slot % threads per group is the hardware thread's number in its group.
 */
struct backend_observer {
    void *user;
    const uint8_t *moments; /* by op of the program: a set of enum backend_moment */
    /* By t->slot: while it is not 0, `each` is called before each op of the thread, then the others. NULL:
     * never. */
    const uint8_t *close;
    void (*each)(void *user, struct emu_thread *t, uint32_t op);
    void (*start)(void *user, struct emu_thread *t); /* its registers have their first values */
    void (*before)(void *user, struct emu_thread *t, uint32_t op);
    void (*after)(void *user, struct emu_thread *t, uint32_t op); /* not behind an op that stops the thread */
    void (*stop)(void *user, struct emu_thread *t,
                 enum emu_stop stop); /* t->pc: the op behind the last one */
};

/*
 * Code for a kernel whose launches are observed. Ops that the observer does not want run as fast as simd's.
 * order: 0: groups and threads run in ascending order; else a number that draws their order. The kernel and
 * the observer must outlive the code. NULL: error says why.
 */
struct backend_code *backend_observed(const struct emu_kernel *kernel, enum backend_cpu cpu,
                                      const struct backend_observer *observer, uint64_t order,
                                      struct emu_error *error);

#endif
