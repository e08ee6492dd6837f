#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 float 13
//! ssbo 2 256 positive 14
//! within 0 1
// A division is a product with the reciprocal (r600): one unit in the last place.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = a[i], y = b[i];
    o[i] = vec4(x + y, x - y, x * y, x / y);
    o[i + 64] = vec4(1.0 / y, sqrt(y), inversesqrt(y), -x);
    o[i + 128] = vec4(abs(x), sign(x), min(x, y), max(x, y));
    o[i + 192] = vec4(clamp(x, -1.0, 1.0), float(x < y), float(x == x), step(x, y));
}
