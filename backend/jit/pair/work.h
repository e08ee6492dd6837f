/* SPDX-License-Identifier: MIT */
/* What the making of a pair needs to know of the kernel. "First" and "second" are the pair's threads. */
#ifndef BACKEND_JIT_PAIR_WORK_H
#define BACKEND_JIT_PAIR_WORK_H

#include "emu/kernel.h"
#include "jit/flow/flow.h"
#include "jit/flow/masks.h"

/* Larger programs are not looked at. */
enum { PAIR_MOST_OPS = 4096 };

/* Flags of one number, f0.0 for instance: where channel 0's bit is in the register file, in bits. */
enum { PAIR_FLAGS = 8 };

/*
 * The pair's register file: the cells; a cell for each of the flags; the ids of both threads, dimension by
 * dimension; then everything else of the first thread, `shift` bytes behind its old place; and from `bank` on
 * what is the second thread's own, in the old order.
 */
struct pair_layout {
    uint64_t flags[PAIR_FLAGS];
    unsigned flag_count;
    uint32_t flag_cells; /* where they begin */
    uint32_t ids[3];
    uint32_t shift, bank;
};

struct pair_work {
    const struct emu_kernel *kernel;
    const struct lane_program *program;
    struct jit_flow *flow;
    struct jit_masks masks;
    uint8_t *differs; /* of each web: its values may differ between threads of a work-group */
    struct pair_layout layout;
    const char *why;
};

/* All of these: false, and `why` is set, if the kernel cannot run in pairs. */
bool pair_find_differing(struct pair_work *w); /* alike.c */
bool pair_is_possible(struct pair_work *w);    /* possible.c, then */
bool pair_lay_out(struct pair_work *w);        /* layout.c, then */

/* Does the op do the same in both threads? Then the pair does it once; but each thread has its own flags. */
bool pair_is_once(const struct pair_work *w, uint32_t op);
/* Does the op belong to the pair, not to its threads? Control flow, masks and fences do. */
bool pair_is_common(const struct lane_op *op);
/* Does the op change nothing at all? Compilers end programs with such ops. The pair goes without them. */
bool pair_is_empty(const struct lane_op *op);
/* May the access's bytes differ between the threads? Constants do not. */
static inline bool
pair_differs(const struct pair_work *w, const struct jit_access *a)
{
    return a->web != JIT_IN_MEMORY && w->differs[a->web];
}

/* Do bytes [lo, hi) meet those from `at` on? at 0: there are none. */
static inline bool
pair_meet(uint32_t lo, uint32_t hi, uint32_t at, uint32_t bytes)
{
    return at && bytes && lo < at + bytes && hi > at;
}

/* Of one thread's ids in one dimension. */
static inline uint32_t
pair_id_bytes(const struct emu_kernel *kernel)
{
    return kernel->lanes * kernel->local_id_bytes;
}

/* Which dimension's ids the web lies in, or -1. */
int pair_ids_of(const struct emu_kernel *kernel, const struct jit_web *web);
/* Do register-file bytes [lo, hi) have a value at a thread's start that is the same for the whole group? */
bool pair_starts_alike(const struct emu_kernel *kernel, uint32_t lo, uint32_t hi);

/* What is to be added to the place of an access to find it in the pair's register file. thread: 0 or 1. */
int64_t pair_way(const struct pair_work *w, const struct jit_access *a, unsigned thread);
/* The pair's cell of a flag cell. */
uint32_t pair_flag_cell(const struct pair_work *w, uint32_t cell, unsigned shift);
/* Where the first thread's register file has a byte now. */
uint32_t pair_place(const struct pair_work *w, uint32_t at);

#endif
