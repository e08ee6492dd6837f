/* SPDX-License-Identifier: MIT */
/* A case on one engine: memory, register files, and threads that take turns at barriers. */
#ifndef CONFORMANCE_RANDOM_MACHINE_H
#define CONFORMANCE_RANDOM_MACHINE_H

#include "backend/backend.h"
#include "case.h"
#include "round.h"

/* What can be observed of a run. */
struct outcome {
    enum emu_stop stop;
    struct emu_fault fault;
    unsigned thread; /* at fault */
    uint32_t fpmode[MAX_THREADS];
    unsigned own_starts; /* threads that never had their registers copied: only translated code does that */
    unsigned rounds;     /* one by one: turns of all threads; as a group: calls of the engine */
    bool apart;          /* some threads wait for a barrier that others did not come to */
    bool gave_up;        /* too many steps; only from the oracle */
    uint8_t world[WORLD_END];
};

/* Anything that runs a thread to its next stop. */
struct engine {
    enum emu_stop (*run)(void *user, struct emu_thread *t);
    void (*context)(void *user, uint8_t *rf);                         /* may be NULL */
    uint32_t (*run_groups)(void *user, struct engine_groups *groups); /* NULL: threads run one by one */
    void *user;
    uint32_t rf_bytes;
    bool own_start; /* takes fresh threads */
};

/* Memory that every case runs in. NULL when there is none. */
uint8_t *machine_world(void);
void machine_run(const struct random_case *c, const struct engine *engine, struct outcome *out);
/* The same on an engine of the backend. group: may be NULL; what the same code does as the scheduler calls it
 * for a work-group with barriers, if it does (group->rounds is not 0). -1: the backend refuses the program,
 * and the error says why. */
int machine_run_backend(const struct random_case *c, enum backend_engine engine, enum backend_cpu cpu,
                        struct outcome *out, struct outcome *group, struct emu_error *error);

#endif
