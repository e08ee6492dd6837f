#version 450
//! ssbo 0 1024 zero
//! ssbo 1 512 double 5
//! ssbo 2 512 double 6
//! within64 0 4
// r600 refines the reciprocal and the reciprocal square root in doubles; the last places are its own.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { dvec2 o[]; };
layout(std430, binding = 1) buffer A { double a[]; };
layout(std430, binding = 2) buffer B { double b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = dvec2(a[i] / b[i], sqrt(abs(a[i])));
}
