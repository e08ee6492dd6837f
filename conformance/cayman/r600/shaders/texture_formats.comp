#version 450
//! ssbo 0 7168 zero
//! texture 0 2d rgba16f 8 8 1 1 half
//! texture 1 2d r11g11b10f 8 8 1 1 half
//! texture 2 2d rgb9_e5 8 8 1 1 hash
//! texture 3 2d rgb10_a2 8 8 1 1 hash
//! texture 4 2d rgba8_snorm 8 8 1 1 hash
//! texture 5 2d rgba16 8 8 1 1 hash
//! texture 6 2d rg8 8 8 1 1 hash
//! within 0 1
// Normalised numbers: llvmpipe multiplies by a rounded 1 / (2^n - 1).
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D a;
layout(binding = 1) uniform sampler2D b;
layout(binding = 2) uniform sampler2D c;
layout(binding = 3) uniform sampler2D d;
layout(binding = 4) uniform sampler2D e;
layout(binding = 5) uniform sampler2D f;
layout(binding = 6) uniform sampler2D g;
void main()
{
    uint i = gl_LocalInvocationIndex;
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    o[i] = texelFetch(a, p, 0);
    o[i + 64] = texelFetch(b, p, 0);
    o[i + 128] = texelFetch(c, p, 0);
    o[i + 192] = texelFetch(d, p, 0);
    o[i + 256] = texelFetch(e, p, 0);
    o[i + 320] = texelFetch(f, p, 0);
    o[i + 384] = texelFetch(g, p, 0);
}
