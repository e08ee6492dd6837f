#version 450
//! ssbo 0 1024 zero
//! ssbo 1 512 double 7
//! ssbo 2 512 double 8
//! within64 0 1
// llvmpipe rounds the product.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32(b[i]), z = packDouble2x32(a[63u - i]);
    o[i] = uvec4(unpackDouble2x32(fma(x, y, z)), unpackDouble2x32(fma(-x, x, y)));
}
