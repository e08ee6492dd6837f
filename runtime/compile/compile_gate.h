/* SPDX-License-Identifier: MIT */
/*
 * Where compilations wait: no more of them run at once than there may be, and of several for one product one
 * runs while the others wait for what it leaves in the cache.
 */
#ifndef COMPILE_GATE_H
#define COMPILE_GATE_H

#include <pthread.h>
#include <stdbool.h>

struct rt_cache_key;

/* Who is inside, or waits; lives on the stack of the thread that compiles. */
struct rt_gate_pass {
    struct rt_gate_pass *next;
    const struct rt_cache_key *key; /* NULL: nobody makes the same */
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
