#version 460
//! ssbo 0 256 zero
//! atomic 0 16 small 55
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(binding = 0, offset = 0) uniform atomic_uint c[4];
void main()
{
    uint i = gl_LocalInvocationIndex;
    atomicCounterAdd(c[0], i);
    atomicCounterMax(c[1], i * 3u);
    atomicCounterOr(c[2], 1u << (i & 31u));
    if (i == 9u)
        o[i] = atomicCounterExchange(c[3], 1234u);
    else
        o[i] = i;
}
