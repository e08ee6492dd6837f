#version 450
//! ssbo 0 3072 zero
//! texture 0 2d rgba32f 32 32 1 6 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 31u, i >> 1) + 0.3) / 32.0;
    float scale = exp2(float(i % 5u) + 0.1) / 32.0;
    o[i] = textureGrad(t, p, vec2(scale, 0), vec2(0, scale * 0.5));
    o[i + 64] = textureGrad(t, p, vec2(0, scale), vec2(scale * 0.25, 0));
    o[i + 128] = textureGradOffset(t, p, vec2(scale, 0), vec2(0, scale), ivec2(1, -2));
}
