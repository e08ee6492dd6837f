// SPDX-License-Identifier: MIT
// Code without optimisation: variables and arguments in scratch memory, functions that are called. For Broadwell,
// Intel's compiler saves them with an instruction that only Skylake has.
// options: -cl-opt-disable
__kernel void scan_local(__global const uint *in, __global uint *out)
{
    __local uint t[64];
    uint l = get_local_id(0), n = get_local_size(0);
    t[l] = in[get_global_id(0)] & 0xffff;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 1; step < n; step *= 2) {
        uint add = l >= step ? t[l - step] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        t[l] += add;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = t[l];
}

uint collatz(uint x, uint *highest)
{
    uint steps = 0;
    while (x != 1 && steps < 100) {
        x = x & 1 ? 3 * x + 1 : x / 2;
        *highest = max(*highest, x);
        steps++;
    }
    return steps;
}

__kernel void called(__global const uint *in, __global uint2 *out)
{
    size_t i = get_global_id(0);
    uint highest = 0;
    uint steps = collatz((in[i] & 0xfff) + 1, &highest);
    out[i] = (uint2)(steps, highest);
}
