#version 450
//! ssbo 0 2048 zero
//! texture 0 cube rgba8 8 8 1 2 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform samplerCube t;
uvec4 bytes(vec4 v) { return uvec4(v * 255.0 + 0.5); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 7u, i >> 3) + 0.5) / 4.0 - 1.0;
    vec3 d = i % 3u == 0u ? vec3(1, p) : i % 3u == 1u ? vec3(p.x, 1, p.y) : vec3(p, 1);
    o[i] = bytes(textureLod(t, d, 0.0));
    o[i + 64] = bytes(textureLod(t, -d, 1.0));
}
