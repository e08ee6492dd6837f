// SPDX-License-Identifier: MIT
// Uniform reads of `constant` memory become blocks of 16 bytes, which end beyond what the source reads.
typedef struct {
    float a, b, c;
} triple;

kernel void
sum(constant float *in, global float *out)
{
    out[get_global_id(0)] = in[0] + in[1] + in[2];
}

kernel void
sum_ends(constant float *in, global float *out)
{
    out[get_global_id(0)] = in[0] + in[2];
}

kernel void
sum_vector(constant float *in, global float *out)
{
    const float3 v = vload3(0, in);
    out[get_global_id(0)] = v.x + v.y + v.z;
}

kernel void
sum_struct(constant triple *in, global float *out)
{
    out[get_global_id(0)] = in->a + in->b + in->c;
}

kernel void
sum_ints(constant int *in, global int *out)
{
    out[get_global_id(0)] = in[0] + in[1] + in[2];
}

kernel void
sum_seven(constant int *in, global int *out, int k)
{
    int sum = 0;
    for (int i = 0; i < 7; i++)
        sum += in[k + i];
    out[get_global_id(0)] = sum;
}

kernel void
sum_at(constant float *in, global float *out, int k)
{
    out[get_global_id(0)] = in[k] + in[k + 1] + in[k + 2];
}

// One element, exactly. The sum of numbers keeps the compiler from going through the buffer's surface.
kernel void
take(global int *in, global int *out, long at)
{
    global const char *p = (global const char *)((size_t)in + (size_t)at);
    *out = *(global const int *)p;
}
