/* SPDX-License-Identifier: MIT */
/* What only Intel's compiler accepts: OpenCL C 2.0 program-scope data, generic pointers, images, printf. */
global int counter = 5;
constant int first[4] = {1, 2, 3, 4};
constant int second[4] = {5, 6, 7, 8};
constant constant int *const rows[2] = {first, second};

kernel void
globals(global int *out, int k)
{
    out[get_global_id(0)] = rows[k & 1][k & 3] + atomic_add(&counter, 1);
}

kernel void
private_array(global int *out, global const int *in, int n)
{
    int stack[600];
    for (int i = 0; i < n; i++)
        stack[i % 600] = in[i] ^ i;
    int *p = n > 3 ? stack : stack + 1;
    out[get_global_id(0)] = p[(n * 7) % 599];
}

kernel __attribute__((intel_reqd_sub_group_size(8))) void
print(global const int *in)
{
    if (in[get_global_id(0)] < 0)
        printf("bad %d at %s\n", in[get_global_id(0)], "here");
}

kernel void
image(read_only image2d_t src, sampler_t smp, write_only image2d_t dst)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(dst, at, read_imagef(src, smp, convert_float2(at) * 0.5f));
}
