#version 450
//! groups 2 1 1
//! ssbo 0 128 zero
//! ssbo 1 2048 hash 81
//! ssbo 2 2048 zero
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer C { uint counts[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer O { uint o[]; };
shared uint local_count[16], local_start[16], keys[256];
void main()
{
    uint i = gl_LocalInvocationIndex, key = a[gl_GlobalInvocationID.x], digit = key >> 28;
    if (i < 16u)
        local_count[i] = 0u;
    keys[i] = digit;
    barrier();
    atomicAdd(local_count[digit], 1u);
    barrier();
    if (i == 0u)
        for (uint k = 0u, sum = 0u; k < 16u; k++) {
            local_start[k] = sum;
            sum += local_count[k];
        }
    barrier();
    uint before = 0u;
    for (uint k = 0u; k < i; k++)
        before += keys[k] == digit ? 1u : 0u;
    o[gl_WorkGroupID.x * 256u + local_start[digit] + before] = key;
    if (i < 16u)
        counts[gl_WorkGroupID.x * 16u + i] = local_count[i];
}
