#version 450
//! ssbo 0 1024 zero
//! ssbo 1 512 double 7
//! ssbo 2 512 double 8
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { dvec2 o[]; };
layout(std430, binding = 1) buffer A { double a[]; };
layout(std430, binding = 2) buffer B { double b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = dvec2(fma(a[i], b[i], a[63 - i]), fma(-a[i], a[i], b[i]));
}
