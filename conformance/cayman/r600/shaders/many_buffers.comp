#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 57
//! ssbo 2 256 hash 58
//! ssbo 3 256 hash 59
//! ssbo 4 256 hash 60
//! ssbo 5 256 zero
//! ssbo 6 256 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint a[]; };
layout(std430, binding = 1) buffer B { uint b[]; };
layout(std430, binding = 2) buffer C { uint c[]; };
layout(std430, binding = 3) buffer D { uint d[]; };
layout(std430, binding = 4) buffer E { uint e[]; };
layout(std430, binding = 5) buffer F { uint f[]; };
layout(std430, binding = 6) buffer G { uint g[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    a[i] = b[i] + c[i];
    f[i] = d[i] ^ e[i];
    g[63u - i] = b[i] * e[i];
    if ((i & 1u) != 0u)
        b[i] = a[i];
}
