#version 450
//! ssbo 0 1024 zero
//! texture 0 2d depth32f 8 8 1 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.9) / 8.0;
    o[gl_LocalInvocationIndex] = textureGather(t, p, 0.5);
}
