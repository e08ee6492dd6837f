#version 450
//! ssbo 0 4096 zero
//! ssbo 1 512 double 10
//! ssbo 2 256 hash 11
//! ssbo 3 256 float 12
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
layout(std430, binding = 3) buffer C { float c[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]);
    o[i] = uvec4(floatBitsToUint(float(x)), int(x), uint(abs(x)), uint(bool(x)));
    o[i + 64] = uvec4(unpackDouble2x32(double(c[i])), unpackDouble2x32(double(int(b[i]))));
    o[i + 128] = uvec4(unpackDouble2x32(double(b[i])), unpackDouble2x32(double(bool(b[i] & 1u))));
    o[i + 192] = uvec4(a[i], unpackDouble2x32(packDouble2x32(uvec2(b[i], 0x40000000u))));
}
