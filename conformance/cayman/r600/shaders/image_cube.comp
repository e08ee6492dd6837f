#version 450
//! groups 1 1 6
//! image 0 cube r32ui 8 8 1 hash
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32ui, binding = 0) uniform uimageCube a;
void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    uvec4 v = imageLoad(a, p);
    imageStore(a, p, v * 3u + uint(p.z));
}
