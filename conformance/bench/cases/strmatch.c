/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "case.h"

static const char pattern[] = "abbabaab";
enum { LENGTH = sizeof pattern - 1 };

void
strmatch_setup(struct job *job)
{
    uint8_t *text = job_in(job, job->n + LENGTH), *letters = job_in(job, LENGTH);
    for (size_t i = 0; i < job->n; i++)
        text[i] = "ab"[job_random_bits(job) >> 31];
    memcpy(letters, pattern, LENGTH);
    uint32_t *count = job_out(job, sizeof *count);
    LAUNCH(job, LINE(job->n), BUFFER(text), BUFFER(letters), UINT(LENGTH), BUFFER(count));
}

void
strmatch_verify(const struct job *job, struct check *check)
{
    const uint8_t *text = job_input(job, 0);
    const uint32_t *count = job_result(job, 2);
    uint32_t want = 0;
    for (size_t i = 0; i < job->n; i++)
        want += !memcmp(text + i, pattern, LENGTH);
    check_bits(check, 0, *count, want);
}
