#version 450
//! ssbo 0 3072 zero
//! texture 0 2d rgba8 16 8 1 5 hash
layout(local_size_x = 16, local_size_y = 4) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    for (int level = 0; level < 3; level++)
        o[64 * level + int(gl_LocalInvocationIndex)] = uvec4(texelFetch(t, p % textureSize(t, level), level) * 255.0 + 0.5);
}
