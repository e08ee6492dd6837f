// SPDX-License-Identifier: MIT
// For programs with 32-bit pointers: what pointers are, and where they are kept between launches.

__global int *kept;
__global int counters[4] = {5, 6, 7, 8};
__global int *first = counters + 1;
__constant int table[3] = {100, 200, 300};
__constant int *__constant last = table + 2;

__kernel void sizes(__global uint *out)
{
    out[0] = sizeof(size_t);
    out[1] = sizeof(out);
    out[2] = *first + *last;
    *first += 1;
}

// The pointer as a number, so that the host sees it.
__kernel void put(__global uint *cell, __global int *target, int at)
{
    cell[0] = (uint)(target + at);
    kept = target + at;
}

__kernel void get(__global uint *cell, __global int *out)
{
    __global int *p = (__global int *)cell[0];
    out[0] = p[0];
    p[0] = -9;
}

__kernel void get_kept(__global int *out)
{
    out[0] = kept[0];
}

__kernel void write_at(uint address)
{
    *(__global int *)address = 77;
}
