/* SPDX-License-Identifier: MIT */
#include "pool.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "blocks.h"
#include "pages.h"

/* 1024 dwords, the granularity of Mesa's pool, and a page. */
#define GRANULE 4096u

struct rt_pool {
    uint8_t *base;
    pthread_mutex_t low; /* guards the low 64 KiB while they are not used, and the number of users */
    pthread_cond_t low_is_free;
    unsigned low_users;
    pthread_mutex_t lock; /* guards the blocks */
    struct rt_blocks blocks;
};

struct rt_pool *
rt_pool_new(void)
{
    struct rt_pool *pool = calloc(1, sizeof *pool);
    void *base = mmap(NULL, RT_POOL_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (!pool || base == MAP_FAILED || mprotect(base, RT_POOL_LOW, PROT_READ | PROT_WRITE) != 0)
        goto fail;
    pool->base = base;
    pool->blocks = (struct rt_blocks){.begin = RT_POOL_LOW, .end = RT_POOL_BYTES, .gap = RT_GUARD_NARROW};
    pthread_mutex_init(&pool->low, NULL);
    pthread_cond_init(&pool->low_is_free, NULL);
    pthread_mutex_init(&pool->lock, NULL);
    return pool;
fail:
    if (base != MAP_FAILED)
        munmap(base, RT_POOL_BYTES);
    free(pool);
    return NULL;
}

void
rt_pool_free(struct rt_pool *pool)
{
    if (!pool)
        return;
    munmap(pool->base, RT_POOL_BYTES);
    pthread_cond_destroy(&pool->low_is_free);
    pthread_mutex_destroy(&pool->low);
    pthread_mutex_destroy(&pool->lock);
    rt_blocks_free(&pool->blocks);
    free(pool);
}

uint8_t *
rt_pool_base(const struct rt_pool *pool)
{
    return pool->base;
}

/* A block and the gap behind it, with the same access rights. So the host joins neighbours to one mapping; a
 * process can have only some 65,000 mappings. Kernels cannot reach the gap, because it is in no launch's
 * ranges. */
static size_t
with_gap(uint64_t offset, uint64_t bytes)
{
    const uint64_t room = RT_POOL_BYTES - offset;
    return bytes + RT_GUARD_NARROW < room ? bytes + RT_GUARD_NARROW : room;
}

static uint8_t *
alloc_locked(struct rt_pool *pool, size_t bytes)
{
    uint64_t offset;
    if (!rt_blocks_take(&pool->blocks, bytes, &offset))
        return NULL;
    if (mprotect(pool->base + offset, with_gap(offset, bytes), PROT_READ | PROT_WRITE) != 0) {
        rt_blocks_give(&pool->blocks, offset);
        return NULL;
    }
    rt_pages_prefer_huge(pool->base + offset, bytes);
    return pool->base + offset;
}

void
rt_pool_hold(struct rt_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
}

void
rt_pool_let_go(struct rt_pool *pool)
{
    pthread_mutex_unlock(&pool->lock);
}

/* The condition variable still counts the parent's threads as waiting. */
void
rt_pool_after_fork(struct rt_pool *pool)
{
    pthread_mutex_init(&pool->low, NULL);
    pthread_cond_init(&pool->low_is_free, NULL);
    pool->low_users = 0;
}

uint8_t *
rt_pool_alloc(struct rt_pool *pool, size_t bytes)
{
    assert(bytes > 0);
    if (bytes > RT_POOL_USABLE)
        return NULL;
    pthread_mutex_lock(&pool->lock);
    uint8_t *at = alloc_locked(pool, (bytes + GRANULE - 1) & ~(size_t)(GRANULE - 1));
    pthread_mutex_unlock(&pool->lock);
    return at;
}

/* A new mapping gives the pages back, and the next owner finds zeros. */
static void
uncommit(uint8_t *at, size_t bytes)
{
    void *again = mmap(at, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    if (again == MAP_FAILED)
        memset(at, 0, bytes);
}

void
rt_pool_release(struct rt_pool *pool, uint8_t *at)
{
    pthread_mutex_lock(&pool->lock);
    const uint64_t offset = (uint64_t)(at - pool->base);
    uncommit(at, with_gap(offset, rt_blocks_give(&pool->blocks, offset)));
    pthread_mutex_unlock(&pool->lock);
}

void
rt_pool_lock_low(struct rt_pool *pool, const uint8_t *image, size_t bytes)
{
    assert(bytes <= RT_POOL_LOW);
    pthread_mutex_lock(&pool->low);
    while (pool->low_users && memcmp(pool->base, image, bytes) != 0)
        pthread_cond_wait(&pool->low_is_free, &pool->low);
    if (!pool->low_users)
        memcpy(pool->base, image, bytes);
    pool->low_users++;
    pthread_mutex_unlock(&pool->low);
}

void
rt_pool_unlock_low(struct rt_pool *pool)
{
    pthread_mutex_lock(&pool->low);
    if (--pool->low_users == 0)
        pthread_cond_broadcast(&pool->low_is_free);
    pthread_mutex_unlock(&pool->low);
}
