#version 450
//! groups 2 2 1
//! image 0 2d r32ui 10 9 1 zero
//! ssbo 0 2048 hash 71
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32ui, binding = 0) uniform uimage2D a;
layout(std430, binding = 0) buffer A { uint x[]; };
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(a, p, uvec4(x[p.y * 16 + p.x]));
}
