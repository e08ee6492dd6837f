/* SPDX-License-Identifier: MIT */
#include "world.h"

#include <string.h>
#include <sys/mman.h>

#define GIB (UINT64_C(1) << 30)

enum { PAGE = 4096 };
static const uint64_t guard = 4 * GIB + 16 * (uint64_t)PAGE;
static const uint64_t sizes[WINDOWS] = {
    1, 2, 3, 6, 12, 60, 700, 2 * GIB - 4, 2 * GIB + 8, 3 * GIB, 4 * GIB - PAGE, 4 * GIB, 4 * GIB + PAGE};

uint64_t
world_random(struct world *w)
{
    uint64_t z = w->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

unsigned
world_below(struct world *w, unsigned n)
{
    return (unsigned)(world_random(w) % n);
}

static uint64_t
whole_pages(uint64_t bytes)
{
    return (bytes + PAGE - 1) & ~(uint64_t)(PAGE - 1);
}

static void
add_pivot(struct world *w, struct window *window, uint64_t at)
{
    if (at > window->size || (at && at < window->size && window->size < SHADOW))
        return;
    struct pivot *p = &window->pivots[window->pivot_count++];
    p->at = at;
    p->from = at > SHADOW / 2 ? at - SHADOW / 2 : 0;
    p->bytes = (uint32_t)(window->size - p->from < SHADOW ? window->size - p->from : SHADOW);
    for (uint32_t i = 0; i < p->bytes; i++)
        window->base[p->from + i] = (uint8_t)world_random(w);
}

static void
keep_shadows(struct window *window)
{
    for (unsigned i = 0; i < window->pivot_count; i++)
        memcpy(window->pivots[i].shadow, window->base + window->pivots[i].from, window->pivots[i].bytes);
}

/* It ends where a page ends. */
static bool
open_window(struct world *w, struct window *window, uint8_t *pages, uint64_t size)
{
    const uint64_t bytes = whole_pages(size);
    if (mprotect(pages, bytes, PROT_READ | PROT_WRITE))
        return false;
    *window = (struct window){.base = pages + (bytes - size), .size = size};
    add_pivot(w, window, 0);
    add_pivot(w, window, size);
    if (size > 2 * GIB)
        add_pivot(w, window, 2 * GIB);
    if (size > 4 * GIB)
        add_pivot(w, window, 4 * GIB);
    keep_shadows(window);
    return true;
}

bool
world_open(struct world *w)
{
    *w = (struct world){.bytes = guard, .state = 1};
    for (unsigned i = 0; i < WINDOWS; i++)
        w->bytes += whole_pages(sizes[i]) + guard;
    w->arena = mmap(NULL, w->bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (w->arena == MAP_FAILED)
        return false;
    uint8_t *pages = w->arena + guard;
    for (unsigned i = 0; i < WINDOWS; i++) {
        if (!open_window(w, &w->windows[i], pages, sizes[i]))
            return false;
        pages += whole_pages(sizes[i]) + guard;
    }
    return true;
}

void
world_close(struct world *w)
{
    munmap(w->arena, w->bytes);
}

int64_t
world_mend(struct window *window)
{
    int64_t changed = -1;
    for (unsigned i = 0; i < window->pivot_count; i++) {
        const struct pivot *p = &window->pivots[i];
        uint8_t *const now = window->base + p->from;
        if (!memcmp(p->shadow, now, p->bytes))
            continue;
        for (uint32_t k = 0; changed < 0; k++)
            if (p->shadow[k] != now[k])
                changed = (int64_t)(p->from + k);
        memcpy(now, p->shadow, p->bytes);
    }
    return changed;
}
