/* SPDX-License-Identifier: MIT */
/* The worker pool's inside. */
#ifndef BACKEND_POOL_H
#define BACKEND_POOL_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#include "engine.h"

struct emu_start;

/* One launch while it runs. Lives on the caller's stack. */
struct pool_job {
    const struct backend_code *code;
    const struct emu_launch *launch;
    const struct emu_start *start;
    uint32_t threads;  /* hardware threads per group */
    uint32_t contexts; /* register files per worker: threads, or 1 without barriers */
    uint64_t groups;
    uint64_t chunk;
    uint64_t next;    /* first group not handed out; atomic */
    unsigned workers; /* workers that may take part */
    double hang_seconds;
    pthread_mutex_t fault_lock;
    struct emu_fault fault; /* the first one; under fault_lock */
};

/*
 * What a worker owns. Memory grows to the largest launch seen and is kept, so a launch allocates nothing as
 * a rule.
 */
struct pool_worker {
    struct backend_pool *pool;
    unsigned index;
    pthread_t thread; /* not for worker 0, the caller */
    uint8_t *memory;
    size_t memory_bytes;
    _Alignas(64) int stop; /* atomic; polled by the engine, set by the watchdog and by the first fault */
    uint64_t progress;     /* atomic; +1 at each start and each end of a group, so odd while one runs */
};

struct backend_pool {
    unsigned worker_count;
    struct pool_worker *workers;
    pthread_mutex_t run_lock; /* held over a launch: launches run one after another */
    pthread_mutex_t lock;     /* everything below */
    pthread_cond_t wake;      /* a job is there, or quit */
    pthread_cond_t idle;      /* a worker left the job */
    struct pool_job *job;     /* NULL: none to join */
    uint64_t generation;      /* counts jobs */
    unsigned joined;          /* pool threads inside the job */
    bool quit;
    /* the watchdog sleeps without limit until a job with a hang limit is there */
    pthread_t watchdog;
    pthread_cond_t watch;
    bool watchdog_started, watchdog_asleep;
};

/* Worker w's part of a job: groups until none is left or the job is stopped. */
void pool_work(struct pool_worker *w, struct pool_job *job);
/* Records a fault if it is the first and stops every worker. */
void pool_fault(struct backend_pool *pool, struct pool_job *job, const struct emu_fault *fault);
/* Starts the watchdog if need be and lets it see the pool's job; holds pool->lock. -1: no thread to be had.
 */
int pool_watch(struct backend_pool *pool);

#endif
