/* SPDX-License-Identifier: MIT */
/* A vector of pixels, one octave after the other. */
#include "limit.h"
#include "vector.h"

enum { OCTAVES = 4 };
static const uint32_t factor_x = 374761393, factor_y = 668265263;

/* At a corner, whose coordinates times the factors are summed up. The hash's lowest bits choose signs and
 * which part counts half. */
static inline floats
gradient(words corner, floats dx, floats dy)
{
    words h = (corner ^ corner >> 13) * 1274126177u;
    h ^= h >> 16;
    const floats u = (floats)((words)dx ^ (~h & 1) << 31), v = (floats)((words)dy ^ (~h & 2) << 30);
    const ints steep = (ints)(h << 29); /* bit 2 decides: the sign */
    return select_signed(steep, u, v) + 0.5f * select_signed(steep, v, u);
}

static inline floats
fade(floats t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

/* Coordinates are not negative, so a conversion rounds down. y is the same for all lanes. */
static inline floats
perlin(floats x, float y)
{
    const ints ix = to_ints(x);
    const uint32_t above = (uint32_t)y * factor_y, below = above + factor_y;
    const words left = (words)ix * factor_x, right = left + factor_x;
    const float y_part = y - (float)(uint32_t)y;
    const floats dx = x - to_floats(ix), dy = (floats){0} + y_part, u = fade(dx);
    const floats a = gradient(left + above, dx, dy), b = gradient(right + above, dx - 1, dy);
    const floats c = gradient(left + below, dx, dy - 1), d = gradient(right + below, dx - 1, dy - 1);
    const floats top = a + (b - a) * u, bottom = c + (d - c) * u;
    return top + (bottom - top) * fade(dy);
}

static void
add_octaves(const struct job *job, size_t from, size_t to)
{
    const float scale = job_float(job, 2);
    float *out = job_output(job, 0);
    for (size_t y = from; y < to; y++)
        for (size_t x = 0; x < job->n; x += LANES) {
            const floats first = to_floats((ints)count_from((uint32_t)x)) * scale;
            floats sum = {0};
            for (int i = 0; i < OCTAVES; i++)
                sum += 0.5f / (float)(1 << i) *
                       perlin(first * (float)(1 << i), (float)y * scale * (float)(1 << i));
            store_floats(out + y * job->n + x, sum);
        }
}

void
noise_limit(const struct job *job, struct team *team)
{
    team_share(team, job, add_octaves, job->n, 16);
}
