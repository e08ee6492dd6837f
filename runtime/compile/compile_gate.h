/* SPDX-License-Identifier: MIT */
/*
 * Compilations wait here. Only a limited number of them run at once. Of several compilations with the same
 * result one runs, and the others wait until its result is in the cache.
 */
#ifndef COMPILE_GATE_H
#define COMPILE_GATE_H

#include <pthread.h>
#include <stdbool.h>

struct rt_cache_key;

/* A compilation that runs or waits; on the stack of its thread. */
struct rt_gate_pass {
    struct rt_gate_pass *next;
    const struct rt_cache_key *key; /* NULL: no other compilation has the same result */
    bool waited;                    /* somebody made the same meanwhile */
};

struct rt_compile_gate {
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t changed;
    unsigned most, running;
    struct rt_gate_pass *inside;
};

void rt_compile_gate_init(struct rt_compile_gate *gate, unsigned most);
void rt_compile_gate_enter(struct rt_compile_gate *gate, struct rt_gate_pass *pass);
void rt_compile_gate_leave(struct rt_compile_gate *gate, struct rt_gate_pass *pass);

#endif
