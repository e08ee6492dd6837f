#version 450
//! groups 4 4 1
//! ssbo 0 4096 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    vec2 c = vec2(gl_GlobalInvocationID.xy) * 0.0625 - vec2(1.5, 1.0), z = vec2(0);
    uint k = 0u;
    for (; k < 40u && z.x * z.x + z.y * z.y < 4.0; k++)
        z = vec2(z.x * z.x - z.y * z.y + c.x, 2.0 * z.x * z.y + c.y);
    o[gl_GlobalInvocationID.y * 32u + gl_GlobalInvocationID.x] = k < 12u ? k : 12u;
}
