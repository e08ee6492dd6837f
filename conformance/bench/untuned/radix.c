/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { EACH = 16, DIGITS = 16, PASSES = 2, BITS = 4 * PASSES };

void
radix_setup(struct job *job)
{
    const size_t items = job->n / EACH, groups = items / job->row->group.x;
    uint32_t *a = job_out(job, job->n * sizeof *a), *b = job_out(job, job->n * sizeof *b);
    uint32_t *totals = job_out(job, DIGITS * groups * sizeof *totals);
    for (size_t i = 0; i < job->n; i++)
        a[i] = job_random_bits(job);
    for (unsigned i = 0; i < PASSES; i++) {
        uint32_t *from = i % 2 ? b : a, *to = i % 2 ? a : b;
        LAUNCH_NAMED(job, "radix_count", LINE(items), BUFFER(from), BUFFER(totals), UINT(4 * i));
        LAUNCH_NAMED(job, "radix_add_up", LINE(job->row->group.x), BUFFER(totals), UINT(DIGITS * groups));
        LAUNCH_NAMED(job, "radix_scatter", LINE(items), BUFFER(from), BUFFER(to), BUFFER(totals),
                     UINT(4 * i));
    }
}

/* Words of the same low bits stay in their order. */
void
radix_verify(const struct job *job, struct check *check)
{
    const uint32_t *words = job_input(job, 0), *sorted = job_result(job, 0);
    uint32_t places[(1 << BITS) + 1] = {0}, mask = (1 << BITS) - 1;
    for (size_t i = 0; i < job->n; i++)
        places[(words[i] & mask) + 1]++;
    for (size_t i = 0; i < mask; i++)
        places[i + 1] += places[i];
    for (size_t i = 0; i < job->n; i++)
        check_bits(check, i, sorted[places[words[i] & mask]++], words[i]);
}
