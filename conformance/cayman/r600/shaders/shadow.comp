#version 450
//! ssbo 0 1024 zero
//! texture 0 2d depth32f 8 8 1 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = vec4(textureLod(t, vec3(p, 0.25), 0.0), textureLod(t, vec3(p, 0.5), 0.0),
                                      textureLod(t, vec3(p, 0.75), 0.0), 1);
}
