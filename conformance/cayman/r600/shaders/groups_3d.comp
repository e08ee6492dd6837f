#version 450
//! groups 3 2 4
//! ssbo 0 9216 zero
layout(local_size_x = 4, local_size_y = 3, local_size_z = 2) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
void main()
{
    uvec3 size = gl_NumWorkGroups * gl_WorkGroupSize, g = gl_GlobalInvocationID;
    uint i = (g.z * size.y + g.y) * size.x + g.x;
    uvec3 l = gl_LocalInvocationID, w = gl_WorkGroupID;
    o[i] = uvec4(l.x | l.y << 8 | l.z << 16, w.x | w.y << 8 | w.z << 16, gl_LocalInvocationIndex, size.x * size.z);
}
