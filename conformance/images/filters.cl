// SPDX-License-Identifier: MIT
// Kernels as image-processing programs have them; filters.c says what they are for.
constant sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t between = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t fitted = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;

#define FILTERS(kind, vector, read, write, ninth, most)                                                                \
    kernel void swap_##kind(read_only image2d_t from, write_only image2d_t to)                                         \
    {                                                                                                                  \
        int2 at = (int2)(get_global_id(0), get_global_id(1));                                                          \
        write(to, at, read(from, texels, at).zyxw);                                                                    \
    }                                                                                                                  \
    kernel void blur_##kind(read_only image2d_t from, write_only image2d_t to)                                         \
    {                                                                                                                  \
        int2 at = (int2)(get_global_id(0), get_global_id(1));                                                          \
        vector sum = 0;                                                                                                \
        for (int y = -1; y <= 1; y++)                                                                                  \
            for (int x = -1; x <= 1; x++)                                                                              \
                sum += read(from, texels, at + (int2)(x, y));                                                          \
        write(to, at, sum ninth);                                                                                      \
    }                                                                                                                  \
    kernel void turn_##kind(read_only image2d_t from, write_only image2d_t to)                                         \
    {                                                                                                                  \
        int2 at = (int2)(get_global_id(0), get_global_id(1));                                                          \
        float2 p = convert_float2(at);                                                                                 \
        write(to, at, read(from, between, (float2)(p.x * 0.75f + p.y * 0.25f, p.y * 0.75f - p.x * 0.25f + 9.25f)));    \
    }                                                                                                                  \
    kernel void scale_##kind(read_only image2d_t from, write_only image2d_t to)                                        \
    {                                                                                                                  \
        int2 at = (int2)(get_global_id(0), get_global_id(1));                                                          \
        float2 size = (float2)(get_global_size(0), get_global_size(1));                                                \
        write(to, at, read(from, fitted, (convert_float2(at) + 0.5f) / size));                                         \
    }                                                                                                                  \
    kernel void invert_##kind(read_only image2d_t from, write_only image2d_t to)                                       \
    {                                                                                                                  \
        int2 at = (int2)(get_global_id(0), get_global_id(1));                                                          \
        write(to, at, most - read(from, at));                                                                          \
    }
FILTERS(f, float4, read_imagef, write_imagef, / 9.0f, 1.0f)
FILTERS(u, uint4, read_imageui, write_imageui, / 9u, 255u)
