#version 450
//! groups 4 1 1
//! ssbo 0 64 zero
//! ssbo 1 1024 hash 51
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[8]; int s[8]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint x = a[gl_GlobalInvocationID.x];
    atomicAdd(o[0], x);
    atomicMax(o[1], x);
    atomicMin(s[0], int(x));
    atomicMax(s[1], int(x));
    atomicOr(o[2], 1u << (x % 31u));
    atomicXor(o[3], x);
    atomicAdd(s[2], int(x) >> 24);
    if (gl_GlobalInvocationID.x == 200u)
        atomicExchange(o[4], x);
    atomicCompSwap(o[5], 0u, 17u);
    atomicAnd(o[6], x);
    atomicMin(o[7], x);
}
