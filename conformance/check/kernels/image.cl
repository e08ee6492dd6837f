// SPDX-License-Identifier: MIT
// Images; the form is race.cl's. Cayman's compiler has none.
#define X get_global_id(0)
#define Y get_global_id(1)

//= bounds --global 16,16 --local 16,1 --arg image:16x15
kernel void edge_bad(write_only image2d_t to) { write_imageui(to, (int2)(X, Y), (uint4)(X)); }
kernel void edge_good(write_only image2d_t to) { if (Y < 15) write_imageui(to, (int2)(X, Y), (uint4)(X)); }

//= bounds --global 16,16 --local 16,1 --arg image:16x16 --arg zeros:uint:256
kernel void right_bad(read_only image2d_t from, global uint *out) { out[Y * 16 + X] = read_imageui(from, (int2)(X + 1, Y)).x; }
kernel void right_good(read_only image2d_t from, global uint *out) { out[Y * 16 + X] = read_imageui(from, (int2)(min((int)X + 1, 15), Y)).x; }

//= bounds --global 16,16 --local 16,1 --arg image:16x16 --arg zeros:uint:256
kernel void left_bad(read_only image2d_t from, global uint *out) { out[Y * 16 + X] = read_imageui(from, (int2)((int)X - 1, Y)).y; }
kernel void left_good(read_only image2d_t from, global uint *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    out[Y * 16 + X] = read_imageui(from, s, (int2)((int)X - 1, Y)).y;
}

//= bounds --global 16,16 --local 16,1 --arg image:16x16 --arg image:8x8
kernel void halve_bad(read_only image2d_t from, write_only image2d_t to) { write_imageui(to, (int2)(X, Y), read_imageui(from, (int2)(X, Y))); }
kernel void halve_good(read_only image2d_t from, write_only image2d_t to)
{
    if (X < 8 && Y < 8)
        write_imageui(to, (int2)(X, Y), read_imageui(from, (int2)(2 * X, 2 * Y)));
}

//= race --global 16,16 --local 16,1 --arg image:16x16
kernel void same_texel_bad(write_only image2d_t to) { write_imageui(to, (int2)(X / 2, Y), (uint4)(X)); }
kernel void same_texel_good(write_only image2d_t to) { write_imageui(to, (int2)(X, Y), (uint4)(X)); }

//= race --global 16,16 --local 16,1 --arg image:16x16
kernel void row3_bad(write_only image2d_t to) { write_imageui(to, (int2)(X, Y & 7), (uint4)(Y)); }
kernel void row3_good(write_only image2d_t to) { if (Y < 8) write_imageui(to, (int2)(X, Y & 7), (uint4)(Y)); }

//= race --global 16,16 --local 16,1 --arg image:16x16 --arg random:uint:256
kernel void splat_bad(write_only image2d_t to, global const uint *at) { write_imageui(to, (int2)(at[Y * 16 + X] & 15, Y), (uint4)(X)); }
kernel void splat_good(write_only image2d_t to, global const uint *at) { write_imageui(to, (int2)(X, Y), (uint4)(at[Y * 16 + X])); }
