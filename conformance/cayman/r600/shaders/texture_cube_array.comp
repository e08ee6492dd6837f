#version 450
//! ssbo 0 2048 zero
//! texture 0 cubearray rgba8 4 4 12 1 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform samplerCubeArray t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 3u, i >> 2 & 3u) + 0.5) / 2.0 - 1.0;
    vec3 d = i % 3u == 0u ? vec3(-1, p) : i % 3u == 1u ? vec3(p.x, -1, p.y) : vec3(p, -1);
    o[i] = uvec4(textureLod(t, vec4(d, float(i >> 5)), 0.0) * 255.0 + 0.5);
    o[i + 64] = uvec4(textureSize(t, 0), 0);
}
