#version 450
//! groups 4 1 1
//! ssbo 0 16 zero
//! ssbo 1 4096 small 44
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint sums[256];
void main()
{
    uint i = gl_LocalInvocationIndex;
    sums[i] = a[gl_GlobalInvocationID.x];
    barrier();
    for (uint half_size = 128u; half_size > 0u; half_size >>= 1) {
        if (i < half_size)
            sums[i] += sums[i + half_size];
        barrier();
    }
    if (i == 0u)
        o[gl_WorkGroupID.x] = sums[0];
}
