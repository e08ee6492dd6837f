/* SPDX-License-Identifier: MIT */
#include "pace.h"

#include <assert.h>
#include <stdint.h>

/* Groups that wait for each other make blocks about as slow as one worker. The first launch in turns may find
 * the caches cold, so two are asked. A host may be busy once, so only the second slow launch tells. */
enum { FEWEST_TURNS = 2, MOST_SLOW = 2 };
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
    return pace->code == code && pace->turns >= FEWEST_TURNS && pace->slow_blocks < MOST_SLOW;
}

static void
note_turns(struct pool_pace *pace, double group_ns)
{
    if (!pace->turns || group_ns < pace->turns_ns)
        pace->turns_ns = group_ns;
    pace->turns += pace->turns < FEWEST_TURNS;
}

void
pool_note_pace(struct pool_paces *paces, const struct backend_code *code, double group_ns, bool blocks)
{
    struct pool_pace *pace = &paces->of[place_of(code)];
    assert(code && group_ns >= 0);
    if (pace->code != code)
        *pace = (struct pool_pace){.code = code};
    pace->group_ns = group_ns;
    if (!blocks)
        note_turns(pace, group_ns);
    else if (pace->slow_blocks < MOST_SLOW)
        pace->slow_blocks = pace->turns && group_ns > SLOW * pace->turns_ns ? pace->slow_blocks + 1 : 0;
}
