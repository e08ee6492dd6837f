/* SPDX-License-Identifier: MIT */
/* Pages in a hash table. A page begins with a cell per dword; the first smaller access gives it one per byte.
 */
#include "shadow.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { DWORD = 4, FIRST_PAGES = 64 };

struct page {
    uintptr_t number; /* address / SHADOW_PAGE, plus 1; 0: free */
    uint32_t stamp;   /* the shadow's when it was last cleared */
    uint32_t cell_bytes;
    struct shadow_cell *cells;
};

struct shadow {
    struct page *pages; /* open addressing */
    size_t capacity, count, bytes, limit;
    uint32_t stamp;
    bool full;
    struct page *last;
};

struct shadow *
shadow_new(size_t bytes)
{
    struct shadow *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    *s = (struct shadow){.capacity = FIRST_PAGES, .limit = bytes, .stamp = 1};
    s->pages = calloc(s->capacity, sizeof *s->pages);
    if (s->pages)
        return s;
    free(s);
    return NULL;
}

void
shadow_free(struct shadow *shadow)
{
    if (!shadow)
        return;
    for (size_t i = 0; i < shadow->capacity; i++)
        free(shadow->pages[i].cells);
    free(shadow->pages);
    free(shadow);
}

void
shadow_forget(struct shadow *shadow)
{
    shadow->stamp++;
    shadow->full = false;
}

bool
shadow_was_full(const struct shadow *shadow)
{
    return shadow->full;
}

static struct page *
place_of(struct page *pages, size_t capacity, uintptr_t number)
{
    size_t at = (size_t)((uint64_t)number * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (capacity - 1);
    while (pages[at].number && pages[at].number != number)
        at = (at + 1) & (capacity - 1);
    return &pages[at];
}

static bool
grow(struct shadow *s)
{
    const size_t capacity = s->capacity * 2;
    struct page *pages = calloc(capacity, sizeof *pages);
    if (!pages)
        return false;
    for (size_t i = 0; i < s->capacity; i++)
        if (s->pages[i].number)
            *place_of(pages, capacity, s->pages[i].number) = s->pages[i];
    free(s->pages);
    s->pages = pages;
    s->capacity = capacity;
    s->last = NULL;
    return true;
}

static struct shadow_cell *
new_cells(struct shadow *s, uint32_t cell_bytes)
{
    const size_t count = SHADOW_PAGE / cell_bytes, bytes = count * sizeof(struct shadow_cell);
    struct shadow_cell *cells = s->bytes + bytes <= s->limit ? calloc(count, sizeof *cells) : NULL;
    s->full |= !cells;
    s->bytes += cells ? bytes : 0;
    return cells;
}

static struct page *
add_page(struct shadow *s, uintptr_t number)
{
    if (s->count * 2 >= s->capacity && !grow(s))
        return NULL;
    struct page *page = place_of(s->pages, s->capacity, number);
    if (page->number)
        return page;
    struct shadow_cell *cells = new_cells(s, DWORD);
    if (!cells)
        return NULL;
    *page = (struct page){.number = number, .stamp = s->stamp, .cell_bytes = DWORD, .cells = cells};
    s->count++;
    return page;
}

static struct page *
find_page(struct shadow *s, uintptr_t number)
{
    if (!s->last || s->last->number != number)
        s->last = add_page(s, number);
    struct page *page = s->last;
    if (page && page->stamp != s->stamp) {
        memset(page->cells, 0, SHADOW_PAGE / page->cell_bytes * sizeof *page->cells);
        page->stamp = s->stamp;
    }
    return page;
}

/* Each byte was accessed as its dword was. */
static bool
refine(struct shadow *s, struct page *page)
{
    struct shadow_cell *cells = new_cells(s, 1);
    if (!cells)
        return false;
    for (uint32_t i = 0; i < SHADOW_PAGE; i++)
        cells[i] = page->cells[i / DWORD];
    free(page->cells);
    s->bytes -= SHADOW_PAGE / DWORD * sizeof *cells;
    page->cells = cells;
    page->cell_bytes = 1;
    return true;
}

struct shadow_cell *
shadow_cells(struct shadow *shadow, uintptr_t address, uint32_t bytes, uint32_t element, uint32_t *count)
{
    const uintptr_t in_page = address % SHADOW_PAGE;
    assert(in_page + bytes <= SHADOW_PAGE);
    struct page *page = find_page(shadow, address / SHADOW_PAGE + 1);
    if (!page)
        return NULL;
    const bool whole = in_page % DWORD == 0 && bytes % DWORD == 0 && element % DWORD == 0;
    if (!whole && page->cell_bytes > 1 && !refine(shadow, page))
        return NULL;
    *count = bytes / page->cell_bytes;
    return &page->cells[in_page / page->cell_bytes];
}
