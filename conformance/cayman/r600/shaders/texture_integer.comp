#version 450
//! ssbo 0 3072 zero
//! texture 0 2d rgba32ui 8 8 1 1 hash
//! texture 1 2d rgba8i 8 8 1 1 hash
//! texture 2 2d rgba16i 8 8 1 1 hash
//! texture 3 2d rgb10_a2ui 8 8 1 1 hash
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform usampler2D a;
layout(binding = 1) uniform isampler2D b;
layout(binding = 2) uniform isampler2D c;
layout(binding = 3) uniform usampler2D d;
void main()
{
    uint i = gl_LocalInvocationIndex;
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    o[i] = texelFetch(a, p, 0) + texelFetch(d, p, 0);
    o[i + 64] = uvec4(textureLod(b, (vec2(p) + 0.5) / 8.0, 0.0));
    o[i + 128] = uvec4(texelFetch(c, p.yx, 0));
}
