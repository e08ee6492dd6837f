/* SPDX-License-Identifier: MIT */
/* A case on an engine: a work-group whose threads take turns at barriers, in memory between protected pages.
 */
#ifndef CONFORMANCE_ROWS_MACHINE_H
#define CONFORMANCE_ROWS_MACHINE_H

#include "backend/backend.h"
#include "case.h"
#include "emu/thread.h"

struct machine {
    uint8_t *areas[AREAS], *initial[AREAS], *expected[AREAS];
    uint8_t *rf; /* all threads' */
};

/* What a launch chooses: windows and where messages start. */
struct launch {
    uint64_t seed;
    struct emu_surface surfaces[2];
    struct emu_range range;
    struct emu_map map;
    uint32_t local_bytes;
    bool mapped, mixed, in_turn, in_group;
    uint64_t payload[PAYLOAD_BYTES / 8];
};

struct outcome {
    enum emu_stop stop;
    struct emu_fault fault;
    unsigned thread, rounds;
};

/* False: the host does not give the memory. */
bool machine_open(struct machine *m);
void machine_close(struct machine *m);
unsigned machine_area_bytes(enum area area);
void machine_choose(struct machine *m, const struct rows_case *c, unsigned number, struct launch *launch);
/* other: the code that runs some of the threads' turns, if the launch is mixed; else NULL. */
void machine_run(struct machine *m, const struct rows_case *c, const struct launch *launch,
                 const struct backend_code *code, const struct backend_code *other, struct outcome *out);
/* Keeps memory as what other engines must leave, and compares: the first area that differs, or AREAS. */
void machine_keep(struct machine *m);
enum area machine_compare(const struct machine *m, uint32_t *at);
struct emu_launch machine_launch(const struct machine *m, const struct rows_case *c,
                                 const struct launch *launch);

#endif
