#version 450
//! ssbo 0 1024 zero
//! ssbo 1 512 double 5
//! ssbo 2 512 double 6
//! within64 0 8589934592
// r600 takes RECIP_64 and SQRT_64 as they are: their low dword is 0, so 2^-20 remains (the guide: "approximate").
// Not sqrt(abs(x)): r600 takes the absolute value of the low dword.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32(b[i]);
    o[i] = uvec4(unpackDouble2x32(x / y), unpackDouble2x32(sqrt(x * x)));
}
