#version 450
//! image 0 2d rgba16f 8 8 1 half
//! image 1 2d rgba16f 8 8 1 zero
// No rounding: llvmpipe cuts, Caygen rounds to nearest.
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba16f, binding = 0) uniform image2D a;
layout(rgba16f, binding = 1) writeonly uniform image2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(b, p, imageLoad(a, p).wzyx * 2.0);
}
