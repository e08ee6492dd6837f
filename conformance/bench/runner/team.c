/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* sched_getaffinity */
#include "team.h"

#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#include "common/fail.h"

enum { MAX_THREADS = 64, SPINS = 2000 };

struct team {
    pthread_t threads[MAX_THREADS];
    unsigned others; /* threads beside the caller's */
    sem_t start, done;
    bool closing;
    const struct job *job;
    team_part *part;
    size_t end, grain;
    atomic_size_t next;
};

unsigned
team_size(void)
{
    cpu_set_t set;
    const int count = sched_getaffinity(0, sizeof set, &set) ? 1 : CPU_COUNT(&set);
    return count < MAX_THREADS ? (unsigned)count : MAX_THREADS;
}

/* The next piece comes soon, within a run, or late: other processes are timed between the runs. */
static void
await(sem_t *semaphore)
{
    for (unsigned i = 0; i < SPINS; i++)
        if (!sem_trywait(semaphore))
            return;
    while (sem_wait(semaphore))
        continue;
}

static void
take_pieces(struct team *team)
{
    for (size_t from; (from = atomic_fetch_add(&team->next, team->grain)) < team->end;) {
        const size_t left = team->end - from;
        team->part(team->job, from, from + (left < team->grain ? left : team->grain));
    }
}

static void *
work(void *data)
{
    struct team *team = data;
    for (;;) {
        await(&team->start);
        if (team->closing)
            return NULL;
        take_pieces(team);
        sem_post(&team->done);
    }
}

struct team *
team_open(void)
{
    struct team *team = calloc(1, sizeof *team);
    if (!team || sem_init(&team->start, 0, 0) || sem_init(&team->done, 0, 0))
        fail("no memory for threads");
    for (unsigned i = 1; i < team_size(); i++)
        if (pthread_create(&team->threads[team->others++], NULL, work, team))
            fail("no thread");
    return team;
}

void
team_close(struct team *team)
{
    team->closing = true;
    for (unsigned i = 0; i < team->others; i++)
        sem_post(&team->start);
    for (unsigned i = 0; i < team->others; i++)
        pthread_join(team->threads[i], NULL);
    sem_destroy(&team->start);
    sem_destroy(&team->done);
    free(team);
}

/* Each thread says once that it is done, but a quick one may take another's start: the pieces are done all
 * the same. */
void
team_share_span(struct team *team, const struct job *job, team_part *part, size_t first, size_t end,
                size_t grain)
{
    assert(grain > 0);
    team->job = job;
    team->part = part;
    team->end = end;
    team->grain = grain;
    atomic_store(&team->next, first);
    for (unsigned i = 0; i < team->others; i++)
        sem_post(&team->start);
    take_pieces(team);
    for (unsigned i = 0; i < team->others; i++)
        await(&team->done);
}
