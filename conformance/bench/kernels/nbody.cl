// SPDX-License-Identifier: MIT
// Gravity of all bodies on all bodies.
__kernel void nbody(__global const float4 *p, __global float4 *f, uint n, float eps)
{
    uint i = get_global_id(0);
    float4 me = p[i];
    float ax = 0, ay = 0, az = 0;
    for (uint j = 0; j < n; j++) {
        float4 q = p[j];
        float dx = q.x - me.x, dy = q.y - me.y, dz = q.z - me.z;
        float d2 = dx * dx + dy * dy + dz * dz + eps;
        float inv = native_rsqrt(d2), s = q.w * inv * inv * inv;
        ax += dx * s;
        ay += dy * s;
        az += dz * s;
    }
    f[i] = (float4)(ax, ay, az, 0.0f);
}
