/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { PATHS = 8, STEPS = 16 };
static const float drift = 0.001f, spread = 0.05f, strike = 0.9f;

void
asian_setup(struct job *job)
{
    float *payoffs = job_out(job, job->n * sizeof *payoffs);
    LAUNCH(job, LINE(job->n), BUFFER(payoffs), UINT(PATHS), FLOAT(drift), FLOAT(spread), FLOAT(strike));
}

static double
mean_price(uint32_t *state)
{
    double price = 1, total = 0;
    for (unsigned step = 0; step < STEPS; step += 2) {
        *state = xorshift(*state);
        double radius = sqrt(-2 * log(((*state >> 8) + 1) / 16777216.0));
        *state = xorshift(*state);
        double angle = 2 * M_PI * (*state >> 8) / 16777216.0;
        price *= exp(drift + spread * radius * cos(angle));
        total += price;
        price *= exp(drift + spread * radius * sin(angle));
        total += price;
    }
    return total / STEPS;
}

void
asian_verify(const struct job *job, struct check *check)
{
    const float *payoffs = job_result(job, 0);
    for (size_t i = 0; i < job->n; i += 7) {
        uint32_t state = (uint32_t)i * 2654435761u + 99u;
        double sum = 0;
        for (unsigned path = 0; path < PATHS; path++)
            sum += fmax(mean_price(&state) - strike, 0);
        check_number(check, i, payoffs[i], sum / PATHS);
    }
}
