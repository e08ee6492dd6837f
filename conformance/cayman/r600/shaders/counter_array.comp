#version 450
#extension GL_ARB_shader_atomic_counter_ops : require
//! ssbo 0 256 zero
//! atomic 0 16 small 55
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(binding = 0, offset = 0) uniform atomic_uint c[4];
void main()
{
    uint i = gl_LocalInvocationIndex;
    atomicCounterAddARB(c[0], i);
    atomicCounterMaxARB(c[1], i * 3u);
    atomicCounterOrARB(c[2], 1u << (i % 31u));
    o[i] = i == 9u ? atomicCounterExchangeARB(c[3], 1234u) : i;
}
