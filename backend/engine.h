/* SPDX-License-Identifier: MIT */
/* The interface between an engine and the scheduler. */
#ifndef BACKEND_ENGINE_H
#define BACKEND_ENGINE_H

#include <stdbool.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/thread.h"

/* Which threads a launch has: in rows (emu_row_lanes), or others, which start with all lanes on or with some.
 */
struct engine_starts {
    bool all, some;
    uint32_t row_lanes;
    enum emu_rows rows;
};
struct engine_starts engine_starts_of(const struct emu_launch *launch);

struct backend_code {
    const struct lane_program *program;
    bool has_barrier;
    bool can_meet;     /* work-groups can, by atomics on memory that they share or by fences */
    bool own_start;    /* run takes fresh threads (emu_start_state) */
    bool alone;        /* one worker runs a launch */
    uint32_t gang;     /* threads that run together at most; 0, 1: one by one. prepare sets it. */
    uint64_t order;    /* not 0: draws the order in which groups and threads run */
    uint32_t rf_skew;  /* bytes from a cache line to a register file's begin */
    uint32_t rf_bytes; /* of one register file: the program's, the slack and what the engine keeps behind */
    /* Fills the engine's part of a register file once per launch. NULL: it has none. */
    void (*context)(const struct backend_code *code, uint8_t *rf);
    /* Called before a launch, by any thread. The first call may still change rf_bytes. NULL: there is nothing
     * to do. launch NULL: nothing is known of it. */
    void (*prepare)(const struct backend_code *code, const struct engine_starts *starts,
                    const struct emu_launch *launch);
    /* Code that does the same with threads of twice as many lanes, and its kernel in *kernel, for launches
     * whose work-groups fill these; NULL if there is none that is worth it. Called before such a launch, by
     * any thread. The pointer is NULL if there never is one. */
    const struct backend_code *(*find_pair)(const struct backend_code *code,
                                            const struct emu_kernel **kernel);
    /* Code of the same kernel for threads with a part of the lanes, and its kernel in *kernel, for a launch
     * that may begin with it; NULL if there is none. Called behind prepare. The pointer is NULL if there
     * never is one. */
    const struct backend_code *(*find_parts)(const struct backend_code *code, const struct emu_launch *launch,
                                             const struct emu_kernel **kernel);
    /* Whether the next work-groups of the launch shall run on that code, as `parts`. Workers ask before each
     * group that the engine does not run by itself, and before each share of groups. */
    bool (*likes_parts)(const struct backend_code *code, const struct emu_launch *launch,
                        const struct emu_launch *parts);
    /* As emu_ref_run. */
    enum emu_stop (*run)(const struct backend_code *code, struct emu_thread *t);
    void (*destroy)(struct backend_code *code);
};

/* Whether a thread of the program can wait at a barrier. */
bool backend_has_barrier(const struct lane_program *program);
/* Sets has_barrier and can_meet, for code of this program. */
void backend_set_facts(struct backend_code *code, const struct lane_program *program);

/* Makers. NULL with error set. The common fields are filled by backend_code_make. */
typedef struct backend_code *engine_maker(const struct emu_kernel *kernel, enum backend_cpu cpu,
                                          struct emu_error *error);
engine_maker backend_ref_code, backend_simd_code;
/* For jit and auto. */
struct backend_code *backend_jit_code(const struct backend_request *request, struct emu_error *error);

#endif
