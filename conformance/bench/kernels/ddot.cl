// SPDX-License-Identifier: MIT
// Dot products in double precision, one sum a work-group.
// not on cayman: its compiler has no double
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void ddot(__global const double *x, __global const double *y, __global double *sums,
                   __local double *part, uint n)
{
    uint item = get_local_id(0);
    double sum = 0.0;
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        sum += x[i] * y[i];
    part[item] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint reach = get_local_size(0) / 2; reach > 0; reach /= 2) {
        if (item < reach)
            part[item] += part[item + reach];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0)
        sums[get_group_id(0)] = part[0];
}
