#version 450
//! ssbo 0 512 zero
//! ssbo 1 512 small 56
layout(local_size_x = 128) in;
layout(std430, binding = 0) coherent buffer O { uint o[]; };
layout(std430, binding = 1) readonly buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[i];
    memoryBarrierBuffer();
    barrier();
    uint x = o[127u - i];
    memoryBarrier();
    barrier();
    o[i] = x * 2u + a[i];
    groupMemoryBarrier();
}
