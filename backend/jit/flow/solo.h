/* SPDX-License-Identifier: MIT */
/*
 * Solo loops: loops that each lane goes through by itself, one lane after another. Lanes that lie anywhere in
 * memory are read one at a time in any case, and a lane that leaves early waits for nobody. In such a loop
 * all ops are by lanes, memory is loaded or stored and nothing else (solo_stores.c), and what a lane does
 * depends on no other lane (solo_masks.c).
 */
#ifndef BACKEND_JIT_SOLO_H
#define BACKEND_JIT_SOLO_H

#include "backend/backend.h"
#include "flow.h"

enum { JIT_SOLO_ONES = 8 };

/* Blocks [first, last]. All ways in lead to the first one, all ways out to `exit`. */
struct jit_solo {
    uint32_t first, last, exit;
    /* Bits of cells, of lane 0, from the register file's first bit on: set in each lane that comes in. */
    uint32_t ones[JIT_SOLO_ONES];
    unsigned one_count;
};

static inline bool
jit_solo_has(const struct jit_solo *solo, uint32_t block)
{
    return block >= solo->first && block <= solo->last;
}

/* Its ops: [first, end). */
static inline uint32_t
jit_solo_first_op(const struct jit_flow *flow, const struct jit_solo *solo)
{
    return flow->blocks[solo->first].first;
}

static inline uint32_t
jit_solo_end_op(const struct jit_flow *flow, const struct jit_solo *solo)
{
    return flow->blocks[solo->last].end;
}

enum jit_solo_kind {
    JIT_SOLO_UNUSED,
    JIT_SOLO_SHARED, /* one value for all lanes, which the loop only reads */
    JIT_SOLO_DATA,   /* each lane has `stride` bytes, from the web's first byte on */
    JIT_SOLO_CELL,   /* each lane has some bits */
};

/* What the loop does with a web. */
struct jit_solo_web {
    uint8_t kind; /* enum jit_solo_kind */
    uint8_t stride;
    bool written;
    uint64_t bits; /* of JIT_SOLO_CELL: those of lane 0 */
};

/* Sets flow->solos. After jit_find_rows. -1: out of memory. */
int jit_find_solos(struct jit_flow *flow, unsigned lanes, enum backend_solos which);

/* The loop that begins with block b; NULL: none does. */
const struct jit_solo *jit_solo_at(const struct jit_flow *flow, uint32_t b);
/* Is the op in a solo loop? */
bool jit_is_in_solo(const struct jit_flow *flow, uint32_t op);

/* By webs, to be freed; NULL: out of memory, or a web is used otherwise. */
struct jit_solo_web *jit_solo_webs(const struct jit_flow *flow, const struct jit_solo *solo, unsigned lanes);
/* Does the web live through the block's start? */
bool jit_lives_at(const struct jit_flow *flow, uint32_t b, uint32_t web);

/* May one lane store after another what the loop stores? leave_together: all lanes leave it in one turn.
 * solo_stores.c */
bool jit_may_store_in_turn(const struct jit_flow *flow, const struct jit_solo *solo, bool leave_together);
/* Does each lane come out of the loop as it would without the others? Sets `ones`. solo_masks.c */
bool jit_lanes_are_apart(const struct jit_flow *flow, struct jit_solo *solo, unsigned lanes);

#endif
