// SPDX-License-Identifier: MIT
// Small kernels with a little of everything that a trace shows: loops, branches, local memory and barriers.

// The host program's own mistake for docs/debugging.md: the last neighbour is beyond the end.
kernel void smooth(global const float *in, global float *out)
{
    const uint i = get_global_id(0);
    out[i] = (in[i] + in[i + 1]) * 0.5f;
}

// Steps of Collatz' sequence until 1.
kernel void collatz(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0);
    uint n = in[i], steps = 0;
    while (n != 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        steps++;
    }
    out[i] = steps;
}

// Sums of work-groups, by halves.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void sums(global const uint *in, global uint *out)
{
    local uint part[64];
    const uint i = get_local_id(0);
    part[i] = in[get_global_id(0)];
    for (uint half_size = 32; half_size; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < half_size)
            part[i] += part[i + half_size];
    }
    if (i == 0)
        out[get_group_id(0)] = part[0];
}

// A loop whose work-items leave it at different times, with a branch in it.
kernel void rounds(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0), n = in[i] % 7;
    uint x = in[i];
    for (uint k = 0; k < n; k++) {
        x = x * 5 + k;
        if (x & 4)
            x ^= in[k];
    }
    out[i] = x;
}

// Every third result is a NaN.
kernel void nans(global const uint *in, global float *out)
{
    const uint i = get_global_id(0);
    const float x = 1.0f - (float)(in[i] % 3);
    out[i] = x / (in[i] & 1 ? x : 2.0f) + sqrt(x);
}
