/* SPDX-License-Identifier: MIT */
/* One message as a kernel for one engine at one level, and a thread of it. */
#ifndef CONFORMANCE_BACKEND_EDGES_MACHINE_H
#define CONFORMANCE_BACKEND_EDGES_MACHINE_H

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/thread.h"
#include "model.h"

enum { THREAD_LANES = 16, RESULTS = COMPONENTS * LANE_MAX * 8 };

struct machine {
    enum backend_engine engine;
    enum backend_cpu cpu;
    const struct form *form;
    struct emu_kernel kernel;
    struct backend_code *code;
    struct emu_launch launch;
    struct emu_surface surfaces[2];
    struct emu_range range;
    struct emu_map map;
    struct emu_start *start;
    struct emu_thread thread;
    uint8_t *rf, *image;
    uint8_t results[RESULTS]; /* the second surface: the destination's registers */
};

/* How a machine's run came to its end. */
enum ending { ENDED, FAULTED, TOUCHED };

/* Once, before the first run. */
void machine_catch_strays(void);
/* The program exits when there is no memory for it. scratch_bytes: of the window, if the space is scratch. */
struct machine *machine_open(const struct form *f, enum lane_space space, enum backend_engine engine,
                             enum backend_cpu cpu, uint64_t scratch_bytes);
void machine_close(struct machine *m);
/* From here on runs are of one launch. mapped: the pool is a map. */
void machine_launch(struct machine *m, const struct place *place, bool mapped);
/* TOUCHED: memory that nobody may touch was. */
enum ending machine_run(struct machine *m, const struct registers *r);
/* A destination's register behind a run. */
uint64_t machine_result(const struct machine *m, unsigned component, unsigned lane);

#endif
