#version 450
//! ssbo 0 1024 zero
//! texture 0 2d srgb8 8 8 1 1 hash
//! within 0 64 0.002
// llvmpipe's sRGB is a polynomial; Caygen's are the numbers of the standard.
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main() { o[gl_LocalInvocationIndex] = texelFetch(t, ivec2(gl_LocalInvocationID.xy), 0); }
