#version 450
//! ssbo 0 3072 zero
//! ssbo 1 512 double 9
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { dvec2 o[]; };
layout(std430, binding = 1) buffer A { double a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = a[i];
    o[i] = dvec2(floor(x), ceil(x));
    o[i + 64] = dvec2(trunc(x), fract(x));
    o[i + 128] = dvec2(sign(x), roundEven(x));
}
