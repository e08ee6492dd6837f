#version 450
//! ssbo 0 4096 zero
//! texture 0 2d rgba32f 16 16 1 5 float
//! texture 1 2d rgba32f 16 16 1 5 float mip
//! within 0 8 0.002
// Weights between levels have 8 bits.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
layout(binding = 1) uniform sampler2D u;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, i >> 2) + 0.3) / 16.0;
    float level = float(i % 17u) * 0.25;
    o[i] = textureLod(t, p, level + 0.125);
    o[i + 64] = textureLod(u, p, level);
    o[i + 128] = textureLod(t, p, -3.0);
    o[i + 192] = textureLod(t, p, 9.0);
}
