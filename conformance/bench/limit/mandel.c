/* SPDX-License-Identifier: MIT */
/* Points of a row side by side, several vectors of them, so that one computes while another waits. */
#include "limit.h"
#include "vector.h"

enum { DEEP = 4, WIDE = DEEP * LANES, ITERATIONS = 1000 };

struct points {
    floats x[DEEP], y[DEEP], cx[DEEP];
    ints inside[DEEP], count[DEEP];
};

/* Whether a point is still inside. */
static inline int
step(struct points *p, float cy)
{
    ints any = {0};
    for (unsigned i = 0; i < DEEP; i++) {
        const floats xx = p->x[i] * p->x[i], yy = p->y[i] * p->y[i];
        p->inside[i] &= xx + yy < 4.0f;
        p->count[i] -= p->inside[i];
        any |= p->inside[i];
        p->y[i] = 2.0f * p->x[i] * p->y[i] + cy;
        p->x[i] = xx - yy + p->cx[i];
    }
    return any_lane(any);
}

static void
count_points(float left, float wide, float cy, uint32_t *out)
{
    struct points p = {.x = {{0}}};
    for (unsigned i = 0; i < DEEP; i++) {
        p.cx[i] = left + wide * to_floats((ints)count_from(i * LANES));
        p.inside[i] = p.count[i] == 0;
    }
    for (unsigned i = 0; i < ITERATIONS && step(&p, cy); i++)
        continue;
    memcpy(out, p.count, sizeof p.count);
}

static void
count_rows(const struct job *job, size_t from, size_t to)
{
    const float left = job_float(job, 4), top = job_float(job, 5), step = job_float(job, 6);
    uint32_t *out = job_output(job, 0);
    for (size_t y = from; y < to; y++)
        for (size_t x = 0; x < job->n; x += WIDE)
            count_points(left + step * (float)x, step, top + step * (float)y, out + y * job->n + x);
}

void
mandel_limit(const struct job *job, struct team *team)
{
    team_share(team, job, count_rows, job->n, 4);
}
