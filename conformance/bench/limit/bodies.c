/* SPDX-License-Identifier: MIT */
/* All with all: a vector of bodies, points or queries meets each of the others in turn. */
#include <float.h>

#include "limit.h"
#include "vector.h"

enum { CENTRES = 32 };

/* Number axis of each of the LANES groups of four. */
static inline floats
gather_fours(const float *fours, unsigned axis)
{
    floats v;
    for (unsigned i = 0; i < LANES; i++)
        v[i] = fours[4 * i + axis];
    return v;
}

static void
attract(const float *bodies, size_t n, float softening, const float *me, float *out)
{
    const floats x = gather_fours(me, 0), y = gather_fours(me, 1), z = gather_fours(me, 2);
    floats fx = {0}, fy = {0}, fz = {0};
    for (const float *body = bodies; body < bodies + 4 * n; body += 4) {
        const floats dx = body[0] - x, dy = body[1] - y, dz = body[2] - z;
        const floats inverse = inverse_root(dx * dx + dy * dy + dz * dz + softening);
        const floats pull = body[3] * inverse * inverse * inverse;
        fx += dx * pull;
        fy += dy * pull;
        fz += dz * pull;
    }
    for (unsigned i = 0; i < LANES; i++) {
        const float force[4] = {fx[i], fy[i], fz[i], 0};
        memcpy(out + 4 * i, force, sizeof force);
    }
}

static void
attract_all(const struct job *job, size_t from, size_t to)
{
    const float *bodies = job_input(job, 0), softening = job_float(job, 3);
    float *forces = job_output(job, 1);
    for (size_t i = from; i < to; i += LANES)
        attract(bodies, job->n, softening, bodies + 4 * i, forces + 4 * i);
}

void
nbody_limit(const struct job *job, struct team *team)
{
    team_share(team, job, attract_all, job->n, 64);
}

/* The distance's square without the point's own, which is the same for all centres. */
static void
find_nearest(const float *points, float centres[CENTRES][5], uint32_t *nearest)
{
    const floats x = gather_fours(points, 0), y = gather_fours(points, 1), z = gather_fours(points, 2),
                 w = gather_fours(points, 3);
    floats least = (floats){0} + FLT_MAX;
    ints best = {0};
    for (int i = 0; i < CENTRES; i++) {
        const float *c = centres[i];
        const floats distance = c[4] + x * c[0] + y * c[1] + z * c[2] + w * c[3];
        const ints nearer = distance < least;
        least = select_floats(nearer, distance, least);
        best = (best & ~nearer) | (i & nearer);
    }
    memcpy(nearest, &best, sizeof best);
}

static void
find_all_nearest(const struct job *job, size_t from, size_t to)
{
    const float *points = job_input(job, 0), *fours = job_input(job, 1);
    uint32_t *nearest = job_output(job, 2);
    float centres[CENTRES][5] = {{0}};
    for (unsigned i = 0; i < CENTRES; i++)
        for (unsigned axis = 0; axis < 4; axis++) {
            centres[i][axis] = -2 * fours[4 * i + axis];
            centres[i][4] += fours[4 * i + axis] * fours[4 * i + axis];
        }
    for (size_t i = from; i < to; i += LANES)
        find_nearest(points + 4 * i, centres, nearest + i);
}

void
kmeans_limit(const struct job *job, struct team *team)
{
    team_share(team, job, find_all_nearest, job->n, 4096);
}

/* A query a lane. */
static void
find_least_distances(const struct job *job, size_t from, size_t to)
{
    const uint32_t *queries = job_input(job, 0), *others = job_input(job, 1);
    uint32_t *least = job_output(job, 2);
    for (size_t i = from; i < to; i += LANES) {
        words query[4];
        for (size_t j = 0; j < 4 * LANES; j++)
            query[j % 4][j / 4] = queries[4 * i + j];
        ints best = (ints){0} + 129;
        for (const uint32_t *other = others; other < others + 4 * job_uint(job, 3); other += 4) {
            const words differing[4] = {query[0] ^ other[0], query[1] ^ other[1], query[2] ^ other[2],
                                        query[3] ^ other[3]};
            best = smaller_ints(best, (ints)count_bits(differing));
        }
        memcpy(least + i, &best, sizeof best);
    }
}

void
hamming_limit(const struct job *job, struct team *team)
{
    team_share(team, job, find_least_distances, job->n, 256);
}
