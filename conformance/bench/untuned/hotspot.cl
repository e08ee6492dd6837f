// SPDX-License-Identifier: MIT
// Rodinia's shape: heat on a chip. A group reads a tile of 16 x 16 and does two steps in local memory; each step
// leaves a ring of items behind, so 12 x 12 cells remain.
#define TILE 16
#define STEPS 2
#define LEFT (TILE - 2 * STEPS)

__kernel void hotspot(__global const float *power, __global const float *in, __global float *out, int n, float across,
                      float up, float rate, float ambient)
{
    __local float now[TILE][TILE], next[TILE][TILE];
    int lx = get_local_id(0), ly = get_local_id(1);
    int x = get_group_id(0) * LEFT + lx - STEPS, y = get_group_id(1) * LEFT + ly - STEPS;
    int at = clamp(y, 0, n - 1) * n + clamp(x, 0, n - 1);
    bool inside = x >= 0 && x < n && y >= 0 && y < n, done = false;
    float watts = power[at];
    now[ly][lx] = in[at];
    int north = y > 0 ? ly - 1 : ly, south = y < n - 1 ? ly + 1 : ly, west = x > 0 ? lx - 1 : lx,
        east = x < n - 1 ? lx + 1 : lx;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 1; step <= STEPS; step++) {
        done = false;
        if (inside && lx >= step && ly >= step && lx < TILE - step && ly < TILE - step) {
            float here = now[ly][lx];
            next[ly][lx] = here + rate * (watts + (now[south][lx] + now[north][lx] - 2.0f * here) * up +
                                          (now[ly][east] + now[ly][west] - 2.0f * here) * across + (ambient - here) * 0.05f);
            done = true;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (done && step < STEPS)
            now[ly][lx] = next[ly][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (done)
        out[y * n + x] = next[ly][lx];
}
