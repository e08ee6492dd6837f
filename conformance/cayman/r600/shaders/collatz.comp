#version 450
//! groups 4 1 1
//! ssbo 0 1024 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    uint n = gl_GlobalInvocationID.x + 1u, steps = 0u;
    while (n != 1u) {
        n = (n & 1u) == 0u ? n / 2u : 3u * n + 1u;
        steps++;
    }
    o[gl_GlobalInvocationID.x] = steps;
}
