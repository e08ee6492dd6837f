#version 450
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float border
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = textureLod(t, (vec2(i & 15u, i >> 2) - 3.5) / 8.0, 0.0);
}
