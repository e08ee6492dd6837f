// SPDX-License-Identifier: MIT
// SHOC's shape: Lennard-Jones forces by a list of neighbours, whose numbers are column by column.
__kernel void md(__global const float4 *atoms, __global float4 *forces, int neighbours, __global const int *list, float cutoff,
                 int n)
{
    int i = get_global_id(0);
    float4 me = atoms[i], force = (float4)(0.0f);
    for (int j = 0; j < neighbours; j++) {
        float4 other = atoms[list[j * n + i]];
        float dx = me.x - other.x, dy = me.y - other.y, dz = me.z - other.z;
        float square = dx * dx + dy * dy + dz * dz;
        if (square < cutoff) {
            float inverse = 1.0f / square, sixth = inverse * inverse * inverse;
            float size = inverse * sixth * (1.5f * sixth - 2.0f);
            force.x += dx * size;
            force.y += dy * size;
            force.z += dz * size;
        }
    }
    forces[i] = force;
}
