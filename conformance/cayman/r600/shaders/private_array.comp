#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 small 33
// ^, since r600 reads an element again behind the store when it is part of a sum.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { int o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
void main()
{
    int i = int(gl_LocalInvocationIndex);
    int stack[24];
    for (int k = 0; k < 24; k++)
        stack[k] = a[(i + k) & 63];
    int top = a[i] % 24;
    stack[top] ^= 512;
    stack[(top + 7) % 24] = stack[top] * 2;
    for (int k = 0; k < 10; k++)
        top = stack[top] % 24;
    int sum = top;
    for (int k = 0; k < 24; k++)
        sum = sum * 31 + stack[k];
    o[i] = sum;
}
