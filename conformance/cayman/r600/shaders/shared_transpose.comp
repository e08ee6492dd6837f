#version 450
//! groups 2 2 1
//! ssbo 0 4096 zero
//! ssbo 1 4096 float 46
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer O { float o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
shared float tile[16][17];
void main()
{
    uvec2 l = gl_LocalInvocationID.xy, g = gl_GlobalInvocationID.xy;
    tile[l.y][l.x] = a[g.y * 32u + g.x];
    barrier();
    uvec2 t = gl_WorkGroupID.yx * 16u + l;
    o[t.y * 32u + t.x] = tile[l.x][l.y];
}
