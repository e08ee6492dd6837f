/* SPDX-License-Identifier: MIT */
/*
 * A lane program as the profiler sees it. It is cut into stretches: ops that follow one another, none of
 * which is entered from elsewhere, and over which the execution mask stays. So one count for a stretch, with
 * the mask, tells how often each of its ops ran and for which lanes.
 */
#ifndef PROFILE_MAP_H
#define PROFILE_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/lane.h"
#include "model.h"

struct profile_map {
    const struct lane_program *program;
    uint32_t *leader; /* by op: the first of its stretch */
    uint32_t *begins; /* by op: one more than the number of the instruction that begins there; 0: none does */
    uint32_t *measure; /* by op that begins an instruction: the op whose lanes are the instruction's */
    uint32_t *owner;   /* by op: one more than the number of its instruction; 0: it has none */
    uint32_t *length;  /* by op: of a leader, how many instructions begin in its stretch */
    uint32_t *same_as; /* by instruction that no op is made of: one more than the number of one that runs as
                          often */
    uint8_t *moments;  /* by op: when it is observed, a set of enum backend_moment */
};

/* The kernel's instructions are those of its listing; sets their kinds and messages, if they have none.
 * False: no memory; free it all the same. */
bool profile_map_make(struct profile_map *map, const struct lane_program *program,
                      struct profile_kernel *kernel, uint32_t code_bytes);
void profile_map_free(struct profile_map *map);

/* Whether lanes of the op are those that its predicate lets through: then it is looked at each time. */
bool profile_is_predicated(const struct lane_op *op);
/* Whether it divides the lanes that are on. */
bool profile_decides(const struct lane_op *op);
/* Whether the execution mask may be another one behind it. */
bool profile_changes_mask(const struct lane_op *op);

#endif
