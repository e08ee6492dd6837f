#version 450
//! groups 2 2 1
//! texture 0 2d rgba8 16 16 1 1 hash clamp
//! image 0 2d r32f 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2D t;
layout(r32f, binding = 0) writeonly uniform image2D a;
float grey(ivec2 p) { vec4 c = round(texelFetch(t, clamp(p, ivec2(0), ivec2(15)), 0) * 255.0); return c.r + 2.0 * c.g + c.b; }
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    float x = 0.0, y = 0.0;
    for (int k = -1; k <= 1; k++) {
        float w = k == 0 ? 2.0 : 1.0;
        x += w * (grey(p + ivec2(1, k)) - grey(p + ivec2(-1, k)));
        y += w * (grey(p + ivec2(k, 1)) - grey(p + ivec2(k, -1)));
    }
    imageStore(a, p, vec4(abs(x) + abs(y)));
}
