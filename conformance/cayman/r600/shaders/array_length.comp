#version 450
//! ssbo 0 256 zero
//! ssbo 1 400 small 36
//! ssbo 2 800 small 37
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[i % uint(a.length())] + uint(o.length()) * 1000u + uint(b.length()) * 1000000u;
}
