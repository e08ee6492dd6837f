#version 450
//! ssbo 0 128 zero
//! ssbo 1 1024 hash 48
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint u[8];
shared int s[4];
void main()
{
    uint i = gl_LocalInvocationIndex, x = a[i];
    if (i < 8u)
        u[i] = i == 1u || i == 2u ? 0xffffffffu : 0u;
    if (i < 4u)
        s[i] = 0;
    barrier();
    atomicAdd(u[0], x);
    atomicMin(u[1], x);
    atomicAnd(u[2], x | 0xff00ff00u);
    atomicMax(u[3], x);
    atomicOr(u[4], 1u << (x % 31u));
    atomicXor(u[5], x);
    atomicMin(s[0], int(x));
    atomicMax(s[1], int(x));
    atomicAdd(s[2], int(x) >> 20);
    barrier();
    if (i == 77u)
        u[6] = atomicExchange(u[0], 5u) + atomicCompSwap(u[0], 5u, 9u) + atomicCompSwap(u[0], 5u, 11u);
    barrier();
    if (i < 8u)
        o[i] = u[i];
    if (i < 4u)
        o[8u + i] = uint(s[i]);
}
