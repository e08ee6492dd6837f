// SPDX-License-Identifier: MIT
// Two versions of a program for `caygen diff`.
kernel void
same(global float *x)
{
    x[get_global_id(0)] += 1;
}

#ifndef SECOND
kernel void
scale(global float *x, float factor)
{
    x[get_global_id(0)] *= factor;
}
#else
kernel void
scale(global float *x, float factor, float offset)
{
    x[get_global_id(0)] = x[get_global_id(0)] * factor + offset;
}
#endif
