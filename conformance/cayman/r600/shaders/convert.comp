#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 11
//! ssbo 2 256 float 12
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float f = b[i] * 1000.0;
    o[i] = uvec4(floatBitsToUint(float(int(a[i]))), floatBitsToUint(float(a[i])), uint(int(f)), uint(abs(f)));
    o[i + 64] = uvec4(uint(bool(a[i] & 1u)), floatBitsToUint(float(bool(a[i] & 2u))), uint(bool(f)), int(-f));
    o[i + 128] = uvec4(ivec4(vec4(f, f * 0.5, f * 0.25, f * 1000.0)));
    o[i + 192] = floatBitsToUint(vec4(uvec4(a[i] >> 8, a[i] & 255u, i, 7u)));
}
