#version 450
//! groups 7 1 1
//! ssbo 0 2604 index
layout(local_size_x = 93) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint s[93];
void main()
{
    uint i = gl_LocalInvocationIndex;
    s[i] = o[gl_GlobalInvocationID.x];
    barrier();
    o[gl_GlobalInvocationID.x] = s[(i + 1u) % 93u] + s[92u - i];
}
