// SPDX-License-Identifier: MIT
// A Julia set of quaternions, marched by its distance estimate; the result is where a ray ends, or 0.
float estimate(float4 z, float4 c)
{
    float4 d = (float4)(1.0f, 0.0f, 0.0f, 0.0f);
    float size = dot(z, z);
    for (int i = 0; i < 9 && size < 16.0f; i++) {
        d = 2.0f * (float4)(z.x * d.x - z.y * d.y - z.z * d.z - z.w * d.w,
                            z.x * d.y + z.y * d.x + z.z * d.w - z.w * d.z,
                            z.x * d.z - z.y * d.w + z.z * d.x + z.w * d.y,
                            z.x * d.w + z.y * d.z - z.z * d.y + z.w * d.x);
        z = (float4)(z.x * z.x - z.y * z.y - z.z * z.z - z.w * z.w, 2.0f * z.x * z.y, 2.0f * z.x * z.z,
                     2.0f * z.x * z.w) +
            c;
        size = dot(z, z);
    }
    float length = sqrt(size);
    return 0.5f * length * log(length) / sqrt(dot(d, d));
}

__kernel void julia4(__global float *out, int n, float4 c)
{
    int x = get_global_id(0), y = get_global_id(1);
    float3 ray = normalize((float3)((2 * x - n) / (float)n, (2 * y - n) / (float)n, 2.0f));
    float along = 1.5f, distance = 1.0f;
    for (int step = 0; step < 64 && distance > 0.002f && along < 5.0f; step++) {
        float3 p = (float3)(0.0f, 0.0f, -3.0f) + along * ray;
        distance = estimate((float4)(p, 0.0f), c);
        along += distance;
    }
    out[y * n + x] = distance <= 0.002f ? along : 0.0f;
}
