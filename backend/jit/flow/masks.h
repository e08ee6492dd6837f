/* SPDX-License-Identifier: MIT */
/*
 * Which lanes can be on where. Cells keep masks for later: of lanes that wait at a join, of a loop's lanes,
 * of an outer branch's. A set of lanes is described by the cells, the execution mask among them, that hold
 * them all.
 */
#ifndef BACKEND_JIT_MASKS_H
#define BACKEND_JIT_MASKS_H

#include "flow.h"

/* A set of cells, and the execution mask in it. Other cells have other bits. */
typedef unsigned __int128 jit_cells;
#define JIT_EXEC ((jit_cells)1)

enum { JIT_MASK_CELLS = 128 };

struct jit_masks {
    uint32_t cell[JIT_MASK_CELLS]; /* of each bit: where it is in the register file */
    unsigned count;
    jit_cells *inside; /* per op: the cells whose lanes are all on before it, whatever happened */
    jit_cells
        *spoilt; /* per op: the cells that it writes and does not describe: flags, and cells that overlap */
};

/* 0, or -1: out of memory. */
int jit_find_masks(const struct jit_flow *flow, struct jit_masks *masks);
void jit_free_masks(struct jit_masks *masks);

/* Whether jit_lanes_before may give something else than `lanes`. */
bool jit_changes_masks(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t op);
/* `lanes` are held by these cells behind the op. Which hold them before it? *lost: no cells that are known.
 */
jit_cells jit_lanes_before(const struct jit_flow *flow, const struct jit_masks *masks, uint32_t op,
                           jit_cells lanes, bool *lost);

#endif
