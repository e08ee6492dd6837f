#version 450
//! ssbo 0 1024 zero
//! texture 0 2darray depth32f 8 8 3 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DArrayShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = vec4(textureGrad(t, vec4(p, 0, 0.25), vec2(0), vec2(0)), textureGrad(t, vec4(p, 1, 0.5), vec2(0), vec2(0)),
                                      textureGrad(t, vec4(p, 2, 0.75), vec2(0), vec2(0)), 1);
}
