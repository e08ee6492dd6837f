#version 450
//! image 0 2d rgba32ui 8 8 1 hash
//! image 1 2d rgba8ui 8 8 1 zero
//! image 2 2d rg32ui 8 8 1 zero
//! image 3 2d r16ui 8 8 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba32ui, binding = 0) uniform uimage2D a;
layout(rgba8ui, binding = 1) uniform uimage2D b;
layout(rg32ui, binding = 2) uniform uimage2D c;
layout(r16ui, binding = 3) uniform uimage2D d;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    uvec4 v = imageLoad(a, p);
    imageStore(b, p, v & 0xffu);
    imageStore(c, p.yx, v.zwxy);
    imageStore(d, p, v >> 16);
}
