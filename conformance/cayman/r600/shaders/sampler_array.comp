#version 450
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float
//! texture 1 2d rgba32f 8 8 1 1 float
//! texture 2 2d rgba32f 8 8 1 1 float
//! uniform which i 1
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t[3];
uniform int which;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = textureLod(t[which], p, 0.0);
}
