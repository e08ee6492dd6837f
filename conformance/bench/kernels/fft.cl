// SPDX-License-Identifier: MIT
// 1024-point complex transforms, one a work-group: five radix-4 passes in local memory (Stockham's order).
__kernel void fft(__global const float2 *in, __global float2 *out, __global const float2 *twiddles)
{
    __local float re[1024], im[1024];
    uint item = get_local_id(0), base = get_group_id(0) * 1024;
    float2 v[4];
    for (uint i = 0; i < 4; i++)
        v[i] = in[base + item + 256 * i];
    for (uint size = 1; size < 1024; size *= 4) {
        uint part = item % size;
        for (uint i = 1; i < 4; i++) {
            float2 w = twiddles[i * part * (256 / size)];
            v[i] = (float2)(v[i].x * w.x - v[i].y * w.y, v[i].x * w.y + v[i].y * w.x);
        }
        float2 a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
        d = (float2)(d.y, -d.x);
        v[0] = a + c;
        v[1] = b + d;
        v[2] = a - c;
        v[3] = b - d;
        uint to = (item - part) * 4 + part;
        for (uint i = 0; i < 4; i++) {
            re[to + i * size] = v[i].x;
            im[to + i * size] = v[i].y;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < 4; i++)
            v[i] = (float2)(re[item + 256 * i], im[item + 256 * i]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (uint i = 0; i < 4; i++)
        out[base + item + 256 * i] = v[i];
}
