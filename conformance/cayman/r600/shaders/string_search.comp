#version 450
//! ssbo 0 256 zero
//! ssbo 1 1024 hash 82
//! ubo 0 64 hash 83
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std140, binding = 0) uniform P { uvec4 p[4]; };
uint text(uint n) { return a[n >> 2] >> (8u * (n & 3u)) & 3u; }
void main()
{
    uint i = gl_LocalInvocationIndex, best = 0u, where = 0u;
    for (uint start = i * 15u; start < i * 15u + 15u; start++) {
        uint n = 0u;
        for (; n < 12u; n++)
            if (text(start + n) != (p[n >> 2][n & 3u] & 3u))
                break;
        if (n > best) {
            best = n;
            where = start;
        }
    }
    o[i] = best << 16 | where;
}
