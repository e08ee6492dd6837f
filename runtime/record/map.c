/* SPDX-License-Identifier: MIT */
/* The memory of a record, at the addresses where it was. */
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "memory.h"
#include "reader.h"

/* How far memory has been mapped: the last region's end, and its last page's. */
struct mapped {
    uint64_t bytes_end, pages_end;
};

static const char in_the_way[] = "are taken in this process";

bool
rt_replay_is_in_the_way(const struct emu_error *error)
{
    return error->kind == EMU_NO_MEMORY && strstr(error->text, in_the_way) != NULL;
}

/* Maps memory where it was, in whole pages; the first page may be shared with the last region. Regions
 * ascend. */
static int
map_region(struct record_reader *r, const struct rt_record_region *region, struct mapped *mapped)
{
    const uint64_t page = RT_RECORD_PAGE;
    if (!region->bytes || region->bytes > RECORD_MOST_BYTES || region->begin > UINT64_MAX / 2 ||
        region->begin <= mapped->bytes_end)
        return record_damaged(r, "memory");
    const uint64_t end = (region->begin + region->bytes + page - 1) / page * page;
    uint64_t begin = region->begin / page * page;
    begin = begin < mapped->pages_end ? mapped->pages_end : begin;
    *mapped = (struct mapped){region->begin + region->bytes, end};
    if (begin >= end)
        return 0;
    void *at = mmap(record_host(begin), end - begin, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (at == record_host(begin))
        return 0;
    if (at != MAP_FAILED)
        munmap(at, end - begin);
    return emu_fail(r->error, EMU_NO_MEMORY,
                    "the addresses at 0x%llx %s; try again (addresses are random, unless that is turned off)",
                    (unsigned long long)begin, in_the_way);
}

static int
read_pages(struct record_reader *r, const struct rt_record_region *region)
{
    uint64_t at, next = 0;
    assert(region->bytes && r->at);
    for (uint64_t n = 0; n < region->pages; n++) {
        const uint8_t *bytes = record_take(r, sizeof at, "memory");
        if (!bytes)
            return -1;
        memcpy(&at, bytes, sizeof at);
        if (at < next || at >= region->bytes || at % RT_RECORD_PAGE)
            return record_damaged(r, "memory");
        next = at + RT_RECORD_PAGE;
        bytes = record_take(r, record_page_bytes(region, at), "memory");
        if (!bytes)
            return -1;
        memcpy(record_host(region->begin + at), bytes, record_page_bytes(region, at));
    }
    return 0;
}

int
record_map_memory(struct record_reader *r, struct rt_replay *p)
{
    struct mapped mapped = {0};
    if (p->head.region_count > RECORD_MOST_ENTRIES)
        return record_damaged(r, "memory");
    p->regions = calloc((size_t)p->head.region_count + 1, sizeof *p->regions);
    if (!p->regions)
        return record_out_of_memory(r);
    for (uint32_t i = 0; i < p->head.region_count; i++) {
        if (record_take_struct(r, RECORD_REGION, &p->regions[i], "memory") ||
            map_region(r, &p->regions[i], &mapped))
            return -1;
        p->mapped++;
        if (read_pages(r, &p->regions[i]))
            return -1;
    }
    return r->left ? record_damaged(r, "there is more behind its end") : 0;
}

/* A page that two regions share is unmapped twice, which does no harm. */
void
rt_replay_unmap(struct rt_replay *p)
{
    for (uint32_t i = 0; i < p->mapped; i++) {
        const uint64_t begin = p->regions[i].begin / RT_RECORD_PAGE * RT_RECORD_PAGE;
        munmap(record_host(begin), p->regions[i].begin + p->regions[i].bytes - begin);
    }
    p->mapped = 0;
}

size_t
rt_replay_bytes(const struct rt_replay *p)
{
    size_t bytes = 0;
    for (uint32_t i = 0; i < p->head.region_count; i++)
        bytes += p->regions[i].bytes;
    return bytes;
}

void
rt_replay_save(const struct rt_replay *p, uint8_t *to)
{
    for (uint32_t i = 0; i < p->head.region_count; to += p->regions[i].bytes, i++)
        memcpy(to, record_host(p->regions[i].begin), p->regions[i].bytes);
}

void
rt_replay_restore(const struct rt_replay *p, const uint8_t *from)
{
    for (uint32_t i = 0; i < p->head.region_count; from += p->regions[i].bytes, i++)
        memcpy(record_host(p->regions[i].begin), from, p->regions[i].bytes);
}

uint64_t
rt_replay_address(const struct rt_replay *p, size_t at)
{
    uint32_t i = 0;
    assert(at < rt_replay_bytes(p));
    for (; at >= p->regions[i].bytes; i++)
        at -= p->regions[i].bytes;
    return p->regions[i].begin + at;
}

size_t
rt_replay_place(const struct rt_replay *p, uint64_t address)
{
    size_t at = 0;
    for (uint32_t i = 0; i < p->head.region_count; at += p->regions[i].bytes, i++)
        if (address >= p->regions[i].begin && address - p->regions[i].begin < p->regions[i].bytes)
            return at + (size_t)(address - p->regions[i].begin);
    return SIZE_MAX;
}
