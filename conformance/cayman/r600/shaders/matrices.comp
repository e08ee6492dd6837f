#version 450
//! ssbo 0 12288 zero
//! ssbo 1 4096 float 25
//! ssbo 2 4096 float 26
//! within 0 256 0.001
// Sums of products in another order; the products reach 256.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { mat4 o[]; };
layout(std430, binding = 1) buffer A { mat4 a[]; };
layout(std430, binding = 2) buffer B { mat4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[i] * b[i];
    o[i + 64] = transpose(a[i]) + outerProduct(a[i][0], b[i][1]);
    mat4 r = matrixCompMult(a[i], b[i]);
    r[0] = a[i] * b[i][2];
    r[1] = b[i][3] * a[i];
    r[2] = vec4(mat3(a[i]) * b[i][0].xyz, 1);
    r[3] = vec4(mat2(a[i]) * b[i][0].xy, mat2x3(a[i])[1].xy);
    o[i + 128] = r;
}
