/* SPDX-License-Identifier: MIT */
/*
 * Races: two accesses to one place by different work-items, one of them a write, that nothing orders.
 *
 * What orders accesses (OpenCL C 3.0, 3.3.4; one launch, since a launch's end orders all of it):
 * - of one work-item: its program
 * - in a work-group: a barrier between them
 * - in a hardware thread, whose work-items run in step: a memory fence between them; and where the program
 *   may have sub-group barriers, of which Intel's compiler leaves no trace in the code, that they are made by
 *   different instructions
 * - of two work-groups: an atomic of the second one at a place where the first one has made one, behind a
 *   fence, for what the first one has done before
 */
#ifndef RACE_H
#define RACE_H

#include <stdbool.h>
#include <stdint.h>

/* Who makes an access, and where. */
struct race_access {
    uint32_t group;            /* its number in the range */
    uint32_t item;             /* in its group */
    uint32_t barriers, fences; /* that its hardware thread has passed */
    uint32_t op;
    bool whole; /* of the hardware thread, not of this work-item alone */
    bool write, atomic;
};

/* More work-items than this in a group cannot be told apart. */
enum {
    RACE_ITEMS = 1024,
    RACE_GROUPS = 1 << 20,
    RACE_OPS = UINT16_MAX - 1,
    RACE_BARRIERS = 1024,
    RACE_FENCES = 64
};

struct race_sync;
struct shadow_cell;

/* Of a launch. fences: the program has any; else every atomic counts as one with a fence. in_step: what a
 * hardware thread's work-items do in different instructions is in order. NULL: out of memory. */
struct race_sync *race_sync_new(uint32_t lanes, uint32_t groups, bool fences, bool in_step);
bool race_sync_has_fences(const struct race_sync *sync);
void race_sync_free(struct race_sync *sync); /* accepts NULL */
/* A work-group begins, which has met no other one yet. */
void race_sync_begin(struct race_sync *sync);
/* An atomic at a place that releases what its hardware thread, and before the last barrier its group, has
 * done. by->fences: all that the thread has passed; in a program without fences, its atomics. */
void race_sync_atomic(struct race_sync *sync, uintptr_t address, const struct race_access *by);

/* An access as cells have it. Work-items differ in RACE_ITEM only. */
#define RACE_ITEM (UINT64_C(1) << 32)
uint64_t race_pack(const struct race_access *access);

/* Looks at a cell and remembers the access in it. True: *other is an access with which it races. */
bool race_meet(const struct race_sync *sync, struct shadow_cell *cell, uint64_t access, bool write,
               struct race_access *other);

/*
 * The same for consecutive work-items, each with per_item cells, and for a read of all these cells by a first
 * and a last work-item and those between them. Only where it is plain that nothing races: else false, and
 * nothing is remembered. No atomics.
 */
bool race_meet_row(struct shadow_cell *cells, uint32_t count, uint32_t per_item, uint64_t access, bool write);
bool race_meet_readers(struct shadow_cell *cells, uint32_t count, uint64_t first, uint64_t last);

#endif
