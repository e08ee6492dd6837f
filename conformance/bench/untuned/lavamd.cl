// SPDX-License-Identifier: MIT
// Rodinia's shape: particles in boxes. A group has a box; it meets the particles of each of the 27 boxes around, which are
// read into local memory together. Positions and charges are a vector.
#define PARTICLES 64

__kernel void lavamd(__global const float4 *particles, __global float4 *forces, int edge, float sharp)
{
    __local float4 others[PARTICLES];
    int box = get_group_id(0), item = get_local_id(0);
    int x = box % edge, y = box / edge % edge, z = box / edge / edge;
    float4 me = particles[box * PARTICLES + item], force = (float4)(0.0f);
    for (int around = 0; around < 27; around++) {
        int ox = x + around % 3 - 1, oy = y + around / 3 % 3 - 1, oz = z + around / 9 - 1;
        if (ox < 0 || oy < 0 || oz < 0 || ox >= edge || oy >= edge || oz >= edge)
            continue;
        barrier(CLK_LOCAL_MEM_FENCE);
        others[item] = particles[((oz * edge + oy) * edge + ox) * PARTICLES + item];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < PARTICLES; i++) {
            float4 other = others[i];
            float dx = me.x - other.x, dy = me.y - other.y, dz = me.z - other.z;
            float near = exp(-sharp * (dx * dx + dy * dy + dz * dz)), pull = 2.0f * near * other.w;
            force += (float4)(pull * dx, pull * dy, pull * dz, other.w * near);
        }
    }
    forces[box * PARTICLES + item] = force;
}
