// SPDX-License-Identifier: MIT
// y = a x + y in double precision.
// not on cayman: its compiler has no double
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void daxpy(__global const double *x, __global double *y, double a)
{
    size_t i = get_global_id(0);
    y[i] = a * x[i] + y[i];
}
