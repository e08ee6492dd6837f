// SPDX-License-Identifier: MIT
// SHOC's shape: the speeds of a flame's reactions in each cell, a long straight run of powers and logarithms. Species are
// planes of an array; a reaction takes two and makes one.
#define SPECIES(i) mass[(i) * n + at]
#define SPEED(i, factor, power, energy, a, b)                                                                                \
    float speed##i = exp(factor + power * hot - energy * cold) * SPECIES(a) * SPECIES(b)
#define BACK(i, change) float back##i = speed##i * exp(-change * cold)

__kernel void s3d(__global const float *heat, __global const float *mass, __global float *rates, int n)
{
    int at = get_global_id(0);
    float t = heat[at], hot = log(t), cold = 1.0f / t;
    SPEED(0, 0.2f, 0.5f, 1.2f, 0, 1);
    SPEED(1, -0.3f, 1.5f, 0.6f, 1, 2);
    SPEED(2, 0.7f, -0.5f, 2.1f, 2, 3);
    SPEED(3, 0.1f, 0.0f, 1.7f, 3, 4);
    SPEED(4, -0.8f, 2.0f, 0.4f, 4, 5);
    SPEED(5, 0.4f, 1.0f, 0.9f, 5, 6);
    SPEED(6, 0.5f, -1.0f, 1.4f, 6, 7);
    SPEED(7, -0.1f, 0.25f, 0.3f, 7, 0);
    BACK(0, 0.3f);
    BACK(1, 1.1f);
    BACK(2, 0.2f);
    BACK(3, 0.8f);
    BACK(4, 0.5f);
    BACK(5, 0.6f);
    BACK(6, 1.3f);
    BACK(7, 0.9f);
    float third = SPECIES(0) + SPECIES(1) + 2.5f * SPECIES(2) + SPECIES(3) + 12.0f * SPECIES(4) + SPECIES(7);
    float low = speed3 * third, fall = low / (1.0f + low), broad = log10(fall + 0.01f);
    speed3 = fall * exp(-0.1f * broad * broad);
    rates[at] = back0 - speed0 + speed7 - back7;
    rates[n + at] = back1 - speed1 + speed0 - back0;
    rates[2 * n + at] = back2 - speed2 + speed1 - back1;
    rates[3 * n + at] = back3 - speed3 + speed2 - back2;
    rates[4 * n + at] = back4 - speed4 + speed3 - back3;
    rates[5 * n + at] = back5 - speed5 + speed4 - back4;
    rates[6 * n + at] = back6 - speed6 + speed5 - back5;
    rates[7 * n + at] = back7 - speed7 + speed6 - back6;
}
