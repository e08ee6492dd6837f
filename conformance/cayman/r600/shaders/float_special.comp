#version 450
//! ssbo 0 1024 zero
//! ssbo 1 256 hash 24
// Bits of every kind of float in, classes out.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint bits = i < 16u ? uint[16](0u, 0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00000u, 0xffc00000u, 0x3f800000u,
        0xbf800000u, 0x7f7fffffu, 0xff7fffffu, 0x00800000u, 0x80800000u, 0x7f800001u, 0x4b000000u, 0x4f000000u,
        0xcf000000u)[i] : a[i];
    float x = uintBitsToFloat(bits);
    o[i] = uvec4(uint(isnan(x)) | uint(isinf(x)) << 1 | uint(x == 0.0) << 2 | uint(x < 0.0) << 3,
                 uint(x > 1.0) | uint(x != x) << 1 | uint(x >= -1.0) << 2 | uint(!(x < 1.0)) << 3, bits,
                 uint(abs(x) > 1e30));
}
