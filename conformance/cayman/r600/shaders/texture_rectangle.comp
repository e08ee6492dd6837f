#version 450
//! ssbo 0 1024 zero
//! texture 0 rect rgba32f 9 7 1 1 float clamp
layout(local_size_x = 9, local_size_y = 7) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DRect t;
void main()
{
    uvec2 p = gl_LocalInvocationID.xy;
    o[gl_LocalInvocationIndex] = texture(t, vec2(p) + 0.5) + texelFetch(t, ivec2(8, 6) - ivec2(p)) + vec4(textureSize(t), 0, 0);
}
