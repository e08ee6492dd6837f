#version 450
//! ssbo 0 2048 zero
//! texture 0 3d rgba32f 8 4 4 3 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler3D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    uvec3 p = uvec3(i & 7u, i >> 3 & 3u, i >> 4);
    o[i] = textureLod(t, (vec3(p) + 0.5) / vec3(8, 4, 4), 0.0);
    o[i + 64] = texelFetch(t, ivec3(p.x >> 1, p.y >> 1, p.z >> 1), 1) + vec4(textureSize(t, 1), 0);
}
