// SPDX-License-Identifier: MIT
// Accesses at and beyond the ends of buffers and local memory. Indexes that cannot be negative let Intel's compiler use
// the binding table.
kernel void
put(global uint *out)
{
    out[get_global_id(0)] = 1;
}

kernel void
get(global const uint *in, global uint *out)
{
    out[get_global_id(0)] = in[get_global_id(0)];
}

#ifndef __R600__ // clang has no atomics for Cayman
kernel void
local_count(global uint *out, uint skip)
{
    local uint words[64];
    const uint i = (uint)get_local_id(0);
    words[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(words + i + skip, 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = words[i];
}
#endif

kernel void
local_memory(global uint *out, uint skip)
{
    local uint words[64];
    const uint i = (uint)get_local_id(0);
    words[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    words[i + skip] = 7;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = words[i];
}

kernel void
sum_of_three(constant float *in, global float *out)
{
    out[get_global_id(0)] = in[0] + in[1] + in[2];
}
