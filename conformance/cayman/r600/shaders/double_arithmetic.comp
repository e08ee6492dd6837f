#version 450
//! ssbo 0 4096 zero
//! ssbo 1 512 double 1
//! ssbo 2 512 double 2
// Buffers hold pairs of dwords in all of these: r600 loads half of a double from an SSBO.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
uvec4 both(double x, double y) { return uvec4(unpackDouble2x32(x), unpackDouble2x32(y)); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32(b[i]);
    o[i] = both(x + y, x - y);
    o[i + 64] = both(x * y, -x);
    o[i + 128] = both(abs(x) + 1.0lf, x * 0.1lf);
    o[i + 192] = both(x * 3.0lf, x + 3.0lf);
}
