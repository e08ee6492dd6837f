#version 450
//! ssbo 0 2048 zero
//! uniform scale f 1.5 -2 0.25 8
//! uniform offset i 7
//! uniform mask u 0xff00ff
//! uniform pair f 3 -4
//! matrix m 4
//! matrix n 3
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
uniform vec4 scale;
uniform int offset;
uniform uint mask;
uniform vec2 pair;
uniform mat4 m;
uniform mat3 n;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = m * (scale * float(int(i) + offset));
    o[i + 64] = vec4(n * vec3(pair, float(i)), uintBitsToFloat((i * 0x10001u & mask) | 0x3f800000u));
}
