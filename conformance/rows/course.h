/* SPDX-License-Identifier: MIT */
/* The groups of a launch of a kernel without barriers, in one call of the jit engine. */
#ifndef CONFORMANCE_ROWS_COURSE_H
#define CONFORMANCE_ROWS_COURSE_H

#include "backend/backend.h"
#include "emu/thread.h"
#include "round.h"

/* What the engine says in the end; as in struct engine_groups. */
struct course {
    uint64_t progress, left;
    uint32_t group[3];
    uint32_t failed;  /* the thread that did, or how many there are */
    uint32_t threads; /* of a group */
};

/* The kernel's code by the jit engine, for this level. The caller frees it. Fails the test if there is none.
 */
struct backend_code *course_code(const struct emu_kernel *kernel, enum backend_cpu cpu);
/* Ids of groups are from `first` on. slot: of a group's first thread. stop: the watchdog's flag. Fails the
 * test when out of memory. */
void course_run(struct course *c, struct backend_code *code, const struct emu_launch *launch,
                const uint32_t first[3], uint32_t slot, const int *stop);

#endif
