#version 450
//! image 0 2d rgba16 8 8 1 hash
//! image 1 2d rgba8_snorm 8 8 1 zero
//! image 2 2d r8 8 8 1 zero
//! image 3 2d rg8 8 8 1 zero
//! image 4 2d rg16f 8 8 1 zero
// No load of rgba8_snorm: r600 fetches it with SRF_MODE NO_ZERO, which is not how OpenGL counts.
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba16, binding = 0) uniform image2D a;
layout(rgba8_snorm, binding = 1) uniform image2D b;
layout(r8, binding = 2) uniform image2D c;
layout(rg8, binding = 3) uniform image2D d;
layout(rg16f, binding = 4) uniform image2D e;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(c, p, vec4(float(p.x * 8 + p.y) / 255.0));
    imageStore(d, p, vec4(float(p.x) / 255.0, float(p.y * 30) / 255.0, 0, 0));
    imageStore(e, p, vec4(p.x * 8 + p.y, -0.25 * p.x, 0, 0));
    imageStore(a, p, imageLoad(a, p).yzwx);
    imageStore(b, p, vec4(p.x * 18 - 63, p.y * 9, -127, 127) / 127.0);
}
