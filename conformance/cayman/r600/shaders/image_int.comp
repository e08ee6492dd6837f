#version 450
//! image 0 2d rgba16i 8 8 1 hash
//! image 1 2d rgba8i 8 8 1 hash
//! image 2 2d rgba32i 8 8 1 zero
//! image 3 2d r32i 8 8 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba16i, binding = 0) uniform iimage2D a;
layout(rgba8i, binding = 1) uniform iimage2D b;
layout(rgba32i, binding = 2) uniform iimage2D c;
layout(r32i, binding = 3) uniform iimage2D d;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    ivec4 x = imageLoad(a, p), y = imageLoad(b, p);
    imageStore(c, p, x * 1000 - y);
    imageStore(d, p, ivec4(x.x + y.w));
    imageStore(b, p, y.yxwz / 2);
}
