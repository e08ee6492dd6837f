#version 450
//! groups 3 1 1
//! ssbo 0 768 index
//! ssbo 1 768 small 40
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x;
    if (a[i] < 20u)
        return;
    for (uint k = 0u; k < 40u; k++) {
        if (a[(i + k) % 192u] == 77u)
            return;
        if (k > a[i])
            break;
        o[i] = k;
    }
    if (a[i] < 60u) {
        o[i] += 10000u;
        return;
    }
    o[i] += 20000u;
}
