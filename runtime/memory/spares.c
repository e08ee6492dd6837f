/* SPDX-License-Identifier: MIT */
#include "spares.h"

#include <assert.h>
#include <string.h>

#include "pages.h"

/* Keeping larger objects would take too much memory from other programs. */
enum { MIB = 1 << 20, LARGEST = 16 * MIB, TOGETHER = 64 * MIB };

/* The caller holds the context's lock. */
static void
take_out(struct rt_spares *spares, unsigned n)
{
    assert(n < spares->count);
    spares->bytes -= spares->list[n].bytes;
    spares->count--;
    memmove(&spares->list[n], &spares->list[n + 1], (spares->count - n) * sizeof spares->list[0]);
}

/* A spare may be larger than needed by a quarter at most: the rest is unused as long as the object lives. */
static bool
suits(const struct rt_spare *spare, size_t bytes)
{
    return spare->bytes >= bytes && spare->bytes - bytes <= bytes / 4;
}

uint8_t *
rt_spare_take(cl_context context, size_t bytes, size_t *got)
{
    struct rt_spares *spares = &context->spares;
    uint8_t *at = NULL;
    if (bytes > LARGEST)
        return NULL;
    pthread_mutex_lock(&context->lock);
    for (unsigned n = spares->count; !at && n-- > 0;) {
        if (!suits(&spares->list[n], bytes))
            continue;
        at = spares->list[n].at;
        *got = spares->list[n].bytes;
        take_out(spares, n);
    }
    pthread_mutex_unlock(&context->lock);
    return at;
}

/* Takes out the oldest spare if there is no room for one more of `bytes` bytes. */
static bool
must_go(cl_context context, size_t bytes, struct rt_spare *oldest)
{
    struct rt_spares *spares = &context->spares;
    if (!spares->count || (spares->count < RT_SPARES && spares->bytes + bytes <= TOGETHER))
        return false;
    *oldest = spares->list[0];
    take_out(spares, 0);
    return true;
}

static void
keep(cl_context context, uint8_t *at, size_t bytes)
{
    struct rt_spares *spares = &context->spares;
    assert(spares->count < RT_SPARES);
    spares->list[spares->count++] = (struct rt_spare){at, bytes};
    spares->bytes += bytes;
}

void
rt_spare_give(cl_context context, uint8_t *at, size_t bytes)
{
    struct rt_spare oldest;
    bool full = bytes <= LARGEST;
    if (!full)
        rt_pages_unmap(at, bytes);
    while (full) {
        pthread_mutex_lock(&context->lock);
        full = must_go(context, bytes, &oldest);
        if (!full)
            keep(context, at, bytes);
        pthread_mutex_unlock(&context->lock);
        if (full)
            rt_pages_unmap(oldest.at, oldest.bytes);
    }
}

void
rt_spares_free(cl_context context)
{
    for (unsigned n = 0; n < context->spares.count; n++)
        rt_pages_unmap(context->spares.list[n].at, context->spares.list[n].bytes);
    context->spares = (struct rt_spares){.count = 0};
}
