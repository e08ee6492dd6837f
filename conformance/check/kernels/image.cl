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

//= uninitialised --global 16,16 --local 16,1 --arg blank:16x16 --arg image:16x16 --arg zeros:uint:256
kernel void source_bad(read_only image2d_t blank, read_only image2d_t from, global uint *out) { out[Y * 16 + X] = read_imageui(blank, (int2)(X, Y)).x; }
kernel void source_good(read_only image2d_t blank, read_only image2d_t from, global uint *out) { out[Y * 16 + X] = read_imageui(from, (int2)(X, Y)).x; }

//= uninitialised --global 16,16 --local 16,1 --arg half:16x16 --arg zeros:float:256
kernel void seam_bad(read_only image2d_t from, global float *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    out[Y * 16 + X] = read_imagef(from, s, (float2)(X * 0.5f + 0.5f, Y + 0.5f)).y;
}
kernel void seam_good(read_only image2d_t from, global float *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    out[Y * 16 + X] = read_imagef(from, s, (float2)(min(X * 0.5f + 0.5f, 7.5f), Y + 0.5f)).y;
}

//= uninitialised --global 16,16 --local 16,1 --arg half:16x16 --arg zeros:uint:1
kernel void bright_bad(read_only image2d_t from, global uint *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
    if (read_imagef(from, s, (float2)(X / 16.0f + 0.53f, Y / 16.0f)).x > 0.5f)
        *out = 1;
}
kernel void bright_good(read_only image2d_t from, global uint *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
    if (read_imagef(from, s, (float2)(X / 32.0f + 1.01f, Y / 16.0f)).x > 0.5f)
        *out = 1;
}

//= uninitialised --global 16,16 --local 16,1 --arg blank:16x16 --arg random:uint:256
kernel void rows_bad(write_only image2d_t to, global const uint *in)
{
    local uint t[16];
    if (X < 15)
        t[X] = in[Y * 16 + X];
    barrier(CLK_LOCAL_MEM_FENCE);
    write_imageui(to, (int2)(X, Y), (uint4)(t[15 - X] & 255));
}
kernel void rows_good(write_only image2d_t to, global const uint *in)
{
    local uint t[16];
    t[X] = in[Y * 16 + X];
    barrier(CLK_LOCAL_MEM_FENCE);
    write_imageui(to, (int2)(X, Y), (uint4)(t[15 - X] & 255));
}
