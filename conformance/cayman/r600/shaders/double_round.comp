#version 450
//! ssbo 0 3072 zero
//! ssbo 1 512 double 9
//! within64 0 0 1e-300
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
uvec4 both(double x, double y) { return uvec4(unpackDouble2x32(x), unpackDouble2x32(y)); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]);
    o[i] = both(floor(x), ceil(x));
    o[i + 64] = both(trunc(x), fract(x));
    o[i + 128] = both(sign(x), roundEven(x));
}
