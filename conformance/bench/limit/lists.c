/* SPDX-License-Identifier: MIT */
/* Counting, searching, running sums, sparse rows. */
#include "limit.h"

#include <string.h>

enum { BINS = 256, TABLES = 4, PIECES = 64, MAX_LENGTH = 16 };

/* Several tables: a bin that was just counted up is not waited for. */
static void
count(const struct job *job, size_t from, size_t to)
{
    const uint8_t *in = job_input(job, 0);
    uint32_t *bins = job_output(job, 1), tables[TABLES][BINS] = {{0}};
    for (size_t i = from; i < to; i += 8) {
        uint64_t bytes;
        memcpy(&bytes, in + i, sizeof bytes);
        for (unsigned j = 0; j < 8; j++)
            tables[j % TABLES][bytes >> 8 * j & 255]++;
    }
    for (unsigned i = 0; i < BINS; i++)
        __atomic_fetch_add(&bins[i], tables[0][i] + tables[1][i] + tables[2][i] + tables[3][i],
                           __ATOMIC_RELAXED);
}

void
histo_limit(const struct job *job, struct team *team)
{
    team_share(team, job, count, job->n, job->n / 8);
}

/* Each letter of the pattern is compared at all positions of a piece. */
static void
search(const struct job *job, size_t from, size_t to)
{
    enum { PIECE = 128 };
    const uint8_t *text = job_input(job, 0), *pattern = job_input(job, 1);
    const uint32_t length = job_uint(job, 2);
    uint32_t found = 0;
    for (size_t i = from; i < to; i += PIECE) {
        uint8_t same[PIECE];
        memset(same, 1, sizeof same);
        for (uint32_t letter = 0; letter < length; letter++)
            for (size_t j = 0; j < PIECE; j++)
                same[j] &= text[i + j + letter] == pattern[letter];
        for (size_t j = 0; j < PIECE; j++)
            found += same[j];
    }
    __atomic_fetch_add((uint32_t *)job_output(job, 2), found, __ATOMIC_RELAXED);
}

void
strmatch_limit(const struct job *job, struct team *team)
{
    team_share(team, job, search, job->n, 1 << 12);
}

/* The pieces' sums first; they wait where the kernel keeps its blocks' sums. */
static void
sum_pieces(const struct job *job, size_t from, size_t to)
{
    const size_t length = job->n / PIECES;
    uint32_t *sums = job_output(job, 2);
    for (size_t piece = from; piece < to; piece++) {
        const uint32_t *in = (const uint32_t *)job_input(job, 0) + piece * length;
        uint32_t sum = 0;
        for (size_t i = 0; i < length; i++)
            sum += in[i];
        sums[piece] = sum;
    }
}

typedef uint32_t four __attribute__((vector_size(16)));

static void
add_up(const uint32_t *in, uint32_t *out, size_t count, uint32_t before)
{
    const four zeros = {0};
    four sum = zeros + before;
    for (size_t i = 0; i < count; i += 4) {
        four v;
        memcpy(&v, in + i, sizeof v);
        v += __builtin_shufflevector(zeros, v, 0, 4, 5, 6);
        v += __builtin_shufflevector(zeros, v, 0, 1, 4, 5);
        v += sum;
        memcpy(out + i, &v, sizeof v);
        sum = __builtin_shufflevector(v, v, 3, 3, 3, 3);
    }
}

static void
scan_pieces(const struct job *job, size_t from, size_t to)
{
    const size_t length = job->n / PIECES;
    const uint32_t *in = job_input(job, 0), *sums = job_output(job, 2);
    uint32_t *out = job_output(job, 1);
    for (size_t piece = from; piece < to; piece++) {
        uint32_t before = 0;
        for (size_t i = 0; i < piece; i++)
            before += sums[i];
        add_up(in + piece * length, out + piece * length, length, before);
    }
}

void
scan_limit(const struct job *job, struct team *team)
{
    team_share(team, job, sum_pieces, PIECES, 1);
    team_share(team, job, scan_pieces, PIECES, 1);
}

/* A row is too short for more than the plain loop. */
static void
multiply_rows(const struct job *job, size_t from, size_t to)
{
    const uint32_t *starts = job_input(job, 0), *columns = job_input(job, 1);
    const float *values = job_input(job, 2), *x = job_input(job, 3);
    float *restrict y = job_output(job, 4);
    for (size_t row = from; row < to; row++) {
        float sum = 0;
        for (size_t i = starts[row]; i < starts[row + 1]; i++)
            sum += values[i] * x[columns[i]];
        y[row] = sum;
    }
}

void
spmv_limit(const struct job *job, struct team *team)
{
    team_share(team, job, multiply_rows, job->n, 1024);
}
