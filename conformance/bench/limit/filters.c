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
    for (unsigned i = 0; i < DEEP; i++)
        store_floats(out + x + i * LANES, sums[i]);
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

typedef float wide_row[MAX_N + 2 * NEAR];

static floats
filter_some(const wide_row rows[ACROSS], size_t x, float space, float brightness)
{
    const floats here = load_floats(&rows[NEAR][NEAR + x]);
    floats sum = {0}, weights = {0};
    for (int j = 0; j < ACROSS; j++)
        for (int i = 0; i < ACROSS; i++) {
            const float far = (float)((i - NEAR) * (i - NEAR) + (j - NEAR) * (j - NEAR));
            const floats there = load_floats(&rows[j][x + (size_t)i]), d = there - here;
            const floats weight = exponential(-far * space - d * d * brightness);
            sum += there * weight;
            weights += weight;
        }
    return sum / weights;
}

static void
filter_row(const struct job *job, int y)
{
    const int n = (int)job->n;
    const float *in = job_input(job, 0);
    float *out = (float *)job_output(job, 1) + y * n;
    wide_row rows[ACROSS];
    for (int j = 0; j < ACROSS; j++)
        copy_row(in + limit_clamp(y + j - NEAR, 0, n - 1) * n, job->n, NEAR, rows[j]);
    for (size_t x = 0; x < job->n; x += LANES)
        store_floats(out + x, filter_some(rows, x, job_float(job, 3), job_float(job, 4)));
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
