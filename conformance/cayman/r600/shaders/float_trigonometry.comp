#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 float 18
//! ssbo 2 256 unit 19
//! within 0 64 0.0001
// SIN and COS take revolutions: the product with 1 / 2 pi has an error of about 2^-24 of the argument. asin and
// acos are NIR's polynomials on both, with other products.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = vec4(sin(a[i]), cos(a[i]), sin(b[i]), cos(b[i]));
    o[i + 64] = vec4(asin(b[i]), acos(b[i]), atan(a[i]), atan(a[i], b[i] + 1.0));
    o[i + 128] = vec4(tan(b[i]), sinh(b[i]), cosh(b[i]), tanh(a[i]));
    o[i + 192] = vec4(radians(a[i]), degrees(b[i]), asinh(b[i]), atanh(b[i] * 0.9));
}
