#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 1
//! ssbo 2 256 small 2
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
layout(std430, binding = 2) buffer B { int b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    int x = a[i], y = b[i] + 1;
    o[i] = ivec4(x + y, x - y, x * y, x / y);
    o[i + 64] = ivec4(x % y, -x, abs(x), sign(x));
    o[i + 128] = ivec4(min(x, y), max(x, y), clamp(x, -y, y), x & y);
    o[i + 192] = ivec4(x | y, x ^ y, ~x, x << (y % 31));
}
