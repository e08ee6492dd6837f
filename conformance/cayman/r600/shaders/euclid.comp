#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 41
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex, x = a[i] % 5040u, y = a[63u - i] % 720720u;
    do {
        uint r = y != 0u ? x % y : 0u;
        x = y;
        y = r;
    } while (y != 0u);
    o[i] = x;
}
