#version 450
//! ssbo 0 1024 zero
//! ubo 0 256 hash 30
//! ubo 1 256 hash 31
//! ubo 2 256 hash 32
//! uniform which u 2
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std140, binding = 0) uniform A { uvec4 a[16]; } block[3];
uniform uint which;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = block[which].a[i & 15u] + block[which - 1u].a[5];
}
