// SPDX-License-Identifier: MIT
// Marches rays through a distance field: a ball, a ring and a floor, smoothly joined; the result is how lit.
float smooth_min(float a, float b)
{
    float h = clamp(0.5f + (b - a), 0.0f, 1.0f);
    return mix(b, a, h) - 0.5f * h * (1.0f - h);
}

float field(float3 p)
{
    float ball = length(p - (float3)(0.6f, 0.3f, 0.0f)) - 0.9f;
    float ring = length((float2)(length(p.xz) - 1.6f, p.y + 0.4f)) - 0.35f;
    return smooth_min(smooth_min(ball, ring), p.y + 1.0f);
}

__kernel void raymarch(__global float *out, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    float3 ray = normalize((float3)((2 * x - n) / (float)n, (n - 2 * y) / (float)n - 0.3f, 1.5f));
    float3 p = (float3)(0.0f, 1.0f, -4.0f);
    float along = 0.0f, distance = 1.0f, light = 0.0f;
    for (int step = 0; step < 96 && distance > 0.001f && along < 20.0f; step++) {
        distance = field(p + along * ray);
        along += distance;
    }
    if (distance <= 0.001f) {
        float3 hit = p + along * ray;
        float e = 0.01f;
        float3 normal = normalize((float3)(field(hit + (float3)(e, 0, 0)) - field(hit - (float3)(e, 0, 0)),
                                           field(hit + (float3)(0, e, 0)) - field(hit - (float3)(0, e, 0)),
                                           field(hit + (float3)(0, 0, e)) - field(hit - (float3)(0, 0, e))));
        light = 0.1f + 0.9f * fmax(dot(normal, (float3)(-0.48f, 0.8f, -0.36f)), 0.0f);
    }
    out[y * n + x] = light;
}
