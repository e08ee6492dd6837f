#version 450
//! ssbo 0 8192 zero
//! ssbo 1 256 hash 9
//! ssbo 2 1024 float 10
// r600 computes packSnorm and packUnorm in floats; the inputs are far from ties.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { vec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec4 v = b[i] / 8.0;
    o[i] = uvec4(packUnorm4x8(v), packSnorm4x8(v), packUnorm2x16(v.xy), packSnorm2x16(v.zw));
    o[i + 64] = uvec4(packHalf2x16(b[i].xy), packHalf2x16(b[i].zw * 100.0), floatBitsToUint(v.xy));
    o[i + 128] = floatBitsToUint(vec4(unpackHalf2x16(a[i] & 0x7bff7bffu), unpackHalf2x16(a[i] & 0xfbfffbffu)));
    o[i + 192] = uvec4(unpackUnorm4x8(a[i]) * 255.0);
    o[i + 256] = uvec4(ivec4(round(unpackSnorm4x8(a[i]) * 127.0)));
    o[i + 320] = uvec4(round(unpackUnorm2x16(a[i]) * 65535.0), ivec2(round(unpackSnorm2x16(a[i]) * 32767.0)));
    o[i + 384] = uvec4(unpackDouble2x32(packDouble2x32(uvec2(a[i], i))), floatBitsToInt(v.z), floatBitsToInt(v.w));
}
