#version 450
//! ssbo 0 3072 zero
//! ssbo 1 256 hash 5
//! ssbo 2 256 hash 6
// NIR drops & 31: the driver's LSHL_INT, LSHR_INT and ASHR_INT get counts of any size.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = a[i], y = b[i], near = 28u + i % 12u;
    o[i] = uvec4(x << (y & 31u), x >> (y & 31u), uint(int(x) >> (y & 31u)), y & 31u);
    o[i + 64] = uvec4(x << (near & 31u), x >> (near & 31u), uint(int(x) >> (near & 31u)), near);
    o[i + 128] = uvec4(x << (~y & 31u), x >> (i & 31u), uint(int(x) >> (int(y) & 31)), x << ((x + y) & 31u));
}
