// SPDX-License-Identifier: MIT
// Samplers that the program brings along, in every mode, and several of them in one kernel.
#define SAMPLE(name, mode)                                                                                             \
    __constant sampler_t sampler_##name = mode;                                                                        \
    __kernel void name(__read_only image2d_t im, __global const float2 *at, __global float4 *out)                      \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        out[i] = read_imagef(im, sampler_##name, at[i]);                                                               \
    }
#define NORMAL CLK_NORMALIZED_COORDS_TRUE
#define TEXELS CLK_NORMALIZED_COORDS_FALSE
SAMPLE(normal_clamp_nearest, NORMAL | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST)
SAMPLE(normal_edge_nearest, NORMAL | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST)
SAMPLE(normal_repeat_nearest, NORMAL | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST)
SAMPLE(normal_mirror_nearest, NORMAL | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST)
SAMPLE(normal_clamp_linear, NORMAL | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR)
SAMPLE(normal_edge_linear, NORMAL | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR)
SAMPLE(normal_repeat_linear, NORMAL | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR)
SAMPLE(normal_mirror_linear, NORMAL | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_LINEAR)
SAMPLE(texels_none_nearest, TEXELS | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST)
SAMPLE(texels_clamp_nearest, TEXELS | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST)
SAMPLE(texels_edge_nearest, TEXELS | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST)
SAMPLE(texels_clamp_linear, TEXELS | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR)
SAMPLE(texels_edge_linear, TEXELS | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR)

__kernel void three_samplers(__read_only image2d_t a, __read_only image2d_t b, sampler_t s, __global const float2 *at,
                             __global float4 *out)
{
    size_t i = get_global_id(0);
    float4 sum = read_imagef(a, sampler_normal_repeat_nearest, at[i]);
    sum += 2.0f * read_imagef(b, sampler_normal_edge_nearest, at[i]);
    if (at[i].x > 0.5f) // lanes diverge
        sum += 4.0f * read_imagef(a, s, at[i]);
    else
        sum.xz -= read_imagef(b, s, at[i]).yw;
    out[i] = sum;
}

// Only some components come back.
__kernel void parts(__read_only image2d_t im, sampler_t s, __global const float2 *at, __global float *out)
{
    size_t i = get_global_id(0);
    float4 a = read_imagef(im, s, at[i]);
    out[3 * i] = a.y;
    out[3 * i + 1] = read_imagef(im, s, at[i] + 0.25f).w;
    float4 b = read_imagef(im, s, at[i] - 0.125f);
    out[3 * i + 2] = b.x + b.z;
}
