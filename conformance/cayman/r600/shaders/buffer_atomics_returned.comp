#version 450
//! groups 4 1 1
//! ssbo 0 1024 hash 52
//! ssbo 1 8192 zero
//! ssbo 2 1024 hash 53
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint a[]; };
layout(std430, binding = 1) buffer O { uvec4 o[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, x = b[i];
    uint add = atomicAdd(a[i], x), low = atomicMin(a[i], x), high = atomicMax(a[i], x >> 1), both = atomicAnd(a[i], x | 15u);
    o[i] = uvec4(add, low, high, both);
    uint or = atomicOr(a[i], 0x8000u), xor = atomicXor(a[i], x), old = atomicExchange(a[i], x + 7u);
    o[i + 256u] = uvec4(or, xor, old, atomicCompSwap(a[i], x + 7u, i));
}
