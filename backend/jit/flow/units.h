/* SPDX-License-Identifier: MIT */
/* Units: the pieces of the register file inside which no access begins or ends. */
#ifndef BACKEND_JIT_UNITS_H
#define BACKEND_JIT_UNITS_H

#include "flow.h"

struct jit_units {
    uint32_t *of;       /* of each 2-byte step of the register file */
    uint8_t *in_memory; /* of each unit */
    uint32_t count;
};

static inline uint32_t
jit_first_unit(const struct jit_units *units, const struct jit_access *a)
{
    return units->of[a->lo / 2];
}

static inline uint32_t
jit_end_unit(const struct jit_units *units, const struct jit_access *a)
{
    return units->of[(a->hi - 1) / 2] + 1;
}

/* Whether the access has a unit that stays in memory. */
static inline bool
jit_touches_memory(const struct jit_units *units, const struct jit_access *a)
{
    for (uint32_t u = jit_first_unit(units, a); u < jit_end_unit(units, a); u++)
        if (units->in_memory[u])
            return true;
    return false;
}

/*
 * Turns merges whose old bytes nobody will read into plain writes, and gives per block and unit whether the
 * unit lives at the block's start (live.c).
 */
uint8_t *jit_find_live(struct jit_flow *flow, const struct jit_units *units);

#endif
