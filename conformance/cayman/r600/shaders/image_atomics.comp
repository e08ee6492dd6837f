#version 450
//! groups 4 1 1
//! image 0 2d r32ui 8 4 1 zero
//! image 1 2d r32i 8 4 1 zero
//! ssbo 0 1024 hash 70
layout(local_size_x = 64) in;
layout(r32ui, binding = 0) uniform uimage2D a;
layout(r32i, binding = 1) uniform iimage2D b;
layout(std430, binding = 0) buffer A { uint x[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, v = x[i];
    int column = int(i & 7u);
    imageAtomicAdd(a, ivec2(column, 0), v);
    imageAtomicMax(a, ivec2(column, 1), v);
    imageAtomicOr(a, ivec2(column, 2), v & 0x11111u);
    imageAtomicXor(a, ivec2(column, 3), v);
    imageAtomicMin(b, ivec2(column, 0), int(v));
    imageAtomicMax(b, ivec2(column, 1), int(v));
    imageAtomicAdd(b, ivec2(column, 2), 3);
    imageAtomicAnd(b, ivec2(column, 3), int(v));
}
