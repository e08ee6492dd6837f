#version 450
//! groups 2 1 1
//! ssbo 0 512 hash 77
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    uint x = o[gl_GlobalInvocationID.x] | 1u;
    for (int k = 0; k < 100; k++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    o[gl_GlobalInvocationID.x] = x;
}
