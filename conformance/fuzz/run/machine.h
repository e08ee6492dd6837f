/* SPDX-License-Identifier: MIT */
/* One work-group of a launch on one engine: its threads in turn, from barrier to barrier. */
#ifndef FUZZ_RUN_MACHINE_H
#define FUZZ_RUN_MACHINE_H

#include "emu/thread.h"
#include "launch.h"

/* Anything that runs a thread to its next stop. */
struct run_engine {
    enum emu_stop (*run)(void *user, struct emu_thread *t);
    void (*context)(void *user, uint8_t *rf);
    void *user;
    uint32_t rf_bytes;
    bool own_start; /* takes fresh threads */
};

struct run_outcome {
    enum emu_stop stop;
    struct emu_fault fault;
    uint32_t thread; /* at fault */
    uint8_t *memory; /* a copy of the world, room for world_bytes */
};

/* registers: a world for the register files. before: what memory holds at the start. */
void run_machine(const struct run_launch *l, struct world *registers, const uint8_t *before,
                 const struct run_engine *engine, struct run_outcome *out);

#endif
