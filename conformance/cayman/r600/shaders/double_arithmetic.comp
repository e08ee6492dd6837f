#version 450
//! ssbo 0 4096 zero
//! ssbo 1 512 double 1
//! ssbo 2 512 double 2
//! within64 0 1
// r600 divides by a refined reciprocal.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { dvec2 o[]; };
layout(std430, binding = 1) buffer A { double a[]; };
layout(std430, binding = 2) buffer B { double b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = a[i], y = b[i];
    o[i] = dvec2(x + y, x - y);
    o[i + 64] = dvec2(x * y, -x);
    o[i + 128] = dvec2(abs(x) + 1.0lf, x * 0.1lf);
    o[i + 192] = dvec2(x * x - y * y, x + 3.0lf);
}
