#version 450
//! groups 8 1 1
//! ssbo 0 4 zero
//! ssbo 1 2048 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer N { uint next; };
layout(std430, binding = 1) buffer O { uint o[]; };
void main()
{
    if ((gl_GlobalInvocationID.x & 3u) != 1u)
        o[atomicAdd(next, 1u)] = 1u;
}
