/* SPDX-License-Identifier: MIT */
/* Kernels of the API tests: each shows one thing a launch hands to a kernel. */

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

__kernel void
vadd(__global const float *a, __global const float *b, __global float *c)
{
    size_t i = get_global_id(0);
    c[i] = a[i] + b[i];
}

/* What the built-in function number `which` answers in dimension d, for every work-item. */
__kernel void
ids(__global uint *out, uint which, uint d)
{
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1);
    size_t z = get_global_id(2) - get_global_offset(2);
    uint answer = which == 0   ? get_global_id(d)
                  : which == 1 ? get_local_id(d)
                  : which == 2 ? get_group_id(d)
                  : which == 3 ? get_local_size(d)
                  : which == 4 ? get_num_groups(d)
                  : which == 5 ? get_global_size(d)
                  : which == 6 ? get_global_offset(d)
                               : get_work_dim();
    out[(z * get_global_size(1) + y) * get_global_size(0) + x] = answer;
}

__kernel void
values(__global int *out, char c, short s, int i, long l, float f, int4 v)
{
    out[0] = c;
    out[1] = s;
    out[2] = i;
    out[3] = (int)l;
    out[4] = (int)(l >> 32);
    out[5] = as_int(f);
    out[6] = v.x;
    out[7] = v.y;
    out[8] = v.z;
    out[9] = v.w;
}

/* Both local arguments are used, so that an overlap would show. */
__kernel void
locals(__global int *out, __local int *a, __local int *b)
{
    size_t l = get_local_id(0), n = get_local_size(0);
    a[l] = (int)l;
    b[l] = 1000 + (int)l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = a[n - 1 - l] + b[n - 1 - l];
}

__kernel void
constants(__constant int *table, __global int *out)
{
    out[get_global_id(0)] = table[get_global_id(0) & 3];
}

__kernel __attribute__((reqd_work_group_size(8, 2, 1))) void
required(__global int *out)
{
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (int)get_local_size(0);
}

/* Writes where it is told to, through an address that is a number. */
__kernel void
poke(__global int *buffer, long beyond)
{
    __global char *p = (__global char *)((size_t)buffer + (size_t)beyond);
    *(__global int *)p = (int)get_global_id(0);
}

__kernel void
spin(__global volatile int *flag)
{
    while (flag[0] == 0)
        flag[1] = 1;
}

__kernel void
null_argument(__global int *maybe, __global int *out)
{
    out[0] = maybe == 0;
}

__kernel void
increment(__global int *p)
{
    p[get_global_id(0)] += 1;
}
