/* SPDX-License-Identifier: MIT */
/* The worker pool's inside. */
#ifndef BACKEND_POOL_H
#define BACKEND_POOL_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#include "engine.h"
#include "guarded.h"
#include "order.h"
#include "pace.h"
#include "shares.h"

struct emu_start;
struct parts;

enum { POOL_MAX_WORKERS = 1024 };

/* The blocks of a worker's memory: threads with the scheduler's notes about them, their register files, the
 * group's local memory, the threads' scratch. */
enum { POOL_THREADS, POOL_REGISTERS, POOL_LOCAL, POOL_SCRATCH, POOL_BLOCKS };

/* Whether workers of a launch may begin. SHUT: its turn has not come. GONE: it will not come. */
enum pool_gate { POOL_SHUT, POOL_OPEN, POOL_GONE };

/* One launch while it runs. */
struct pool_job {
    const struct backend_code *code;
    const struct emu_launch *launch;
    const struct emu_start *start;
    uint32_t first[3]; /* the ids of the first group */
    uint32_t threads;  /* hardware threads per group */
    uint32_t contexts; /* register files per worker: of all threads it has at once, or of a gang of them */
    uint32_t locals; /* work-groups that a worker has at once, see gang_groups; or all of those that wait for
                      * each other */
    uint64_t groups;
    struct order order; /* of the groups */
    struct pool_shares shares;
    unsigned workers; /* how many may take part at once */
    bool tiny;        /* a few groups: see pool_goes_alone */
    const struct pool_job
        *parts; /* the same groups as threads with a part of the lanes, see parts.h; or NULL */
    double hang_seconds;
    struct pool_worker *self; /* its caller's; NULL: it has not started */
    uint64_t began, ended;    /* pool_clock; began is atomic */
    /* under the pool's lock */
    struct pool_job *later;
    uint64_t seats[POOL_MAX_WORKERS / 64]; /* their numbers */
    struct emu_fault fault;                /* the first one: no more groups are handed out */
    _Alignas(64) unsigned gate; /* enum pool_gate; atomic, and polled by workers that have joined early */
    /* Workers in it; stored under the pool's lock. In gate's line: whoever opens the gate reads it. */
    unsigned joined;
    unsigned at_work; /* atomic, and polled: those of them that have not ended their part */
};

/*
 * What a worker owns: a thread of the pool, or a caller of backend_run while it is there. Memory grows to the
 * largest launch seen and is kept, so a launch allocates nothing as a rule.
 */
struct pool_worker {
    struct backend_pool *pool;
    struct pool_worker *next;  /* of all the pool's, under its lock */
    struct pool_worker *spare; /* of those that no caller uses */
    struct pool_job *job;      /* the one it takes part in, under the pool's lock */
    unsigned seat;   /* its number there, below job->workers: what hardware thread ids are made of. It takes
                      * the one that it had last, if that is free. */
    bool has_thread; /* else it is a caller's */
    pthread_t thread;
    struct guarded memory[POOL_BLOCKS];
    clockid_t clock; /* processor time of the thread that takes part in job */
    uint64_t seen;   /* the watchdog's: progress at its last look, and since when on that clock it is that */
    double since;
    _Alignas(64) int stop; /* atomic; polled by the engine, set by the watchdog and by the first fault */
    uint64_t progress;     /* atomic; +1 at each start and each end of a group, so odd while one runs */
    uint32_t together;     /* atomic; as many groups run at once */
};

struct backend_pool {
    unsigned worker_count;         /* how many may work at once, callers included */
    unsigned waiting;              /* atomic; callers who could work if another one paused */
    unsigned posted;               /* atomic; launches so far that take more than one worker */
    struct emu_start *start;       /* atomic; of a launch that is over, for the next one; or NULL */
    struct backend_job *spare_job; /* atomic; likewise */
    bool polls;                    /* before threads sleep: there is a core for each */
    pthread_mutex_t prepare_lock;  /* code is prepared by one at a time */
    pthread_mutex_t lock;          /* everything below */
    pthread_cond_t wake;           /* for the pool's threads: there is work, or quit */
    pthread_cond_t idle;           /* for callers: a worker left a job, or a job is over */
    struct pool_paces paces;
    uint64_t last_end;     /* of a launch; pool_clock */
    struct pool_job *jobs; /* oldest first */
    struct pool_worker *workers, *spare;
    unsigned active;  /* workers at work */
    unsigned polling; /* threads that wait for work, and do not sleep yet */
    bool quit;
    /* the watchdog sleeps without limit until a job with a hang limit is there */
    pthread_t watchdog;
    pthread_cond_t watch;
    bool watchdog_started, watchdog_asleep;
};

/*
 * The steps of a launch. Code, launch, first and hang_seconds are set before, and all else is 0. The first
 * and the last may run beside other launches of the same caller.
 */
void pool_prepare(struct backend_pool *pool, struct pool_job *job, struct parts *parts);
/* The pool's threads may join it, and wait at its gate: what a worker needs is in its caches then. */
void pool_announce(struct backend_pool *pool, struct pool_job *job);
void pool_withdraw(struct backend_pool *pool, struct pool_job *job); /* it will not start */
void pool_start(struct backend_pool *pool, struct pool_job *job);  /* the pool's threads may begin with it */
void pool_finish(struct backend_pool *pool, struct pool_job *job); /* the caller works too, to the end */
void pool_put_away(struct backend_pool *pool, struct pool_job *job); /* if it has been finished */
void pool_run(struct backend_pool *pool, struct pool_job *job);      /* start, finish, put away */
void pool_clear(struct backend_pool *pool, struct pool_job *job);

/* Chooses how the job's workers share its groups. Under the pool's lock, as is the next. */
void pool_share_out(struct backend_pool *pool, struct pool_job *job);
/* Keeps what a launch that has ended tells about its code. */
void pool_note_launch(struct backend_pool *pool, const struct pool_job *job);

/* Takes the pool's lock. Whoever holds it gives it back sooner than a thread falls asleep and wakes, so this
 * tries some times first. */
void pool_lock(struct backend_pool *pool);
/* Whether the job has groups that no worker has taken. Under the pool's lock. */
bool pool_has_groups(const struct pool_job *job);
/* Whether one more worker may join the job now. Under the pool's lock. */
bool pool_can_join(const struct backend_pool *pool, const struct pool_job *job);
/* The worker takes part until there is no group left, the job is stopped, or another job waits for a worker.
 * The pool's lock is held before, but not after. False: it has waited at the gate in vain. */
bool pool_join(struct pool_worker *w, struct pool_job *job);
/* Must follow, under the pool's lock. The job may be gone afterwards. */
void pool_leave(struct pool_worker *w);
/* Waits at the job's gate, if it is shut, but not for long, and not if there is other work. */
bool pool_is_let_in(const struct pool_worker *w, const struct pool_job *job);
/* Returns a worker for a caller; NULL when out of memory. Under the pool's lock. */
struct pool_worker *pool_take_worker(struct backend_pool *pool);

/* Hardware threads that can be resident together in a launch whose work-groups wait for each other. */
enum { POOL_RESIDENT = 512 };

/* Sets the threads of a group, and the register files of a worker, from the job's code and start. */
void pool_set_threads(struct pool_job *job);
/* Whether no group of the job waits for another one, so that their order does not matter. */
bool pool_has_no_order(const struct pool_job *job);
/* Worker w's part of a job. False: it was not let in. */
bool pool_work(struct pool_worker *w, struct pool_job *job);
/* Records a fault if it is the first and stops the job's workers. */
void pool_fault(struct backend_pool *pool, struct pool_job *job, const struct emu_fault *fault);
/* Starts the watchdog if it does not run, and lets it see the pool's job; holds pool->lock. -1: no thread. */
int pool_watch(struct backend_pool *pool);

#endif
