/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"

enum { BLOCK = 8, REACH = 4 };

/* The second picture is the first, moved and with noise, so that most blocks are found. */
void
sad_setup(struct job *job)
{
    const size_t n = job->n;
    uint8_t *now = job_in_bytes(job, n * n), *before = job_in(job, n * n);
    for (size_t i = 0; i < n * n; i++)
        before[i] = (uint8_t)(now[(i / n + 2) % n * n + (i % n + 3) % n] ^ job_random_bits(job) >> 30);
    uint32_t *least = job_out(job, n / BLOCK * (n / BLOCK) * sizeof *least);
    LAUNCH(job, PLANE(n / BLOCK, n / BLOCK), BUFFER(now), BUFFER(before), BUFFER(least), INT(n));
}

static uint32_t
difference(const uint8_t *now, const uint8_t *before, int n, int bx, int by, int mx, int my)
{
    int sum = 0;
    for (int y = by; y < by + BLOCK; y++)
        for (int x = bx; x < bx + BLOCK; x++)
            sum +=
                abs(now[y * n + x] - before[clamp_int(y + my, 0, n - 1) * n + clamp_int(x + mx, 0, n - 1)]);
    return (uint32_t)sum;
}

void
sad_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n, blocks = n / BLOCK, side = 2 * REACH + 1;
    const uint8_t *now = job_input(job, 0), *before = job_input(job, 1);
    const uint32_t *least = job_result(job, 2);
    for (int i = 0; i < blocks * blocks; i++) {
        uint32_t want = ~0u;
        for (int move = 0; move < side * side; move++) {
            uint32_t sum = difference(now, before, n, i % blocks * BLOCK, i / blocks * BLOCK,
                                      move % side - REACH, move / side - REACH);
            uint32_t coded = sum << 8 | (uint32_t)move;
            want = coded < want ? coded : want;
        }
        check_bits(check, (size_t)i, least[i], want);
    }
}
