#version 450
//! ssbo 0 2048 zero
//! texture 0 2darray rgba8 8 8 5 2 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform sampler2DArray t;
uvec4 bytes(vec4 v) { return uvec4(v * 255.0 + 0.5); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = bytes(textureLod(t, vec3((vec2(i & 7u, i >> 3) + 0.5) / 8.0, float(i % 6u)), 0.0));
    o[i + 64] = bytes(texelFetch(t, ivec3(i & 3u, i >> 2 & 3u, i % 5u), 1));
}
