// SPDX-License-Identifier: MIT
// Kernels for `caygen exec`: arguments of each kind.
kernel void
axpy(float a, global const float *x, global float *y)
{
    const size_t i = get_global_id(0);
    y[i] = a * x[i] + y[i];
}

kernel void
vectors(int4 v, short s, constant uchar *c, global int *out, local int *scratch)
{
    const size_t i = get_global_id(0), l = get_local_id(0);
    scratch[l] = c[i] * s;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = scratch[get_local_size(0) - 1 - l] + v.x + 10 * v.y + 100 * v.z + 1000 * v.w;
}

kernel void
ids(global uint *out)
{
    const size_t x = get_global_id(0), y = get_global_id(1);
    out[y * get_global_size(0) + x] = (uint)(x + 100 * y + 10000 * get_local_size(0));
}

kernel void
paint(global uchar4 *out)
{
    const uint x = (uint)get_global_id(0), y = (uint)get_global_id(1);
    out[y * get_global_size(0) + x] = (uchar4)((uchar)(16 * x), (uchar)(16 * y), 7, 255);
}

kernel void
invert(global const uchar4 *in, global uchar4 *out)
{
    const size_t i = get_global_id(0);
    out[i] = (uchar4)((uchar3)(255) - in[i].xyz, in[i].w);
}

kernel void
wild(global uint *out, ulong far)
{
    out[get_global_id(0) + far] = 1;
}
