#version 450
//! ssbo 0 5120 zero
//! texture 0 2d rgba8 16 16 1 1 hash clamp
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform sampler2D t;
uvec4 bytes(vec4 v) { return uvec4(v * 255.0 + 0.5); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, (i * 7u) % 16u) + 0.9) / 16.0;
    o[i] = bytes(textureGather(t, p));
    o[i + 64] = bytes(textureGather(t, p, 1));
    o[i + 128] = bytes(textureGather(t, p, 3));
    o[i + 192] = bytes(textureGatherOffset(t, p, ivec2(-3, 2), 2));
    o[i + 256] = bytes(textureGatherOffset(t, p, ivec2(int(i & 3u) - 1, int(i >> 4) - 2)));
}
