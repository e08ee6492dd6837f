/* SPDX-License-Identifier: MIT */
/* Pictures of bytes, row by row; the compiler makes vectors of the loops. A row has its edge's pixels
 * repeated beside it, so that no pixel is special. */
#include "limit.h"

#include <math.h>
#include <string.h>

enum { MAX_N = 1024, PIXEL = 4, BEYOND = 2 * PIXEL };

/* The 5 x 5 filter is one of columns and one of rows, exact in 16 bits. */
static void
blur_columns(const uint8_t *in, int n, int y, uint16_t *sums)
{
    const size_t bytes = (size_t)n * PIXEL;
    const uint8_t *row[5];
    for (int i = 0; i < 5; i++)
        row[i] = in + (size_t)limit_clamp(y + i - 2, 0, n - 1) * bytes;
    for (size_t i = 0; i < bytes; i++)
        sums[i] = (uint16_t)(row[0][i] + row[4][i] + 4 * (row[1][i] + row[3][i]) + 6 * row[2][i]);
    for (size_t i = 0; i < BEYOND; i++) {
        sums[(ptrdiff_t)i - BEYOND] = sums[i % PIXEL];
        sums[bytes + i] = sums[bytes - PIXEL + i % PIXEL];
    }
}

/* Halves go to the even neighbour. */
static void
blur_row(const uint16_t *s, size_t bytes, uint8_t *out)
{
    for (size_t i = 0; i < bytes; i++) {
        const uint16_t *at = s + i;
        const uint16_t sum = (uint16_t)(at[-8] + at[8] + 4 * (at[-4] + at[4]) + 6 * at[0]);
        out[i] = (uint8_t)((uint16_t)(sum + 127 + (sum >> 8 & 1)) >> 8);
    }
}

static void
blur_rows(const struct job *job, size_t from, size_t to)
{
    const size_t bytes = PIXEL * job->n;
    uint16_t sums[PIXEL * MAX_N + 2 * BEYOND];
    for (size_t y = from; y < to; y++) {
        blur_columns(job_input(job, 0), (int)job->n, (int)y, sums + BEYOND);
        blur_row(sums + BEYOND, bytes, (uint8_t *)job_output(job, 1) + y * bytes);
    }
}

void
blur5_limit(const struct job *job, struct team *team)
{
    team_share(team, job, blur_rows, job->n, 16);
}

static inline void
sort(uint8_t *a, uint8_t *b)
{
    const uint8_t x = *a, y = *b;
    *a = x < y ? x : y;
    *b = x < y ? y : x;
}

static inline void
sort3(uint8_t *a, uint8_t *b, uint8_t *c)
{
    sort(a, b);
    sort(b, c);
    sort(a, b);
}

/* Of sorted columns: the largest least, the middle middle, the least largest; the middle of these. */
static inline uint8_t
median(const uint8_t *above, const uint8_t *here, const uint8_t *below, ptrdiff_t left, ptrdiff_t right)
{
    uint8_t a[3] = {above[left], here[left], below[left]}, b[3] = {above[0], here[0], below[0]};
    uint8_t c[3] = {above[right], here[right], below[right]};
    sort3(&a[0], &a[1], &a[2]);
    sort3(&b[0], &b[1], &b[2]);
    sort3(&c[0], &c[1], &c[2]);
    uint8_t least = a[0] > b[0] ? a[0] : b[0], most = a[2] < b[2] ? a[2] : b[2];
    least = least > c[0] ? least : c[0];
    most = most < c[2] ? most : c[2];
    sort3(&a[1], &b[1], &c[1]);
    sort3(&least, &b[1], &most);
    return b[1];
}

static void
median_rows(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n, bytes = PIXEL * n;
    const uint8_t *in = job_input(job, 0);
    for (size_t y = from; y < to; y++) {
        const uint8_t *here = in + y * bytes, *above = y > 0 ? here - bytes : here,
                      *below = y < n - 1 ? here + bytes : here;
        uint8_t *restrict out = (uint8_t *)job_output(job, 1) + y * bytes;
        for (size_t i = 0; i < PIXEL; i++) {
            const size_t last = bytes - PIXEL + i;
            out[i] = median(above + i, here + i, below + i, 0, PIXEL);
            out[last] = median(above + last, here + last, below + last, -PIXEL, 0);
        }
        for (size_t i = PIXEL; i < bytes - PIXEL; i++)
            out[i] = median(above + i, here + i, below + i, -PIXEL, PIXEL);
    }
}

void
median3_limit(const struct job *job, struct team *team)
{
    team_share(team, job, median_rows, job->n, 16);
}
