// SPDX-License-Identifier: MIT
// Several dwords of each work-item side by side, work-items further apart: arrays of wide vectors and of structures.

struct row {
    uint4 head;
    uint4 place;
    uint tail[4];
};

__kernel void rows_picked(__global const uint8 *in, __global const uint *which, __global uint8 *out)
{
    size_t i = get_global_id(0);
    out[i] = in[which[i] & 63u] + (uint)i;
}

__kernel void rows_backwards(__global const uint16 *in, __global uint16 *out)
{
    size_t i = get_global_id(0);
    out[get_global_size(0) - 1 - i] = in[i] * 3u;
}

__kernel void rows_apart(__global const uint8 *in, __global uint8 *out)
{
    size_t i = get_global_id(0);
    out[(i * 5 + 3) & 63] = in[(i * 11 + 7) & 63] ^ (uint)i;
}

__kernel void rows_of_some(__global const uint16 *in, __global uint16 *out)
{
    size_t i = get_global_id(0);
    if (in[i].s3 & 1)
        out[i] = in[63 - i] + 1u;
}

__kernel void rows_in_part(__global const struct row *in, __global uint4 *out, __global uint2 *places)
{
    size_t i = get_global_id(0);
    out[2 * i + 1] = (uint4)(in[i].head.xz, in[i].tail[1], in[i].tail[3]);
    places[i] = in[i].place.yw;
}

__kernel void rows_changed(__global struct row *io, __global const uint *which)
{
    __global struct row *r = &io[get_global_id(0)];
    r->head.yzw = r->head.xyz + which[get_global_id(0)];
    r->place = (uint4)(r->place.w, r->place.xyz);
    r->tail[2] = r->tail[0];
}

__kernel void rows_local(__global const uint8 *in, __global uint8 *out, __local uint8 *group)
{
    size_t l = get_local_id(0), n = get_local_size(0);
    group[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = group[n - 1 - l] + group[(l * 3) & (n - 1)];
}
