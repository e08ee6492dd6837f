// SPDX-License-Identifier: MIT
// FFmpeg's shape: colourkey and overlay. How far a pixel's colour is from the key makes it opaque; then it is laid over another
// picture's.
__kernel void overlay(__global const uchar4 *under, __global const uchar4 *over, __global uchar4 *out, float4 key,
                      float similar, float blend, int n)
{
    int x = get_global_id(0), y = get_global_id(1), at = y * n + x;
    float4 a = convert_float4(under[at]) / 255.0f, b = convert_float4(over[at]) / 255.0f;
    float3 d = b.xyz - key.xyz;
    float far = sqrt(dot(d, d) / 3.0f);
    float opaque = b.w * clamp((far - similar) / blend, 0.0f, 1.0f);
    float4 result = (float4)(b.xyz * opaque + a.xyz * (1.0f - opaque), opaque + a.w * (1.0f - opaque));
    out[at] = convert_uchar4_sat_rte(result * 255.0f);
}
