/* SPDX-License-Identifier: MIT */
#include "share.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>

static bool
read_share(const char *share, unsigned *which, unsigned *count)
{
    char rest;
    *which = *count = 1;
    return !share || (sscanf(share, "%u/%u%c", which, count, &rest) == 2 && 1 <= *which && *which <= *count);
}

bool
share_is_valid(const char *share)
{
    unsigned which, count;
    return read_share(share, &which, &count);
}

/* FNV-1a, with its high bits folded in: the low ones alone repeat with the names' last letters. */
static uint32_t
hash_of(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name; name++)
        hash = (hash ^ (uint8_t)*name) * 16777619u;
    return hash ^ hash >> 15;
}

bool
share_has(const char *share, const char *name)
{
    unsigned which = 1, count = 1;
    const bool valid = read_share(share, &which, &count);
    assert(valid && name);
    (void)valid;
    return hash_of(name) % count == which - 1;
}
