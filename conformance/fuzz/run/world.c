/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { PAGE = 4096, WORLD_BYTES = 64 << 20 };

void
world_open(struct world *w, uintptr_t hint)
{
    void *const wish = (void *)hint; // NOLINT(performance-no-int-to-ptr)
    void *at = mmap(wish, WORLD_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED) {
        perror("mmap");
        exit(2);
    }
    *w = (struct world){.base = at, .used = PAGE};
}

void
world_clear(struct world *w)
{
    if (madvise(w->base, w->used, MADV_DONTNEED) || mprotect(w->base, w->used, PROT_NONE))
        abort();
    w->used = PAGE;
    w->count = 0;
}

uint8_t *
world_take(struct world *w, size_t bytes, bool at_end)
{
    const size_t rounded = (bytes + 63) & ~(size_t)63, pages = (rounded + PAGE) & ~(size_t)(PAGE - 1);
    if (w->count == WORLD_AREAS || bytes > WORLD_BYTES / 2 || pages + PAGE > WORLD_BYTES - w->used)
        return NULL;
    struct area *a = &w->areas[w->count++];
    *a = (struct area){.pages = w->base + w->used, .page_bytes = pages, .bytes = rounded};
    a->at = at_end ? a->pages + pages - rounded : a->pages;
    if (mprotect(a->pages, pages, PROT_READ | PROT_WRITE))
        abort();
    memset(a->pages, WORLD_CANARY, pages);
    memset(a->at, 0, rounded);
    w->used += pages + PAGE;
    return a->at;
}

static bool
is_canary(const uint8_t *from, const uint8_t *to)
{
    while (from < to && *from == WORLD_CANARY)
        from++;
    return from == to;
}

const struct area *
world_overrun(const struct world *w)
{
    for (unsigned i = 0; i < w->count; i++) {
        const struct area *a = &w->areas[i];
        if (!is_canary(a->pages, a->at) || !is_canary(a->at + a->bytes, a->pages + a->page_bytes))
            return a;
    }
    return NULL;
}

size_t
world_bytes(const struct world *w)
{
    size_t bytes = 0;
    for (unsigned i = 0; i < w->count; i++)
        bytes += w->areas[i].page_bytes;
    return bytes;
}

void
world_copy_out(const struct world *w, uint8_t *to)
{
    for (unsigned i = 0; i < w->count; to += w->areas[i++].page_bytes)
        memcpy(to, w->areas[i].pages, w->areas[i].page_bytes);
}

void
world_copy_in(struct world *w, const uint8_t *from)
{
    for (unsigned i = 0; i < w->count; from += w->areas[i++].page_bytes)
        memcpy(w->areas[i].pages, from, w->areas[i].page_bytes);
}

const struct area *
world_area_of(const struct world *w, size_t byte, size_t *in_area)
{
    for (unsigned i = 0; i < w->count; byte -= w->areas[i++].page_bytes) {
        if (byte < w->areas[i].page_bytes) {
            *in_area = byte - (size_t)(w->areas[i].at - w->areas[i].pages);
            return &w->areas[i];
        }
    }
    return NULL;
}
