#version 450
//! image 0 2d rgba32f 8 8 1 float
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba32f, binding = 0) uniform image2D a;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(a, p, imageLoad(a, p).wzyx + 1.0);
}
