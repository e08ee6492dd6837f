#version 450
//! ssbo 0 2048 zero
//! texture 0 2d rgba32f 16 16 1 2 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, i >> 2) + 0.5) / 16.0;
    o[i] = textureLodOffset(t, p, 0.0, ivec2(3, -5));
    o[i + 64] = texelFetchOffset(t, ivec2(i & 7u, i >> 4) + 2, 1, ivec2(-2, 1));
}
