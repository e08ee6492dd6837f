#version 450
//! groups 3 1 1
//! ssbo 0 3072 zero
//! ssbo 1 768 hash 9
//! push hash 112 21
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(push_constant) uniform P { uvec4 v[5]; uint s[8]; } p;
void main()
{
    uint i = gl_GlobalInvocationID.x;
    uint x = a[i];
    o[i] = uvec4(x * p.v[0].x + p.v[3].w, p.v[x % 5u].y ^ x, p.s[x >> 29] + p.s[7], p.v[gl_WorkGroupID.x].z);
}
