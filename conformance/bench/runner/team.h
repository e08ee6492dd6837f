/* SPDX-License-Identifier: MIT */
/* A thread for each processor, the caller's among them. They take pieces of a range until none is left. */
#ifndef BENCH_TEAM_H
#define BENCH_TEAM_H

#include <stddef.h>

struct job;
struct team;

/* Does the items from, from + 1 … to - 1 of a range. */
typedef void team_part(const struct job *job, size_t from, size_t to);

unsigned team_size(void);

struct team *team_open(void);
void team_close(struct team *team);

/* Calls part for all of first … end - 1, grain at a time, and returns when they are done. */
void team_share_span(struct team *team, const struct job *job, team_part *part, size_t first, size_t end,
                     size_t grain);

static inline void
team_share(struct team *team, const struct job *job, team_part *part, size_t count, size_t grain)
{
    team_share_span(team, job, part, 0, count, grain);
}

#endif
