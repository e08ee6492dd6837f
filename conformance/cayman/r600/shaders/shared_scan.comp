#version 450
//! groups 2 1 1
//! ssbo 0 1024 zero
//! ssbo 1 1024 small 45
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint s[2][128];
void main()
{
    uint i = gl_LocalInvocationIndex, from = 0u;
    s[0][i] = a[gl_GlobalInvocationID.x];
    barrier();
    for (uint d = 1u; d < 128u; d *= 2u) {
        s[1u - from][i] = s[from][i] + (i >= d ? s[from][i - d] : 0u);
        from = 1u - from;
        barrier();
    }
    o[gl_GlobalInvocationID.x] = s[from][i];
}
