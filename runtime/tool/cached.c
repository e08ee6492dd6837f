/* SPDX-License-Identifier: MIT */
#include "cached.h"

#include "cache/disk_cache.h"
#include "compile/compiler_entry.h"

const char *
tool_cached_program(struct tool_part *part)
{
    const void *entry;
    size_t size;
    switch (rt_cache_entry(part->bytes, part->size, &entry, &size)) {
    case RT_CACHE_FOREIGN:
        return NULL;
    case RT_CACHE_DAMAGED:
        return "an entry of the cache, and damaged";
    case RT_CACHE_WHOLE:
        break;
    }
    size_t log;
    if (!rt_compiled_split(entry, size, &log))
        return "an entry of the cache that holds no program; 'caygen cache --list' tells which do";
    part->bytes = (const unsigned char *)entry + log;
    part->size = size - log;
    return NULL;
}
