#version 450
//! groups 2 1 1
//! ssbo 0 1024 zero
//! atomic 0 16 small 54
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(binding = 0, offset = 0) uniform atomic_uint first;
layout(binding = 0, offset = 4) uniform atomic_uint second;
layout(binding = 0, offset = 8) uniform atomic_uint third;
void main()
{
    uint mine = atomicCounterIncrement(first);
    o[mine & 255u] = 1u;
    if ((gl_LocalInvocationIndex & 1u) == 0u)
        atomicCounterDecrement(second);
    o[128u + (gl_GlobalInvocationID.x & 127u)] = atomicCounter(third);
}
