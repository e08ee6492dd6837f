/* SPDX-License-Identifier: MIT */
#include "pace.h"

#include <assert.h>
#include <stdint.h>

/* Where groups wait for each other, blocks are about as slow as one worker. A code's first launch in turns
 * may find the caches cold, so there are two before blocks are tried. A host may be busy for a moment, so one
 * slow launch is not enough to give blocks up; they are tried again after many launches in turns. */
enum { FEWEST_TURNS = 2, MOST_SLOW = 2, TURNS_AFTER_SLOW = 64 };
#define SLOW 1.5

static unsigned
place_of(const struct backend_code *code)
{
    return (unsigned)((uintptr_t)code / 64 * 0x9e3779b1u >> 8) % POOL_PACES;
}

double
pool_pace(const struct pool_paces *paces, const struct backend_code *code)
{
    const struct pool_pace *pace = &paces->of[place_of(code)];
    return pace->code == code ? pace->group_ns : 0;
}

bool
pool_likes_blocks(const struct pool_paces *paces, const struct backend_code *code)
{
    const struct pool_pace *pace = &paces->of[place_of(code)];
    const unsigned needed = pace->slow < MOST_SLOW ? FEWEST_TURNS : TURNS_AFTER_SLOW;
    return pace->code == code && pace->turns >= needed;
}

static void
note_turns(struct pool_pace *pace, double group_ns)
{
    if (!pace->turns || group_ns < pace->turns_ns)
        pace->turns_ns = group_ns;
    pace->turns += pace->turns < TURNS_AFTER_SLOW;
}

static void
note_blocks(struct pool_pace *pace, double group_ns)
{
    const bool slow = group_ns > SLOW * pace->turns_ns;
    if (!slow)
        pace->slow = 0;
    else if (pace->slow < MOST_SLOW)
        pace->slow++;
    if (pace->slow == MOST_SLOW)
        pace->turns = 0;
}

/* The other way is tried for a few launches after many, and more seldom with each try that fails. The first
 * launches of a try count for nothing: a sleeping worker wakes, and data move between the cores. */
enum { BETWEEN_TRIES = 64, A_TRY = 8, UNCOUNTED = 4, MOST_FAILED = 6 };

static void
end_try(struct pool_pace *pace)
{
    const bool better = pace->cycle_ns[pace->alone] < pace->cycle_ns[!pace->alone];
    pace->alone = better ? pace->alone : !pace->alone;
    pace->failed = better ? 0 : pace->failed + (pace->failed < MOST_FAILED);
    pace->tries = false;
    pace->tiny = 0;
}

bool
pool_goes_alone(struct pool_paces *paces, const struct backend_code *code)
{
    struct pool_pace *pace = &paces->of[place_of(code)];
    if (pace->code != code || pace->together)
        return false;
    if (pace->tries && pace->tiny >= A_TRY) {
        end_try(pace);
    } else if (!pace->tries && pace->tiny >= (unsigned)BETWEEN_TRIES << pace->failed) {
        pace->alone = !pace->alone;
        pace->cycle_ns[pace->alone] = 0;
        pace->tries = true;
        pace->tiny = 0;
    }
    return pace->alone;
}

void
pool_keep_together(struct pool_paces *paces, const struct backend_code *code)
{
    struct pool_pace *pace = &paces->of[place_of(code)];
    assert(pace->code == code);
    pace->together = true;
}

void
pool_note_cycle(struct pool_paces *paces, const struct backend_code *code, double cycle_ns)
{
    enum { WEIGHT = 4 };
    struct pool_pace *pace = &paces->of[place_of(code)];
    if (pace->code != code)
        return;
    double *mean = &pace->cycle_ns[pace->alone];
    if (++pace->tiny > UNCOUNTED)
        *mean = *mean > 0 ? *mean + (cycle_ns - *mean) / WEIGHT : cycle_ns;
}

void
pool_note_pace(struct pool_paces *paces, const struct backend_code *code, double group_ns, enum pool_way way)
{
    struct pool_pace *pace = &paces->of[place_of(code)];
    assert(code && group_ns >= 0);
    if (pace->code != code)
        *pace = (struct pool_pace){.code = code};
    pace->group_ns = group_ns;
    if (way == PACE_TURNS)
        note_turns(pace, group_ns);
    else if (way == PACE_BLOCKS)
        note_blocks(pace, group_ns);
}
