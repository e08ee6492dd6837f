/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "common/fail.h"

enum { LEFT = 240, ROWS = 8, LAUNCHES = 6 };

/* The size is a number of groups. */
void
pathfinder_setup(struct job *job)
{
    const size_t columns = LEFT * job->n, items = job->n * job->row->group.x;
    int32_t *costs = job_in(job, LAUNCHES * ROWS * columns * sizeof *costs);
    int32_t *a = job_out(job, columns * sizeof *a), *b = job_out(job, columns * sizeof *b);
    for (size_t i = 0; i < LAUNCHES * ROWS * columns; i++)
        costs[i] = (int32_t)(job_random_bits(job) % 10);
    for (size_t i = 0; i < columns; i++)
        a[i] = (int32_t)(job_random_bits(job) % 10);
    for (unsigned i = 0; i < LAUNCHES; i++)
        LAUNCH(job, LINE(items), BUFFER(costs), BUFFER(i % 2 ? b : a), BUFFER(i % 2 ? a : b), INT(columns),
               INT(ROWS * i));
}

static int
smaller(int a, int b)
{
    return a < b ? a : b;
}

static void
go_down(const int32_t *costs, const int32_t *from, int32_t *to, int columns)
{
    for (int x = 0; x < columns; x++) {
        const int left = from[x > 0 ? x - 1 : x], right = from[x < columns - 1 ? x + 1 : x];
        to[x] = costs[x] + smaller(smaller(left, from[x]), right);
    }
}

void
pathfinder_verify(const struct job *job, struct check *check)
{
    const size_t columns = LEFT * job->n, rows = ROWS * LAUNCHES;
    const int32_t *costs = job_input(job, 0), *got = job_result(job, 1);
    int32_t *memory = malloc(2 * columns * sizeof *memory);
    if (!memory)
        fail("no memory");
    memcpy(memory, job_input(job, 1), columns * sizeof *memory);
    for (size_t i = 0; i < rows; i++)
        go_down(costs + i * columns, memory + i % 2 * columns, memory + (i + 1) % 2 * columns, (int)columns);
    for (size_t i = 0; i < columns; i++)
        check_bits(check, i, (uint32_t)got[i], (uint32_t)memory[i]);
    free(memory);
}
