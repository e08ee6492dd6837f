#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 61
//! ssbo 2 256 hash 62
//! ssbo 3 256 hash 63
//! uniform which u 1
// One index: of several, r600 overwrites the register before MOVA_INT reads it.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; } block[3];
uniform uint which;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = block[which].a[i];
}
