#version 450
//! ssbo 0 2048 zero
//! ssbo 1 512 double 3
//! ssbo 2 512 double 4
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32((i & 3u) == 0u ? a[i] : b[i]);
    o[i] = uvec4(x < y, x <= y, x == y, x != y);
    o[i + 64] = uvec4(unpackDouble2x32(min(x, y)), unpackDouble2x32(max(x, y)));
}
