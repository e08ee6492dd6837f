// SPDX-License-Identifier: MIT
// Atomics whose result does not depend on the order. Global ones return nothing: Cayman's compiler cannot use it.
__kernel void local_atomics(__global const int *in, __global int *out)
{
    __local int cell[10];
    int lid = get_local_id(0), x = in[get_global_id(0)];
    if (lid < 10)
        cell[lid] = lid == 3 || lid == 5 ? 0x7fffffff : lid == 6 ? -1 : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&cell[0], x);
    atomic_sub(&cell[1], x >> 3);
    atomic_max(&cell[2], x);
    atomic_min(&cell[3], x);
    atomic_max((__local uint *)&cell[4], (uint)x);
    atomic_min((__local uint *)&cell[5], (uint)x);
    atomic_and(&cell[6], x | 0xff);
    atomic_or(&cell[7], x & 0xff00);
    atomic_xor(&cell[8], x);
    atomic_inc(&cell[9]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < 10)
        out[get_group_id(0) * 10 + lid] = cell[lid];
}

// The returned values, each once, whatever the order: their sum and their union are known.
__kernel void local_tickets(__global uint *out)
{
    __local uint next, sum, seen[4];
    uint lid = get_local_id(0);
    if (lid == 0)
        next = sum = 0;
    if (lid < 4)
        seen[lid] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint ticket = atomic_inc(&next);
    atomic_add(&sum, ticket * ticket);
    atomic_or(&seen[ticket / 32], 1u << (ticket & 31));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < 4)
        out[get_group_id(0) * 6 + lid] = seen[lid];
    if (lid == 4)
        out[get_group_id(0) * 6 + 4] = next;
    if (lid == 5)
        out[get_group_id(0) * 6 + 5] = sum;
}

__kernel void local_exchange(__global const uint *in, __global uint *out)
{
    __local uint slot, best;
    uint lid = get_local_id(0), x = in[get_global_id(0)];
    if (lid == 0) {
        slot = 0;
        best = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint old = best;
    while (x > old) {
        uint seen = atomic_cmpxchg(&best, old, x);
        if (seen == old)
            break;
        old = seen;
    }
    atomic_add(&slot, atomic_xchg(&slot, 0u));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid == 0)
        out[get_group_id(0)] = best + slot;
}

__kernel void global_atomics(__global const int *in, __global int *cell)
{
    int x = in[get_global_id(0)];
    atomic_add(&cell[0], x);
    atomic_sub(&cell[1], x >> 3);
    atomic_max(&cell[2], x);
    atomic_min(&cell[3], x);
    atomic_max((__global uint *)&cell[4], (uint)x);
    atomic_min((__global uint *)&cell[5], (uint)x);
    atomic_and(&cell[6], x | 0xff);
    atomic_or(&cell[7], x & 0xff00);
    atomic_xor(&cell[8], x);
    atomic_inc(&cell[9]);
}

__kernel void histogram256(__global const uchar *in, uint n, __global uint *bins)
{
    __local uint count[256];
    uint lid = get_local_id(0);
    for (uint i = lid; i < 256; i += get_local_size(0))
        count[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&count[in[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = lid; i < 256; i += get_local_size(0))
        atomic_add(&bins[i], count[i]);
}
