// SPDX-License-Identifier: MIT
// What only Intel's compiler can make: group copies, fences, and saturating 32-bit multiply-add.
__kernel void group_copy(__global const float *in, __global float *out)
{
    __local float t[64];
    event_t e = async_work_group_copy(t, in + get_group_id(0) * 64, 64, 0);
    wait_group_events(1, &e);
    float x = t[63 - get_local_id(0)] + 0.5f;
    barrier(CLK_LOCAL_MEM_FENCE);
    t[get_local_id(0)] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + get_group_id(0) * 64, t, 64, 0);
    wait_group_events(1, &e);
}

__kernel void fences(__global const int *in, __global int *out)
{
    size_t i = get_global_id(0);
    out[i] = in[i] + 1;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    out[i] = mad_hi(in[i], 12345, out[i]) ^ mad_sat(in[i], 77, out[i]);
}
