/* SPDX-License-Identifier: MIT */
/*
 * A random program on one engine. All memory that an engine may use ends at a protected page, so an access
 * behind it faults at once.
 */
#ifndef CONFORMANCE_FUZZ_LANES_LANE_MACHINE_H
#define CONFORMANCE_FUZZ_LANES_LANE_MACHINE_H

#include "backend/backend.h"
#include "emu/image.h"
#include "emu/thread.h"
#include "lane_random.h"

enum { LM_AREAS = 13, LM_WORLD = 16384, LM_ROUNDS = 64 };

struct lane_area {
    uint8_t *at;
    uint32_t bytes;
};

struct lane_machine {
    struct lane_area areas[LM_AREAS];
    struct lane_area rf; /* memory for register files */
    struct emu_surface surfaces[LR_SURFACES];
    struct emu_image images[LR_IMAGES];
    struct emu_sampler samplers[LR_SAMPLERS];
    struct emu_range ranges[2];
    bool is_made; /* contents: of seed */
    uint64_t seed;
    uint8_t contents[LM_WORLD];
};

/* What can be observed of a run. */
struct lane_outcome {
    enum emu_stop stop;
    struct emu_fault fault;
    unsigned rounds; /* barriers come to */
    bool had_nan;
    uint8_t world[LM_WORLD];
};

/* False: the host does not give the memory at the addresses that it must have. */
bool lane_machine_open(struct lane_machine *m);
void lane_machine_close(struct lane_machine *m);
/* seed: decides the contents of memory. False: the engine refuses the program. */
bool lane_machine_run(struct lane_machine *m, const struct emu_kernel *kernel, uint32_t items, uint64_t seed,
                      enum backend_engine engine, enum backend_cpu cpu, struct lane_outcome *out);

#endif
