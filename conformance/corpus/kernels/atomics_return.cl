// SPDX-License-Identifier: MIT
// Global atomics whose old value is used.
__kernel void global_tickets(__global uint *next, __global uint *taken)
{
    uint ticket = atomic_inc(next);
    taken[ticket] = ticket * 3 + 1;
}

__kernel void global_returns(__global int *cell, __global int *out, int rounds)
{
    int i = get_global_id(0);
    __global int *own = cell + i;
    int r = atomic_add(own, 5);
    r = r * 3 + atomic_sub(own, i);
    r = r * 3 + atomic_xchg(own, r & 0xffff);
    r = r * 3 + atomic_and(own, 0xff0f);
    r = r * 3 + atomic_or(own, 0x30);
    r = r * 3 + atomic_xor(own, i << 3);
    r = r * 3 + atomic_min(own, 1000);
    r = r * 3 + atomic_max(own, 10);
    r = r * 3 + atomic_inc(own);
    r = r * 3 + atomic_dec(own);
    r = r * 3 + atomic_cmpxchg(own, 10, -7);
    out[i] = r;
}

// A sum of floats that are small integers, by compare and exchange.
__kernel void float_sum(__global const float *in, volatile __global uint *sum)
{
    float x = in[get_global_id(0)];
    uint old = sum[0], seen;
    for (;;) {
        seen = atomic_cmpxchg(sum, old, as_uint(as_float(old) + x));
        if (seen == old)
            break;
        old = seen;
    }
}
