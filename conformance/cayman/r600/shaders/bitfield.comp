#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 5
//! ssbo 2 256 hash 6
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = a[i], y = b[i];
    int offset = int(y & 15u), bits = int(y >> 8 & 15u);
    o[i] = uvec4(bitfieldExtract(x, offset, bits), uint(bitfieldExtract(int(x), offset, bits)),
                 bitfieldInsert(x, y, offset, bits), bitfieldReverse(x));
    o[i + 64] = uvec4(bitCount(x), findLSB(x), findMSB(x), findMSB(int(x)));
    o[i + 128] = uvec4(findLSB(x & 0xffff0000u), findMSB(x >> (y % 31u)), findMSB(~int(x >> 20)), bitCount(x & y));
    o[i + 192] = uvec4(findLSB(0u), findMSB(0u), findMSB(-1), bitfieldExtract(x, 0, 32));
}
