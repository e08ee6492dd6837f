#version 450
//! groups 4 1 1
//! ssbo 0 128 zero
//! ssbo 1 4096 small 49
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer O { uint o[32]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint bins[32];
void main()
{
    uint i = gl_LocalInvocationIndex;
    if (i < 32u)
        bins[i] = 0u;
    barrier();
    for (uint k = 0u; k < 2u; k++)
        atomicAdd(bins[a[gl_WorkGroupID.x * 256u + k * 128u + i] & 31u], 1u);
    barrier();
    if (i < 32u)
        atomicAdd(o[i], bins[i]);
}
