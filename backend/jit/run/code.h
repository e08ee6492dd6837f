/* SPDX-License-Identifier: MIT */
/* The jit engine's code of a kernel, and how its threads run. */
#ifndef BACKEND_JIT_CODE_H
#define BACKEND_JIT_CODE_H

#include "emu/kernel.h"
#include "fork.h"
#include "round.h"
#include "simd/control.h"
#include "tier.h"

/* Code for threads with all lanes on, and for those with some. Then for rows as long as a thread, which may
 * be anywhere in the work-group, or are all of it. Then for each length of rows that begin at 0 (4, 8, 16,
 * 32, 64), and for the same in one plane. See enum emu_rows. */
enum {
    JIT_LONG_ROWS = JIT_ROWS,
    JIT_ONE_ROW,
    JIT_ROWS_FROM_0,
    JIT_ROWS_IN_PLANE = JIT_ROWS_FROM_0 + 5,
    JIT_TIERS = JIT_ROWS_IN_PLANE + 5
};

/* Of code that starts alike: the one to run for long, and one that is sooner there (see BACKEND_QUICK). */
struct jit_tiers {
    struct jit_tier *best, *quick; /* either may be NULL: only auto has both, and not if it has parts */
};

struct jit_code {
    struct backend_code base;
    struct backend_request request;
    struct backend_code *simd; /* runs whole threads */
    bool looked_for_pair;      /* atomic: what follows is valid */
    struct jit_pair *pair;     /* NULL: none */
    struct jit_code *pair_code;
    /* Quick code for threads with a part of the lanes, and its kernel. NULL: there is none. */
    struct jit_code *parts;
    struct emu_kernel part_kernel;
    const struct jit_code *whole; /* of which this is the parts, or NULL; then there is quick code alone */
    uint64_t full;
    struct fork_lock preparing; /* pools that share the code prepare it one by one */
    /* Atomic: what follows is valid. From the first launch on; many programs have kernels that are never
     * launched. */
    bool prepared;
    struct simd_code *single;          /* runs single ops */
    struct jit_images images;          /* of the first launch */
    bool has_tiers;                    /* else there was no memory for them */
    struct jit_tiers tiers[JIT_TIERS]; /* see jit_full_tier */
    uint32_t sites_rf;
};

/* --- callbacks.c --- */
/* What translated code is called with, but for the thread. */
struct jit_ctx jit_context_of(const struct jit_code *code);

/* --- images.c --- */
struct jit_images jit_images_of(const struct emu_launch *launch);

/* --- thread.c --- */
/* The number of the code for a launch's threads with all lanes on. */
unsigned jit_full_tier(const struct engine_starts *starts);
/* The code that suits the thread's start; also behind a barrier, even if another engine started it. full: the
 * number of that for all lanes on. */
const struct jit_tiers *jit_tiers_of(const struct jit_code *code, const struct emu_thread *t, unsigned full);
/* The tiers that a launch of this code's kernel needs: for a group's first thread; and for its last if that
 * starts in another way, else NULL. */
struct jit_needed {
    const struct jit_tiers *first, *last;
};
struct jit_needed jit_tiers_needed(const struct jit_code *code, const struct emu_launch *launch);
/* Its function, or NULL, and what that can do. *heats: the tier that this code's time counts for, or NULL. */
jit_function *jit_find_entry(const struct jit_code *code, const struct jit_tiers *tiers,
                             const struct emu_launch *launch, uint32_t *traits, struct jit_tier **heats);
uint32_t jit_run_entry(jit_function *entry, struct jit_ctx *x, struct jit_tier *heats);
/* One thread to its next stop. */
enum emu_stop jit_run_thread(const struct jit_code *code, struct emu_thread *t, unsigned full,
                             struct jit_ctx *x);

/* --- groups.c --- */
engine_run_round jit_run_round;
engine_run_groups jit_run_groups;

#endif
