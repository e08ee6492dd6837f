#version 450
//! ssbo 0 2048 zero
//! ubo 0 1024 hash 28
//! ubo 1 512 small 29
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std140, binding = 0) uniform A { uvec4 a[64]; };
layout(std140, binding = 1) uniform B { uvec4 first; uint second; uint third[20]; uvec2 last[4]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[(i * 7u) & 63u] + a[3];
    o[i + 64] = first + uvec4(second, third[i % 20u], last[i & 3u]);
}
