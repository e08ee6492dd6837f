/* SPDX-License-Identifier: MIT */
/* One work-group for an engine that runs whole groups, as backend/worker.c hands them over. */
#ifndef CONFORMANCE_BACKEND_ONE_GROUP_H
#define CONFORMANCE_BACKEND_ONE_GROUP_H

#include <string.h>

#include "round.h"

struct one_group {
    struct engine_groups groups; /* points into the rest */
    uint32_t first[3], count[3];
    uint64_t progress;
    int stop; /* nobody calls */
};

static inline void
one_group_init(struct one_group *g, struct engine_round round, uint64_t rf_stride,
               const struct emu_start *start, const uint32_t group[3], uint32_t slot)
{
    *g = (struct one_group){
        .groups = {.round = round, .rf_stride = rf_stride, .start = start, .slot = slot, .left = 1},
        .count = {1, 1, 1}};
    memcpy(g->first, group, sizeof g->first);
    memcpy(g->groups.group, group, sizeof g->groups.group);
    g->groups.first = g->first;
    g->groups.count = g->count;
    g->groups.progress = &g->progress;
    g->groups.stop = &g->stop;
}

#endif
