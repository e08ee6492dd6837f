#version 450
//! ssbo 0 1024 small 78
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint d[16][16];
void main()
{
    uint x = gl_LocalInvocationID.x, y = gl_LocalInvocationID.y;
    d[y][x] = o[y * 16u + x] + 1u;
    for (uint k = 0u; k < 16u; k++) {
        barrier();
        uint through = d[y][k] + d[k][x];
        barrier();
        if (through < d[y][x])
            d[y][x] = through;
    }
    barrier();
    o[y * 16u + x] = d[y][x];
}
