#version 450
//! groups 2 2 1
//! image 0 2d rgba8 16 16 1 hash
//! image 1 2d rgba8 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba8, binding = 0) uniform image2D a;
layout(rgba8, binding = 1) uniform image2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(b, p, imageLoad(a, 15 - p).bgra);
}
