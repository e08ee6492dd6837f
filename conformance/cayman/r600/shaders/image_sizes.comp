#version 450
//! image 0 2d r32f 12 7 1 zero
//! image 1 3d r32f 4 6 5 zero
//! image 2 2darray r32f 4 4 9 zero
//! image 3 cube r32f 16 16 1 zero
//! ssbo 0 64 zero
layout(local_size_x = 1) in;
layout(r32f, binding = 0) uniform image2D a;
layout(r32f, binding = 1) uniform image3D b;
layout(r32f, binding = 2) uniform image2DArray c;
layout(r32f, binding = 3) uniform imageCube d;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
void main()
{
    o[0] = ivec4(imageSize(a), 0, 0);
    o[1] = ivec4(imageSize(b), 0);
    o[2] = ivec4(imageSize(c), 0);
    o[3] = ivec4(imageSize(d), 0, 0);
}
