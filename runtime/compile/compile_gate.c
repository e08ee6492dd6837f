/* SPDX-License-Identifier: MIT */
#include "compile_gate.h"

#include <assert.h>
#include <string.h>

#include "base/thread.h"
#include "cache/disk_cache.h"

void
rt_compile_gate_init(struct rt_compile_gate *gate, unsigned most)
{
    assert(most > 0);
    pthread_mutex_init(&gate->lock, NULL);
    pthread_cond_init(&gate->changed, NULL);
    gate->most = most;
    gate->running = 0;
    gate->inside = NULL;
}

static bool
same_is_inside(const struct rt_compile_gate *gate, const struct rt_gate_pass *pass)
{
    bool same = false;
    for (const struct rt_gate_pass *p = gate->inside; pass->key && p; p = p->next)
        same |= p->key && memcmp(p->key->bytes, pass->key->bytes, sizeof p->key->bytes) == 0;
    return same;
}

void
rt_compile_gate_enter(struct rt_compile_gate *gate, struct rt_gate_pass *pass)
{
    pthread_mutex_lock(&gate->lock);
    for (bool same; (same = same_is_inside(gate, pass)) || gate->running == gate->most;) {
        pass->waited |= same;
        rt_thread_wait(&gate->changed, &gate->lock, NULL);
    }
    gate->running++;
    pass->next = gate->inside;
    gate->inside = pass;
    pthread_mutex_unlock(&gate->lock);
}

void
rt_compile_gate_leave(struct rt_compile_gate *gate, struct rt_gate_pass *pass)
{
    pthread_mutex_lock(&gate->lock);
    struct rt_gate_pass **link = &gate->inside;
    while (*link != pass)
        link = &(*link)->next;
    *link = pass->next;
    gate->running--;
    pthread_cond_broadcast(&gate->changed);
    pthread_mutex_unlock(&gate->lock);
}
