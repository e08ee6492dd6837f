/* SPDX-License-Identifier: MIT */
/* Filters on floats. A row is copied with its edges repeated, so that no pixel is special. */
#include "elementary.h"
#include "limit.h"

enum {
    MAX_N = 1024,
    RADIUS = 8,
    TAPS = 2 * RADIUS + 1,
    NEAR = 3,
    ACROSS = 2 * NEAR + 1,
    DEEP = 4,
    WIDE = DEEP * LANES
};

static void
copy_row(const float *in, size_t n, size_t beyond, float *out)
{
    memcpy(out + beyond, in, n * sizeof *in);
    for (size_t i = 0; i < beyond; i++) {
        out[i] = in[0];
        out[beyond + n + i] = in[n - 1];
    }
}

/* A few vectors of results; taps are step floats apart, or, in columns, where the rows are. */
static inline void
weigh(const float *const from[TAPS], size_t x, const float *weights, float *out)
{
    floats sums[DEEP] = {{0}};
    for (unsigned tap = 0; tap < TAPS; tap++)
        for (unsigned i = 0; i < DEEP; i++)
            sums[i] += load_floats(from[tap] + x + i * LANES) * weights[tap];
    memcpy(out + x, sums, sizeof sums);
}

static void
weigh_rows(const struct job *job, size_t from, size_t to)
{
    const float *in = job_input(job, 0), *weights = job_input(job, 1);
    float *middle = job_output(job, 2), row[MAX_N + 2 * RADIUS];
    const float *taps[TAPS];
    for (unsigned i = 0; i < TAPS; i++)
        taps[i] = row + i;
    for (size_t y = from; y < to; y++) {
        copy_row(in + y * job->n, job->n, RADIUS, row);
        for (size_t x = 0; x < job->n; x += WIDE)
            weigh(taps, x, weights, middle + y * job->n);
    }
}

static void
weigh_columns(const struct job *job, size_t from, size_t to)
{
    const int n = (int)job->n;
    const float *middle = job_output(job, 2), *weights = job_input(job, 1);
    for (size_t y = from; y < to; y++) {
        const float *taps[TAPS];
        for (int i = 0; i < TAPS; i++)
            taps[i] = middle + limit_clamp((int)y + i - RADIUS, 0, n - 1) * n;
        for (size_t x = 0; x < job->n; x += WIDE)
            weigh(taps, x, weights, (float *)job_output(job, 3) + y * job->n);
    }
}

void
convsep_limit(const struct job *job, struct team *team)
{
    team_share(team, job, weigh_rows, job->n, 32);
    team_share(team, job, weigh_columns, job->n, 32);
}

struct sums {
    float values[MAX_N], weights[MAX_N];
};

static void
add_neighbours(const float *there, const float *here, size_t n, float far, float brightness,
               struct sums *sums)
{
    for (size_t x = 0; x < n; x += LANES) {
        const floats other = load_floats(there + x), d = other - load_floats(here + x);
        const floats weight = exponential(far - d * d * brightness);
        store_floats(sums->values + x, load_floats(sums->values + x) + other * weight);
        store_floats(sums->weights + x, load_floats(sums->weights + x) + weight);
    }
}

static void
filter_row(const struct job *job, int y)
{
    const int n = (int)job->n;
    const float *in = job_input(job, 0), space = job_float(job, 3), brightness = job_float(job, 4);
    float *out = (float *)job_output(job, 1) + y * n, row[MAX_N + 2 * NEAR];
    struct sums sums = {.values = {0}};
    for (int j = -NEAR; j <= NEAR; j++) {
        copy_row(in + limit_clamp(y + j, 0, n - 1) * n, job->n, NEAR, row);
        for (int i = -NEAR; i <= NEAR; i++)
            add_neighbours(row + NEAR + i, in + y * n, job->n, -(float)(i * i + j * j) * space, brightness,
                           &sums);
    }
    for (int x = 0; x < n; x++)
        out[x] = sums.values[x] / sums.weights[x];
}

static void
filter_rows(const struct job *job, size_t from, size_t to)
{
    for (size_t y = from; y < to; y++)
        filter_row(job, (int)y);
}

void
bilateral_limit(const struct job *job, struct team *team)
{
    team_share(team, job, filter_rows, job->n, 8);
}
