#version 450
//! ssbo 0 2048 zero
//! ssbo 1 256 float 16
//! ssbo 2 256 positive 17
//! within 0 256 0.00001
// llvmpipe's exp2 and log2 are polynomials with an error of about 2^-18; Caygen's are exact to the last place.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = vec4(exp2(a[i]), log2(b[i]), exp(a[i]), log(b[i]));
    o[i + 64] = vec4(pow(b[i], 0.5), pow(2.0, a[i]), pow(b[i], a[i] * 0.25), sqrt(b[i]));
}
