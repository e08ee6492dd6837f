#version 450
//! ssbo 0 2048 zero
//! texture 0 2d r32f 16 16 1 1 float linear clamp
//! within 0 8 0.001
// Weights have 8 bits (the GPU); the coordinates are multiples of 1/256 of a texel.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, (i * 5u) % 16u) + vec2(0.25, 0.75)) / 16.0;
    o[i] = textureLod(t, p, 0.0);
    o[i + 64] = textureLod(t, p * 1.25 - 0.125, 0.0);
}
