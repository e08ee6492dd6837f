/* SPDX-License-Identifier: MIT */
/* A program as records will do it: which ops are done together, or not at all. */
#ifndef BACKEND_SIMD_OUTLINE_H
#define BACKEND_SIMD_OUTLINE_H

#include "rotate.h"
#include "widen.h"

/* Which ops are entered from elsewhere than the op before: one for each op, and one behind the last. To be
 * freed; NULL: out of memory. */
bool *simd_find_entered(const struct lane_program *program);

struct simd_outline {
    uint32_t *rotations;  /* rotate.h */
    bool *entered, *gone; /* widen.h */
    struct lane_op *ops;  /* with rotations in place of the ops that end them */
    uint32_t *halves;     /* widen.h */
};

/* widens: look for halves. False: out of memory. To be freed in any case. */
bool simd_outline_make(struct simd_outline *o, const struct lane_program *program, bool widens);
void simd_outline_free(struct simd_outline *o);

#endif
