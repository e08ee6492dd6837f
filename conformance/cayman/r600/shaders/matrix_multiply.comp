#version 450
//! groups 2 2 1
//! ssbo 0 4096 zero
//! ssbo 1 4096 signed 72
//! ssbo 2 4096 signed 73
// Whole numbers: exact in any order.
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer O { float o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
layout(std430, binding = 2) buffer B { int b[]; };
shared float x[16][16], y[16][16];
void main()
{
    uvec2 l = gl_LocalInvocationID.xy, g = gl_GlobalInvocationID.xy;
    float sum = 0.0;
    for (uint t = 0u; t < 2u; t++) {
        x[l.y][l.x] = float(a[g.y * 32u + t * 16u + l.x]);
        y[l.y][l.x] = float(b[(t * 16u + l.y) * 32u + g.x]);
        barrier();
        for (uint k = 0u; k < 16u; k++)
            sum += x[l.y][k] * y[k][l.x];
        barrier();
    }
    o[g.y * 32u + g.x] = sum;
}
