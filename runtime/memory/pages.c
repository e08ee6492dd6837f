/* SPDX-License-Identifier: MIT */
#include "pages.h"

#include <assert.h>
#include <sys/mman.h>

#include "runtime/platform.h"

#define HUGE_PAGE ((size_t)2 << 20)
#define PAGE ((size_t)4096)

/* The address of a mapping with CAYGEN_DETERMINISTIC: behind the last one, in a range that no host uses by
 * itself. If something is there already, the host chooses another address. */
static void *
wanted_place(size_t bytes)
{
    const uint64_t first = UINT64_C(17) << 40, last = UINT64_C(32) << 40;
    if (!rt_platform()->options.deterministic || bytes > last - first)
        return NULL;
    const uint64_t step = (bytes + HUGE_PAGE - 1) & ~(uint64_t)(HUGE_PAGE - 1);
    return (void *)(uintptr_t)(first + atomic_fetch_add(&rt_platform()->placed_bytes, step) % (last - first));
}

static uint8_t *
map(size_t bytes)
{
    void *at = mmap(wanted_place(bytes), bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

void
rt_pages_prefer_huge(uint8_t *at, size_t bytes)
{
    if (bytes >= 2 * HUGE_PAGE)
        (void)madvise(at, bytes, MADV_HUGEPAGE);
}

static uint8_t *
map_huge(size_t bytes)
{
    uint8_t *all = map(bytes + RT_GUARD + HUGE_PAGE);
    if (!all)
        return NULL;
    const size_t lead = -(uintptr_t)all & (HUGE_PAGE - 1);
    if (lead)
        munmap(all, lead);
    munmap(all + lead + bytes + RT_GUARD, HUGE_PAGE - lead);
    rt_pages_prefer_huge(all + lead, bytes);
    return all + lead;
}

static size_t
whole_pages(size_t bytes)
{
    return (bytes + PAGE - 1) & ~(size_t)(PAGE - 1);
}

uint8_t *
rt_pages_map(size_t bytes)
{
    assert(bytes > 0);
    if (bytes > SIZE_MAX - RT_GUARD - HUGE_PAGE - PAGE)
        return NULL;
    bytes = whole_pages(bytes);
    uint8_t *huge = bytes >= 2 * HUGE_PAGE ? map_huge(bytes) : NULL;
    return huge ? huge : map(bytes + RT_GUARD);
}

void
rt_pages_unmap(uint8_t *at, size_t bytes)
{
    assert(at && bytes > 0);
    const int failed = munmap(at, whole_pages(bytes) + RT_GUARD);
    assert(!failed);
    (void)failed;
}
