#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 3
//! ssbo 2 256 hash 4
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = a[i], y = (b[i] >> (i & 15u)) | 1u;
    o[i] = uvec4(x + y, x - y, x * y, x / y);
    o[i + 64] = uvec4(x % y, x >> (y % 31u), x << (y % 31u), uint(int(x) >> (y % 31u)));
    o[i + 128] = uvec4(min(x, y), max(x, y), clamp(x, y, y + 100u), uint(x < y));
    o[i + 192] = uvec4(uint(x >= y), uint(int(x) < int(y)), uint(x == y), uint(x != y));
}
