// SPDX-License-Identifier: MIT
// Monte Carlo's pi: how many of an item's random points lie in the circle. Marsaglia's xorshift.
__kernel void pi(__global uint *inside, uint samples)
{
    uint i = get_global_id(0), state = i * 2654435761u + 12345u, count = 0;
    for (uint sample = 0; sample < samples; sample++) {
        state ^= state << 13, state ^= state >> 17, state ^= state << 5;
        float x = (float)(state >> 8) * (1.0f / 16777216);
        state ^= state << 13, state ^= state >> 17, state ^= state << 5;
        float y = (float)(state >> 8) * (1.0f / 16777216);
        if (x * x + y * y < 1.0f)
            count++;
    }
    inside[i] = count;
}
