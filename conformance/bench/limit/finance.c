/* SPDX-License-Identifier: MIT */
/* Logarithms, powers, sines. */
#include "elementary.h"
#include "limit.h"

static inline floats
distribution(floats d)
{
    const floats size = select_floats(d < 0, -d, d), k = 1 / (1 + 0.2316419f * size);
    const floats series =
        k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    const floats square = -0.5f * d * d, bounded = select_floats(square < -80, (floats){0} - 80, square);
    const floats tail = 0.3989422804f * exponential(bounded) * series;
    return select_floats(d > 0, 1 - tail, tail);
}

static void
price(const struct job *job, size_t from, size_t to)
{
    const float *prices = job_input(job, 0), *strikes = job_input(job, 1), *years = job_input(job, 2);
    const float rate = job_float(job, 5), v = job_float(job, 6);
    for (size_t i = from; i < to; i += LANES) {
        const floats s = load_floats(prices + i), x = load_floats(strikes + i), t = load_floats(years + i);
        const floats steep = inverse_root(t) * (1 / v), spread = v * v * t * steep,
                     discounted = x * exponential(-rate * t);
        const floats d = (logarithm(s / x) + (rate + 0.5f * v * v) * t) * steep;
        const floats up = distribution(d), down = distribution(d - spread);
        store_floats((float *)job_output(job, 3) + i, s * up - discounted * down);
        store_floats((float *)job_output(job, 4) + i, discounted * (1 - down) - s * (1 - up));
    }
}

void
bscholes_limit(const struct job *job, struct team *team)
{
    team_share(team, job, price, job->n, 4096);
}

enum { STEPS = 16 };

static inline words
next_random(words *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state >> 8;
}

/* The mean price of a path in each lane. */
static inline floats
walk(words *state, float drift, float spread)
{
    floats price = (floats){0} + 1, total = {0}, sine, cosine;
    for (unsigned step = 0; step < STEPS; step += 2) {
        const floats random = to_floats((ints)next_random(state) + 1) * (1.0f / 16777216);
        const floats square = -2 * logarithm(random) + 1e-30f,
                     radius = spread * square * inverse_root(square);
        sine_and_cosine(to_floats((ints)next_random(state)) * (1.0f / 16777216), &sine, &cosine);
        const floats first = price * exponential(drift + radius * cosine);
        price = first * exponential(drift + radius * sine);
        total += first + price;
    }
    return total * (1.0f / STEPS);
}

static void
average(const struct job *job, size_t from, size_t to)
{
    const uint32_t paths = job_uint(job, 1);
    float *payoffs = job_output(job, 0);
    for (size_t i = from; i < to; i += LANES) {
        words state = count_from((uint32_t)i) * 2654435761u + 99u;
        floats sum = {0};
        for (uint32_t path = 0; path < paths; path++) {
            const floats gain = walk(&state, job_float(job, 2), job_float(job, 3)) - job_float(job, 4);
            sum += select_floats(gain > 0, gain, (floats){0});
        }
        store_floats(payoffs + i, sum / (float)paths);
    }
}

void
asian_limit(const struct job *job, struct team *team)
{
    team_share(team, job, average, job->n, 512);
}
