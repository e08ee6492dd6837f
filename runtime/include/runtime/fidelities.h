/* SPDX-License-Identifier: MIT */
/* What a process knows of the instructions that it has executed (runtime/fidelity/fidelity.h). */
#ifndef RUNTIME_FIDELITIES_H
#define RUNTIME_FIDELITIES_H

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct rt_fidelities {
    pthread_mutex_t lock; /* held while a launch runs */
    char **seen;          /* "skl add :f :f :f" */
    size_t count;
    atomic_bool failed; /* a message was printed */
};

#endif
