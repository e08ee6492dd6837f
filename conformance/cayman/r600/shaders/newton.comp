#version 450
//! ssbo 0 1024 zero
//! ssbo 1 256 positive 80
//! within 0 4
// Quotients are products with a reciprocal.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = a[i], r = x;
    for (int k = 0; k < 12; k++)
        r = 0.5 * (r + x / r);
    o[i] = vec4(r, trunc(r * 16.0), floor(x), x);
}
