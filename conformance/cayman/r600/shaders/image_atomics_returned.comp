#version 450
//! image 0 2d r32ui 8 8 1 hash
//! ssbo 0 2048 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32ui, binding = 0) uniform uimage2D a;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
void main()
{
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    uint i = gl_LocalInvocationIndex;
    uint add = imageAtomicAdd(a, p, i), swap = imageAtomicExchange(a, p, add ^ 5u), low = imageAtomicMin(a, p, 1u << 30);
    o[i] = uvec4(add, swap, low, imageAtomicCompSwap(a, p, low, i));
    o[i + 64u] = uvec4(imageAtomicAnd(a, p, 0xffu), imageAtomicOr(a, p, 0x100u), imageLoad(a, p).r, i);
}
