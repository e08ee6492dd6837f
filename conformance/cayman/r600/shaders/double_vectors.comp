#version 450
//! ssbo 0 4096 zero
//! ssbo 1 2048 double 13
//! ssbo 2 2048 double 14
//! within64 0 8 0.000000000001
// Sums of products in another order.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { dvec4 o[]; };
layout(std430, binding = 1) buffer A { dvec4 a[]; };
layout(std430, binding = 2) buffer B { dvec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    dmat2 m = dmat2(a[i]);
    o[i] = dvec4(dot(a[i], b[i]), m * b[i].xy, a[i].x);
    o[i + 64] = mix(a[i], b[i], 0.25lf) + a[i].wzyx * 2.0lf;
}
