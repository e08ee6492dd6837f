/* SPDX-License-Identifier: MIT */
/* A vector of pixels, one octave after the other. */
#include "limit.h"
#include "vector.h"

/* The hash's lowest bits choose signs and which part counts half. */
static inline floats
gradient(ints x, ints y, floats dx, floats dy)
{
    words h = (words)x * 374761393u + (words)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    h ^= h >> 16;
    const floats u = (floats)((words)dx ^ (~h & 1) << 31), v = (floats)((words)dy ^ (~h & 2) << 30);
    const ints steep = (h & 4) != 0;
    return select_floats(steep, u, v) + 0.5f * select_floats(steep, v, u);
}

static inline floats
fade(floats t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

/* Coordinates are not negative, so a conversion rounds down. */
static inline floats
perlin(floats x, floats y)
{
    const ints ix = to_ints(x), iy = to_ints(y);
    const floats dx = x - to_floats(ix), dy = y - to_floats(iy), u = fade(dx);
    const floats a = gradient(ix, iy, dx, dy), b = gradient(ix + 1, iy, dx - 1, dy);
    const floats c = gradient(ix, iy + 1, dx, dy - 1), d = gradient(ix + 1, iy + 1, dx - 1, dy - 1);
    const floats top = a + (b - a) * u, bottom = c + (d - c) * u;
    return top + (bottom - top) * fade(dy);
}

static void
add_octaves(const struct job *job, size_t from, size_t to)
{
    const float scale = job_float(job, 2);
    float *out = job_output(job, 0);
    for (size_t i = from * job->n; i < to * job->n; i += LANES) {
        floats x = to_floats((ints)count_from((uint32_t)(i % job->n))) * scale, sum = {0};
        floats y = (floats){0} + (float)(i / job->n) * scale;
        for (float weight = 0.5f; weight > 0.05f; weight /= 2) {
            sum += weight * perlin(x, y);
            x *= 2;
            y *= 2;
        }
        store_floats(out + i, sum);
    }
}

void
noise_limit(const struct job *job, struct team *team)
{
    team_share(team, job, add_octaves, job->n, 16);
}
