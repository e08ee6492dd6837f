// SPDX-License-Identifier: MIT
// Dense optical flow by Horn and Schunck's method on a pyramid of pictures: from coarse to fine, the second frame is
// moved by the flow so far, and the rest is found by relaxation.
#pragma OPENCL FP_CONTRACT OFF

float at(__global const float *image, int x, int y, int width, int height)
{
    return image[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)];
}

float2 flow_at(__global const float2 *flow, int x, int y, int width, int height)
{
    return flow[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)];
}

__kernel void brightness(__global const uchar4 *in, __global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float4 p = convert_float4(in[y * width + x]);
    out[y * width + x] = 0.30f * p.x + 0.59f * p.y + 0.11f * p.z;
}

// width and height are those of out, half of the input's, rounded up.
__kernel void halve(__global const float *in, int in_width, int in_height, __global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float sum = 0.0f;
    for (int dy = -1; dy <= 2; dy++)
        for (int dx = -1; dx <= 2; dx++) {
            float weight = (dx == 0 || dx == 1 ? 3.0f : 1.0f) * (dy == 0 || dy == 1 ? 3.0f : 1.0f);
            sum += weight * at(in, 2 * x + dx, 2 * y + dy, in_width, in_height);
        }
    out[y * width + x] = sum * (1.0f / 64.0f);
}

// The flow of a level half as large, in this level's pixels.
__kernel void enlarge(__global const float2 *in, int in_width, int in_height, __global float2 *out, int width,
                      int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    int near_x = x >> 1, near_y = y >> 1, far_x = near_x + (x & 1) * 2 - 1, far_y = near_y + (y & 1) * 2 - 1;
    float2 sum = 9.0f * flow_at(in, near_x, near_y, in_width, in_height) +
                 3.0f * flow_at(in, far_x, near_y, in_width, in_height) +
                 3.0f * flow_at(in, near_x, far_y, in_width, in_height) + flow_at(in, far_x, far_y, in_width, in_height);
    out[y * width + x] = sum * (2.0f / 16.0f);
}

// The second frame moved back by the flow, between pixels bilinear.
__kernel void move(__global const float *in, __global const float2 *flow, __global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float2 from = (float2)((float)x, (float)y) + flow[y * width + x], whole = floor(from), part = from - whole;
    int left = (int)whole.x, top = (int)whole.y;
    float above = mix(at(in, left, top, width, height), at(in, left + 1, top, width, height), part.x);
    float below = mix(at(in, left, top + 1, width, height), at(in, left + 1, top + 1, width, height), part.x);
    out[y * width + x] = mix(above, below, part.y);
}

// The brightness's slope across, down and in time, and what a step of relaxation divides by.
__kernel void derive(__global const float *first, __global const float *second, __global const float2 *flow,
                     __global float4 *out, int width, int height, float smoothness)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float across = 0.25f * (at(first, x + 1, y, width, height) - at(first, x - 1, y, width, height) +
                            at(second, x + 1, y, width, height) - at(second, x - 1, y, width, height));
    float down = 0.25f * (at(first, x, y + 1, width, height) - at(first, x, y - 1, width, height) +
                          at(second, x, y + 1, width, height) - at(second, x, y - 1, width, height));
    float2 known = flow[y * width + x];
    float time = second[y * width + x] - first[y * width + x] - across * known.x - down * known.y;
    out[y * width + x] = (float4)(across, down, time, 1.0f / (smoothness + across * across + down * down));
}

__kernel void relax(__global const float4 *slopes, __global const float2 *in, __global float2 *out, int width,
                    int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    int left = max(x - 1, 0), right = min(x + 1, width - 1);
    __global const float2 *above = in + max(y - 1, 0) * width, *row = in + y * width,
                          *below = in + min(y + 1, height - 1) * width;
    float2 mean = (above[x] + below[x] + row[left] + row[right]) * (1.0f / 6.0f) +
                  (above[left] + above[right] + below[left] + below[right]) * (1.0f / 12.0f);
    float4 s = slopes[y * width + x];
    float step = (s.x * mean.x + s.y * mean.y + s.z) * s.w;
    out[y * width + x] = mean - step * s.xy;
}

// Direction as colour, speed as its strength, over a pale picture.
__kernel void paint(__global const float2 *flow, __global const float *frame, __global uchar4 *out, int width,
                    int height, float full_speed)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float2 f = flow[y * width + x];
    float speed = sqrt(f.x * f.x + f.y * f.y), strength = min(speed / full_speed, 1.0f);
    float2 to = f / max(speed, 1e-6f);
    float4 wheel = (float4)(0.5f + 0.5f * to.x, 0.5f - 0.25f * to.x + 0.433f * to.y, 0.5f - 0.25f * to.x - 0.433f * to.y,
                            0.0f);
    float light = 0.35f + 0.65f * frame[y * width + x] * (1.0f / 255.0f);
    float4 colour = mix((float4)(0.75f, 0.75f, 0.75f, 0.0f), wheel, strength) * light * 255.0f;
    colour.w = 255.0f;
    out[y * width + x] = convert_uchar4_sat_rte(colour);
}
