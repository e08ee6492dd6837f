#version 450
//! groups 1 1 3
//! image 0 2darray rgba8 8 8 3 hash
//! image 1 2darray rgba8 8 8 3 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba8, binding = 0) uniform image2DArray a;
layout(rgba8, binding = 1) uniform image2DArray b;
void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    imageStore(b, p, imageLoad(a, ivec3(p.yx, 2 - p.z)));
}
