/* SPDX-License-Identifier: MIT */
#include "race.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "shadow.h"

/* A packed access: op + 1, fences, barriers, item, group, whole, atomic, from the low bits up. */
_Static_assert(RACE_ITEM == UINT64_C(1) << 32, "ITEM_AT");
enum { FENCES_AT = 16, BARRIERS_AT = 22, ITEM_AT = 32, GROUP_AT = 42, WHOLE_AT = 62, ATOMIC_AT = 63 };

uint64_t
race_pack(const struct race_access *a)
{
    const uint64_t op = a->op < RACE_OPS ? a->op : RACE_OPS;
    return (op + 1) | (uint64_t)(a->fences % RACE_FENCES) << FENCES_AT |
           (uint64_t)(a->barriers % RACE_BARRIERS) << BARRIERS_AT |
           (uint64_t)(a->item % RACE_ITEMS) << ITEM_AT | (uint64_t)(a->group % RACE_GROUPS) << GROUP_AT |
           (uint64_t)a->whole << WHOLE_AT | (uint64_t)a->atomic << ATOMIC_AT;
}

static struct race_access
unpack(uint64_t bits, bool write)
{
    return (struct race_access){.op = (uint32_t)(bits & UINT16_MAX) - 1,
                                .fences = bits >> FENCES_AT & (RACE_FENCES - 1),
                                .barriers = bits >> BARRIERS_AT & (RACE_BARRIERS - 1),
                                .item = bits >> ITEM_AT & (RACE_ITEMS - 1),
                                .group = bits >> GROUP_AT & (RACE_GROUPS - 1),
                                .whole = bits >> WHOLE_AT & 1,
                                .atomic = bits >> ATOMIC_AT & 1,
                                .write = write};
}

/* --- work-groups that meet at atomics --- */

enum { PLACES = 1024, RELEASES = 1 << 24 };

/*
 * What a group has released at a place: the last atomic of one of its hardware threads there. ANY: of several
 * threads, or too many fences ago to be counted: then all that the group does counts as released.
 * Bits: thread 9:0, fences 15:10, barriers 25:16.
 */
#define VALID (UINT32_C(1) << 31)
#define ANY (UINT32_C(1) << 30)
enum { RELEASE_FENCES = 10, RELEASE_BARRIERS = 16, RELEASE_THREADS = 1024 };

struct place {
    uintptr_t address;
    uint32_t *releases; /* by group */
};

struct race_sync {
    uint32_t lanes, groups;
    bool fences, in_step;
    struct place places[PLACES]; /* open addressing */
    uint32_t place_count;
    bool met[PLACES]; /* by the running group */
    bool met_any, full;
};

struct race_sync *
race_sync_new(uint32_t lanes, uint32_t groups, bool fences, bool in_step)
{
    struct race_sync *sync = calloc(1, sizeof *sync);
    if (sync) {
        sync->lanes = lanes;
        sync->groups = groups < RACE_GROUPS ? groups : RACE_GROUPS;
        sync->fences = fences;
        sync->in_step = in_step;
    }
    return sync;
}

void
race_sync_free(struct race_sync *sync)
{
    for (unsigned i = 0; sync && i < PLACES; i++)
        free(sync->places[i].releases);
    free(sync);
}

bool
race_sync_has_fences(const struct race_sync *sync)
{
    return sync->fences;
}

void
race_sync_begin(struct race_sync *sync)
{
    if (sync->met_any)
        memset(sync->met, 0, sizeof sync->met);
    sync->met_any = false;
}

/* PLACES: there is no room. */
static uint32_t
find_place(struct race_sync *sync, uintptr_t address)
{
    uint32_t at = (uint32_t)((uint64_t)address * UINT64_C(0x9e3779b97f4a7c15) >> 40) % PLACES;
    while (sync->places[at].releases && sync->places[at].address != address)
        at = (at + 1) % PLACES;
    if (sync->places[at].releases)
        return at;
    if (sync->place_count >= PLACES / 2 || (uint64_t)sync->place_count * sync->groups > RELEASES)
        return PLACES;
    sync->places[at] = (struct place){address, calloc(sync->groups + 1u, sizeof(uint32_t))};
    sync->place_count += sync->places[at].releases != NULL;
    return sync->places[at].releases ? at : PLACES;
}

static uint32_t
thread_of(const struct race_sync *sync, const struct race_access *a)
{
    return a->item / sync->lanes % RELEASE_THREADS;
}

void
race_sync_atomic(struct race_sync *sync, uintptr_t address, const struct race_access *by)
{
    const uint32_t at = find_place(sync, address), thread = thread_of(sync, by);
    sync->full |= at == PLACES || by->group % RACE_GROUPS >= sync->groups;
    if (at == PLACES || sync->full)
        return;
    uint32_t *release = &sync->places[at].releases[by->group % RACE_GROUPS];
    const bool others = *release && (*release & ANY || *release % RELEASE_THREADS != thread);
    *release = VALID | (others || by->fences >= RACE_FENCES / 2 ? ANY : 0) | thread |
               by->fences % RACE_FENCES << RELEASE_FENCES | by->barriers % RACE_BARRIERS << RELEASE_BARRIERS;
    sync->met[at] = sync->met_any = true;
}

/* Whether a group has done this before it released something. */
static bool
is_released(const struct race_sync *sync, uint32_t release, const struct race_access *a)
{
    const uint32_t barriers = (release >> RELEASE_BARRIERS) - a->barriers,
                   fences = (release >> RELEASE_FENCES) - a->fences;
    if (!(release & VALID) || release & ANY)
        return (release & ANY) != 0;
    if (barriers % RACE_BARRIERS)
        return barriers % RACE_BARRIERS < RACE_BARRIERS / 2;
    return release % RELEASE_THREADS == thread_of(sync, a) && fences % RACE_FENCES < RACE_FENCES / 2 &&
           (!sync->fences || fences % RACE_FENCES);
}

/* Where places were not remembered, any two groups may have met. */
static bool
have_met(const struct race_sync *sync, const struct race_access *a)
{
    bool met = sync->full;
    for (uint32_t at = 0; sync->met_any && !met && at < PLACES; at++)
        met = sync->met[at] && a->group < sync->groups &&
              is_released(sync, sync->places[at].releases[a->group], a);
    return met;
}

/* --- order --- */

static bool
is_ordered_in_group(const struct race_sync *sync, const struct race_access *a, const struct race_access *b)
{
    if (a->barriers != b->barriers)
        return true;
    if (a->item / sync->lanes != b->item / sync->lanes)
        return false;
    return a->whole || b->whole || a->item == b->item || (sync->fences && a->fences != b->fences) ||
           (sync->in_step && a->op != b->op);
}

#define FIELD(at, count) ((uint64_t)((count)-1) << (at))

/* Most accesses: of nobody, of the same work-item, or of the same group before a barrier. */
static inline bool
is_plainly_ordered(uint64_t earlier, uint64_t now)
{
    const uint64_t difference = earlier ^ now;
    return !earlier ||
           (!(difference & FIELD(GROUP_AT, RACE_GROUPS)) &&
            (difference & FIELD(BARRIERS_AT, RACE_BARRIERS) || !(difference & FIELD(ITEM_AT, RACE_ITEMS))));
}

static bool
races_closely(const struct race_sync *sync, uint64_t earlier, uint64_t bits, bool write,
              struct race_access *other)
{
    const struct race_access now = unpack(bits, true);
    *other = unpack(earlier, write);
    if (other->atomic && now.atomic)
        return false;
    return other->group == now.group ? !is_ordered_in_group(sync, other, &now) : !have_met(sync, other);
}

static inline bool
races(const struct race_sync *sync, uint64_t earlier, uint64_t now, bool write, struct race_access *other)
{
    return !is_plainly_ordered(earlier, now) && races_closely(sync, earlier, now, write, other);
}

/* Keeps a reader of another group if there is one, else one of another work-item. */
static inline void
add_reader(struct shadow_cell *cell, uint64_t now)
{
    const uint64_t group = FIELD(GROUP_AT, RACE_GROUPS), who = group | FIELD(ITEM_AT, RACE_ITEMS);
    const uint64_t difference = cell->read[0] ^ now;
    const bool other_group = cell->read[0] && difference & group;
    if (other_group || ((difference & who) && !((cell->read[1] ^ now) & group)) || !cell->read[1])
        cell->read[1] = cell->read[0];
    cell->read[0] = now;
}

bool
race_meet(const struct race_sync *sync, struct shadow_cell *cell, uint64_t access, bool write,
          struct race_access *other)
{
    const bool atomic = access >> ATOMIC_AT;
    bool found =
        races(sync, cell->write, access, true, other) || races(sync, cell->atomic, access, true, other);
    assert(write || !atomic);
    for (unsigned i = 0; write && !found && i < 2; i++)
        found = races(sync, cell->read[i], access, false, other);
    if (atomic)
        cell->atomic = access;
    else if (write)
        cell->write = access;
    else if (cell->read[0] != access)
        add_reader(cell, access);
    return found;
}

static inline bool
is_plain(const struct shadow_cell *cell, uint64_t access, bool write)
{
    return is_plainly_ordered(cell->write, access) && is_plainly_ordered(cell->atomic, access) &&
           (!write ||
            (is_plainly_ordered(cell->read[0], access) && is_plainly_ordered(cell->read[1], access)));
}

bool
race_meet_row(struct shadow_cell *cells, uint32_t count, uint32_t per_item, uint64_t access, bool write)
{
    bool plain = true;
    for (uint32_t i = 0; i < count; i++)
        plain &= is_plain(&cells[i], access + i / per_item * RACE_ITEM, write);
    for (uint32_t i = 0; plain && i < count; i++) {
        const uint64_t now = access + i / per_item * RACE_ITEM;
        if (write)
            cells[i].write = now;
        else
            add_reader(&cells[i], now);
    }
    return plain;
}

bool
race_meet_readers(struct shadow_cell *cells, uint32_t count, uint64_t first, uint64_t last)
{
    bool plain = true;
    for (uint32_t i = 0; i < count; i++)
        plain &= is_plain(&cells[i], first, false) && is_plain(&cells[i], last, false);
    for (uint32_t i = 0; plain && i < count; i++) {
        add_reader(&cells[i], first);
        add_reader(&cells[i], last);
    }
    return plain;
}
