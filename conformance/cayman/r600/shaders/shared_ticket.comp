#version 450
//! ssbo 0 1024 zero
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint next, taken[256];
void main()
{
    uint i = gl_LocalInvocationIndex;
    if (i == 0u)
        next = 0u;
    taken[i] = 0u;
    barrier();
    uint mine = atomicAdd(next, 1u);
    atomicAdd(taken[mine], 1u);
    if ((i & 7u) == 3u)
        atomicAdd(taken[atomicAdd(next, 0u) & 255u], 0u);
    barrier();
    o[i] = taken[i] * 1000u + next;
}
