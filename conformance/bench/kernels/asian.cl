// SPDX-License-Identifier: MIT
// An Asian option by Monte Carlo: paths of 16 steps, normal numbers by Box and Muller from xorshift.
#define STEPS 16

__kernel void asian(__global float *payoffs, uint paths, float drift, float spread, float strike)
{
    uint i = get_global_id(0), state = i * 2654435761u + 99u;
    float sum = 0.0f;
    for (uint path = 0; path < paths; path++) {
        float price = 1.0f, total = 0.0f;
        for (uint step = 0; step < STEPS; step += 2) {
            state ^= state << 13, state ^= state >> 17, state ^= state << 5;
            float radius =
                spread * native_sqrt(-2.0f * native_log((float)((state >> 8) + 1) * (1.0f / 16777216)));
            state ^= state << 13, state ^= state >> 17, state ^= state << 5;
            float angle = (float)(state >> 8) * (6.2831853f / 16777216);
            price *= native_exp(drift + radius * native_cos(angle));
            total += price;
            price *= native_exp(drift + radius * native_sin(angle));
            total += price;
        }
        sum += fmax(total * (1.0f / STEPS) - strike, 0.0f);
    }
    payoffs[i] = sum / (float)paths;
}
