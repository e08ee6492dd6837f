/* SPDX-License-Identifier: MIT */
#include "runtime/unwritten.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/memory.h"
#include "runtime/platform.h"

enum { DWORD = 4, SLACK = 8 }; /* the last element may go beyond the end */

static struct rt_unwritten *
make(cl_mem mem, int bits)
{
    struct rt_unwritten *u = calloc(1, sizeof *u);
    if (!u)
        return NULL;
    *u = (struct rt_unwritten){.base = mem->data, .bytes = mem->size, .bits = malloc(mem->size + SLACK)};
    if (!u->bits) {
        free(u);
        return NULL;
    }
    memset(u->bits, bits, u->bytes);
    memset(u->bits + u->bytes, 0, SLACK);
    return u;
}

void
rt_unwritten_begin(cl_mem mem)
{
    const size_t most = (size_t)rt_platform()->options.check_megabytes << 20;
    assert(!mem->parent && !mem->unwritten);
    if (rt_platform()->options.check && mem->size <= most)
        mem->unwritten = make(mem, 0xff);
}

void
rt_unwritten_end(cl_mem mem)
{
    if (!mem->unwritten)
        return;
    free(mem->unwritten->bits);
    free(mem->unwritten->stored);
    free(mem->unwritten);
    mem->unwritten = NULL;
}

struct rt_unwritten *
rt_unwritten_of(cl_mem mem, bool make_one)
{
    cl_mem root = rt_mem_root(mem);
    if (!root->unwritten && make_one)
        root->unwritten = make(root, 0);
    return root->unwritten;
}

/* The part of [at, at + bytes) that is in the buffer, as an offset there. False: there is none. */
static bool
clip(const struct rt_unwritten *u, const uint8_t *at, size_t bytes, size_t *offset, size_t *count)
{
    if (!u || (uintptr_t)at < (uintptr_t)u->base || (size_t)(at - u->base) >= u->bytes)
        return false;
    *offset = (size_t)(at - u->base);
    *count = bytes < u->bytes - *offset ? bytes : u->bytes - *offset;
    return *count > 0;
}

bool
rt_unwritten_any(const struct rt_unwritten *u, const uint8_t *at, size_t bytes)
{
    size_t offset, count;
    if (!clip(u, at, bytes, &offset, &count))
        return false;
    return u->bits[offset] || memcmp(u->bits + offset, u->bits + offset + 1, count - 1) != 0;
}

void
rt_unwritten_write(struct rt_unwritten *u, const uint8_t *at, size_t bytes)
{
    size_t offset, count;
    if (clip(u, at, bytes, &offset, &count))
        memset(u->bits + offset, 0, count);
}

void
rt_unwritten_copy(struct rt_unwritten *to, const uint8_t *dst, const struct rt_unwritten *from,
                  const uint8_t *src, size_t bytes)
{
    size_t offset, count, source, same;
    if (!clip(to, dst, bytes, &offset, &count))
        return;
    if (!clip(from, src, count, &source, &same)) {
        memset(to->bits + offset, 0, count);
        return;
    }
    memmove(to->bits + offset, from->bits + source, same);
    for (size_t i = 0; from->stored && i < same; i += DWORD)
        rt_unwritten_store(to, dst + i, from->bits + source + i, same - i < DWORD ? same - i : DWORD,
                           from->stored[(source + i) / DWORD]);
}

void
rt_unwritten_store(struct rt_unwritten *u, const uint8_t *at, const uint8_t *bits, size_t bytes,
                   uint16_t number)
{
    size_t offset, count;
    if (!clip(u, at, bytes, &offset, &count))
        return;
    memmove(u->bits + offset, bits, count);
    if (!u->stored && number)
        u->stored = calloc(u->bytes / DWORD + 1, sizeof *u->stored);
    for (size_t i = offset; u->stored && i < offset + count; i += DWORD)
        u->stored[i / DWORD] = number;
}

void
rt_unwritten_read(const struct rt_unwritten *u, const uint8_t *at, size_t bytes,
                  void (*tell)(uint16_t number))
{
    size_t offset, count;
    uint16_t last = 0;
    if (!clip(u, at, bytes, &offset, &count) || !u->stored)
        return;
    for (size_t i = offset; i < offset + count; i++) {
        const uint16_t number = u->bits[i] ? u->stored[i / DWORD] : 0;
        if (number && number != last)
            tell(number);
        last = number ? number : last;
    }
}
