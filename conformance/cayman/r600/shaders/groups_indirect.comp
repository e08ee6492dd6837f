#version 450
//! groups 5 3 1
//! indirect
//! ssbo 0 1440 zero
layout(local_size_x = 24) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    uint i = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 24u + gl_LocalInvocationID.x;
    o[i] = i * 3u + gl_NumWorkGroups.y;
}
