/* SPDX-License-Identifier: MIT */
/*
 * One reserved 4 GiB range of host addresses: the address space of 32-bit devices. Pages are committed when a
 * buffer is made. The first 64 KiB never hold a buffer: kernels find a copy of their code there
 * (docs/faults.md), and no buffer has the address 0.
 */
#ifndef POOL_H
#define POOL_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#define RT_POOL_LOW (UINT64_C(64) << 10)
#define RT_POOL_BYTES (UINT64_C(4) << 30)
#define RT_POOL_USABLE (RT_POOL_BYTES - RT_POOL_LOW)

struct rt_pool;

/* NULL when the host has no such range left. */
struct rt_pool *rt_pool_new(void);
void rt_pool_free(struct rt_pool *pool); /* accepts NULL */
uint8_t *rt_pool_base(const struct rt_pool *pool);
/* Whole pages, zeroed; NULL when there is no room. */
uint8_t *rt_pool_alloc(struct rt_pool *pool, size_t bytes);
void rt_pool_release(struct rt_pool *pool, uint8_t *at);
/* Called around a fork, so that no thread is changing either at that moment. */
void rt_pool_hold(struct rt_pool *pool);
void rt_pool_let_go(struct rt_pool *pool);
/* In the child, whose launches are all the parent's. */
void rt_pool_after_fork(struct rt_pool *pool);
/* Makes the low 64 KiB start with image; they stay so until unlock. Launches of the same image share them. */
void rt_pool_lock_low(struct rt_pool *pool, const uint8_t *image, size_t bytes);
void rt_pool_unlock_low(struct rt_pool *pool);

#endif
