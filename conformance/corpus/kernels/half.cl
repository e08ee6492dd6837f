// SPDX-License-Identifier: MIT
// Half floats as storage.
__kernel void half_storage(__global const float *in, __global half *out, __global float *back)
{
    size_t i = get_global_id(0);
    vstore_half(in[i], i, out);
    back[i] = vload_half(i, out) * 2.0f;
}

__kernel void half_vectors(__global const half *in, __global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = vload_half4(i, in) + (float4)(1.0f, 2.0f, 3.0f, 4.0f);
}
