#version 450
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = textureProjLod(t, vec3(p * 4.0, 4.0), 0.0) + textureProjLod(t, vec4(p.yx * 0.5, 7.0, 0.5), 0.0);
}
