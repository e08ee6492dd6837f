#version 450
//! ssbo 0 2048 zero
//! texture 0 2d r32f 16 16 1 1 float
//! texture 1 2d r32f 16 16 1 1 float mirror
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
layout(binding = 1) uniform sampler2D m;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, (i * 5u) % 16u) + 0.5) / 16.0;
    o[i] = textureLod(t, p, 0.0);
    o[i + 64] = vec4(textureLod(t, p + vec2(2, -1), 0.0).r, textureLod(m, p + vec2(1, 3), 0.0).r,
                     textureLod(m, -p, 0.0).r, textureLod(t, p - 5.0, 0.0).r);
}
