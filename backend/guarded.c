/* SPDX-License-Identifier: MIT */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "guarded.h"

#include <assert.h>
#include <sys/mman.h>
#include <unistd.h>

static size_t
page_bytes(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

/* 0: the size is impossible. */
static size_t
round_up(size_t bytes, size_t to)
{
    return bytes > SIZE_MAX / 4 ? 0 : (bytes + to - 1) / to * to;
}

/* Maps all pages without access, then allows access to all but the two outer ones. */
static int
map(struct guarded *g, size_t bytes)
{
    const size_t page = page_bytes();
    uint8_t *at = mmap(NULL, bytes + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED)
        return -1;
    if (mprotect(at + page, bytes, PROT_READ | PROT_WRITE)) {
        munmap(at, bytes + 2 * page);
        return -1;
    }
    *g = (struct guarded){at, bytes};
    return 0;
}

uint8_t *
guarded_reserve(struct guarded *g, size_t bytes)
{
    assert(!g->mapping == !g->bytes);
    const size_t page = page_bytes(), wanted = round_up(bytes ? bytes : 1, page);
    if (!wanted)
        return NULL;
    if (g->bytes < wanted) {
        guarded_free(g);
        if (map(g, wanted))
            return NULL;
    }
    return g->mapping + page + g->bytes - round_up(bytes, GUARDED_ALIGNMENT);
}

void
guarded_free(struct guarded *g)
{
    if (g->mapping)
        munmap(g->mapping, g->bytes + 2 * page_bytes());
    *g = (struct guarded){NULL, 0};
}
