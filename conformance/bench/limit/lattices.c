/* SPDX-License-Identifier: MIT */
/* Lattices of floats; the compiler makes vectors of the loops over a row. */
#include "limit.h"

#include <string.h>

static void
warm_row(const float *here, float *restrict out, size_t n)
{
    const size_t plane = n * n;
    out[0] = here[0];
    out[n - 1] = here[n - 1];
    for (size_t x = 1; x < n - 1; x++) {
        const float *at = here + x;
        const float around = at[-1] + at[1] + *(at - n) + at[n] + *(at - plane) + at[plane];
        out[x] = at[0] + 0.1f * (around - 6.0f * at[0]);
    }
}

static void
warm(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n;
    const float *in = job_input(job, 0);
    float *out = job_output(job, 1);
    for (size_t row = from; row < to; row++) {
        const size_t y = row % n, z = row / n;
        if (y == 0 || z == 0 || y == n - 1 || z == n - 1)
            memcpy(out + row * n, in + row * n, n * sizeof *out);
        else
            warm_row(in + row * n, out + row * n, n);
    }
}

void
stencil3d_limit(const struct job *job, struct team *team)
{
    team_share(team, job, warm, job->n * job->n, 512);
}

enum { DIRECTIONS = 9 };
static const int step_x[DIRECTIONS] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int step_y[DIRECTIONS] = {0, 0, 1, 0, -1, 1, 1, -1, -1};

/* Cells side by side; from and to have where each direction's flow comes from and goes to. */
static void
relax(const float *const from[DIRECTIONS], float *const to[DIRECTIONS], size_t count, float omega)
{
#pragma GCC ivdep
    for (size_t x = 0; x < count; x++) {
        float f[DIRECTIONS], density = 0, ux = 0, uy = 0;
#pragma GCC unroll 9
        for (int i = 0; i < DIRECTIONS; i++) {
            f[i] = from[i][x];
            density += f[i];
            ux += (float)step_x[i] * f[i];
            uy += (float)step_y[i] * f[i];
        }
        ux /= density;
        uy /= density;
        const float still = 1 - 1.5f * (ux * ux + uy * uy);
#pragma GCC unroll 9
        for (int i = 0; i < DIRECTIONS; i++) {
            const float weight = i == 0 ? 4.0f / 9 : i < 5 ? 1.0f / 9 : 1.0f / 36;
            const float along = 3 * ((float)step_x[i] * ux + (float)step_y[i] * uy);
            const float balance = weight * density * (still + along + 0.5f * along * along);
            to[i][x] = f[i] + omega * (balance - f[i]);
        }
    }
}

/* The cells first … first + count - 1 of row y: all within, or one at the edge. */
static void
relax_cells(const struct job *job, size_t y, size_t first, size_t count)
{
    const size_t n = job->n;
    const float *in = job_input(job, 0), *from[DIRECTIONS];
    float *out = job_output(job, 1), *to[DIRECTIONS];
    for (size_t i = 0; i < DIRECTIONS; i++) {
        const size_t fx = (first + n - (size_t)step_x[i]) % n, fy = (y + n - (size_t)step_y[i]) % n;
        from[i] = in + (i * n + fy) * n + fx;
        to[i] = out + (i * n + y) * n + first;
    }
    relax(from, to, count, job_float(job, 3));
}

static void
relax_rows(const struct job *job, size_t from, size_t to)
{
    for (size_t y = from; y < to; y++) {
        relax_cells(job, y, 0, 1);
        relax_cells(job, y, 1, job->n - 2);
        relax_cells(job, y, job->n - 1, 1);
    }
}

void
lbm_limit(const struct job *job, struct team *team)
{
    team_share(team, job, relax_rows, job->n, 16);
}
