#version 450
//! ssbo 0 1024 zero
//! texture 0 cube depth32f 8 8 1 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform samplerCubeShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 4.0 - 1.0;
    o[gl_LocalInvocationIndex] = vec4(texture(t, vec4(1, p, 0.25)), texture(t, vec4(p, -1, 0.5)),
                                      texture(t, vec4(p.x, 1, p.y, 0.75)), 1);
}
