#version 450
//! groups 2 2 1
//! image 0 2d r32f 16 16 1 float
//! image 1 2d r32f 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32f, binding = 0) uniform image2D a;
layout(r32f, binding = 1) uniform image2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(b, p, imageLoad(a, p.yx) * 2.0 + imageLoad(a, (p + 1) % 16));
}
