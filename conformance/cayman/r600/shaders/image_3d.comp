#version 450
//! groups 1 1 2
//! image 0 3d r32ui 8 4 4 hash
//! image 1 3d r32ui 8 4 4 zero
layout(local_size_x = 8, local_size_y = 4, local_size_z = 2) in;
layout(r32ui, binding = 0) uniform uimage3D a;
layout(r32ui, binding = 1) uniform uimage3D b;
void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    imageStore(b, p, imageLoad(a, ivec3(7, 3, 3) - p) + uint(imageSize(a).z));
}
