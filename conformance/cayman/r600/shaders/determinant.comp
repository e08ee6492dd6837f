#version 450
//! ssbo 0 2048 zero
//! ssbo 1 4096 signed 27
// Whole numbers: exact in any order.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { ivec4 a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    mat4 m = mat4(vec4(a[4 * i] >> 3), vec4(a[4 * i + 1] >> 3), vec4(a[4 * i + 2] >> 3), vec4(a[4 * i + 3] >> 3));
    o[i] = vec4(determinant(m), determinant(mat3(m)), determinant(mat2(m)), trunc(m[1][2]));
    o[i + 64] = m * vec4(1, 2, 3, 4) + vec4(1, 2, 3, 4) * m;
}
