/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { BYTES = 64 };

static uint32_t
shifted(uint32_t crc)
{
    for (unsigned bit = 0; bit < 8; bit++)
        crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    return crc;
}

void
crc32_setup(struct job *job)
{
    const uint8_t *bytes = job_in_bytes(job, BYTES * job->n);
    uint32_t *table = job_in(job, 256 * sizeof *table), *sums = job_out(job, job->n * sizeof *sums);
    for (uint32_t i = 0; i < 256; i++)
        table[i] = shifted(i);
    LAUNCH(job, LINE(job->n), BUFFER(bytes), BUFFER(table), BUFFER(sums));
}

void
crc32_verify(const struct job *job, struct check *check)
{
    const uint8_t *bytes = job_input(job, 0);
    const uint32_t *sums = job_result(job, 2);
    for (size_t i = 0; i < job->n; i += 7) {
        uint32_t crc = ~0u;
        for (size_t j = 0; j < BYTES; j++)
            crc = shifted(crc ^ bytes[BYTES * i + j]);
        check_bits(check, i, sums[i], ~crc);
    }
}
